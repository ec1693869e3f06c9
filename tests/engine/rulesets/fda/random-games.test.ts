import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { playRandomly } from '../../../../engine/play/random-game.js';
import { fda } from '../../../../engine/rulesets/fda/index.js';
import { rulings } from '../../../../engine/rulesets/fda/rulings/texts.js';
import { accountsOfFda } from '../../../../fuzz/accounts/fda/index.js';
import { differencesOf } from '../../../../fuzz/replaying.js';
import { assertAffordably } from '../affordable.js';
import { field, type Sketch } from './field.js';

/** A battlefield on which a few turns can use every rule. */
const melee: Sketch = {
  terrain: { '0,0 0,1': 'city', '1,-2 2,-2 -2,2': 'forest', '3,3 -3,-3': 'impassable marsh' },
  rivers: { Orne: '-1,-3 -1,-2 -1,-1 -1,0 -1,1 -1,2' },
  roads: ['-6,0 -5,0 -4,0 -3,0 -2,0 -1,0 0,0 1,0 2,0 3,0 4,0 5,0 6,0'],
  edges: { A: '-6,0 -6,1 -6,2', B: '6,0 6,1 6,-1' },
  features: [
    ['bridge', '-1,0', { owner: 'B' }],
    ['bank', '-2,0 -2,1 -2,-1', { river: 'Orne' }],
    ['fortification', '2,0'],
    ['minefield', '1,1', { owner: 'B', live: true }],
    ['city', '0,0', { name: 'Caen', owner: 'B' }],
    ['airfield', '5,0', { name: 'Home', owner: 'B' }],
    ['airfield', '-5,0', { name: 'Away', owner: 'A' }],
  ],
  nations: { A: 'American', B: 'German' },
  A: {
    One: [
      'HQ h1 @ -3,0 (excellent)',
      'ARM-B t1 @ -2,0',
      'MECH i1 @ -2,0',
      'MECH i2 @ -2,1',
      'ART-H g1 @ -4,0',
      'ENG e1 @ -2,0',
      'AT-L k1 @ -2,1',
      'REC-H r1 @ -2,1',
    ],
    Two: [
      'HQ h2 @ -3,1',
      'INF i3 @ -2,2',
      'INF i4 @ -2,1',
      'ART-M g2 @ -4,1 (regiments 3)',
      'AA-L f2 @ -3,1',
      'CAV c2 @ -2,2',
    ],
    Wing: ['TAC a1 (airfield Away)', 'BOMBER-H b1'],
    '': ['BOMBER-M b2', 'NAVAL n1'],
  },
  B: {
    Three: [
      'HQ h3 @ 2,0 (poor)',
      'INF j1 @ 0,0',
      'INF j2 @ 0,1',
      'ART-M m1 @ 3,0',
      'AT-H k3 @ 0,0',
      'REC-L r3 @ 0,-1',
      'HMG w3 @ 0,1',
    ],
    Four: ['HQ h4 @ 2,1', 'ARM-A t4 @ 1,0', 'MECH j3 @ 1,0', 'ART-SP m4 @ 3,1', 'AA-H f4 @ 1,0', 'ENG e4 @ 1,0'],
    Five: ['INF j5 @ 1,-1', 'ARM-C t5 @ 1,-1', 'TAC d5 @ 5,0 (airfield Home)'],
    Guards: ['INF u1 @ 5,0', 'AA-L u2 @ 5,0'],
  },
  formations: { Guards: 'garrison', Wing: 'air division' },
  settings: { 'turns.perDay': 3, 'optional.barrage': 'true', 'optional.airfields': 'true', 'optional.guards': 'true' },
  turns: 7,
};

const anyRulings = fc.record(
  Object.fromEntries(rulings.map(({ option, values }) => [option, fc.constantFrom(...values)])),
);

describe.each(['hexes', 'squares'] as const)('random games on %s', (grid) => {
  test('random games under any rulings break no invariant, keep their accounts and continue the same after a pause', () => {
    assertAffordably(
      fc.property(anyRulings, fc.nat(), (readings, seed) => {
        const { scenario } = field({ ...melee, grid, rulings: readings });
        const played = playRandomly(fda, scenario, String(seed), {
          check: 'answer',
          keepLog: true,
          boldOnceIn: 8,
          watch: accountsOfFda,
        });
        expect(played.broken).toEqual([]);
        expect(played.ended).toBe(true);
        expect(differencesOf(fda, scenario, played)).toEqual([]);
      }),
      4,
    );
  });
});
