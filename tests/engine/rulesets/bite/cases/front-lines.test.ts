import { expect, test } from 'vitest';
import { groundFor } from '../../../../../engine/rulesets/bite/state/area.js';
import { musterOf } from '../../../../../engine/rulesets/bite/state/muster.js';
import { State } from '../../../../../engine/rulesets/bite/state/state.js';
import { setUp } from '../../../../../engine/rulesets/bite/setup/set-up.js';
import { isInSupply } from '../../../../../engine/rulesets/bite/supply/lines.js';
import { drive } from '../../rtl/drive.js';
import { scenarioOf, type Book } from '../examples.js';

const SIDES = {
  Axis: { hexes: 'Axis hexes', group: 'Army Group North', kind: 'infantry corps' },
  Soviet: { hexes: 'Soviet hexes', group: 'Kiev district', kind: 'infantry army' },
} as const;

/**
 * Returns the hexes of a front line that contain an Axis unit without supply at the start; every hex of the line holds
 * units of both sides.
 */
async function unsuppliedOn(name: Book, line: string): Promise<readonly string[]> {
  const { map } = await scenarioOf(name);
  const labelsOf = (whose: keyof typeof SIDES): string[] =>
    [...(map.areas.get(`${line}, ${SIDES[whose].hexes}`)?.cells ?? [])].map((cell) => map.board.label(cell));
  const unitPlaces = (['Axis', 'Soviet'] as const).map((whose) => {
    const { group, kind } = SIDES[whose];
    const blocks = labelsOf(whose).map((label) => `${kind} "${whose} ${label}" 3 | 2 | 1`);
    const places = labelsOf(whose).map((label) => `${label}: "${whose} ${label}"`);
    return {
      force: [`"${group}" {`, `"${group}" { ${blocks.join('  ')} `] as const,
      setup: [new RegExp(`setup ${whose} \\{`), `$&\n    ${places.join('\n    ')}`] as const,
    };
  });
  const scenario = await scenarioOf(
    name,
    unitPlaces.map(({ setup }) => setup),
    unitPlaces.map(({ force }) => force),
  );
  const state = new State(scenario, groundFor(scenario), musterOf(scenario));
  drive(setUp(state));
  return labelsOf('Axis').filter((label) => !isInSupply(state, state.muster.byName.get(`Axis ${label}`) ?? -1));
}

test.each([
  ['SBE6', 'Yellow line'],
  ['SBE7', 'Green line'],
  ['SBE8', 'Blue line'],
] as const)('%s: units on the %s are in supply from their rear when play begins [3.1, 4.2]', async (name, line) => {
  expect(await unsuppliedOn(name, line)).toEqual([]);
});
