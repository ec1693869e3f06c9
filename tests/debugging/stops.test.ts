import { expect, test } from 'vitest';
import { changeStops, orderStops } from '../../language-server/debugging/stops.js';
import type { RecordedGame } from '../../language-server/debugging/recorded-game.js';
import type { Reader } from '../../language-server/debugging/expression.js';

const at = (start: number, end: number): object => ({ file: 'a', start, end });
/** An order on line 2 that is carried out three times. A roll follows each time. */
const order = { verb: 'move', source: at(10, 20), answers: [] };
const moments = [0, 2, 4].flatMap((number) => [
  { number, source: order.source },
  { number: number + 1, follows: order.source },
]);

/** The cell of unit A before each moment and at the end. */
const CELLS = ['0101', '0101', '0102', '0102', '0103', '0103', '0104'];

const situation = (moment: number): object => ({
  moment,
  record: moments.at(moment),
  roll: [undefined, 2, undefined, 5, undefined, 5][moment],
  events: [],
  game: { lossReasons: ['eliminated'] },
  unit: () => ({ cell: CELLS[moment], step: 1, steps: 1, values: '4', flags: [], facts: {} }),
});

const game = {
  analysis: { scenario: { orders: [{ lines: [order], source: at(0, 30) }].map((block) => ({ ...block })) } },
  sight: { moments },
  placeOf: () => ({ line: 2 }),
  isOf: () => true,
  isUnit: (name: string) => name === 'A',
  visit: (all: readonly number[], look: (now: object) => void) => {
    for (const moment of all) look(situation(moment));
  },
} as unknown as RecordedGame;
const reader = { isUnit: () => false, isFact: () => false } as unknown as Reader;

test.each([
  [{}, [0, 2, 4]],
  [{ hits: '2' }, [2]],
  [{ hits: '> 2' }, [4]],
  [{ hits: '>= 2' }, [2, 4]],
  [{ hits: '< 2' }, [0]],
  [{ hits: '<= 2' }, [0, 2]],
  [{ hits: '% 2' }, [2]],
  [{ condition: 'roll > 3' }, [3, 5]],
  [{ condition: 'moment >= 0' }, [0, 2, 4]],
  [{ condition: 'roll > 3', hits: '2' }, [5]],
])(
  'a breakpoint at an order that is carried out three times, with %j, stops before the moments %j',
  async (how, stops) => {
    const [{ moments: found, line }] = await orderStops(game, 'a', [{ line: 1, ...how }], reader);
    expect([line, found]).toEqual([2, stops]);
  },
);

test.each([
  [{}, [2, 4, 6]],
  [{ hits: '1' }, [2]],
  [{ condition: 'moment > 3' }, [4, 6]],
])('a data breakpoint with the settings %j on the cell of a unit stops at the moments %j', async (how, stops) => {
  expect(await changeStops(game, { unit: 'A', fact: 'cell' }, how, reader)).toEqual({ moments: stops });
});

test('a data breakpoint on a lost unit ignores changes of values that only matter on the map', async () => {
  const lost = (now: object): object => ({
    ...now,
    unit: () => ({ off: 'eliminated', step: 1, steps: 1, values: '4', flags: [], facts: now }),
  });
  const visit = (all: readonly number[], look: (now: object) => void): void => {
    for (const moment of all) look(lost(situation(moment)));
  };
  const lostGame = { visit, isUnit: () => true, sight: { moments } } as unknown as RecordedGame;
  const changed = await changeStops(lostGame, { unit: 'A' }, {}, reader);
  expect(changed).toEqual({ moments: [] });
});
