import type { ModuleTexts } from '../../module';
import type { texts as english } from '../../en/modules/learn';
import { mistakes } from './mistakes';

/** Lessons and the companion of a first game: their words are fetched with them. */
export const texts = {
  ...mistakes,
  'learn.intro':
    'Dziewięć krótkich lekcji przy prawdziwym stole, każda po kilka minut. Wolno ci wszystko, co dozwolone; możesz wyjść i wrócić, kiedy chcesz.',
  'learn.lessons': 'Lekcje',
  'learn.numbered': '{{number}}. {{lesson}}',
  'learn.left': '{{hint}} Przerwane w środku: graj dalej.',
  'learn.done': '{{hint}} Ukończona.',
  'learn.guided': 'Twoja pierwsza gra',
  'learn.guided.hint':
    'Dwa tygodnie przeciw łagodnemu botowi, z towarzyszem, który daje najwyżej jedną wskazówkę na turę.',
  'learn.step': '{{lesson}}: {{step}} z {{steps}}',
  'learn.fold': 'Zwiń lekcję',
  'learn.unfold': 'Pokaż lekcję',
  'learn.marked': 'zaznaczone w lekcji',
  'learn.remember': 'Zapamiętaj jedno:',
  'learn.toGame': 'Do pierwszej gry',
  'learn.next': 'Dalej: {{lesson}}',
  'learn.all': 'Wszystkie lekcje',
  'learn.again': 'Jeszcze raz',
  'learn.goOn': 'Dalej',
  'learn.tryAgain': 'Powtórz ten krok',
  'learn.showMe': 'Pokaż mi',
  'learn.you': 'Uczeń',
  'learn.unknown': 'Nie ma takiej lekcji.',
  'learn.hire.title': 'Twój pierwszy rząd',
  'learn.hire.hint': 'Cel gry i to, jak płacą karty.',
  'learn.hire.friman':
    'Wygrywa ten, kto na końcu ma najwięcej poziomów miast; zaczynasz z jednym miastem poziomu 1. Za wszystko płacą karty: dotknij dwóch zasobów i naciśnij to, co proponuje rząd, wolnego człowieka.',
  'learn.hire.friman.done':
    'Zatrudniony: wolny człowiek i zasób, który z nim przyszedł, leżą na odkrytym stosie, na późniejsze tury.',
  'learn.hire.chief': 'O rangę wyżej kosztuje o jeden zasób więcej. Zatrudnij dowódcę za trzy pozostałe.',
  'learn.hire.chief.done':
    'Każda karta należy do frakcji, co widać po barwie i godle, a wolno mieszać wszystkie. Zatrudniasz wierzchnią kartę stosu: o jej frakcji decyduje los.',
  'learn.hire.end':
    'Nowych kart nie zagrasz w turze, w której je zdobywasz, więc zakończ turę. Wszystkie karty idą do schronienia, na odkryty stos, a ty dobierasz sześć z narodu, z zakrytego.',
  'learn.hire.end.done':
    'Gdy naród się skończy, tasuje się schronienie: tak zatrudnieni trafiają do twojej ręki. Nie wiesz, co to jest? Przytrzymaj na tym palec, a dowiesz się (mysz: wskaż to; klawiatura: i).',
  'learn.hire.city':
    'Kilka tur później masz w ręce trzech wolnych ludzi. Razem zakładają miasto poziomu 1: wyłóż całą trójkę, naciśnij to, co proponuje rząd, i wybierz nowe miasto z czterema wyjściami.',
  'learn.hire.placeCity': 'Dotknij jasnego pola, na którym kończy się droga, i połóż miasto.',
  'learn.hire.placeCity.done':
    'Twoje drugie miasto: dwa punkty! Tak to działa: karty przynoszą lepsze karty, a z kart powstają miasta.',
  'learn.hire.remember': 'Rząd kart płaci dokładnie za jedną rzecz, a każdą kartę zagrywasz raz na turę.',
  'learn.create.title': 'Artefakty',
  'learn.create.hint': 'Jednostki tworzą narzędzia, broń i nie tylko.',
  'learn.create.tool':
    'Jednostki tworzą artefakty. Trzech wolnych ludzi robi narzędzia: wyłóż całą trójkę w jednym rzędzie.',
  'learn.create.tool.done': 'Odtąd ta jedna karta pracuje za dwóch wolnych ludzi.',
  'learn.create.horse': 'Dowódca i dwa zasoby to koń. Poniesie bohatera o trzy pola.',
  'learn.create.horse.done': 'Dwa rzędy w jednej turze: zagraj ich tyle, na ile starczy kart.',
  'learn.create.weapon':
    'Późniejsza tura i masz narzędzia w ręce. Broń wymaga dowódcy i dwóch wolnych ludzi: wyłóż dowódcę i narzędzia.',
  'learn.create.weapon.done': 'Narzędzia zastąpiły obu wolnych ludzi. Broń niedługo się przyda.',
  'learn.create.pair':
    'Samodzielnie: z tych sześciu kart powstaną dwa artefakty i nic nie zostanie. Które dwa? Nic nie jest teraz zaznaczone.',
  'learn.create.pair.done': 'Namiot: wolny człowiek, dowódca i zasób. Przechowa kartę na później.',
  'learn.create.rest': 'I drugi artefakt, z trzech kart, które zostały.',
  'learn.create.rest.done': 'Znów narzędzia. Po broni zostałyby trzy karty, z których nie ma żadnego artefaktu.',
  'learn.create.remember': 'Nie wiesz, co da się zrobić? „Co mogę zrobić?” pokaże wszystko.',
  'learn.build.title': 'Drogi i miasta',
  'learn.build.hint': 'Co można budować i co może się stykać.',
  'learn.build.road': 'Wolny człowiek i zasób budują prostą drogę. Wyłóż ich i wybierz odcinek prosty.',
  'learn.build.placeRoad':
    'Gdzie? Jasne pola są dozwolone: tam droga łączy się z twoim miastem. Dotknij jednego i połóż kartę.',
  'learn.build.placeRoad.done':
    'Droga prowadzi dalej od twojego miasta. Frakcja jej karty to tylko teren: drogi nie należą do nikogo.',
  'learn.build.city':
    'Trzech wolnych ludzi zakłada miasto poziomu 1. Wyłóż trzech i wybierz nowe miasto z wieloma wyjściami: więcej dróg dalej.',
  'learn.build.placeCity':
    'Połóż je tam, dokąd prowadzi droga. Miasta nigdy nie leżą bok w bok ani obok ruin; róg w róg wolno. Spróbuj też złego pola: dowiesz się dlaczego.',
  'learn.build.placeCity.done': 'Twoje drugie miasto i punkt więcej!',
  'learn.build.junction':
    'Samodzielnie: dokądkolwiek prowadzi teraz droga, miasto dotykałoby ruin albo neutralnego miasta. Skrzyżowanie prowadzi w bok: budują je dwaj wolni ludzie i zasób.',
  'learn.build.placeJunction':
    'Połóż je, w razie potrzeby obrócone, tak by jedna z dróg wiodła na pole bez takich sąsiadów.',
  'learn.build.placeJunction.done': 'Teraz jest dokąd iść.',
  'learn.build.second': 'I miasto, z trzech wolnych ludzi, którzy zostali.',
  'learn.build.placeSecond':
    'Połóż je tam, dokąd prowadzi skrzyżowanie. Nie każdy obrót pasuje: gdzie stykają się dwie karty, droga trafia na drogę albo brak drogi na brak drogi.',
  'learn.build.placeSecond.done': 'Wszystkie sześć kart zagrane i stoi jedno miasto więcej.',
  'learn.build.remember':
    'To, co budujesz, łączy droga z twoim miastem, a żadne miasto nie leży obok innego ani obok ruin.',
  'learn.upgrade.title': 'Wyższe miasta',
  'learn.upgrade.hint': 'Jak rosną miasta i co kończy grę.',
  'learn.upgrade.two': 'Dwóch dowódców podnosi miasto z poziomu 1 na 2. Frakcja bez znaczenia: wyłóż ich.',
  'learn.upgrade.two.done': 'Dwa punkty: miasto liczy się za swój poziom.',
  'learn.upgrade.three': 'Dwóch kapłanów podnosi je na poziom 3. Poziomów się nie przeskakuje: wcześniej by nie mogli.',
  'learn.upgrade.three.done':
    'Trzy punkty. Gra kończy się, gdy mapa jest pełna albo ktoś ma pięć miast poziomu 4; pierwsza gra po dwóch tygodniach.',
  'learn.upgrade.found':
    'Inna ręka. Trzy jednostki jednej rangi od razu zakładają nowe miasto swojego poziomu, trzech dowódców miasto poziomu 2: wyłóż ich i wybierz wyjścia nowego miasta.',
  'learn.upgrade.placeFound': 'Połóż nowe miasto tam, dokąd prowadzi droga.',
  'learn.upgrade.placeFound.done': 'Od razu dwa punkty, a trzech wolnych ludzi dałoby jeden.',
  'learn.upgrade.larger': 'Samodzielnie: dwa miasta, dwóch lordów, dwóch dowódców. Najpierw podnieś większe miasto.',
  'learn.upgrade.larger.done': 'Poziom 4, wyższego nie ma.',
  'learn.upgrade.smaller': 'I to mniejsze.',
  'learn.upgrade.smaller.done': 'Sześć punktów: cztery i dwa.',
  'learn.upgrade.remember': 'Poziomy to punkty, a każdy kolejny kosztuje dwie jednostki tej rangi.',
  'learn.cohort.title': 'Początek tury',
  'learn.cohort.hint': 'Kohorta, druga szansa i Wyrocznia Słońca.',
  'learn.cohort.cohort':
    'Najpierw spójrz na godła: trzy karty jednej frakcji to kohorta i dobierasz kolejną. Zasoby nie należą do żadnej. Ogłoś ją.',
  'learn.cohort.cohort.done': 'Karta więcej. Cztery karty frakcji dają dwie, pięć trzy, sześć cztery.',
  'learn.cohort.mulligan':
    'Te karty razem nic nie zrobią. Weź drugą szansę: ręka trafia do schronienia, a ty dobierasz pięć.',
  'learn.cohort.mulligan.done': 'O kartę mniej, ale nowa szansa. Kohorta albo druga szansa: nigdy obie w turze.',
  'learn.cohort.lit':
    'Koło u góry to Wyrocznia Słońca. Dziś świeci na narzędzia: wolno je wyłożyć dwa razy, za każdym razem to dwóch wolnych ludzi. Dotknij ich dwa razy i zbuduj nimi miasto poziomu 1.',
  'learn.cohort.placeLit': 'Połóż miasto tam, dokąd prowadzi droga.',
  'learn.cohort.placeLit.done':
    'Niebieski znak to pasujący artefakt: kto go dziś stworzy, wybiera jego frakcję. Dotknij koła, by zobaczyć kolejne dni.',
  'learn.cohort.choose': 'Samodzielnie: nowa ręka na początku tury. Co zrobi z niej więcej?',
  'learn.cohort.choose.done': 'Osiem kart. To nie musi być twoja frakcja: czterech Wyspiarzy to też kohorta.',
  'learn.cohort.remember': 'Przed pierwszym rzędem: czy jest kohorta i na co świeci wyrocznia?',
  'learn.hero.title': 'Bohaterowie',
  'learn.hero.hint': 'Zatrudnij bohatera i ruszaj drogami.',
  'learn.hero.recruit':
    'Broń i dwa zasoby zatrudniają bohatera w twoim mieście. Wyłóż te trzy karty i naciśnij to, co proponuje rząd.',
  'learn.hero.recruit.done': 'Twój bohater stoi w mieście.',
  'learn.hero.walk': 'Jeden zasób przesuwa bohatera o jedno pole drogi. Wyłóż zasób i naciśnij to, co proponuje rząd.',
  'learn.hero.walk.done': 'Bohaterowie chodzą wszędzie, gdzie łączą się drogi, także po tym, co zbudowali inni.',
  'learn.hero.ride':
    'Koń niesie bohatera do trzech pól. Wyłóż konia, naciśnij to, co proponuje rząd, i wybierz neutralne miasto na końcu drogi. Możesz też dotknąć tego miasta na mapie.',
  'learn.hero.ride.done': 'Jesteś na miejscu. W następnej lekcji je zdobędziesz.',
  'learn.hero.far':
    'Samodzielnie: twój bohater stoi w domu, cztery pola od neutralnego miasta. W jednym rzędzie wolno mieszać to, co niesie. Zaprowadź go tam.',
  'learn.hero.far.done': 'Trzy pola konno i jedno za zasób.',
  'learn.hero.second': 'Kogo zatrudnią broń i dwa zasoby, które zostały? Miasto zostaw na następną lekcję.',
  'learn.hero.second.done': 'Drugi bohater. Nikt nie może mieć więcej niż dwóch.',
  'learn.hero.remember': 'Zasób za pole, koń za trzy; zawsze po połączonych drogach.',
  'learn.battle.title': 'Bitwa',
  'learn.battle.hint': 'Zdobądź neutralne miasto i obroń własne.',
  'learn.battle.attack':
    'Twój bohater stoi w neutralnym mieście. Broni się siłą 4, a ty musisz ją przekroczyć. Każdy atak otwiera broń, a po niej kolejne karty: wyłóż ją i zaatakuj.',
  'learn.battle.attack.done':
    'Broń liczy się za 1, a bohater dodaje 1, dopóki wszystkie twoje karty są z jego frakcji.',
  'learn.battle.win': 'Wyłóż kapłana, liczy się za 3. Wtedy przekraczasz 4: uderz!',
  'learn.battle.win.done': 'Miasto jest twoje, a z nim cztery punkty; dołącza do ciebie lord i zasób.',
  'learn.battle.reply':
    'Teraz atakują ciebie, siłą 4; samo miasto ma 2, swój poziom. Poddasz się, to je stracisz. Walcz!',
  'learn.battle.hold': 'Obrońcy wystarczy remis. Wyłóż kapłana: 2 i 3 to 5. Potem niech druga strona odpowie.',
  'learn.battle.hold.done': 'Obronione! Atakujący, któremu się nie uda, traci bohatera.',
  'learn.battle.again': 'Samodzielnie: jeszcze raz neutralne miasto, ale inne karty. Zdobądź je.',
  'learn.battle.again.done': 'Broń otworzyła atak; teraz decydują twoje karty.',
  'learn.battle.take': 'Przekrocz 4. Jest więcej niż jeden sposób.',
  'learn.battle.take.done':
    'Zdobyte! Wystarczy sam lord, choć kosztuje morale. Wystarczyliby też dowódca i wolny człowiek twojej frakcji.',
  'learn.battle.remember': 'Atakujący musi przewyższyć, obrońcy wystarczy wyrównać.',
  'learn.keep.title': 'Zachowaj na później',
  'learn.keep.hint': 'Zasadzka i namioty.',
  'learn.keep.ambush':
    'Lord przychodzi za wcześnie. W zasadzce czeka zakryty i dołączy do następnej ręki. Ceną jest karta tracona na zawsze: wyłóż lorda i wolnego człowieka.',
  'learn.keep.ambush.done': 'Tylko ty wiesz, co tam leży. Gdy cię zaatakują, możesz to od razu podnieść.',
  'learn.keep.tent': 'Namiot przechowa kartę bez utraty innej. Wyłóż namiot, zasób i dowódcę.',
  'learn.keep.tent.done': 'Dowódca zostanie tam, jak długo zechcesz, na oczach wszystkich.',
  'learn.keep.decamp': 'Późniejsza tura i masz w ręce drugiego dowódcę. Zabierz pierwszego z namiotu.',
  'learn.keep.decamp.done': 'Znów w twojej ręce.',
  'learn.keep.use': 'Dwóch dowódców podnosi twoje miasto na poziom 2.',
  'learn.keep.use.done': 'Warto było czekać.',
  'learn.keep.raise': 'Tura po zasadzce: przejdź do akcji, a to, co ukryte, wróci.',
  'learn.keep.raise.done': 'Twój lord wrócił i powiększył rękę.',
  'learn.keep.lords': 'Samodzielnie: twoje miasto ma poziom 3. Co ta ręka może z niego zrobić?',
  'learn.keep.lords.done': 'Poziom 4, bo jeden lord poczekał na drugiego.',
  'learn.keep.remember':
    'Dobra karta, która przyszła za wcześnie, może poczekać: w zasadzce za kartę, w namiocie za zasób.',
  'learn.change.title': 'Przemiany',
  'learn.change.hint': 'Tytuł, zwój i amulet.',
  'learn.change.scroll':
    'Zwój zmienia frakcję karty. Zmień dowódcę Wyspiarzy w dowódcę Niedźwiedziego ludu: wyłóż zwój i tego dowódcę.',
  'learn.change.scroll.done': 'Ta sama ranga pod twoim godłem: dobra do kohort i w bitwie.',
  'learn.change.amulet': 'Amulet pyta kostkę: wybierasz kartę, potem następuje rzut. Spróbuj z dowódcą.',
  'learn.change.amulet.done':
    'Dwójka: dowódca liczy się w tej turze podwójnie. Jedynka nic nie daje, trójka liczy się potrójnie, czwórka ukrywa go w zasadzce, piątka odsyła do schronienia, szóstka czyni go dowolną kartą.',
  'learn.change.useAmulet': 'Wyłóż tego dowódcę dwa razy, jako parę, która podnosi miasto na poziom 2.',
  'learn.change.useAmulet.done': 'Jeden dowódca i gotowe.',
  'learn.change.chain':
    'Samodzielnie: twoje miasto ma poziom 2 i podniosłoby je dwóch kapłanów. Masz jednego kapłana, dowódcę i tytuł.',
  'learn.change.chain.done': 'Dowódca jest teraz kapłanem.',
  'learn.change.last': 'A miasto?',
  'learn.change.last.done': 'Poziom 3. Wiesz już wszystko, co potrzebne do gry.',
  'learn.change.remember': 'Kartę można przemienić raz na turę i od razu potem zagrać.',
  'learn.change.promote': 'Tytuł podnosi jednostkę o jedną rangę. Wyłóż tytuł i wolnego człowieka.',
  'learn.change.promote.done': 'Dowódca, od razu gotowy.',
  'learn.change.useTitle': 'Z tym drugim to dwóch dowódców: podnieś miasto na poziom 2.',
  'learn.change.useTitle.done': 'Tytuł trafia do schronienia i wróci.',
  'learn.companion': 'Twój towarzysz',
  'learn.companion.off': 'Bez wskazówek',
  'learn.welcome.setUp': 'Patrzę razem z tobą w twoje karty: najwyżej jedna wskazówka na turę.',
  'learn.welcome.opening':
    'Patrzę razem z tobą w twoje karty: najwyżej jedna wskazówka na turę. Teraz nie ma czego ogłaszać: przejdź do akcji.',
  'learn.tip': 'Możesz: {{deed}}. {{why}}',
  'learn.tip.cohort': 'Więcej kart to więcej rzędów, i to za darmo.',
  'learn.tip.mulligan': 'Te karty razem niewiele zdziałają.',
  'learn.tip.city': 'Każde miasto to punkty i miejsce, z którego budujesz dalej.',
  'learn.tip.upgrade': 'Poziom to punkt, a wystarczą dwie karty.',
  'learn.tip.road': 'Drogi prowadzą do miejsc na kolejne miasto.',
  'learn.tip.hire': 'Przychodzi z zasobem, a wyższe rangi podnoszą miasta.',
  'learn.tip.create': 'Artefakt pracuje dla ciebie za każdym dobraniem.',
  'learn.tip.recruit': 'Bohater zdobywa neutralne miasta: po cztery punkty.',
  'learn.tip.move': 'Bohater zbliży się do miasta do zdobycia.',
  'learn.tip.attack': 'Twoje karty wyglądają na dość silne.',
  'learn.tip.promote': 'Wyższa ranga jest więcej warta i od razu gotowa.',
  'learn.tip.convert': 'Karty twojej frakcji tworzą kohorty i wzmacniają bohatera.',
  'learn.tip.ambush': 'Dobra karta poczeka na następną turę.',
  'learn.well': 'Co ci się udało',
  'learn.well.city': 'Zbudowane miasta: {{count}}',
  'learn.well.upgrade': 'Podniesione miasta: {{count}}',
  'learn.well.taken': 'Zdobyte miasta: {{count}}',
  'learn.well.road': 'Zbudowane drogi: {{count}}',
  'learn.well.create': 'Stworzone artefakty: {{count}}',
  'learn.well.hire': 'Zatrudnione jednostki: {{count}}',
  'learn.well.cohort': 'Ogłoszone kohorty: {{count}}',
  'learn.well.nothing': 'Cała gra rozegrana: najtrudniejsze za tobą.',
  'learn.look': 'Warto zajrzeć: {{lesson}}',
} as const satisfies ModuleTexts<typeof english>;

export const entries = {} as const;
