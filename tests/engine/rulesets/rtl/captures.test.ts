import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rtl } from '../../../../engine/rulesets/rtl/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const EXAMPLE = readFileSync(path.join(import.meta.dirname, '../../../../examples/rtl/first-steps.sand'), 'utf8');

/**
 * Returns a scenario in which the Germans hold Luga, a Soviet unit is two hexes away, and the side `first` acts first.
 */
const luga = (first: string): string =>
  EXAMPLE.slice(0, EXAMPLE.indexOf('orders turn 19AM German'))
    .replace('score Luga 5', 'score for German lost at Luga -10 (once)\n  set control of Luga = German')
    .replace('set weather', 'ruling control.initial = authorSupplied\n  set weather')
    .replace('set first turn 19AM = German', `set first turn 19AM = ${first}`)
    .replace('0702: 2/898', '0604: 2/898')
    .replace('0202: "HQ 3", "8.Mot"', '0202: "HQ 3"\n    0103: "8.Mot"')
    .replace('0103: I/3', '0102: I/3');

const ORDERS = `
orders turn 19AM Soviet { draw "245.Rifle" { play mobile move 2/898 0604 > 0504 > 0403 > 0504 } }
orders turn 19AM German { draw "3.Mot" { play mobile move I/8 to 0403 } }`;

test.each([
  ['Soviet', -10, 'passes through Luga before the Germans return to it at the end of the turn'],
  ['German', 0, 'comes when the Germans are already there'],
])(
  'S1.23: if the %s side acts first, the Germans score %d points for Luga, because the Soviet unit %s',
  async (first, points) => {
    const text = `${luga(first)}${first === 'Soviet' ? ORDERS : ORDERS.replace(/orders turn 19AM Soviet.*/, '')}
expect after turn 19AM { I/8 at 0403 score German ${points} }`;
    const analysis = (await TestWorkspace.of({ 'it.sand': text }, [rtl])).analyse('it.sand');
    expect([...analysis.findings, ...analysis.playFindings()].map(({ message }) => message)).toEqual([]);
  },
);
