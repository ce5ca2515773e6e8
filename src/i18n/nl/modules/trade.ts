import type { texts as english } from '../../en/modules/trade';
import type { ModuleTexts } from '../../module';

export const texts: ModuleTexts<typeof english> = {
  'term.post': 'handelspost',
  'term.stardust': 'sterrenstof',
  'term.chest': 'kist',
  'action.foundPost': 'Een handelspost bouwen',
  'action.layPost': 'Handelspost bij {{place}}',
  'action.sellArtefact': '{{card}} ruilen voor een kist',
  'action.buyArtefact': 'Een kist ruilen voor {{artefact}}',
  'action.buyStardust': 'Twee voorraadkaarten ruilen voor sterrenstof',
  'play.question.post': 'Kies een wegkaart voor je handelspost.',
  'play.question.hide': 'Leg nog een kaart in hinderlaag, of geen. Ruimte voor: {{left}}',
  'play.fact.posts': 'Handelsposten',
  'event.postLaid': '{{player}} bouwt een handelspost: {{place}}.',
  'event.traded': '{{player}} ruilt: {{paid}} voor {{card}}.',
  'violation.noPostLeft': 'Je beide handelsposten liggen al op het speelveld.',
  'violation.nowhereForPost': 'Een handelspost heeft een wegkaart nodig die met een van je steden verbonden is.',
  'violation.noRoadCard': 'Een handelspost staat op een wegkaart.',
  'violation.notAtPost': 'Om te ruilen moet een van je helden op een van je handelsposten staan.',
  'violation.needsStarPost': 'Sterrenstof krijg je pas als je beide handelsposten op het speelveld liggen.',
  'violation.justTraded': 'Wat je deze beurt hebt geruild, ruil je pas vanaf de volgende weer in.',
  'price.sell.do': 'Op je post: een artefact ruilen voor een kist',
  'price.buy.do': 'Op je post: een kist ruilen voor een artefact',
  'price.dust.do': 'Met twee posten: twee voorraden ruilen voor sterrenstof',
  'price.hide': 'Hinderlaag van {{cards}}',
  'price.hide.do': 'Leg de kist af: tot {{cards}} kaarten in hinderlaag',
};

export const entries = {};
