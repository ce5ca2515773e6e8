import type { StormgatesTexts } from '../../entryText';

export const stormgates = {
  'sg-setup': {
    title: 'Sześć frakcji, do sześciu graczy',
    text: [
      'We dwoje gra się trzema z sześciu frakcji, w trzy i cztery osoby czterema, w pięć pięcioma, w sześć wszystkimi. Pulę tworzą tylko ich karty.',
      'W pięć i sześć osób mapa ma 7 na 11 pól i dwoje ruin. Wrót jest tyle, ilu graczy, należą do ich frakcji.',
      'Odkryte Wielkie Artefakty: tyle, ilu graczy. Pozostałe tworzą zakryty stos, a obok leżą trzy karty losu.',
      'Do czterech graczy też może umówić się na dużą mapę: wtedy pełna mapa kończy grę. W dwie i trzy osoby wrota należą do frakcji graczy.',
      'W pięć lub sześć osób, z drużynami albo z draftem: wylosujcie pierwszego gracza, wybierajcie kolejno frakcje, potem miasta początkowe w odwrotnej kolejności, a dopiero na końcu rozdajcie lub draftujcie pierwsze karty.',
      'Trzy kolejne stosy po dwanaście kart: gwiezdny pył i skrzynie odkryte, efekty burzy zakryte. Wszystko można pominąć albo grać osobno, ale Metamorpha, Bilkarr i doliny wymagają wrót, a los gwiezdnego pyłu.',
    ],
    find: 'dodatek pięciu sześciu graczy mapa przygotowanie',
  },
  'sg-changes': {
    title: 'Zmienione zasady',
    text: [
      '- Odwrót: dokładnie trzy pola, za trzy karty zasobów albo konia.',
      '- Laska Terry: do trzech miast, dróg lub wrót; zamiana liczy się jako dwa.',
      '- Pełna mapa kończy grę w cztery i sześć osób; w dwie, trzy i pięć tylko, jeśli tak ustalicie.',
      '- Grę kończy piąte miasto poziomu 4 lub wyższego. Remis: stolice, rezydencje, poziom 4, 3, 2, 1, bohaterowie, wielkość talii tworzenia.',
    ],
    find: 'dodatek koniec odwrót różnice remis',
  },
  checkpoint: {
    title: 'Punkt kontrolny',
    text: [
      'Po ostatniej turze 7. dnia, zanim wyrocznia wróci do początku. Przy pierwszym wchodzą do gry Metamorpha i Bilkarr. Od drugiego wszyscy liczą karty swojej talii tworzenia.',
      'Jedno liczenie służy królowej, królowi i weteranom, zanim ktokolwiek dojdzie. Gra na ustaloną liczbę tygodni kończy się przed punktem kontrolnym ostatniego tygodnia.',
    ],
    find: 'koniec tygodnia liczenie talia',
  },
  royals: {
    title: 'Królowe i królowie',
    text: [
      'Od drugiego punktu kontrolnego talia co najmniej 20 kart daje twoją królową, co najmniej 24 kart twojego króla, do schronienia. Gdy przy późniejszym jest ich mniej, trafiają na zawsze do limbo.',
      'Siła 5 i 6. Nie można ich zatrudnić, awansować na nich ani ich przemieniać.',
      'Królowa sama w rzędzie zmienia miasto poziomu 4 w rezydencję, poziom 5, najwyżej dwie na gracza. Król sam zmienia rezydencję w stolicę, poziom 6, jedną na gracza.',
      'Kto zdobędzie takie miasto, kładzie własny znacznik tego poziomu, jeśli może, a jeśli nie, najbliższy niższy.',
      'Są jednostkami swojej frakcji: liczą się do jej kohorty i bonusu bohatera i mogą stacjonować. Masz trzy znaczniki na rezydencje i stolicę razem. Darmowe ulepszenia prowadzą najwyżej do poziomu 4.',
      'Zdetronizowaną kartę zabiera się, gdziekolwiek leży, i nic jej nie przywraca. To, co ukoronowała, zostaje.',
    ],
    find: 'królowa król rezydencja stolica poziom 5 6 korona',
  },
  gates: {
    title: 'Wrota Burzy',
    text: [
      'Neutralne skrzyżowanie na terenie swojej frakcji. Z jednych wrót bohater może przejść do dowolnych innych: jeden krok i jedna karta zasobów za skok, raz na turę każdy bohater. Wejście na wrota drogą kosztuje krok jak zwykle.',
      'Każdy skok to jeden efekt burzy. Pozostałe kroki konia się zachowuje.',
      'Gdy losujesz wrota: 1 Niedźwiedzi lud, 2 Zrodzeni w chmurach, 3 Płomienni, 4 Wyspiarze, 5 Klan Wilka, 6 Błogosławieni przez Słońce; jeśli nie ma ich w grze, rzuć ponownie.',
      'Najpierw nazwij cel. Jeden rząd opłaca drogę do wrót i przez nie: wejście na wrota i skok to trzy karty zasobów albo koń i karta zasobów, z jednym krokiem w zapasie. Karta zasobów za burzę należy się zawsze, nawet gdy kroki są darmowe.',
      'Efekt wykonuje się w całości, zanim bohater dotrze na miejsce. Wrota łączą tylko kroki bohaterów: nie budowle, nie faktorie, nie odwrót.',
    ],
    find: 'portal skok teleport skoczyć skakać przejść',
  },
  'storm-effects': {
    title: 'Efekty burzy',
    text: [
      'Wykonaj go od razu i w całości; co niemożliwe, przepada. Zdobyte karty bierzesz na rękę. Gdy wykorzystano wszystkie dwanaście, tasuje się je.',
      '1 Weź wierzchnią kartę stosu artefaktów; jeśli jest pasujący, wybierz frakcję.',
      '2 Weź wierzchniego lorda z kartą zasobów: bez niej, jeśli to Niezwiązany, z dwiema, jeśli Fanatyk.',
      '3 Dobierz kartę.',
      '4 Zbuduj drogę za darmo.',
      '5 Dobierz kartę losu.',
      '6 Sprowadź drugiego bohatera, zatrudnionego lub nie, do wrót, z których wyruszasz.',
      '7 Zastąp miasto lub drogę kartą o tych samych wyjściach w wybranym terenie.',
      '8 Powtórz użyty, odkryty efekt, ale nie numer 2.',
      '9 Awansuj jednostkę z ręki o jedną rangę, z powrotem na rękę.',
      '10 Podnieś jedno ze swoich miast o poziom.',
      '11 Weź kartę z limbo, ale nie drugi Wielki Artefakt.',
      '12 Zniszcz namiot, przeciwnika, jeśli jakiś jest: namiot i zawartość trafiają do schronienia właściciela.',
    ],
    find: 'wrota skok karta lista',
  },
  trade: {
    title: 'Faktorie',
    text: [
      'Dwóch wolnych ludzi buduje faktorię na karcie drogi połączonej z twoim miastem; masz dwie, a kilka może leżeć na jednej karcie. Przy drugiej obie odwracają się na stronę gwiezdną.',
      'Z bohaterem w twojej faktorii: artefakt za skrzynię albo skrzynia za wierzchnią kartę stosu artefaktów. Przy dwóch faktoriach także dwie karty zasobów za gwiezdny pył. Zapłacone karty trafiają pod swoje stosy, zdobyte na rękę; tego, co wymienisz, w tej turze nie wymieniasz dalej.',
      'Faktoria stoi na drodze z puli, nie na wrotach ani na karcie doliny. Wielkich Artefaktów się nie wymienia. Przy pasującym artefakcie wybierasz frakcję.',
    ],
    find: 'handel wymiana targ placówka handlować wymienić',
  },
  stardust: {
    title: 'Gwiezdny pył i skrzynie',
    text: [
      'Gwiezdny pył liczy się jako jedna lub dwie karty zasobów w jednym rzędzie. Nie można go wymienić, zawiesić ani stracić.',
      'Skrzynia zawieszona w limbo kładzie do trzech kart naraz w zasadzce, nadal najwyżej trzy. Obie są neutralne; każdej jest dwanaście.',
      'Gwiezdnym pyłem nie płaci się za zasadzkę ani ofiarę, a podwójnie liczy się tylko w rzędach akcji i przy odwrocie.',
    ],
    find: 'zasoby skrzynia zasadzka',
  },
  'great-expansion': {
    title: 'Nowe Wielkie Artefakty',
    text: [
      '- Strzała Farrella: broń o sile 2, która atakuje także osiem pól wokół bohatera. Dla atakującego liczy się teren pod bohaterem.',
      '- Sakiewka Fortuny: weź do dwóch kart zasobów na rękę.',
      '- Sztandar Vigo: weź ze schronienia karty jednego rodzaju o wydrukowanej sile razem do 8.',
      '- Płaszcz Vayla: do dwóch twoich miast na polu bohatera lub wokół niego nie można atakować do twojej następnej tury.',
      '- Kryształ Minga: obejrzyj do dwunastu kart narodu, sześć połóż na wierzchu w dowolnej kolejności, resztę wtasuj.',
      '- Maska Syoena: w bitwie weź do dwóch jednostek o wydrukowanej sile razem 3 z cudzego rzędu do swojego; potem trafiają do schronienia właściciela.',
      '- Zaginiony Zwój Kry-Ceka: weź kartę z limbo na rękę. Albo, jeśli tak się umówiliście: postaw Metamorphę lub Bilkarra na dowolnym polu do następnego punktu kontrolnego.',
      'Strzała i Maska są do bitwy, pozostałe do własnych akcji.',
    ],
    find: 'strzała sakiewka sztandar płaszcz kryształ maska zwój dodatek',
  },
  fate: {
    title: 'Karty losu',
    text: [
      'Zamiast wybierać odkryty Wielki Artefakt możesz dobrać kartę losu:',
      '1 Zachowaj ją jako kopię Wielkiego Artefaktu innego gracza albo weź dwa gwiezdne pyły.',
      '2 Wierzchni Wielki Artefakt ze stosu albo jeden gwiezdny pył.',
      '3 Dowolny Wielki Artefakt ze stosu albo jeden gwiezdny pył.',
      'Najpierw obejrzyj, potem zdecyduj. Karta wraca i trzy karty się tasuje, chyba że ją zachowasz. Zachowana liczy się jako Wielki Artefakt i przy każdym użyciu wskazuje, czyj jest. Kto nie może mieć kolejnego, bierze gwiezdny pył, więc ruiny wolno znów atakować. Zdobycz trafia tam, gdzie trafiłby Wielki Artefakt.',
    ],
    find: 'los przeznaczenie zamiast',
  },
  teams: {
    title: 'Drużyny',
    text: [
      'Miejsca 1+4, 2+5 i 3+6 w sześć osób; 1+3+5 przeciw 2+4 w pięć; 1+3 przeciw 2+4 w cztery. Albo każdy na własną rękę, albo sześcioro w dwóch trójkach.',
      'Drużyna rozgrywa turę razem, w dowolnej kolejności; dwóch jej członków nigdy nie atakuje naraz tego samego przeciwnika. Obrońca dobiera do {{hand}} po każdej bitwie. Kart, bohaterów i miast się nie dzieli, a każdy buduje od własnych miast. Działa jedna osoba naraz i między akcjami lub bitwami oddaje głos partnerowi; nikt nie widzi ręki partnera.',
      'Gra kończy się przy 9 miastach poziomu 4 lub wyższego dla pary, 12 dla trójki. Drużyna sumuje punkty; w pięć osób punkty pary liczą się półtora raza, zaokrąglone w górę.',
      'Partnerzy nigdy się nie atakują: przeciwnicy to członkowie innych drużyn. Mogą się naradzać, na głos przy wszystkich. Opcjonalnie trójka atakuje najwyżej dwa razy na turę. Jeśli ustalicie inną liczbę miast, drużyna potrzebuje sumy tej liczby, o jeden i o dwa mniejszej.',
    ],
    find: 'partnerzy razem sojusz drużyna drużynowa',
  },
  'hero-mode': {
    title: 'Tryb bohaterski',
    text: [
      'Miasta neutralne bronią się siłą 6, ruiny 10. Wszyscy twoi bohaterowie, którzy mogą zaatakować cel, mogą to zrobić razem jedną bronią i razem przepadają.',
      'Z co najmniej 26 kartami przy drugim punkcie kontrolnym lub później jesteś weteranem, dopóki tak zostaje: bonus wynosi +4 za bohatera, a twoi wolni ludzie i dowódcy walczą z +1, z bonusem lub bez.',
      '+1 liczy się raz na kartę, ilekroć by się liczyła. Kto spadnie poniżej tej liczby, ma znów +1 i może awansować ponownie.',
    ],
    find: 'weteran heroiczny',
  },
  draft: {
    title: 'Draft',
    text: [
      'Wybierzcie pierwsze karty: wyłóżcie tyle, ilu graczy, i każdy bierze jedną. Wolni ludzie do przodu, wstecz, do przodu; dowódcy wstecz; kapłani do przodu. Potem po pięć kart zasobów. Niezwiązani i Fanatycy dołączają do puli później.',
      'Wybierający widzi karty, które jeszcze zostały; co wzięli inni, pozostaje ukryte.',
    ],
    find: 'wybór pierwsze karty start draftowanie',
  },
  metamorpha: {
    title: 'Metamorpha',
    text: [
      'Wchodzi przy pierwszym punkcie kontrolnym na wylosowane wrota i przenosi się na każdą nowo zbudowaną lub zastąpioną kartę. Z bohaterem na polu jej terenu możesz zapłacić dowolną kartą z ręki jako daniną, raz na turę za każdego bohatera i teren:',
      '- Lasy: ten bohater rusza się do 3 pól.',
      '- Góry: jedno twoje miasto rośnie o poziom.',
      '- Kaniony: zaatakuj jedno z ośmiu pól wokół bez broni.',
      '- Jeziora: awansuj jednostkę o rangę.',
      '- Dżungla: dobierz do dwóch kart.',
      '- Mróz: jednostka liczy się w tej turze podwójnie.',
      'Danina to osobny rząd. Na neutralnym terenie niczego nie daje, a zamiana dwóch kart na mapie jej nie przenosi.',
    ],
    find: 'postać danina teren',
  },
  bilkarr: {
    title: 'Bilkarr i jego mikstury',
    text: [
      'Wchodzi przy pierwszym punkcie kontrolnym na wylosowane wrota, a potem co rano przesuwa się o dwa pola na ukos, ponad wszystkim, odbijając się od krawędzi; z rogu idzie na nowo wylosowane wrota. Z bohaterem na jego polu kupujesz mikstury po dwie karty zasobów.',
      'Miksturę można wypić w każdej chwili, a działa ona trzy dni:',
      '- Braterstwo: nie atakujesz i nikt cię nie atakuje.',
      '- Kolos: +4 siły.',
      '- Słabość: przeciwnik dostaje −4 siły.',
      '- Berserk: atakując, usuń z walki dwie losowe karty z ręki obrońcy, raz dziennie.',
      '- Mroźna Dłoń: unieważnij rząd przeciwnika, raz dziennie; jego karty przepadają.',
      '- Zaćmienie: karta z ręki jest jokerem poza bitwą, raz dziennie.',
      'Każda jest jedna: sprzedanej nie ma, dopóki się nie zużyje. Dzień wypicia jest pierwszym z trzech; dni mijają, gdy Bilkarr się przesuwa. W cudzej turze: Mroźna Dłoń, gdy rząd opłacono, zanim zadziała; pozostałe po otwarciu ataku; Kolos i Słabość także zanim ktoś spasuje lub się podda. Żadna suma nie spada poniżej 0.',
      'Mroźna Dłoń wstrzymuje zatrudnianie, tworzenie, budowę, ulepszanie, koronowanie, werbunek bohatera, ruch, stacjonowanie, faktorie, mikstury, daniny i odkrywanie. Nie wstrzymuje przemian, wymian, zasadzek, Wielkich Artefaktów, odwrotu ani kart bitwy.',
    ],
    find: 'kupiec eliksir mikstura postać zielarz',
  },
  'fanatics-rules': {
    title: 'Fanatycy',
    text: [
      'Osiem jednostek, które liczą się do każdej frakcji, po dwie każdej rangi, dodanych po rozdaniu pierwszych kart; przychodzą z dwiema kartami zasobów zamiast jednej. Aby zagrać taką jednostkę, zawieś kartę w limbo; wtedy liczy się podwójnie, w jednym rzędzie lub dwóch, i walczy z podwójną siłą. Bez tytułu, zwoju i amuletu; w namiocie stacjonuje bez tej opłaty.',
      'Karta na ofiarę pochodzi z ręki, przed rzędem albo w trakcie bitwy; talia tworzenia nigdy nie spada przez to poniżej {{deck}} kart.',
    ],
    find: 'uniwersalne jednostki moduł podwójnie ofiara fanatyk',
  },
  valleys: {
    title: 'Doliny Królów i Królowych',
    text: [
      'Dla czterech lub sześciu graczy na 7 na 11 polach, bez ruin. Każda dolina to centrum z czterema ukrytymi skrzyżowaniami i czterema ukrytymi budynkami; między dolinami leży karta łącząca. Teren neutralny. Możesz mieć dowolnie wiele Wielkich Artefaktów.',
      'Centrum to miasto neutralne z obroną 6. Zajęte ma poziom 4, nie daje lorda i broni się siłą 4 plus 2 za każdy budynek właściciela w dolinie.',
      'Bohater obok ukrytej karty, połączony z nią drogą, odkrywa ją: drogę za dwóch wolnych ludzi i kartę zasobów, budynek za dwóch wolnych ludzi. Budynek należy do odkrywcy: 2 punkty, obrona 2.',
      'Żadne miasto nie może stykać się z zewnętrznymi bokami budynków, a drogi muszą pasować do ukrytych.',
      'Zakryte karty liczą się jako zbudowane i nie można na nie wejść. Budynek nie jest miastem: nigdy się go nie ulepsza ani nie obniża, nikogo się w nim nie zatrudnia i niczego nie łączy. Odkrycie go wymaga wolnego znacznika poziomu 2.',
    ],
    find: 'królowie królowe odkrywanie centrum dolina odkryć dolinę doliny',
  },
  'valley-buildings': {
    title: 'Budynki dolin',
    text: [
      'Raz na turę weź na rękę kartę rodzaju jednego ze swoich budynków.',
      '- Królowie: ratusz tytuły, kuźnia narzędzia, stajnia konie, arena broń.',
      '- Królowe: tawerna amulety, tkalnia namioty, gildia magów zwoje, sklep zasoby.',
    ],
    find: 'ratusz kuźnia stajnia arena tawerna tkalnia gildia sklep',
  },
  'valley-links': {
    title: 'Przełęcz i Królewski Most',
    text: [
      'Przełęcz: bohater bierze tam wzmacniacz dla wylosowanych wrót, po jednym. Skok z tych wrót zużywa go na odkryty Wielki Artefakt lub kartę losu, do schronienia.',
      'Królewski Most: każde wrota kryją Wielki Artefakt, dwa przy czterech graczach; każdy ma po jednym wzmacniaczu na wrota i może go zużyć przy skoku stamtąd, by wziąć jeden z nich. Bohater na moście może oddać Wielkie Artefakty za poziom miasta każdy, obniżyć miasta o dwa poziomy razem za odkryty lub kartę losu albo jeden wymienić.',
      'Obie oferty dotyczą miejsca, w którym ruch się kończy, raz na turę na bohatera, i można je odrzucić. Z bohaterem przepada jego wzmacniacz. Obniżać można do poziomu 1, podnosić do poziomu 4.',
    ],
    find: 'wzmacniacz karta łącząca most przełęcz',
  },
} as const satisfies StormgatesTexts;
