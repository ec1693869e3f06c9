import { describe, expect, test } from 'vitest';
import { createBoard, PLAIN_GRID } from '../../../engine/board/create-board.js';
import { byte, type Fields } from '../../../engine/mechanics/state-fields.js';
import { stateOf } from '../../../engine/mechanics/game-state.js';
import { EXPECTED } from '../../../engine/mechanics/off-map.js';
import { resolveGroups, type GroupContext, type Placing } from '../../../engine/mechanics/muster/groups.js';
import {
  positionOf,
  unitsCalled,
  whereaboutsOf,
  type PieceDisplay,
} from '../../../engine/mechanics/muster/position.js';
import { findBrokenStacks } from '../../../engine/mechanics/muster/stack-invariants.js';
import { PieceRegister, type Mustered } from '../../../engine/mechanics/muster/piece-register.js';
import {
  emptiest,
  placeUnits,
  recordPlacements,
  freeCellsText,
  type SpreadRules,
} from '../../../engine/mechanics/muster/set-up.js';
import type { ArrivalModel, PlacedItem } from '../../../engine/model/statements.js';
import type { Placement } from '../../../engine/model/scenario.js';
import { NO_SPECIAL_RULES } from '../../../engine/model/special-rules.js';
import { NO_SOURCE } from '../../../engine/model/source.js';
import type { Decision } from '../../../engine/play/moment.js';

/** A piece of a fictitious game of two sides: three regiments of a division, and the single unit Wolf. */
interface Piece extends Mustered {
  readonly division: string;
}
const SIDES = ['Blue', 'Red'] as const;
const LOST = -3;

function roll(): PieceRegister<Piece> {
  const all = new PieceRegister<Piece>();
  all.addFormation('1.Div');
  for (const [name, side, division] of [
    ['A', 0, '1.Div'],
    ['B', 0, '1.Div'],
    ['C', 0, '1.Div'],
    ['Wolf', 1, 'pack'],
  ] as const)
    all.addToFormation(
      all.add((index) => ({ index, name, side, kind: 'regiment', division })),
      division,
    );
  return all;
}

describe('PieceRegister', () => {
  test.each([
    ['finds a unit by its name', 'B', [1]],
    ['finds the units of a formation in the order entered', '1.Div', [0, 1, 2]],
    ['finds no units of an unknown formation', 'pack', []],
    ['finds no units for an unknown name', 'Nobody', []],
  ])('piecesNamed %s', (_, name, units) => {
    expect(roll().piecesNamed(name)).toEqual(units);
  });

  test('PieceRegister keeps the units of a formation that is added twice, and finds pieces by a condition', () => {
    const all = roll();
    all.addFormation('1.Div');
    expect(all.piecesNamed('1.Div')).toEqual([0, 1, 2]);
    expect(all.piecesWhere(({ side }) => side === 1)).toEqual([3]);
  });
});

const item = (name: string): PlacedItem => ({ name, drawn: [], attributes: {}, source: NO_SOURCE });

function placed(cells: readonly number[], names: readonly string[], group?: string): Placement {
  return {
    cells,
    cellsSource: NO_SOURCE,
    items: names.map(item),
    ...(group !== undefined && { group: { kind: 'army', name: group } }),
    citations: [],
    source: NO_SOURCE,
  };
}

const arriving = (turn: number, names: readonly string[], side?: string): ArrivalModel => ({
  turn,
  entry: 'East',
  cells: [8],
  entrySource: NO_SOURCE,
  ...(side !== undefined && { side }),
  items: names.map(item),
  citations: [],
  source: NO_SOURCE,
});

describe('set-ups and arrivals', () => {
  const all = roll();
  const contexts: (readonly [string | undefined, GroupContext])[] = [];
  const groups = resolveGroups<number>(
    {
      ...NO_SPECIAL_RULES,
      setups: [
        {
          side: 'Blue',
          placements: [placed([3], ['1.Div', 'Stranger'], '16'), placed([4, 5], [])],
          sideSource: NO_SOURCE,
          source: NO_SOURCE,
        },
      ],
      arrivals: [arriving(2, ['Wolf'], 'Blue'), arriving(3, [], 'Red')],
    },
    {
      pieces: all.pieces,
      sideOf: (name) => (name === 'Red' ? 1 : 0),
      piecesOf({ name }, company) {
        contexts.push([name, company]);
        return name === undefined ? [] : all.piecesNamed(name);
      },
    },
  );

  test('resolveGroups finds the units of each item of a set-up and omits unknown items', () => {
    const summary = groups.placings.map(({ side, cells, pieces, items }) => [
      side,
      cells,
      pieces,
      items.map((one) => one.pieces),
    ]);
    expect(summary).toEqual([
      [0, [3], [0, 1, 2], [[0, 1, 2], []]],
      [0, [4, 5], [], []],
    ]);
  });

  test('an arrival has the side of its first unit, or the written side if it has no units', () => {
    expect(groups.arrivals.map(({ index, turn, side, pieces }) => [index, turn, side, pieces])).toEqual([
      [0, 2, 1, [3]],
      [1, 3, 1, []],
    ]);
  });

  test('resolveGroups resolves items in the written order, each with its group and its arrival', () => {
    expect(contexts).toEqual([
      ['1.Div', { arrival: -1, group: '16' }],
      ['Stranger', { arrival: -1, group: '16' }],
      ['Wolf', { arrival: 0 }],
    ]);
  });
});

