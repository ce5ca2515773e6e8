/** What lines pay for: units, artefacts, roads, cities and heroes (HIRE, CREATE, BUILD, HERO). */
import { turned } from '@battalia/engine';
import { factionText, kindText } from '../text/cards';
import { kindName } from '../text/kindName';
import { capital } from '../text/capital';
import { atText, cityAtText, nextText, placeText, roadsText, upgradedLevel } from '../text/speaker';
import type { OwnDeeds } from './own';
import { kindGlyph, nextThing, paid } from './parts';

export const lineDeeds: OwnDeeds<'hire' | 'create' | 'build' | 'place' | 'upgrade' | 'recruit' | 'move'> = {
  hire: {
    ...paid,
    rule: 'hiring',
    group: 'pool',
    answer: 'never',
    picture: ({ unit }, _box, pool) => nextThing(unit, pool),
    glyph: ({ unit }) => kindGlyph(unit),
    words: (speaker, { unit }) => speaker.t('action.hire', { unit: nextText(speaker, unit) }),
  },
  create: {
    ...paid,
    rule: 'creating',
    group: 'pool',
    answer: 'never',
    picture: ({ artefact, faction }, _box, pool) => nextThing(artefact, pool, faction),
    glyph: ({ artefact }) => kindGlyph(artefact),
    words: (speaker, { artefact, faction }) =>
      faction === null
        ? speaker.t('action.create', { artefact: nextText(speaker, artefact) })
        : speaker.t('action.createOf', {
            artefact: kindText(speaker.t, artefact),
            faction: factionText(speaker.t, faction),
          }),
  },
  build: {
    ...paid,
    rule: 'new-city',
    ruleOf: ({ level }) => (level > 0 ? 'new-city' : 'roads'),
    group: 'build',
    answer: 'never',
    picture: ({ level, tile }, _box, pool) =>
      level > 0 ? nextThing(tile, pool) : { kind: 'sign', name: kindName(tile) },
    glyph: ({ tile }) => kindGlyph(tile),
    words: ({ t }, { level, tile }) =>
      level > 0
        ? t('action.buildCity', { level, tile: kindText(t, tile) })
        : t('action.buildRoad', { tile: kindText(t, tile) }),
  },
  place: {
    rule: 'where-to-build',
    group: 'choice',
    answer: 'never',
    squares: ({ square }) => [square],
    mark: 'build',
    words: (speaker, { square, quarters }) =>
      speaker.t('action.place', {
        at: atText(speaker, square),
        roads: roadsText(speaker, turned(speaker.box.roads[speaker.placing ?? -1] ?? 0, quarters)),
      }),
  },
  upgrade: {
    ...paid,
    rule: 'upgrade-city',
    group: 'build',
    answer: 'never',
    picture: () => ({ kind: 'sign', name: 'castle' }),
    squares: ({ square }) => [square],
    mark: 'build',
    words: (speaker, { square }) =>
      capital(
        speaker.t('action.upgrade', { city: cityAtText(speaker, square), level: upgradedLevel(speaker, square) }),
      ),
    places: (speaker, actions) => {
      // With a wild card the same line may raise one city to level 2 and another to level 3.
      const [level, ...others] = new Set(actions.map(({ square }) => upgradedLevel(speaker, square)));
      return level === undefined || others.length > 0
        ? speaker.t('play.places.upgrade')
        : speaker.t('play.places.upgradeTo', { level });
    },
  },
  recruit: {
    ...paid,
    rule: 'hire-hero',
    group: 'heroes',
    answer: 'never',
    picture: () => ({ kind: 'hero', which: 0 }),
    squares: ({ square }) => [square],
    mark: 'build',
    words: (speaker, { square }) => speaker.t('action.recruit', { at: atText(speaker, square) }),
    places: ({ t }) => t('play.places.recruit'),
  },
  move: {
    ...paid,
    byKind: true,
    rule: 'move-hero',
    group: 'heroes',
    answer: 'never',
    picture: ({ hero }) => ({ kind: 'hero', which: hero }),
    squares: ({ to }) => [to],
    mark: 'move',
    hero: ({ hero }) => hero,
    dims: true,
    words: (speaker, { hero, to }) => speaker.t('action.move', { hero: hero + 1, place: placeText(speaker, to) }),
    places: ({ t }, [action]) => t('play.places.move', { hero: (action?.hero ?? 0) + 1 }),
  },
};
