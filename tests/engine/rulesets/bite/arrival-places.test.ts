import { expect, test } from 'vitest';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const STARTER = bite.starter.replace(/[‹›]/g, '').replace(/orders turn[\s\S]*$/, '');

/**
 * Returns the codes of the findings in a scenario in which a corps arrives in July by the hexes in `by` and an order
 * places it in `to`.
 */
async function refusals(by: string, to: string): Promise<string[]> {
  const text = STARTER.replace('panzer corps "41.Pz"', 'infantry corps "1.AK" 3 | 2 | 1\n    panzer corps "41.Pz"')
    .replace('set layer', `arrive turn July 1941 by ${by}: "1.AK"\n  set layer`)
    .concat(`orders turn July 1941 Axis {\n  phase production:\n  place "1.AK" to ${to}\n}\n`);
  const analysis = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand');
  return [...analysis.findings, ...analysis.playFindings()].map(({ code }) => code);
}

test.each([
  { by: '0301 0302', to: '0302', what: 'a corps may arrive in any of its entry hexes', found: [] },
  { by: '0301 0302', to: '0303', what: 'a corps may not arrive in another hex', found: ['bite/7.3.1/wrong-entry'] },
  {
    by: '0301 0701',
    to: '0701',
    what: 'a corps may not arrive in an enemy-controlled hex',
    found: ['bite/7.3.2/enemy-there'],
  },
  {
    by: '0301 0603',
    to: '0603',
    what: 'a corps may not arrive in a hex with enemy units',
    found: ['bite/7.3.2/enemy-there'],
  },
])(
  'the check of arrival places: $what (entry hexes: $by, placed in: $to) [7.3.1, 7.3.2]',
  async ({ by, to, found }) => {
    expect(await refusals(by, to)).toEqual(found);
  },
);