const fields = { piece: { hidden: byte() } } as const satisfies Fields;
const board = createBoard({ ...PLAIN_GRID, columns: 3, rows: 3 });

class Field extends stateOf<Piece, typeof fields>(fields) {
  protected readonly acting = 'Blue';
  constructor() {
    super(roll().pieces, board, {});
  }
  sideName(side: number): string {
    return SIDES[side];
  }
  put(index: number, to: number): void {
    if (this.cell[index] >= 0) this.unlink(index, this.cell[index]);
    this.cell[index] = to;
    if (to >= 0) this.link(index, to, this.piece(index).side);
  }
}

const display: PieceDisplay<Field, Piece> = {
  off: { [EXPECTED]: 'expected', [LOST]: 'lost' },
  isKnown: (state, { index, name }) => name !== 'Wolf' || state.cell[index] !== EXPECTED,
  formation: (_state, { division }) => division,
  symbol: () => undefined,
  values: (state, { index }, { umpire }) => (state.hidden[index] === 1 && umpire !== true ? '?' : '4-6'),
  steps: () => ({ step: 1, steps: 2 }),
  flags: () => [],
  markers: () => [],
  control: () => [],
};

describe('the views of pieces', () => {
  const field = new Field();
  field.put(0, 4);
  field.put(1, LOST);
  field.hidden[0] = 1;

  test('the position contains the cell of each known piece, or why the piece is off the map', () => {
    expect(whereaboutsOf(field, display)).toEqual([
      { name: 'A', side: 'Blue', cell: board.label(4) },
      { name: 'B', side: 'Blue', off: 'lost' },
      { name: 'C', side: 'Blue', off: 'expected' },
    ]);
  });

  test('the position contains the values that a viewer sees, and a query by name returns all values', () => {
    expect(positionOf(field, display, {}).pieces.map(({ values }) => values)).toEqual(['?', '4-6', '4-6']);
    expect(unitsCalled(field, display, 'A')).toEqual([
      {
        name: 'A',
        side: 'Blue',
        cell: board.label(4),
        kind: 'regiment',
        values: '4-6',
        step: 1,
        steps: 2,
        flags: [],
        formation: '1.Div',
        symbol: { function: 'infantry' },
      },
    ]);
  });

  test.each([
    ['finds a unit before a formation of the same name', 'B', ['B']],
    ['finds the units of a formation', '1.Div', ['A', 'B', 'C']],
    ['omits pieces that do not exist yet', 'Wolf', []],
  ])('unitsCalled %s', (_, name, units) => {
    expect(unitsCalled(field, display, name).map((one) => one.name)).toEqual(units);
  });
});

/** The rules for spreading units with at most one unit in a cell. */
const spreading = (field: Field): SpreadRules => ({
  rule: '5',
  fits: (cell, pieces) => field.count[cell] + pieces.length <= 1,
  answer: () => ({ verb: 'place' }),
  whyNot: ({ cells: [cell] = [] }, _waiting, room) =>
    room.includes(cell) ? undefined : { refused: true, rule: '5', slug: 'full', message: 'Full.', why: [] },
});

/**
 * Places the three units of a division in the cells. Every question takes the default answer. Returns the position and
 * the questions.
 */
function spread(cells: readonly number[], before: readonly number[] = []): { field: Field; questions: string[] } {
  const field = new Field();
  for (const cell of before) field.put(3, cell);
  const placing: Placing = { side: 0, cells, pieces: [0, 1, 2], items: [], placement: placed(cells, ['1.Div']) };
  const questions: string[] = [];
  const play = placeUnits(field, placing, [...placing.pieces], () => spreading(field));
  for (let moment = play.next(); !moment.done;) {
    const decision = moment.value as Decision;
    const answer = decision.fallback();
    const [options, refused] = [decision.legal(), decision.legal().filter((one) => decision.refuse(one))];
    questions.push(`${decision.address} ${decision.prompt} ${options.length} ${refused.length}`);
    moment = play.next(answer);
  }
  recordPlacements(field, placing, '5.1');
  return { field, questions };
}

