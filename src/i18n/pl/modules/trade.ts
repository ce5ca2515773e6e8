import type { texts as english } from '../../en/modules/trade';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.post': 'faktoria',
  'term.stardust': 'gwiezdny pył',
  'term.chest': 'skrzynia',
  'action.foundPost': 'Zbuduj faktorię',
  'action.layPost': 'Faktoria na polu {{place}}',
  'action.sellArtefact': 'Wymień {{card}} na skrzynię',
  'action.buyArtefact': 'Wymień skrzynię na {{artefact}}',
  'action.buyStardust': 'Wymień dwie karty zasobów na gwiezdny pył',
  'play.question.post': 'Wybierz kartę drogi dla swojej faktorii.',
  'play.question.hide': 'Połóż w zasadzce jeszcze jedną kartę albo żadnej. Wolne miejsca: {{left}}',
  'play.fact.posts': 'Faktorie',
  'event.postLaid': '{{player}} buduje faktorię: {{place}}.',
  'event.traded': '{{player}} wymienia: {{paid}} na {{card}}.',
  'violation.noPostLeft': 'Obie twoje faktorie są już na planszy.',
  'violation.nowhereForPost': 'Faktoria wymaga karty drogi połączonej z jednym z twoich miast.',
  'violation.noRoadCard': 'Faktoria stoi na karcie drogi.',
  'violation.notAtPost': 'Aby handlować, jeden z twoich bohaterów musi stać na jednej z twoich faktorii.',
  'violation.needsStarPost': 'Gwiezdny pył można dostać dopiero wtedy, gdy obie twoje faktorie są na planszy.',
  'violation.justTraded': 'Tego, co dostajesz z wymiany w tej turze, nie wymienisz ponownie przed następną.',
  'price.sell.do': 'W faktorii: wymień artefakt na skrzynię',
  'price.buy.do': 'W faktorii: wymień skrzynię na artefakt',
  'price.dust.do': 'Z dwiema faktoriami: wymień dwa zasoby na gwiezdny pył',
  'price.hide': 'Zasadzka z {{cards}} kart',
  'price.hide.do': 'Zawieś skrzynię: do {{cards}} kart trafia w zasadzkę',
};

export const entries = {};
