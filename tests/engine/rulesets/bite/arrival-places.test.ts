import { expect, test } from 'vitest';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const STARTER = bite.starter.replace(/[‹›]/g, '').replace(/orders turn[\s\S]*$/, '');

/** What is wrong with placing a corps that comes in July by certain hexes. */
async function refusals(by: string, to: string): Promise<string[]> {
  const text = STARTER.replace('panzer corps "41.Pz"', 'infantry corps "1.AK" 3 | 2 | 1\n    panzer corps "41.Pz"')
    .replace('set layer', `arrive turn July 1941 by ${by}: "1.AK"\n  set layer`)
    .concat(`orders turn July 1941 Axis {\n  phase production:\n  place "1.AK" to ${to}\n}\n`);
  const analysis = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand');
  return [...analysis.findings, ...analysis.playFindings()].map(({ code }) => code);
}

test.each([
  { by: '0301 0302', to: '0302', what: 'by any of the hexes it comes by', found: [] },
  { by: '0301 0302', to: '0303', what: 'by no other', found: ['bite/7.3.1/wrong-entry'] },
  { by: '0301 0701', to: '0701', what: 'by none that is the enemy’s', found: ['bite/7.3.2/enemy-there'] },
  { by: '0301 0603', to: '0603', what: 'by none where he stands', found: ['bite/7.3.2/enemy-there'] },
])('who comes by $by is placed $what: $to [7.3.1, 7.3.2]', async ({ by, to, found }) => {
  expect(await refusals(by, to)).toEqual(found);
});
