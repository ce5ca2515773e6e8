import type { ModuleTexts } from '../../module';
import type { mistakes as english } from '../../en/modules/mistakes';

/** What a lesson says to what was done besides what it asks for: `did` by its kind, and where it is a typical mistake, in its step. */
export const mistakes = {
  'learn.detour': '{{deed}}: wolno. Lekcja prosi o coś innego.',
  'learn.stuck': 'To, czego potrzeba w tym kroku, jest już zużyte.',
  'learn.stuckBecause': 'Teraz już się nie da. {{reason}}',
  'learn.later': 'Możesz grać dalej, ale w późniejszym kroku zabraknie tych kart.',
  'learn.astray': 'Do tego potrzeba: {{needed}}. Zbędne: {{extra}}. Dotknij w rzędzie, aby cofnąć.',
  'learn.did.hire': '{{deed}}. Jednostka zawsze się przyda i przynosi zasób.',
  'learn.did.create': '{{deed}}. Zacznie pracować, gdy trafi do twojej ręki.',
  'learn.did.road': '{{deed}}. Wolny człowiek i zasób płacą za drogę, dwóch i zasób za skrzyżowanie.',
  'learn.did.city': '{{deed}}. Miasto to punkt, gdziekolwiek stoi.',
  'learn.did.upgrade': '{{deed}}. Poziom to punkt.',
  'learn.did.recruit': '{{deed}}. O jednego bohatera więcej na mapie.',
  'learn.did.move': '{{deed}}. To, co zapłaciło za drogę, jest zagrane.',
  'learn.did.ambush': '{{deed}}. Karta czeka na twoją następną turę; ta, która za nią zapłaciła, przepadła na zawsze.',
  'learn.cohort.cohort.begin': 'Akcje już się zaczęły: kohorta i druga szansa są przed nimi i w tej turze przepadły.',
  'learn.cohort.mulligan.begin': 'Akcje już się zaczęły: kohorta i druga szansa są przed nimi i w tej turze przepadły.',
  'learn.did.endTurn':
    'Tura zakończona: niezagrane karty trafiły do schronienia i dobrano sześć nowych. Tak toczy się gra, ale lekcja potrzebuje poprzednich kart.',
  'learn.did.callOff': 'Atak odwołany: żadna karta nie przepadła.',
  'learn.hire.friman.hire.chief':
    'Dowódca stoi o rangę wyżej i kosztuje trzy zasoby: to następny krok, już zrobiony. Dwa zasoby zostały na wolnego człowieka.',
  'learn.hire.friman.hire': '{{deed}}. Wysoka ranga kosztuje wiele zasobów: reszta nie wystarczy na wolnego człowieka.',
  'learn.hire.chief.hire': '{{deed}}. Znów dwa zasoby. Trzeci sam nikogo nie zatrudni, a dowódca kosztuje trzy.',
  'learn.create.tool.create.weapon':
    'Broń kosztuje dowódcę i dwóch wolnych ludzi. Dobra karta, ale narzędzia wymagają trzech, a został jeden.',
  'learn.create.tool.create.tent':
    'Namiot kosztuje dowódcę, wolnego człowieka i zasób. Zostało dwóch wolnych ludzi, a narzędzia wymagają trzech.',
  'learn.create.tool.create.horse':
    'Dowódca i dwa zasoby to koń: następny krok, już zrobiony. Trzech wolnych ludzi nadal robi narzędzia.',
  'learn.create.tool.road': '{{deed}}. Kosztowało to wolnego człowieka, a narzędzia wymagają trzech.',
  'learn.create.horse.hire': '{{deed}}. Kosztowało to oba zasoby, a koń wymaga ich obok dowódcy.',
  'learn.create.weapon.create.tent':
    'Namiot: dowódca, zasób i narzędzia za wolnego człowieka. Dowódca jest zagrany, a broń go wymaga.',
  'learn.create.weapon.road': '{{deed}}. Narzędzia zastąpiły wolnego człowieka i są już zagrane: a broń ich wymaga.',
  'learn.build.road.create':
    'Trzech wolnych ludzi robi narzędzia: słusznie i pożytecznie. Ale miasto też wymaga trzech.',
  'learn.build.city.create':
    'Ci sami trzej wolni ludzie robią narzędzia albo zakładają miasto. Teraz poszli na narzędzia.',
  'learn.upgrade.two.create': '{{deed}}. Kosztowało to jednego z dowódców, a na poziom trzeba dwóch.',
  'learn.upgrade.two.hire': '{{deed}}. Zasoby zatrudniają, dowódcy podnoszą: obaj są jeszcze na miejscu.',
  'learn.cohort.cohort.cohort': 'Wolno dobrać mniej kart, niż daje kohorta, nawet żadnej. Ale nic nie kosztują.',
  'learn.cohort.cohort.mulligan':
    'Druga szansa: pięć nowych kart za sześć. Kohorta zrobiłaby z sześciu siedem, a w turze można tylko jedno z dwojga.',
  'learn.cohort.lit.create.tool':
    'Wyłożone dwa razy narzędzia płacą też za narzędzia, a w ich dniu wybierasz frakcję. Ale teraz są zagrane do końca.',
  'learn.cohort.lit.create':
    '{{deed}}. Tu narzędzia też zastąpiły wolnych ludzi. Ale miasto wymaga trzech, więc muszą leżeć dwa razy w jednym rzędzie.',
  'learn.cohort.lit.road':
    '{{deed}}. Na drogę wystarczą narzędzia i zasób. Miasto wymaga trzech wolnych ludzi, więc muszą leżeć dwa razy w jednym rzędzie.',
  'learn.hero.recruit.hire': '{{deed}}. Te zasoby są zagrane: bohater kosztuje broń i dwa zasoby.',
  'learn.hero.recruit.road': '{{deed}}. Kosztowało to zasób, za który miał iść twój bohater.',
  'learn.hero.walk.move':
    'Koń zagrany: do trzech pól naraz. Zasób to jedno pole, a konia potrzebuje następny krok lekcji.',
  'learn.hero.walk.road': '{{deed}}. Zasób jest zagrany: bez niego bohater nie zrobi kroku.',
  'learn.hero.ride.move':
    'Konia zagrywasz w całości, także za krótszą drogę. Bohater nie dotarł do neutralnego miasta.',
  'learn.battle.attack.move': 'Bohater opuścił miasto, a zaatakować je może tylko ten, kto w nim stoi.',
  'learn.battle.attack.recruit': 'Broń poszła na drugiego bohatera. Nie ma już czym atakować.',
  'learn.battle.attack.create': '{{deed}}. Kosztowało to dowódcę, ale broń i kapłan, którymi atakujesz, są na miejscu.',
  'learn.battle.win.lay.chief':
    'Ten dowódca liczy się za 2, ale nie jest z frakcji bohatera: przepadł 1 punkt morale. Z kapłanem i tak przekroczysz 4.',
  'learn.battle.win.callOff':
    'Dopóki atak jest za słaby, można go odwołać: karty wróciły. Zaatakuj jeszcze raz, tym razem z kapłanem.',
  'learn.battle.reply.surrender':
    'Poddane miasto przepadło z dwoma punktami, choć nikt nie wyłożył karty. Z kapłanem by się obroniło.',
  'learn.battle.hold.pass': 'To był pas przy sile mniejszej od ataku: miasto przepadło i należy teraz do przeciwnika.',
  'learn.battle.hold.lay.friman':
    'Wolny człowiek liczy się za 1: to 3 przeciw 4, jeszcze nie remis. Wyłóż też kapłana.',
  'learn.keep.ambush.ambush':
    '{{deed}}. To, co ukryte, wróci z następną ręką; to, co płaci, przepada. Ukryć ma się lord, a zapłacić inna karta.',
  'learn.keep.tent.station':
    'W namiocie czeka teraz wolny człowiek i namiot jest zajęty. Przechowaj to, co później będzie więcej warte: dowódcę.',
  'learn.keep.tent.create': 'Drugi namiot. Ale zapłacił za niego dowódca, który miał czekać w pierwszym.',
  'learn.keep.decamp.create': '{{deed}}. Kosztowało to drugiego dowódcę, a do podniesienia miasta trzeba dwóch.',
  'learn.keep.use.create': '{{deed}}. Kosztowało to jednego z dwóch dowódców, którzy podnoszą miasto.',
  'learn.change.promote.promote':
    'Dowódca został kapłanem. Ale na poziom trzeba dwóch dowódców: awansuj wolnego człowieka, a będzie ich dwóch.',
  'learn.change.promote.create': '{{deed}}. Kosztowało to dowódcę i wolnego człowieka, który miał zostać drugim.',
  'learn.change.promote.road': '{{deed}}. Kosztowało to wolnego człowieka, który miał zostać dowódcą.',
  'learn.change.scroll.convert.chief':
    'Dowódca zmienił stronę, ale nie na twoją: wskaż Niedźwiedzi lud, swoją frakcję.',
  'learn.change.scroll.convert':
    '{{deed}}. Tak twoja karta stała się obca. Zwój jest zagrany, a dowódca wciąż należy do Wyspiarzy.',
  'learn.change.scroll.create': '{{deed}}. Kosztowało to dowódcę, dla którego był zwój.',
  'learn.change.scroll.road': '{{deed}}. Zwój i dowódca są nadal na miejscu.',
  'learn.change.amulet.charm':
    'Dwójka: zasób liczy się podwójnie, wystarczy na wolnego człowieka. Ale amulet jest zagrany, a jeden dowódca nie podniesie miasta.',
  'learn.hire.chief.road': '{{deed}}. Kosztowało to zasób: zostały dwa, a dowódca kosztuje trzy.',
  'learn.hire.chief.ambush':
    '{{deed}}. Jedna karta czeka, inna zapłaciła i przepadła na zawsze. Dowódca kosztuje wszystkie trzy zasoby.',
  'learn.create.horse.ambush':
    '{{deed}}. Jedna karta czeka, inna zapłaciła i przepadła na zawsze. Koń wymaga wszystkich trzech.',
  'learn.keep.tent.road': '{{deed}}. Kosztowało to zasób, a rozbicie namiotu wymaga jednego.',
  'learn.did.station': '{{deed}}. To, co leży w namiocie, wróci, kiedy zechcesz.',
  'learn.hire.city.create':
    'Trzech wolnych ludzi robi narzędzia: słusznie i pożytecznie. Ale tutaj mają założyć miasto, a do tego trzeba całej trójki.',
  'learn.hire.city.road': '{{deed}}. Kosztowało to wolnego człowieka, a miasto wymaga trzech.',
  'learn.create.pair.create.tool':
    'Narzędzia: jeden z dwóch artefaktów, już zrobiony. Na drugi zostali wolny człowiek, dowódca i zasób.',
  'learn.create.pair.create.weapon':
    'Broń: dowódca i dwóch wolnych ludzi. Zostali dwaj wolni ludzie i zasób, a z nich nie ma artefaktu.',
  'learn.create.pair.road': '{{deed}}. Z reszty powstanie już tylko jeden artefakt.',
  'learn.build.junction.road':
    '{{deed}}. Prowadzi prosto, do ruin albo do neutralnego miasta, a tam miasto leżeć nie może. W bok prowadzi tylko skrzyżowanie.',
  'learn.build.junction.create': '{{deed}}. Kosztowało to wolnych ludzi: skrzyżowanie wymaga dwóch, a miasto trzech.',
  'learn.upgrade.larger.upgrade':
    'Najpierw mniejsze miasto: to następny krok, już zrobiony. Lordowie są nadal na miejscu.',
  'learn.upgrade.larger.create': '{{deed}}. Kosztowało to jednostkę, która podnosi miasto.',
  'learn.upgrade.found.upgrade':
    'Dwóch dowódców podnosi miasto na poziom 2: jeden punkt. Cała trójka założyłaby nowe miasto poziomu 2: dwa punkty.',
  'learn.cohort.choose.begin': 'Akcje już się zaczęły: na kohortę jest za późno, a była.',
  'learn.cohort.choose.mulligan':
    'Druga szansa: pięć nowych kart za sześć. Ale w tej ręce była kohorta, a ona robi z sześciu osiem.',
  'learn.cohort.choose.cohort': 'Wolno dobrać mniej kart, niż daje kohorta, nawet żadnej. Ale nic nie kosztują.',
  'learn.hero.far.recruit': 'Drugi bohater: następny krok, już zrobiony. Koń i zasób nadal poniosą pierwszego.',
  'learn.hero.far.hire':
    '{{deed}}. Kosztowało to zasoby: bohater potrzebuje jednego obok konia, a drugi bohater dwóch.',
  'learn.hero.second.hire': '{{deed}}. Zasoby są zagrane: bohater kosztuje broń i dwa z nich.',
  'learn.hero.second.attack':
    'Atakujesz: otwiera to broń, a resztę pokaże następna lekcja. Tutaj miała zatrudnić drugiego bohatera.',
  'learn.battle.again.move': 'Bohater opuścił miasto, a zaatakować je może tylko ten, kto w nim stoi.',
  'learn.battle.take.callOff': 'Dopóki atak jest za słaby, można go odwołać: karty wróciły. Zaatakuj jeszcze raz.',
  'learn.keep.raise.mulligan': 'Druga szansa: lord z ręki leży teraz w schronieniu. Ten z zasadzki wróci sam.',
  'learn.change.chain.promote': 'Kapłan został lordem. Ale na poziom 3 trzeba dwóch kapłanów: awansować ma dowódca.',
} as const satisfies ModuleTexts<typeof english>;
