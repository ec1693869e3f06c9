import { expect, test } from 'vitest';
import { brokenInvariants } from '../../../../../engine/rulesets/rtl/state/invariants.js';
import { UNFINISHED } from '../../../../../engine/rulesets/rtl/state/fields.js';
import { OUT_OF_PLAY } from '../../../../../engine/rulesets/rtl/state/state.js';
import { lastTurnOf } from '../../../../../engine/rulesets/rtl/sequence/sequence.js';
import { specialFace } from '../../../../../engine/rulesets/rtl/victory/special.js';
import { isInZone } from '../../../../../engine/rulesets/rtl/zones/zones.js';
import { changed } from '../examples.js';
import { field } from '../sketch.js';

const WHITE = 'cavalry regiment White 3-3-6|2-2-6';
const BROWN = 'cavalry regiment Brown 3-3-6|2-2-6 (efficiency 5, stacking 2)';

/** A regiment that changes its counter but stays the same in every other respect [SC]. */
test.each([
  ['reduced and disrupted', 'reduced, disrupted'],
  ['out of supply', 'oos'],
  ['working on a strongpoint', 'building'],
])('a counter that replaces another keeps the state of the other: %s', (_, befell) => {
  const at = field({
    soviet: { 6431: [`${WHITE} (efficiency 5, stacking 2, army, ${befell})`], none: [BROWN] },
    strongpoints: { 6431: 'Soviet unfinished' },
  });
  const { state } = at;
  const [white, brown] = [at.piece('White'), at.piece('Brown')];
  const valuesOf = (piece: number): number[] =>
    [state.reduced, state.disrupted, state.supply, state.building, state.startCell, state.cell].map(
      (column) => column[piece],
    );
  const before = valuesOf(white);
  const special = specialFace(state, lastTurnOf(state));
  expect(special.replace?.('White', 'Brown')).toBe(true);
  expect(valuesOf(brown)).toEqual(before);
  expect([at.where('White'), valuesOf(white)[0]]).toEqual([OUT_OF_PLAY, 0]);
  expect(state.strongpoint[at.cell('6431')]).toBe(UNFINISHED);
  expect(isInZone(state, 1, at.cell('6432'))).toBe(true);
  expect(brokenInvariants(state, 'any time')).toEqual([]);
  expect(special.replace?.('White', 'Brown')).toBe(false);
});

test.each(['manstein-attacks', 'the-battle-of-staraya-russa'] as const)(
  'in %s the brown counter of 98/25C replaces the white one [SC, VP.3]',
  async (name) => {
    const { scenario, findings } = await changed(name, []);
    expect(findings.filter(({ code }) => code.includes('becomes'))).toEqual([]);
    const items = scenario?.offers.flatMap(({ clauses }) => clauses.departures.flatMap(({ items }) => items));
    expect(items?.map(({ attributes }) => attributes.becomes.value)).toEqual(['98/25C']);
  },
);
