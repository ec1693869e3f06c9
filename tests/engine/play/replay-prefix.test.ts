import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Expectation } from '../../../engine/model/expectation.js';
import type { ExpectationBlock, ScenarioModel } from '../../../engine/model/scenario.js';
import type { OrderModel, OrdersModel } from '../../../engine/model/orders.js';
import type { Source } from '../../../engine/model/source.js';
import type { Moment, Play, Reply } from '../../../engine/play/moment.js';
import type { Written } from '../../../engine/play/dice.js';
import { playThrough } from '../../../engine/play/play-scenario.js';
import type { Playthrough } from '../../../engine/play/playthrough.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { Skirmish, skirmish } from './skirmish.js';
import { attributes, board, on, order, orders, phase, scenario } from './written.js';
import { expectSame } from '../../same.js';

/** A skirmish in which all dice of a side have the same address. */
class Crowded extends Skirmish {
  override *play(): Play {
    const play = super.play();
    let step = play.next();
    while (!step.done) {
      const moment: Moment = step.value;
      const reply: Reply = yield moment.kind === 'dice'
        ? { ...moment, address: moment.address.replace(/^\d+/, '0') }
        : moment;
      step = play.next(reply);
    }
  }
}
const crowded: Ruleset = { ...skirmish, start: (model) => new Crowded(model) };

/** A skirmish in which all dice of a turn are rolled for one standing order `defend`, in every phase. */
class Warded extends Skirmish {
  override *play(): Play {
    const play = super.play();
    let step = play.next();
    while (!step.done) {
      const moment: Moment = step.value;
      const ward = this.ward();
      const reply: Reply = yield moment.kind === 'dice' && ward ? { ...moment, order: ward } : moment;
      step = play.next(reply);
    }
  }

  private ward(): OrderModel | undefined {
    const sheets = this.scenario.orders.filter(({ turn }) => turn === this.now().turn);
    const lines = sheets.flatMap((sheet) => sheet.lines);
    return lines.find((line): line is OrderModel => 'verb' in line && line.verb === 'defend');
  }
}
const warded: Ruleset = { ...skirmish, start: (model) => new Warded(model) };

const source: Source = { file: '', start: 0, end: 0 };
const LINES = [
  order('move a to 0103'),
  order('move b to 0205'),
  order('move x to 0402'),
  order('move z to 0604'),
  order('attack 0302 with a (roll 1)'),
  order('attack 0304 with b (roll 3)', [on(['Retreat'], order('advance b to 0304')), on([], order('stay'))]),
  order('attack 0302 with b'),
  order('attack 0202 with x'),
  order('attack 0204 with y (roll 2)'),
  order('defend 0302', [on(['Retreat'], order('retreat x to 0402'))]),
  order('defend 0304 0302', [on([], order('die'))]),
  order('defend 0202', [on(['Retreat'], order('retreat a to 0101')), on(['Miss'], order('die'))]),
  { ...order('defend 0402'), rolls: [2, 5, 1] },
  phase('march'),
  phase('fight'),
];
const EXPECTATIONS: readonly Expectation[] = [
  { about: 'unit', name: 'a', cell: board.cell('0202'), attributes: {}, source },
  { about: 'event', verb: 'attack', cell: board.cell('0302'), attributes: attributes({ result: 'Miss' }), source },
  { about: 'event', verb: 'move', name: 'a', attributes: {}, source },
  { about: 'score', side: 'Blue', points: 1, source },
];

const sheet = fc
  .record({
    turn: fc.integer({ min: 0, max: 4 }),
    side: fc.constantFrom('Blue', 'Red'),
    lines: fc.array(fc.constantFrom(...LINES), { maxLength: 4 }),
  })
  .map(({ turn, side, lines }): OrdersModel => orders(turn, side, ...lines));
const block = fc
  .record({
    turn: fc.constantFrom<number | 'end'>(0, 1, 2, 3, 'end'),
    side: fc.constantFrom(undefined, 'Blue', 'Red'),
    phase: fc.constantFrom(undefined, 'march', 'fight'),
    expectations: fc.subarray([...EXPECTATIONS]),
  })
  .map(({ turn, side, phase: during, expectations }): ExpectationBlock => ({
    turn,
    ...(side !== undefined && { side }),
    ...(during !== undefined && { phase: during }),
    expectations,
    source,
  }));
