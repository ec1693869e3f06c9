import { describe, expect, test } from 'vitest';
import { ledgerText } from '../../../../engine/model/ledger.js';
import type { OrderModel } from '../../../../engine/model/orders.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { isRefusal, type Play } from '../../../../engine/play/moment.js';
import { declaring } from '../../../../engine/rulesets/rtl/combat/declaring.js';
import { createFight, type Fight } from '../../../../engine/rulesets/rtl/combat/fight.js';
import { prepare } from '../../../../engine/rulesets/rtl/combat/phase.js';
import { overrunning } from '../../../../engine/rulesets/rtl/overrun/overrun.js';
import { rollCombat } from '../../../../engine/rulesets/rtl/combat/strike.js';
import type { State } from '../../../../engine/rulesets/rtl/state/state.js';
import { RtlViews } from '../../../../engine/rulesets/rtl/position/views.js';
import { factsOf } from './battle.js';
import { drive, order } from './drive.js';
import { field, type Field, type Sketch } from './sketch.js';

/**
 * Returns an attack with answers in its braces: `['lead T', 'support G', 'spend HQ']`. A pair nests an answer in the
 * braces of another: `['support G', 'spend HQ']`.
 */
function attack(at: Field, text: string, braces: readonly (string | readonly [string, string])[]): OrderModel {
  const answer = (one: string | readonly [string, string]): OrderModel =>
    typeof one === 'string'
      ? order(at, one)
      : { ...order(at, one[0]), answers: [{ on: [], orders: [order(at, one[1])], source: NO_SOURCE }] };
  return { ...order(at, text), answers: [{ on: [], orders: braces.map(answer), source: NO_SOURCE }] };
}

/** Fights an attack once with each possible roll of the dice; returns the frequency of each result. */
function tried(sketch: Sketch, text: string, braces: Parameters<typeof attack>[2], dice: number): Map<string, number> {
  const at = field(sketch);
  const { state } = at;
  const attackOrder = attack(at, text, braces);
  const answer = declaring(new Map()).read(state, attackOrder);
  if (isRefusal(answer)) throw new Error(answer.message);
  const { pieces: attackers = [], cells: [target] = [] } = answer;
  const top = attackOrder.answers.flatMap(({ orders }) => orders);
  const all = 10 ** dice;
  const frequencies = new Map<string, number>();
  for (let game = 0; game < all; game++) {
    state.fired.fill(0);
    state.spent.fill(0);
    const fight = createFight(state, { kind: 'combat', target, attackers, order: attackOrder, address: 'fight' });
    drive(fought(state, fight), {
      dice: Array.from({ length: dice }, (_, die) => (Math.floor(game / 10 ** die) % 10) + 1),
      answer(decision) {
        if (decision.side === 'Soviet') return undefined;
        const open =
          decision.within === attackOrder ? top : (decision.within?.answers.flatMap(({ orders }) => orders) ?? []);
        const one = open.find(({ verb }) => decision.verbs.includes(verb));
        const given = one && decision.read(one);
        return given === undefined || isRefusal(given) ? undefined : given;
      },
    });
    const result = String(factsOf(state.drainEvents(), 'attack')?.result);
    frequencies.set(result, (frequencies.get(result) ?? 0) + 1 / all);
  }
  return frequencies;
}

/** Plays an overrun once with each roll of its only die, with default answers; returns the frequency of each result. */
function triedOverrun(sketch: Sketch, text: string): Map<string, number> {
  const frequencies = new Map<string, number>();
  for (let die = 1; die <= 10; die++) {
    const at = field(sketch);
    const { state } = at;
    const answer = overrunning.read(state, order(at, text));
    if (isRefusal(answer)) throw new Error(answer.message);
    state.drainEvents();
    drive(overrunning.perform(state, answer), { dice: [die] });
    const result = String(factsOf(state.drainEvents(), 'overrun')?.result);
    frequencies.set(result, (frequencies.get(result) ?? 0) + 1 / 10);
  }
  return frequencies;
}

function* fought(state: State, fight: Fight): Play {
  yield* prepare(state, fight);
  yield* rollCombat(state, fight);
}

const T = 'tank battalion T 5-3-6 (efficiency 5)';
const M = 'motorized infantry battalion M 4-3-6 (efficiency 6)';
const D = 'infantry battalion D 2-3-4 (efficiency 4)';
const G = 'artillery battalion G 6-1-4 (range 4, efficiency 6)';
const HQ = 'headquarters HQ 1-6 (command 2, efficiency 5)';
const ground: Sketch = { german: { 6230: [T], 6329: [M], 6231: [G, HQ] }, soviet: { 6229: [D] } };