describe('a group that is set up', () => {
  const places = ({ field }: ReturnType<typeof spread>): number[] => [...field.cell].slice(0, 3);

  test('a group with a single cell is placed without a question', () => {
    const one = spread([4]);
    expect([places(one), one.questions]).toEqual([[4, 4, 4], []]);
    const [event, ...more] = one.field.drainEvents();
    expect([event.text, event.rule, more.length]).toEqual([`A, B, C set up in ${board.label(4)}.`, '5.1', 0]);
  });

  test('a group is placed together only in a cell with room for all; a unit that has no room anywhere may be placed in any cell', () => {
    const field = new Field();
    const placing: Placing = {
      side: 0,
      cells: [4, 5],
      pieces: [0, 1, 2],
      items: [],
      placement: placed([4, 5], ['1.Div']),
    };
    const play = placeUnits(field, placing, [...placing.pieces], () => spreading(field));
    const decision = play.next().value as Decision;
    expect(decision.refuse({ verb: 'place', pieces: [0, 1], cells: [4] })?.slug).toBe('full');
    expect(decision.refuse({ verb: 'place', pieces: [0], cells: [4] })).toBeUndefined();
    for (const cell of [4, 5]) field.put(cell === 4 ? 3 : 2, cell);
    expect(decision.refuse({ verb: 'place', pieces: [0], cells: [4] })).toBeUndefined();
  });

  test.each([
    [[4, 5], `there is room in ${board.label(4)}, ${board.label(5)}`],
    [[], 'no cell has room for all these units: place them one after another'],
  ])('the refusal of a placement says which of the cells %j have room', (room, expected) => {
    expect(freeCellsText(new Field(), room)).toBe(expected);
  });

  test('a unit whose group has no cell is not placed', () => {
    const none = spread([]);
    expect([places(none), none.questions]).toEqual([[EXPECTED, EXPECTED, EXPECTED], []]);
  });

  test('a group with several cells is placed unit by unit, by default in the cell with the fewest units', () => {
    const several = spread([4, 5, 6]);
    expect(places(several)).toEqual([4, 5, 6]);
    expect(several.questions).toEqual([
      '0/Blue/setup/A Blue: where do A, B, C start? 9 0',
      '0/Blue/setup/B Blue: where do B, C start? 4 0',
      '0/Blue/setup/C Blue: where does C start? 1 0',
    ]);
  });

  test('a unit may be placed in any cell of its group if none of these cells has room', () => {
    const crowd = spread([4, 5]);
    expect([places(crowd), crowd.questions.at(-1)]).toEqual([
      [4, 5, 4],
      '0/Blue/setup/C Blue: where does C start? 2 0',
    ]);
  });
});

test.each([
  ['returns the first of several equal cells', [0, 0, 0], [2, 1], 2],
  ['returns the cell with the fewest units', [2, 3, 1], [0, 1, 2], 2],
  ['returns undefined for an empty list', [1], [], undefined],
])('emptiest %s', (_, count, cells, cell) => {
  expect(emptiest({ count: Int32Array.from(count) }, cells)).toBe(cell);
});

describe('findBrokenStacks', () => {
  const [four, five] = [board.label(4), board.label(5)];
  test.each<[string, (field: Field) => void, string[]]>([
    ['finds nothing in valid stacks', () => undefined, []],
    [
      'finds a unit in a cell that does not list it',
      (field) => (field.cell[0] = 5),
      [`A is listed in ${four} but stands elsewhere`],
    ],
    [
      'finds a unit in a cell that belongs to the other side',
      (field) => (field.owner[5] = 0),
      [`Wolf stands in ${five}, owned by the other side`],
    ],
    [
      'finds an empty cell that has an owner',
      (field) => (field.owner[6] = 1),
      [`${board.label(6)} is empty and owned`],
    ],
    ['finds a wrong count', (field) => (field.count[5] = 2), [`${five} counts 2 units and lists 1`]],
    [
      'finds a unit that no cell lists',
      (field) => {
        field.cell[2] = 5;
      },
      ['4 units are on the map, 3 are listed'],
    ],
  ])('findBrokenStacks %s', (_, breakIt, expected) => {
    const field = new Field();
    for (const [piece, cell] of [4, 4, LOST, 5].entries()) field.put(piece, cell);
    breakIt(field);
    expect(findBrokenStacks(field)).toEqual(expected);
  });

  test('findBrokenStacks ignores pieces that are never listed in cells', () => {
    const field = new Field();
    field.cell[3] = 5;
    expect(findBrokenStacks(field, ({ name }) => name !== 'Wolf')).toEqual([]);
  });
});