const die = fc
  .record({
    turn: fc.integer({ min: 0, max: 3 }),
    side: fc.constantFrom('Blue', 'Red'),
    cell: fc.constantFrom('0302', '0304', '0202'),
    value: fc.integer({ min: 1, max: 7 }),
  })
  .map(({ turn, side, cell, value }) => [`${turn}/${side}/fight/${cell}`, { values: [value], source }] as const);

interface Reading extends Pick<ScenarioModel, 'orders' | 'expectations'> {
  readonly dice: readonly (readonly [string, Written])[];
  readonly seed: string;
}

/** Generates the text of a file before and after an edit. Most of the text stays equal. */
const readings = fc
  .record({
    orders: fc.array(sheet, { maxLength: 8 }),
    expectations: fc.array(block, { maxLength: 3 }),
    dice: fc.array(die, { maxLength: 3 }),
    seed: fc.constantFrom('marengo', 'lodi'),
    changed: fc.record(
      {
        orders: fc.tuple(fc.nat({ max: 7 }), sheet),
        expectations: fc.tuple(fc.nat({ max: 2 }), block),
        dice: fc.tuple(fc.nat({ max: 2 }), die),
        seed: fc.constantFrom('marengo', 'lodi'),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ changed, ...before }) => {
    const put = <T>(list: readonly T[], change: readonly [number, T] | undefined): readonly T[] =>
      change ? list.toSpliced(change[0], 1, change[1]) : list;
    const after = {
      orders: put(before.orders, changed.orders),
      expectations: put(before.expectations, changed.expectations),
      dice: put(before.dice, changed.dice),
      seed: changed.seed ?? before.seed,
    };
    return [before, after] as const;
  });

/** Creates the model with new objects for every statement. */
const modelOf = (reading: Reading): ScenarioModel => {
  const { dice, seed, ...rest } = JSON.parse(JSON.stringify(reading)) as Reading;
  return scenario({ ...rest, dice: { seed, written: new Map(dice) } });
};

const comparable = ({ game, resumeData: _track, ...record }: Playthrough): object => ({
  ...record,
  position: game.position(),
  now: game.now(),
  snapshot: game.snapshot(),
});

test('the rolls that an order has used up are counted correctly when play resumes between two of them', () => {
  const ward: OrderModel = { ...order('defend 0402'), rolls: [1, 4] };
  const blue = orders(1, 'Blue', phase('fight'), order('attack 0302 with a'));
  const [before, after] = ['attack 0202 with x', 'attack 0204 with y'].map((attack) =>
    modelOf({
      orders: [blue, orders(1, 'Red', ward, phase('fight'), order(attack))],
      expectations: [],
      dice: [],
      seed: 'marengo',
    }),
  );
  const rolled = ({ moments }: Playthrough): string[] =>
    moments.filter(({ kind }) => kind === 'dice').map(({ answer }) => answer);
  const earlier = playThrough(warded, before, { checkpointInterval: 0 });
  expect(rolled(earlier).slice(0, 2)).toEqual(['1', '4']);
  expect(rolled(playThrough(warded, after, { after: earlier })).slice(0, 2)).toEqual(['1', '4']);
});

describe('a game resumed from an earlier one of the same file', () => {
  test.each([skirmish, crowded, warded])(
    'a game that reuses the start of an earlier game equals the game played from the start',
    (ruleset) => {
      fc.assert(
        fc.property(readings, (both) => {
          const [before, after] = both.map(modelOf);
          const earlier = playThrough(ruleset, before, { checkpointInterval: 0 });
          const on = playThrough(ruleset, after, { after: earlier, checkpointInterval: 0 });
          expectSame(comparable(on), comparable(playThrough(ruleset, after)));
          const back = playThrough(ruleset, before, { after: on });
          expectSame(comparable(back), comparable(earlier));
        }),
        { numRuns: 120 },
      );
    },
  );
});