const cases = [
  {
    case: 'an attack from one hex with one die',
    sketch: { german: { 6230: [T] }, soviet: { 6229: [D] } },
    text: 'attack 6229 with T',
    braces: [],
    dice: 1,
  },
  {
    case: 'an attack from two hexes with a coordination check',
    sketch: ground,
    text: 'attack 6229 with T, M',
    braces: [],
    dice: 2,
  },
  {
    case: 'an attack with command points for the coordination check',
    sketch: ground,
    text: 'attack 6229 with T, M',
    braces: ['spend HQ'],
    dice: 2,
  },
  {
    case: 'an attack led by the less efficient unit',
    sketch: ground,
    text: 'attack 6229 with T, M',
    braces: ['lead T'],
    dice: 2,
  },
  { case: 'an attack with artillery', sketch: ground, text: 'attack 6229 with T, M', braces: ['support G'], dice: 3 },
  {
    case: 'an attack with command points for the artillery',
    sketch: { ...ground, terrain: { 6229: 'woods' } },
    text: 'attack 6229 with T, M',
    braces: [['support G', 'spend HQ']],
    dice: 3,
  },
  {
    case: 'an attack that ends below 1-4',
    sketch: { ...ground, places: { Russa: ['city', '6229'] } },
    text: 'attack 6229 with T, M',
    braces: [],
    dice: 2,
  },
] as const;

describe('the forecast of an attack', () => {
  test.each(cases)(
    'the chances in the forecast of $case equal those counted over all possible dice',
    ({ sketch, text, braces, dice }) => {
      const at = field(sketch);
      const forecast = new RtlViews(at.state).forecast(attack(at, text, braces));
      const actual = tried(sketch, text, braces, dice);
      const foreseen = new Map(forecast?.chances.map(({ result, chance }) => [result, chance]));
      expect([...foreseen.keys()].sort()).toEqual([...actual.keys()].sort());
      for (const [result, chance] of foreseen) expect(chance, result).toBeCloseTo(actual.get(result) ?? 0, 9);
    },
  );

  test.each([
    { case: 'on open ground', text: 'overrun 6229 with T', sketch: { german: { 6230: [T] }, soviet: { 6229: [D] } } },
    {
      case: 'with combined arms, in a village, with a reduced lead',
      text: 'overrun 6229 with T, M',
      sketch: {
        places: { Luga: ['village', '6229'] },
        german: {
          6230: ['tank battalion T 7-3-6|5-3-6 (efficiency 7-4, reduced)', M.replace('efficiency 6', 'efficiency 4')],
        },
        soviet: { 6229: [D] },
      },
    },
    {
      case: 'against guns of the overrun hex',
      text: 'overrun 6229 with T',
      sketch: { german: { 6230: [T] }, soviet: { 6229: [D, 'artillery battalion S 3-1-4 (range 4, efficiency 4)'] } },
    },
  ] as const)('the forecast of an overrun $case equals the results of all dice [8.67]', ({ text, sketch }) => {
    const at = field(sketch);
    const foreseen = new RtlViews(at.state).forecast(order(at, text))?.chances ?? [];
    const actual = triedOverrun(sketch, text);
    expect(new Map(foreseen.map(({ result, chance }) => [result, Number(chance.toFixed(9))]))).toEqual(
      new Map([...actual].map(([result, chance]) => [result, Number(chance.toFixed(9))])),
    );
  });

  test('the forecast explains the strengths, each check, and the effect of command points', () => {
    const at = field(ground);
    const forecast = new RtlViews(at.state).forecast(attack(at, 'attack 6229 with T, M', ['support G']));
    expect(forecast?.summary).toBe('15 to 3: 5-1 on the mobile table, -3 if all checks succeed');
    const ledger = ledgerText(forecast?.ledger ?? []);
    expect(ledger).toContain(
      'artillery, lead unit G: chance of coordination 50 % [10.42b]; +1 Mobile Sequence [CT]; with 2 command points of HQ: 70 % [15.31]',
    );
    expect(ledger).toContain('ground units, lead unit M: chance of coordination 50 % [10.44b]');
  });

  test('the forecast counts all aircraft of the order or none', () => {
    const at = field({
      ...ground,
      settings: { missions: 4 },
      german: { ...ground.german, ready: ['ground-attack air unit Ju87 2 (efficiency 7)'] },
    });
    const forecast = new RtlViews(at.state).forecast(attack(at, 'attack 6229 with T', ['fly Ju87']));
    expect(ledgerText(forecast?.ledger ?? [])).toContain(
      'aircraft, lead unit Ju87: chance of coordination 60 % [10.41b]',
    );
    expect(forecast?.chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 9);
  });

  test('an illegal attack has no forecast', () => {
    const at = field(ground);
    expect(new RtlViews(at.state).forecast(order(at, 'attack 6129 with T'))).toBeUndefined();
  });
});
