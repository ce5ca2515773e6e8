/** The places of all modules, by the name of their cards. */
import type { Feature } from '../land/land';
import { volcanoLandmarks } from '../modules/volcano';
import { placeNamed } from '../gallery';
import type { LandmarkArt } from './landmark';
import { cairn } from './cairn';

const LANDMARKS: Readonly<Record<string, LandmarkArt | undefined>> = { ...volcanoLandmarks };

/** A place that nobody has drawn is a heap of stones: something is there. */
const PLAIN: LandmarkArt = {
  plaza: 24,
  open: false,
  plan: cairn,
  standing: () => ({ figure: cairn, front: 16, lights: [], sign: [] }),
};

export const landmarkArt = (name: string): LandmarkArt => LANDMARKS[name] ?? placeNamed(name) ?? PLAIN;

/** What lies face down is drawn by its back, whatever it is. */
const BACK = 'back of ';
export const backName = (back: string): string => `${BACK}${back}`;
export const isFaceDown = (place: Feature): boolean => place.kind === 'landmark' && place.name.startsWith(BACK);

/** Whether nothing stands in the middle of a place: roads meet there, and heroes. */
export const isOpen = (place: Feature): boolean =>
  place.kind === 'road' || (place.kind === 'landmark' && landmarkArt(place.name).open);
