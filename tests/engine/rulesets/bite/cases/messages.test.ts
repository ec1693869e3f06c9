import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../../engine/play/moment.js';
import type { OrderKind } from '../../../../../engine/play/order-kind.js';
import { rebasing } from '../../../../../engine/rulesets/bite/air/rebasing.js';
import { commandKinds } from '../../../../../engine/rulesets/bite/command/activation.js';
import { moving } from '../../../../../engine/rulesets/bite/movement/moving.js';
import { shipping } from '../../../../../engine/rulesets/bite/naval/shipping.js';
import { saving } from '../../../../../engine/rulesets/bite/production/saving.js';
import { byRail } from '../../../../../engine/rulesets/bite/rail/by-rail.js';
import type { State } from '../../../../../engine/rulesets/bite/state/state.js';
import { bite } from '../../../../../engine/rulesets/bite/index.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';
import { setTable } from '../economy.js';
import { written } from '../orders.js';
import { field, type Field, type Sketch } from '../sketch.js';

/** Returns why an order is refused. */
function refusalOf(at: Field, text: string, kinds: readonly OrderKind<State>[]): string {
  const order = written(at, text);
  const read = kinds.find(({ verbs }) => verbs.includes(order.verb))?.read(at.state, order);
  return read !== undefined && isRefusal(read) ? read.message : 'legal';
}

const STRAIT = { strait: '0505/0506' };
const LINE: Sketch = {
  places: { Berlin: 'capital 0105 (nation Germany, source Germany)', Luga: 'minor city 0405' },
  routes: { rail: ['0105 - 0205 - 0305 - 0405 - 0505'] },
  control: { Axis: '0105..0505' },
  phase: 'strategic rail',
  settings: { 'saved of Germany': 5 },
  axis: { '0205': ['infantry corps A 3'] },
};

describe('messages of refused orders', () => {
  test('a refused move names the strait only if no other path leads to the hex [7.5.3.afford, 7.5.5]', () => {
    const go = (more: Sketch): string =>
      refusalOf(field({ sides: STRAIT, axis: { '0505': ['infantry corps I 3 (mp 1)'] }, ...more }), 'move I to 0506', [
        moving,
      ]);
    expect([go({}), go({ terrain: { '0405 0406 0507 0605 0606': 'water' } })]).toEqual([
      'I has 1 movement point and cannot reach 0506 [7.5.3.afford].',
      expect.stringMatching(/^I cannot move from 0505 to 0506: /),
    ]);
  });

  test('the refusal of an HQ without supply states the missing supply and uses the singular for one unit [13.5.headquarters]', () => {
    const at = field({
      layer: 'advanced',
      axis: { '0304': ['armoured headquarters HQ 3|2|1 (unsupplied)', 'panzer corps A 3', 'panzer corps B 3'] },
    });
    expect(refusalOf(at, 'activate HQ with A, B', commandKinds)).toBe(
      'HQ is out of supply and may command only 1 unit, half of its 3 points [13.5.headquarters].',
    );
  });

  test('a refused rail movement names the reason [29.1.one, 32.3, 7.4]', () => {
    const stopped = (given: (at: Field) => void): string => {
      const at = field(LINE);
      given(at);
      return refusalOf(at, 'rail A to 0505', [byRail]);
    };
    expect([
      stopped(({ state, cell }) => (state.partisans[cell('0305')] = 1)),
      stopped(({ state, cell }) => (state.stationHits[cell('0405')] = 1)),
      stopped(({ state, cell }) => (state.control[cell('0305')] = 1)),
    ]).toEqual([
      'A cannot move to 0505 by rail: partisans are in 0305 [29.1.one].',
      'A cannot move to 0505 by rail: the station of 0405 is bombed this turn [32.3].',
      'A cannot move to 0505 by rail: 0305 is controlled by the Soviet [7.4].',
    ]);
  });

  test('a refused voyage names the bombed port [32.2]', () => {
    const at = field({
      layer: 'advanced',
      options: ['naval', 'strategic-bombing'],
      places: {
        Riga: 'major port 0505 (sea Gulf)',
        Memel: 'major port 0705 (sea Gulf)',
        Gulf: 'sea 0605',
      },
      control: { Axis: '0505 0705' },
      axis: { '0505': ['infantry corps A 3', 'naval headquarters N 3|2|1 (activated)'] },
    });
    at.state.portHits[at.cell('0705')] = 1;
    expect(refusalOf(at, 'ship A to 0705', [shipping])).toBe(
      'The port of Memel is bombed and closed to troops in this turn [32.2].',
    );
    at.state.portHits[at.cell('0505')] = 1;
    expect(refusalOf(at, 'ship A to 0705', [shipping])).toBe(
      'The port of Riga is bombed and closed to troops in this turn [32.2].',
    );
  });

  test('points of Lend-Lease cannot be saved [34.0.use]', () => {
    const at = setTable({
      layer: 'advanced',
      side: 'Soviet',
      saved: { 'Soviet Union': [3, 3] },
      given: ({ state }) => void (state.lendLease = { red: 2, blue: 0 }),
    });
    const save = (amount: number) => saving.refuse(at.state, { verb: 'save', choice: `red ${amount}` })?.message;
    expect([save(1), save(2)]).toEqual([
      undefined,
      '2 red points cannot be saved: the store has 1 plus 2 of Lend-Lease, which may not be saved [34.0.use].',
    ]);
    expect(saving.legal(at.state).map(({ choice }) => choice)).toEqual(['yellow 3', 'red 1']);
  });

  test('an air unit that takes the base of a flying unit gets a warning about the return of that unit [7.8.1]', () => {
    const at = field({
      places: { Berlin: 'capital 0105 (nation Germany, source Germany)', Luga: 'minor city 0405' },
      routes: { rail: ['0105 - 0205 - 0305 - 0405'] },
      control: { Axis: '0105..0405' },
      axis: { '0105': ['bomber wing KG 3'], '0505': ['fighter wing JG 3 (base 0405)'] },
      soviet: { '0505': ['infantry army S 1'] },
    });
    const order = rebasing.read(at.state, written(at, 'rebase KG to 0405'));
    if (isRefusal(order)) throw new Error(order.message);
    rebasing.perform(at.state, order);
    expect(at.state.drainEvents().at(-1)?.text).toBe(
      'KG changes its base from 0105 to 0405. JG took off from there: if no other base is free when it returns, one of the two air units is eliminated [7.8.1].',
    );
  });
});

describe('messages of set-up and settings', () => {
  const findings = async (change: readonly [string, string]): Promise<readonly string[]> => {
    const text = bite.starter.replace(/[‹›]/g, '').replace(...change);
    const { findings: found } = (await TestWorkspace.of({ 'it.sand': text }, [bite])).analyse('it.sand');
    return found.map(({ message }) => message);
  };

  test('the message about a set-up requirement gives the number of units placed and the number required [BPS]', async () => {
    expect(await findings(['0603: "27.A"', 'require every unit at 0705 [BPS]'])).toContain(
      '0 units set up at 0705; 2 or more must be set up [BPS].',
    );
  });

  test('the message that lists the possible weathers writes "light rain" in quotes [39.0]', async () => {
    expect(
      await findings(['set layer = base', 'set layer = advanced\n  set weather turn June 1941 = sunny']),
    ).toContain('weather must be clear, "light rain", rain or snow, not sunny [9.0].');
  });
});
