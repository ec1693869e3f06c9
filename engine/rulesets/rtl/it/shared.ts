import { onHexes } from '../../../it/hexes.js';
import type { Sentences } from '../../../model/say.js';
import { adjective, side } from './sides.js';

/** Sentences that all games share, in the terms of this game. */
export const shared: Sentences = {
  ...onHexes,
  '{0} in {1}; {2} may stack {3}{4}.': `{0, plural, one {# punto} other {# punti}} di raggruppamento in {1}; limite (${adjective(2)}): {3}{4}.`,
  '{0} for {1} {2} that have room for {3}; {4} may stack {5} in each.': `{0, plural, one {# punto} other {# punti}} di raggruppamento per {1, plural, one {# esagono} other {# esagoni}}, con posto per {3}; limite (${adjective(4)}): {5} per ciascuno.`,
  '{0}: where do {2} start?': `${side(0)}: dove si piazzano queste unità? {2}`,
  '{0}: which unit starts where?': `${side(0)}: quale unità si piazza, e dove?`,
  'In supply': 'In rifornimento',
  'holds {0}': 'controlla {0}',
};
