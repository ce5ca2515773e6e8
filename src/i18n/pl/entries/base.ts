import type { BaseTexts } from '../../entryText';

export const base = {
  // ------------------------------------------------------------ tura
  'turn-steps': {
    title: 'Przebieg tury',
    text: [
      '- 1 Kohorta lub druga szansa, jeśli chcesz.',
      '- 2 Zasadzka: wszystkie twoje karty z zasadzki wracają na rękę.',
      '- 3 Akcje, w dowolnej kolejności i tyle razy, na ile starczy kart.',
      '- 4 Odrzucanie: wszystko, co zagrano, zdobyto i co zostało na ręce, trafia do schronienia. Karty w zasadzce, namioty i ich zawartość zostają.',
      '- 5 Dobierz {{hand}} kart.',
    ],
    find: 'fazy kolejność kroki koniec tury',
  },
  cohort: {
    title: 'Kohorta',
    text: [
      'Kilka kart jednej frakcji na ręce pozwala dobrać następne. Ogłoś ją przed wszystkim innym w tej turze i pokaż te karty jednemu wybranemu przeciwnikowi. Możesz dobrać mniej.',
      'Dwie małe kohorty różnych frakcji dobierają po jednej karcie.',
      'Karty zasobów nigdy się nie liczą. Wielkie Artefakty i Niezwiązani pasują do każdej frakcji, ale każda taka karta pomaga tylko jednej kohorcie.',
      'Liczy się tylko ręka, nie zasadzka ani namioty, i najwyżej {{hand}} jej kart na jedną kohortę.',
    ],
    find: 'premia ta sama frakcja mała średnia duża wielka',
  },
  mulligan: {
    title: 'Druga szansa',
    text: [
      'Odłóż całą rękę do schronienia i dobierz {{mulligan}} kart. Raz na turę, przed akcjami i nigdy w turze z kohortą.',
    ],
    find: 'mulligan nowa ręka wymiana',
  },
  drawing: {
    title: 'Naród i schronienie',
    text: [
      'Naród to twój stos dobierania, schronienie to stos kart odrzuconych. Gdy naród skończy się w trakcie dobierania, weź resztę, potasuj schronienie jako nowy naród i dobieraj dalej. Jeśli oba stosy są puste, przestań.',
      'Własne schronienie możesz przeglądać zawsze i zawsze możesz policzyć karty narodu, ale nie wolno do niego zaglądać, chyba że pozwala na to karta. Wszyscy mogą wiedzieć, ile gdzie masz kart i jaka karta leży na wierzchu twojego schronienia. Na koniec tury karty niezagrane trafiają pod zagrane albo pod dotychczasowy wierzch, tak że ich nie widać.',
    ],
    find: 'stos dobierania stos odrzuconych talia tasowanie',
  },
  'creation-deck': {
    title: 'Talia tworzenia',
    text: [
      'Wszystkie twoje karty, gdziekolwiek leżą: ręka, naród, schronienie, stół, zasadzka i namioty. Nie wolno zawiesić karty, jeśli zostałoby ich mniej niż {{deck}}.',
    ],
    find: 'minimum kart wielkość talii',
  },
  ambush: {
    title: 'Zasadzka',
    text: [
      'Zawieś w limbo jedną kartę z ręki, a inną połóż zakrytą w zasadzce. Mieszczą się w niej {{ambush}} karty. Tylko ty możesz je oglądać.',
      'Wracają na rękę w 2. kroku twojej następnej tury albo gdy ktoś cię atakuje i chcesz je podnieść: wtedy wszystkie naraz.',
    ],
    find: 'ukryte zakryta zawiesić',
  },
  limbo: {
    title: 'Limbo',
    text: ['Wspólny stos zawieszonych kart. Leży odkryty, a w grze podstawowej nic z niego nie wraca.'],
    find: 'zawieszone usunięte',
  },

  // ------------------------------------------------------------ rzędy
  line: {
    title: 'Rząd opłaca akcję',
    text: [
      'Wyłóż karty z ręki w rzędzie. Razem muszą stanowić dokładnie koszt: niczego nie może brakować ani być za dużo.',
      'Karta gra w jednym rzędzie na turę, a gotowy rząd już się nie zmienia. Akcję możesz powtarzać, dopóki masz czym płacić.',
    ],
    find: 'płacenie kombinacja koszt dokładnie',
  },
  'forked-line': {
    title: 'Rozgałęziony rząd',
    text: [
      'Karta, która dzięki amuletowi lub wyroczni liczy się kilka razy, może rozdzielić swoje kopie na kilka rzędów. Niewykorzystane kopie przepadają.',
    ],
    find: 'kopie pomnożona podział podwójna potrójna',
  },
  'new-cards': {
    title: 'Nowe karty',
    text: [
      'Karta zdobyta w tej turze trafia na jej końcu z resztą do schronienia. Wcześniej nie możesz jej zagrać, chyba że zasada daje ją na rękę.',
    ],
    find: 'zdobyta kiedy można zagrać',
  },
  'one-effect': {
    title: 'Jeden efekt na kartę',
    text: [
      'Na kartę działa w turze tylko jeden artefakt; potem zagrywa się ją w rzędzie jak zwykle. Artefakt, który ją zmienił, leży poza rzędem.',
      'Łańcuchy są dozwolone: zwój zmienia tytuł, a ten tytuł awansuje jednostkę.',
      'Stacjonowanie w namiocie też jest takim efektem: karta zmieniona w tej turze nie trafi do namiotu, a na tę, która w tej turze do niego weszła, nic innego nie działa.',
    ],
    find: 'przemiana tytuł zwój amulet kombinacja',
  },
  hiring: {
    title: 'Zatrudnienie jednostki',
    text: [
      'Dostajesz wierzchnią kartę stosu jednostek i jedną kartę zasobów, póki są. Jednostka kosztuje tyle kart zasobów, ile wynosi jej ranga plus jeden.',
    ],
    find: 'kupić rekrutacja wolny człowiek dowódca kapłan lord',
  },
  creating: {
    title: 'Stworzenie artefaktu',
    text: [
      'Dostajesz wierzchnią kartę jego stosu. Jeśli artefakt jest dziś na wyroczni pasujący, wskaż frakcję i weź ze stosu jej kartę, a gdy jej nie ma, wierzchnią; potem potasuj stos.',
    ],
    find: 'wytworzyć wybór frakcji',
  },
  'other-costs': {
    title: 'Atak, odwrót, namiot, zasadzka',
    text: [
      '- Atak: otwiera go broń, po niej kładziesz karty, którymi walczysz.',
      '- Odwrót: dwa pola za dwie karty zasobów, trzy za trzy, dwa lub trzy za konia.',
      '- Stacjonowanie: namiot i jedna karta zasobów oraz karta, która ma w nim czekać.',
      '- Zasadzka: za każdą ukrytą kartę inna karta z ręki trafia do limbo.',
    ],
    find: 'inne koszty cena stacjonować zawiesić walka',
  },
  'empty-deck': {
    title: 'Puste stosy',
    text: [
      'Co się skończyło, to się skończyło: z pustego stosu nie można nic zatrudnić, stworzyć ani zbudować. Gdy brak zasobów, jednostka przychodzi sama.',
    ],
    find: 'ograniczone wyczerpane',
  },

  // ------------------------------------------------------------ karty
  units: {
    title: 'Jednostki',
    text: ['Cztery rangi. W bitwie siła jednostki to jej ranga. Większość kosztów płaci się jednostkami.'],
    find: 'ranga siła wolny człowiek dowódca kapłan lord',
  },
  supply: {
    title: 'Zasoby',
    text: [
      'Neutralne: nie należą do żadnej frakcji. Zatrudniają jednostki i bohaterów, pomagają budować drogi, poruszają bohaterów i rozbijają namioty. W bitwie nic nie znaczą.',
    ],
    find: 'karta zasobów neutralna surowiec',
  },
  tool: {
    title: 'Narzędzia',
    text: ['Liczą się w rzędzie jako jeden lub dwóch wolnych ludzi, obaj w tym samym. Nie w bitwie.'],
    lit: 'Do czterech wolnych ludzi w jednym rzędzie albo do dwóch w każdym z dwóch rzędów.',
    find: 'zastępuje wolnych ludzi',
  },
  weapon: {
    title: 'Broń',
    text: ['Z dwiema kartami zasobów zatrudnia bohatera i rozpoczyna każdy atak. Siła 1.'],
    lit: 'Dwa użycia, na przykład zatrudnienie bohatera i atak, albo siła 2 w jednej bitwie.',
    find: 'atak bohater walka miecz',
  },
  amulet: {
    title: 'Amulet',
    text: [
      'Najpierw wybierz kartę z ręki, potem rzuć kostką: zobacz sześć ścianek.',
      'Działa na każdą kartę oprócz Wielkich Artefaktów, Niezwiązanych, Fanatyków, królowych i królów. Przy 1, 2, 3 i 6 amulet zostaje przy karcie do końca tury.',
    ],
    lit: 'Służy dwóm różnym kartom, jednej po drugiej: zagraj pierwszą, zanim rzucisz dla drugiej, bo jej niewykorzystane kopie wtedy przepadają. Po 4 lub 5 amulet nadal służy drugiej karcie.',
    find: 'kostka rzut szczęście',
  },
  'amulet-faces': {
    title: 'Sześć ścianek amuletu',
    text: [
      '1 Nic się nie dzieje.',
      '2 Karta liczy się w tej turze podwójnie.',
      '3 Karta liczy się w tej turze potrójnie.',
      '4 Karta trafia do zasadzki, za darmo, czy chcesz, czy nie. Gdyby była czwarta, starsza idzie do schronienia.',
      '5 Karta i amulet trafiają do schronienia.',
      '6 Karta jest jokerem: w tej turze dowolną jednostką, artefaktem lub zasobami.',
    ],
    find: 'kostka rzut wynik joker podwójnie potrójnie',
  },
  'wild-card': {
    title: 'Joker',
    text: [
      'Po 6 karta zastępuje do końca tury jedną wybraną kartę. Jako narzędzia jest warta do dwóch wolnych ludzi; w bitwie walczy jak lord, chyba że jest bronią, która rozpoczyna atak.',
      'Nie jest podświetlona. Zamiast namiotu nie pomieści niczego; namiot, który sam jest jokerem, nadal mieści jedną kartę.',
    ],
    find: 'szóstka dowolna karta',
  },
  title: {
    title: 'Tytuł',
    text: [
      'Awansuje jednostkę o jedną rangę: wolny człowiek, dowódca, kapłan, lord. Trafia ona pod swój stos; weź jednostkę następnej rangi tej samej frakcji, a gdy jej nie ma, wierzchnią, i potasuj ten stos. Możesz ją zagrać od razu.',
      'Lord nie awansuje, a z pustego stosu nikt nie przyjdzie.',
    ],
    lit: 'Jedna jednostka o dwie rangi albo dwie jednostki o jedną.',
    find: 'awans ranga ulepszenie',
  },
  scroll: {
    title: 'Magiczny zwój',
    text: [
      'Zmienia frakcję jednostki lub artefaktu: odłóż kartę pod jej stos, weź ten sam rodzaj we wskazanej frakcji, a gdy go nie ma, wierzchnią, i potasuj stos. Możesz ją zagrać od razu.',
      'Zwój może zamiast tego zmienić sam siebie, poza rzędem. Wtedy w tej turze nie zmienia już niczego innego.',
    ],
    lit: 'Dwie karty albo on sam i jedna karta.',
    find: 'przemiana frakcja kolor',
  },
  tent: {
    title: 'Namiot',
    text: [
      'Zagraj kartę zasobów i namiot i umieść na nim dowolną kartę oprócz Wielkiego Artefaktu, widoczną dla wszystkich. Stacjonuje tam, jak długo chcesz.',
      'Zabierz ją w swoich akcjach albo w dowolnej chwili bitwy, w której się bronisz. Namiot trafia wtedy do schronienia.',
    ],
    lit: 'Dwie karty naraz za jedną kartę zasobów; wracają razem. Namiot, który już stoi, nie przyjmie drugiej karty.',
    find: 'stacjonować przechować',
  },
  horse: {
    title: 'Koń',
    text: ['Niesie jednego bohatera do {{horse}} pól po drogach, bez dzielenia między bohaterów. Siła 1.'],
    lit: 'Jeden bohater do {{horseLit}} pól albo dwóch bohaterów do {{horse}} pól każdy. Siła 2.',
    find: 'jazda ruch podróż',
  },

  // ------------------------------------------------------------ Wielkie Artefakty
  'great-artefacts': {
    title: 'Wielkie Artefakty',
    text: [
      'Zdobywa się je w ruinach; możesz mieć {{greatLimit}}, a nowy trafia do schronienia. Liczą się do każdej frakcji, nie można ich stworzyć i nie zmienia ich żaden artefakt ani wyrocznia.',
      'W bitwie wolno zagrać tylko Miecz, Tarczę, Koronę i Księgę.',
    ],
    find: 'legendarne limit uniwersalne',
  },
  hammer: {
    title: 'Młot Strato',
    text: [
      'Jest dowolnym z siedmiu artefaktów. Jako broń może zatrudnić bohatera, ale w bitwie nie ma dla niego miejsca.',
    ],
    find: 'dowolny artefakt',
  },
  sword: {
    title: 'Miecz Elemaga',
    text: ['Broń: siła {{swordAttack}} w ataku, {{swordDefend}} w obronie.'],
    find: 'broń atak',
  },
  shield: {
    title: 'Tarcza Britosa',
    text: ['Broń: siła {{shieldAttack}} w ataku, {{shieldDefend}} w obronie.'],
    find: 'broń obrona',
  },
  wings: {
    title: 'Skrzydła Avieny',
    text: ['Jeden bohater leci na dowolne zabudowane pole, ponad wszystkim, bez drogi.'],
    find: 'lot bohater',
  },
  horn: {
    title: 'Róg Baldura',
    text: ['Przejrzyj swój naród taki, jaki jest, weź do dwóch kart, pokaż je, dołóż do ręki i potasuj.'],
    find: 'szukać dobrać',
  },
  book: {
    title: 'Księga Crea',
    text: ['Magiczny zwój dla maksymalnie trzech kart, w jednym rzędzie lub kilku.'],
    find: 'przemiana zwój',
  },
  crown: {
    title: 'Korona Titusa',
    text: ['Awansuje jedną jednostkę o dwie rangi, dwie o jedną albo jedną o jedną.'],
    find: 'awans tytuł',
  },
  hand: {
    title: 'Rękawica Luuta',
    text: [
      'Przejrzyj naród przeciwnika i weź jedną kartę, którą w tej turze grasz jak własną. Potem trafia do schronienia właściciela. Potasuj tamten naród.',
    ],
    find: 'ukraść pożyczyć przeciwnik',
  },
  staff: {
    title: 'Laska Terry',
    text: [
      'Zastąp zbudowane miasto lub drogę kartą tego samego rodzaju z puli, w innym, wybranym terenie. Znaczniki i bohaterowie zostają. Jeśli tak wcześniej ustalicie: zamień zamiast tego dwie karty tego samego rodzaju na mapie.',
    ],
    find: 'teren zmiana zastąpić',
  },
  pavilion: {
    title: 'Namiot Eyli',
    text: ['Namiot dla maksymalnie dwóch kart naraz, bez karty zasobów.'],
    find: 'namiot stacjonować pawilon',
  },

  // ------------------------------------------------------------ wyrocznia
  oracle: {
    title: 'Wyrocznia Słońca',
    text: [
      'Przed każdą turą pierwszego gracza, ale nie w pierwszej rundzie, wewnętrzne koło obraca się o krok zgodnie z ruchem wskazówek zegara. Runda to dzień; {{days}} dni to tydzień.',
      'Każdego dnia jeden artefakt jest podświetlony, a jedna para znaków na obu kołach pasuje.',
    ],
    find: 'koło dzień tydzień kalendarz',
  },
  illuminated: {
    title: 'Podświetlony artefakt',
    text: [
      'Wskazuje go promień. Wszystkie karty tego rodzaju potrafią dziś więcej, u każdego gracza: zobacz opis artefaktu.',
    ],
    find: 'promień światło premia dziś',
  },
  matching: {
    title: 'Pasujący artefakt',
    text: ['Ten, który oba koła pokazują w tym samym miejscu. Kto go dziś stworzy, wybiera jego frakcję.'],
    find: 'para taki sam wybór frakcji',
  },

  // ------------------------------------------------------------ budowanie
  'new-city': {
    title: 'Budowa miasta',
    text: [
      'Trzy jednostki jednej rangi budują miasto tego poziomu. Wybierasz liczbę wyjść, patrzysz na wierzchnią kartę tego stosu, jaki to teren, a potem wybierasz pole i obrót. Wyjścia nie zmieniają kosztu.',
    ],
    find: 'założyć osada poziom',
  },
  'upgrade-city': {
    title: 'Ulepszenie miasta',
    text: [
      'Dwie jednostki następnej rangi podnoszą miasto o jeden poziom; żadnego się nie pomija. Możesz budować i ulepszać w tej samej turze, ile razy masz czym płacić.',
    ],
    find: 'rozbudowa podnieść poziom',
  },
  roads: {
    title: 'Budowa drogi',
    text: [
      'Prosta droga i zakręt to zwykłe drogi; skrzyżowania kosztują jednego wolnego człowieka więcej. Wybierz rodzaj, spójrz na wierzchnią kartę, a potem wybierz pole i obrót.',
    ],
    find: 'ulica skrzyżowanie prosta zakręt',
  },
  'where-to-build': {
    title: 'Gdzie wolno budować',
    text: ['Na pustym polu mapy, które bokiem styka się ze zbudowaną kartą. Rogi się nie liczą.'],
    find: 'pole miejsce sąsiednie styka puste',
  },
  'roads-agree': {
    title: 'Boki muszą pasować',
    text: [
      'Gdzie nowa karta styka się z inną, droga spotyka drogę, a otwarty teren otwarty teren. Drogi mogą wychodzić poza mapę, a kartę możesz obrócić, jak chcesz.',
    ],
    find: 'dopasować połączyć obrót',
  },
  'cities-apart': {
    title: 'Miasta z dala od siebie',
    text: ['Miasto nigdy nie styka się bokiem z innym miastem, czyjekolwiek ono jest. Róg w róg jest dozwolone.'],
    find: 'obok sąsiednie miasto',
  },
  'beside-ruins': {
    title: 'Żadnych miast przy ruinach',
    text: ['Drogi mogą prowadzić do ruin, ale żadne miasto nie może stykać się z nimi bokiem.'],
    find: 'sąsiednie środek',
  },
  connected: {
    title: 'Droga do domu',
    text: [
      'Od nowej karty musi prowadzić droga do jednego z twoich miast, przez karty dowolnych graczy. Jeśli nie masz już miasta, możesz postawić nowe wszędzie, gdzie pozwalają na to pozostałe zasady.',
    ],
    find: 'połączenie sieć brak miasta',
  },
  tokens: {
    title: 'Znaczniki miast',
    text: [
      'Masz {{low}} znaczników poziomów 1 i 2 oraz {{high}} znaczników poziomów 3 i 4. Bez wolnego znacznika nie zbudujesz ani nie osiągniesz tego poziomu.',
    ],
    find: 'żetony limit maksimum miast',
  },
  impassable: {
    title: 'Pola nieprzejezdne',
    text: [
      'Puste pole jest nieprzejezdne, gdy nie można tam zbudować żadnej karty z puli: żadna nie pasuje do sąsiadów tak, by łączyła je droga. To samo dotyczy pustych pól za nimi, do których nie dotrze już żadna droga.',
      'Na koniec gry liczy się jako zabudowane i nie może na nie wejść żaden bohater.',
    ],
    find: 'zablokowane nic nie pasuje',
  },

  // ------------------------------------------------------------ bohaterowie
  'hire-hero': {
    title: 'Zatrudnienie bohatera',
    text: [
      'Broń i dwie karty zasobów stawiają bohatera w jednym z twoich miast, bez względu na to, kto tam już stoi. Masz ich {{heroes}}.',
    ],
    find: 'rekrutacja figurka',
  },
  'move-hero': {
    title: 'Ruch bohatera',
    text: [
      'Jedna karta zasobów przesuwa jednego bohatera o pole, koń o maksymalnie {{horse}}. W linii podróży może leżeć dowolnie wiele kart, także dla obu bohaterów.',
      'Bohaterowie chodzą między kartami, które stykają się bokiem i łączy je droga: po drogach, miastach wszystkich graczy i ruinach. Niewykorzystane kroki przepadają.',
    ],
    find: 'podróż kroki zasoby koń',
  },
  passing: {
    title: 'Mijanie innych',
    text: [
      'Cudze miasta i bohaterowie nie zatrzymują cię i nie zaczynają walki. Na karcie może stać dowolnie wielu bohaterów.',
    ],
    find: 'wróg to samo pole blokada',
  },

  // ------------------------------------------------------------ bitwa
  'battle-order': {
    title: 'Przebieg bitwy',
    text: [
      '- 1 Twój bohater stoi na celu. Wyłóż broń i tyle kart, by przewyższyć jego obronę.',
      '- 2 Obrońca walczy, poddaje się albo wycofuje, jeśli atakowany jest tylko bohater.',
      '- 3 Na zmianę: obrońca dokłada, aż co najmniej wyrówna, a ty, aż go przewyższysz.',
      '- 4 Kto nie może lub nie chce, pasuje i bitwa się kończy. Remis wygrywa obrońca.',
    ],
    find: 'walka kolejność remis spasować',
  },
  targets: {
    title: 'Co wolno atakować',
    text: [
      'Jeden cel na polu twojego bohatera: wrogie miasto, jednego wrogiego bohatera, miasto neutralne albo ruiny. Walczy zawsze tylko dwóch graczy. Jeśli stoją tam dwaj twoi bohaterowie, decydujesz, czy bierze udział jeden, czy obaj.',
    ],
    find: 'cel bohater miasto pole',
  },
  opening: {
    title: 'Rozpoczęcie ataku',
    text: [
      'Każdy atak zaczyna się od broni. Z tym, co jeszcze dołożysz, twoja siła musi przewyższyć podstawową obronę: poziom miasta, zero u bohatera, do tego teren.',
      'Dopóki jej nie przewyższa, nie jest to jeszcze atak: możesz go odwołać i zabrać karty na rękę. Gdy rzucono do niego kostką albo zmieniono kartę, nie ma odwrotu.',
    ],
    find: 'broń pierwsza atak początek',
  },
  reply: {
    title: 'Odpowiedź obrońcy',
    text: [
      'Walka: zdecyduj raz, czy podnosisz wszystkie karty z zasadzki i którzy z twoich bohaterów na tym polu biorą udział. Bohater, który nie walczy, zostaje na polu, cokolwiek się stanie. Namioty wolno opróżnić w każdej chwili.',
      'Poddanie: atakujący wygrywa od razu.',
      'Odwrót: tylko gdy atakowany jest sam bohater.',
    ],
    find: 'obrona zasadzka poddać się odwrót',
  },
  strength: {
    title: 'Siła w bitwie',
    text: [
      'Jednostki walczą swoją rangą, broń i koń siłą 1. Dolicza się poziom miasta, bonus bohatera, a w grze zaawansowanej teren domowy. Nic innego nie ma siły: zasoby, narzędzia, namioty, tytuły, zwoje i amulety.',
    ],
    find: 'wartość moc ranga',
  },
  moral: {
    title: 'Bonus do siły bohatera',
    text: [
      '+1 za każdego twojego bohatera biorącego udział, dopóki rząd ma co najmniej jedną kartę i wszystkie są twojej frakcji lub uniwersalne. Przepada, gdy tylko wyłożysz kartę innej frakcji.',
    ],
    find: 'morale bohater premia ta sama frakcja',
  },
  'artefacts-in-battle': {
    title: 'Artefakty w bitwie',
    text: [
      'Obie strony mogą zagrywać tytuły, zwoje i amulety na karty dla własnego rzędu: na kartę z ręki, która od razu trafia do rzędu, jeśli walczy, albo na kartę, która już w nim leży i w tej turze nie uległa żadnemu efektowi. Narzędzi i namiotów nie. Wynik 2 lub 3 amuletu podwaja albo potraja siłę karty.',
    ],
    find: 'amulet tytuł zwój walka',
  },
  retreat: {
    title: 'Odwrót',
    text: [
      'Dwa pola za dwie karty zasobów, trzy za trzy albo dwa lub trzy za konia, po drogach. Bohater kończy dokładnie tak daleko: nie może tam prowadzić krótsza droga. Nie może skończyć na polu z miastem lub z drugim bohaterem atakującego.',
    ],
    find: 'ucieczka wycofać się',
  },
  'battle-lost': {
    title: 'Utraceni bohaterowie',
    text: [
      'Bohaterowie przegranego, którzy brali udział, schodzą z mapy; można ich znów zatrudnić, a atakujący może to zrobić od razu. Atak, który kończy się bez przewyższenia obrony, jest przegrany, także na miasta neutralne i ruiny.',
    ],
    find: 'porażka odparty bohater usunięty',
  },
  conquest: {
    title: 'Zdobyte miasto',
    text: [
      'Połóż swój znacznik tego samego poziomu albo najbliższy niższy, jaki masz. Jeśli nie masz żadnego, miasto jest niczyje i bez obrony: bohater, który tam stoi, zajmuje je bez walki na poziomie 1.',
    ],
    find: 'zdobyć zająć znacznik',
  },
  'neutral-city': {
    title: 'Miasto neutralne',
    text: [
      'Obrona {{neutral}}. Zwycięzca kładzie znacznik poziomu 4 i bierze lorda frakcji tego miasta, a gdy go nie ma, wierzchniego, oraz kartę zasobów, wszystko do schronienia.',
    ],
    find: 'niczyje lord nagroda poziom 4',
  },
  ruins: {
    title: 'Ruiny',
    text: [
      'Obrona {{ruins}}. Zwycięzca bierze jeden z odkrytych Wielkich Artefaktów do schronienia. Ruiny pozostają niczyje. Kto nie może mieć kolejnego Wielkiego Artefaktu, nie może ich atakować; nikt nie może, gdy żaden już nie leży.',
    ],
    find: 'strażnicy wielki artefakt środek',
  },
  'after-battle': {
    title: 'Po bitwie',
    text: [
      'Karty obrońcy trafiają do schronienia. Na końcu tury atakującego obrońca dobiera do {{hand}}, a jeśli ma więcej, niczego nie odrzuca.',
    ],
    find: 'dobrać uzupełnić obrońca odrzucić',
  },

  // ------------------------------------------------------------ koniec
  'game-end': {
    title: 'Kiedy gra się kończy',
    text: [
      '- Od razu, gdy ostatnie puste pole zostanie zapełnione. Pola nieprzejezdne liczą się jako zapełnione.',
      '- Od razu, gdy ktoś ma {{level4}} miast poziomu 4, zbudowanych lub zdobytych.',
    ],
    find: 'zakończenie pełna mapa piąte miasto',
  },
  victory: {
    title: 'Kto wygrywa',
    text: [
      'Poziomy twoich miast to twoje punkty zwycięstwa. Wygrywa ten, kto ma ich najwięcej.',
      'Remis? Najwięcej miast poziomu 4, potem 3, 2 i 1, potem bohaterów na mapie. Nadal równo: zwycięstwo jest wspólne.',
    ],
    find: 'wygrać grę wygrana wygram cel gry remis rozstrzygnięcie zwycięzca punkty',
  },

  // ------------------------------------------------------------ przygotowanie
  'setup-cards': {
    title: 'Pierwsze karty',
    text: [
      'Potasujcie 21 stosów puli i połóżcie je odkryte: siedem z artefaktami, pięć z miastami, cztery z drogami, cztery z jednostkami oraz zasoby. Na wyroczni u góry narzędzia stoją na narzędziach.',
      'Każdy dostaje pięć kart zasobów oraz losowo trzech wolnych ludzi, dowódcę i kapłana. Obejrzyjcie swoje dziesięć kart w tajemnicy: pokazują, ku której frakcji się skłaniacie. Potasowane tworzą naród. Dobierzcie {{hand}}.',
      'Pierwszego gracza się losuje i nim pozostaje. Od niego, zgodnie z ruchem wskazówek zegara, każdy wybiera frakcję; potem od ostatniego gracza wstecz miasto początkowe na poziomie 1.',
      'Odkryte Wielkie Artefakty: o jeden więcej niż graczy.',
    ],
    find: 'start początek rozdanie pierwszy gracz',
  },
  'setup-2': {
    title: 'Mapa dla dwojga',
    text: [
      'Jedna frakcja opuszcza grę ze wszystkimi kartami i {{suppliesPerFaction}} kartami zasobów. Zewnętrzny pierścień nie jest używany.',
    ],
    find: 'dwóch graczy przygotowanie plansza',
  },
  'setup-3': {
    title: 'Mapa dla trojga',
    text: ['Każdy róg traci trzy pola. Czwarte miasto początkowe i czwarte neutralne zostają w pudełku.'],
    find: 'trzech graczy przygotowanie plansza',
  },
  'setup-4': {
    title: 'Mapa dla czworga',
    text: ['Miasta początkowe w rogach, losowo po jednym każdego terenu; miasta neutralne między nimi a ruinami.'],
    find: 'czterech graczy przygotowanie plansza',
  },
  'in-the-box': {
    title: 'Co jest w pudełku',
    text: ['Ile jest kart każdego rodzaju, żeby wiedzieć, co jeszcze może przyjść.'],
    find: 'elementy liczba kart',
  },

  // ------------------------------------------------------------ scenariusze
  advanced: {
    title: 'Gra zaawansowana',
    text: [
      '- Wejście na pole terenu domowego nic bohatera nie kosztuje. Darmowe kroki mogą wypaść między krokami konia. Nie przy odwrocie.',
      '- +1 siły dla każdego, kto walczy na swoim terenie domowym, w ataku i w obronie, z bohaterem lub bez.',
    ],
    find: 'teren domowy premia wariant',
  },
  harder: {
    title: 'Trudniejsza gra',
    text: [
      'Miasta neutralne bronią się siłą {{neutralHard}}, ruiny {{ruinsHard}}. Miasto neutralne i tak ma potem poziom 4.',
    ],
    find: 'trudna wariant strażnicy',
  },
  'own-rules': {
    title: 'Wasza własna gra',
    text: [
      'Ustalcie przed startem: siłę miast neutralnych i ruin, miasta początkowe, miasta neutralne i bohaterów na gracza, liczbę tygodni (2 krótko, 3 normalnie, 5 lub 6 długo), punkty do zwycięstwa, ile miast poziomu 4 kończy grę, czy kończy ją pełna mapa i gdzie leżą pierwsze miasta.',
    ],
    find: 'własne zasady opcje wariant długość',
  },
} as const satisfies BaseTexts;
