import { isCity, type Kind, type Box } from '@battalia/engine';
import type { Translate } from '@/i18n/message';
import { capital } from '../text/capital';
import { kindText } from '../text/cards';

/** What is written on a card. Of a city only that it is one: its exits are drawn. */
export const cardName = (t: Translate, kind: Kind, box: Box): string =>
  capital(isCity(box, kind) ? t('term.city') : kindText(t, kind, box));
