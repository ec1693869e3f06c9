import { expect, test } from 'vitest';
import { playThrough } from '../../../../engine/play/play-scenario.js';
import { pgg } from '../../../../engine/rulesets/pgg/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const FORCES = `ruleset pgg
side Soviet {
  pool rifle { 9 of 4-5-6 }
  pool tank { 2 of 5-10 }
  leader Kachalov 5
}
`;
const SCENARIO = `ruleset pgg
import "forces.sand"
map Plain {
  grid hexes flat columns 20 rows 10 labels CCRR even columns lower
  area 1 1001  area 2 1001  area 3 1001  area 4 1001  area 5 1001  area 6 1001
}
scenario "By rule" {
  on Plain
  turns 2
  setup Soviet { 1805: Kachalov }
}
orders turn 1 Soviet { phase movement: enter Provisional/1 to 1001  move Provisional/1 to 1003 }
orders turn 2 Soviet { phase movement: move Provisional/1 to 1004  move Provisional/99 to 1004 }
expect after turn 2 Soviet { Provisional/1 at 1004 (untried) }
`;

test('a division that a rule brings into play can be ordered and expected although no file declares it [14.11]', async () => {
  const workspace = await TestWorkspace.of({ 'forces.sand': FORCES, 'scenario.sand': SCENARIO }, [pgg]);
  expect(workspace.codes('forces.sand')).toEqual([]);
  expect(workspace.codes('scenario.sand')).toEqual(['sandtable/unknown-name']); // the unit Provisional/99 does not exist, because its number is too high
  const { scenario } = workspace.analyse('scenario.sand');
  if (scenario === undefined) throw new Error('The file holds no scenario.');
  expect(playThrough(pgg, scenario).expectations.map(({ passed }) => passed)).toEqual([true]);
});
