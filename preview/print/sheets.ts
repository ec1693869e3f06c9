import type { Scene } from '../scene.js';
import { counterSheets, type CounterPrint } from './counter-sheets.js';
import { mapSheets } from './map-sheets.js';
import type { Sheet } from './paper.js';
import type { Printed } from './printed.js';
import { setupCards } from './setup-cards.js';

/** What there is to print: a map, and what lies beside it. */
export interface Kit {
  readonly scene?: Scene | undefined;
  readonly beside?: Printed | undefined;
}

/** All sheets of a kit, or those of a part of it. */
export function sheetsOf(
  { scene, beside }: Kit,
  print: CounterPrint & { readonly areas?: boolean },
  only?: 'map' | 'counters' | 'cards',
): Sheet[] {
  const wanted = (part: typeof only): boolean => only === undefined || only === part;
  return [
    ...(scene && wanted('map') ? mapSheets(scene, print) : []),
    ...(beside && wanted('counters') ? counterSheets(beside, print) : []),
    ...(beside && wanted('cards') ? setupCards(beside, print) : []),
  ];
}
