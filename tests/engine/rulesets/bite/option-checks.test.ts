import { expect, test } from 'vitest';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

const STARTER = bite.starter.replace(/[‹›]/g, '');

/** Returns the findings of one rule in the starter file after some replacements. */
async function found(rule: string, ...changes: readonly (readonly [string, string])[]): Promise<string[]> {
  const text = changes.reduce((written, [from, to]) => {
    expect(written).toContain(from);
    return written.replace(from, to);
  }, STARTER);
  return (await TestWorkspace.of({ 'it.sand': text }, [bite]))
    .analyse('it.sand')
    .findings.filter(({ code }) => code.startsWith(`bite/${rule}/`) || code.startsWith('sandtable/'))
    .map(({ code, severity, message }) => `${severity} ${code}: ${message}`);
}

const played = (option: string) => ['set layer = base', `set layer = advanced\n  set optional = ${option}`] as const;
const marked = (text: string) => ['  rail "Main line"', `  ${text}\n  rail "Main line"`] as const;

test('C158: the check reports border hexes without a Soviet ZOC if garrisons are played [27.0.turkey]', async () => {
  const border = marked('watched border at 0604 0906');
  expect(await found('27.0.turkey', played('garrisons'), border)).toEqual([
    'warning bite/27.0.turkey/border-unwatched: No Soviet unit watches the border hex 0906: each hex of the border must lie in the ZOC of a Soviet unit [27.0.turkey]. Set up a unit in or next to it.',
  ]);
  expect(await found('27.0.turkey', played('garrisons'), marked('watched border at 0604'))).toEqual([]);
  expect(await found('27.0.turkey', played('mountains'), border)).toEqual([]);
});

test('security units are reported if the option `garrisons` is off, or if it is on and they never arrive [27.0.units, 3.20]', async () => {
  const security = [
    ['artillery army "4.A" 4 | 2 | 1 | 0', 'artillery army "4.A" 4 | 2 | 1 | 0\n    security corps "1.Sich" 2 | 1'],
    ['0402: "28.AK"', '0402: "28.AK", "1.Sich"'],
  ] as const;
  expect(await found('27.0.units', played('mountains'), ...security)).toEqual([
    'warning bite/27.0.units/security-without-garrisons: 1.Sich comes into play only with the option garrisons [27.0.units]. Leave it out, or write `set optional = garrisons`.',
  ]);
  expect(await found('27.0.units', played('garrisons'), ...security)).toEqual([]);
  expect(await found('27.0.units', played('garrisons'), security[0])).toEqual([
    'warning bite/27.0.units/garrisons-left-out: 1.Sich comes into play with garrisons, and the scenario does not say where and when [27.0.units]. Write it in `setup Axis`, or `arrive turn … by HEX: "1.Sich"`.',
  ]);
  const later = [
    'turns June 1941..August 1941',
    'turns June 1941..August 1941\n  arrive turn July 1941 by 0402: "1.Sich"',
  ] as const;
  expect(await found('27.0.units', played('garrisons'), security[0], later)).toEqual([]);
});

test('the check reports the option `teams` in a short scenario and on a map without a green line [38.1]', async () => {
  const short =
    'information bite/38.1/too-short-for-teams: The short scenarios are too small for four players; the option teams is meant for the long scenarios [38.1].';
  const line = marked('allied zone South at 0505..0507');
  const long = ['turns June 1941..August 1941', 'turns June 1941..June 1942'] as const;
  expect(await found('38.1', played('teams'), line)).toEqual([short]);
  expect(await found('38.1', played('teams'), line, long)).toEqual([]);
  expect(await found('38.1', played('teams'), long)).toEqual([
    'information bite/38.1/no-green-line: The commands of a side are not separated: Border does not mark the hexes south of the green line [38.1]. Write `allied zone "…" at HEXES` in the map.',
  ]);
  expect(await found('38.1', played('mountains'))).toEqual([]);
});
