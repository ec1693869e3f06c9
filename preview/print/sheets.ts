import type { Scene } from '../contract/scene.js';
import { counterSheets } from './counter-sheets.js';
import { forcesSheets } from './forces-sheets.js';
import { mapSheets, type MapPrint } from './map-sheets.js';
import type { Sheet } from './paper.js';
import type { Printed } from '../contract/print-data.js';
import { setupCards } from './setup-cards.js';

/** The content to print: a map, and the other printed parts of a scenario. */
export interface Kit {
  readonly scene?: Scene | undefined;
  readonly beside?: Printed | undefined;
}

/** Returns all sheets of a kit, or only the sheets of one part. The order of battle is no part of the kit. */
export function sheetsOf(
  { scene, beside }: Kit,
  print: MapPrint,
  only?: 'map' | 'counters' | 'cards' | 'forces',
): Sheet[] {
  const wanted = (part: typeof only): boolean => only === undefined || only === part;
  return [
    ...(scene && wanted('map') ? mapSheets(scene, print) : []),
    ...(beside && wanted('counters') ? counterSheets(beside, print) : []),
    ...(beside && wanted('cards') ? setupCards(beside, print) : []),
    ...(beside && only === 'forces' ? forcesSheets(beside, print) : []),
  ];
}
