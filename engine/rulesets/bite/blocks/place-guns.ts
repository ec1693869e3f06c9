import { explain } from '../rulebook/cite.js';
import type { BiteRule } from '../rulebook/index.js';
import type { Rulings } from '../rulings/rulings.js';
import type { Circumstances } from './firing.js';
import { hitsFrom } from './power.js';
import type { Volley } from './volley.js';

const RULE: BiteRule = '7.7.2.places';

/** Anti-aircraft dice of a city, fortress or bunker. `place` is the kind of place. */
export interface PlaceGuns extends Volley {
  readonly place: string;
}

/**
 * Returns the anti-aircraft guns of a place. The guns fire for the side that controls the place. A fortress and a major
 * city have two dice each; a bunker and a minor city have one die each [7.7.2.places, 7.7.2.power, A25].
 */
export function placeGuns({ city, works }: Circumstances, rulings: Rulings): readonly PlaceGuns[] {
  const guns: PlaceGuns[] = [];
  if (works === 'fortress') guns.push(battery(2, 5, 'fortress'));
  if (works === 'bunker') guns.push(battery(1, 5, 'bunker'));
  if (works === 'fortress' && rulings['flak.fortress'] === 'fortressOnly') return guns;
  if (city === 'major') guns.push(battery(2, 6, 'major city'));
  if (city === 'minor') guns.push(battery(1, 6, 'minor city'));
  return guns;
}

const battery = (dice: number, from: number, place: string): PlaceGuns => ({
  place,
  dice: explain(dice, place, RULE),
  from: hitsFrom(from, place, '7.7.2.power'),
});
