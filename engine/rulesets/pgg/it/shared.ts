import { onHexes } from '../../../it/hexes.js';
import type { Sentences } from '../../../model/say.js';
import { player } from './forms.js';

/** Sentences that all games share, in the terms of this game. */
export const shared: Sentences = {
  ...onHexes,
  '{0}: where do {2} start?': `${player(0)}: piazzamento di {2}?`,
  '{0}: which unit starts where?': `${player(0)}: quale unità si piazza, e dove?`,
  '{0} for {1} {2} that have room for {3}; {4} may stack {5} in each.':
    '{0} {0noun} per {1, plural, one {# esagono} other {# esagoni}}, con posto per {3}; limite di raggruppamento {4, select, German {tedesco} other {sovietico}}: {5} per ciascuno.',
  '{0} in {1}; {2} may stack {3}{4}.':
    '{0} {0noun} in {1}; limite di raggruppamento {2, select, German {tedesco} other {sovietico}}: {3}{4}.',
  'in {0}': '{0, select, rifornimento {rifornita} comando {entro il raggio} other {in {0}}}',
};
