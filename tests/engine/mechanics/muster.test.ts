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

/** A made-up game of two sides: three regiments of a division and a lone wolf. */
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

describe('the roll', () => {
  test.each([
    ['a unit', 'B', [1]],
    ['a formation: its units in the order entered', '1.Div', [0, 1, 2]],
    ['a formation nobody opened lists nobody', 'pack', []],
    ['a name nobody has', 'Nobody', []],
  ])('%s', (_, name, units) => {
    expect(roll().piecesNamed(name)).toEqual(units);
  });

  test('a formation opened again keeps its units, and the pieces meant are told by index', () => {
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
  const asked: (readonly [string | undefined, GroupContext])[] = [];
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
        asked.push([name, company]);
        return name === undefined ? [] : all.piecesNamed(name);
      },
    },
  );

  test('name who comes where, item by item; what is not known is left out', () => {
    const told = groups.placings.map(({ side, cells, pieces, items }) => [
      side,
      cells,
      pieces,
      items.map((one) => one.pieces),
    ]);
    expect(told).toEqual([
      [0, [3], [0, 1, 2], [[0, 1, 2], []]],
      [0, [4, 5], [], []],
    ]);
  });

  test('what arrives is of the side of its first unit, and of that written when it names none', () => {
    expect(groups.arrivals.map(({ index, turn, side, pieces }) => [index, turn, side, pieces])).toEqual([
      [0, 2, 1, [3]],
      [1, 3, 1, []],
    ]);
  });

  test('are gathered in this order, with the group and the arrival they come with', () => {
    expect(asked).toEqual([
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

describe('what is told of pieces', () => {
  const field = new Field();
  field.put(0, 4);
  field.put(1, LOST);
  field.hidden[0] = 1;

  test('where each is, or why it is on no cell; of those not known nothing', () => {
    expect(whereaboutsOf(field, display)).toEqual([
      { name: 'A', side: 'Blue', cell: board.label(4) },
      { name: 'B', side: 'Blue', off: 'lost' },
      { name: 'C', side: 'Blue', off: 'expected' },
    ]);
  });

  test('values as somebody sees them, and all to whoever asks for units by name', () => {
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
    ['a unit before a formation', 'B', ['B']],
    ['a formation: its units', '1.Div', ['A', 'B', 'C']],
    ['those not known yet are nobody', 'Wolf', []],
  ])('%s', (_, name, units) => {
    expect(unitsCalled(field, display, name).map((one) => one.name)).toEqual(units);
  });
});

/** No more than one unit in a cell. */
const spreading = (field: Field): SpreadRules => ({
  rule: '5',
  fits: (cell, pieces) => field.count[cell] + pieces.length <= 1,
  answer: () => ({ verb: 'place' }),
  whyNot: ({ cells: [cell] = [] }, _waiting, room) =>
    room.includes(cell) ? undefined : { refused: true, rule: '5', slug: 'full', message: 'Full.', why: [] },
});

/** Spreads the division over cells; each decision is answered by its fallback, and told. */
function spread(cells: readonly number[], before: readonly number[] = []): { field: Field; asked: string[] } {
  const field = new Field();
  for (const cell of before) field.put(3, cell);
  const placing: Placing = { side: 0, cells, pieces: [0, 1, 2], items: [], placement: placed(cells, ['1.Div']) };
  const asked: string[] = [];
  const play = placeUnits(field, placing, [...placing.pieces], () => spreading(field));
  for (let moment = play.next(); !moment.done;) {
    const decision = moment.value as Decision;
    const answer = decision.fallback();
    const [options, refused] = [decision.legal(), decision.legal().filter((one) => decision.refuse(one))];
    asked.push(`${decision.address} ${decision.prompt} ${options.length} ${refused.length}`);
    moment = play.next(answer);
  }
  recordPlacements(field, placing, '5.1');
  return { field, asked };
}

describe('a group that is set up', () => {
  const stands = ({ field }: ReturnType<typeof spread>): number[] => [...field.cell].slice(0, 3);

  test('stands in its one cell without a question', () => {
    const one = spread([4]);
    expect([stands(one), one.asked]).toEqual([[4, 4, 4], []]);
    const [told, ...more] = one.field.drainEvents();
    expect([told.text, told.rule, more.length]).toEqual([`A, B, C set up in ${board.label(4)}.`, '5.1', 0]);
  });

  test('goes together only where all of it finds room; alone it goes anywhere when there is none', () => {
    const field = new Field();
    const placing: Placing = {
      side: 0,
      cells: [4, 5],
      pieces: [0, 1, 2],
      items: [],
      placement: placed([4, 5], ['1.Div']),
    };
    const play = placeUnits(field, placing, [...placing.pieces], () => spreading(field));
    const asked = play.next().value as Decision;
    expect(asked.refuse({ verb: 'place', pieces: [0, 1], cells: [4] })?.slug).toBe('full');
    expect(asked.refuse({ verb: 'place', pieces: [0], cells: [4] })).toBeUndefined();
    for (const cell of [4, 5]) field.put(cell === 4 ? 3 : 2, cell);
    expect(asked.refuse({ verb: 'place', pieces: [0], cells: [4] })).toBeUndefined();
  });

  test.each([
    [[4, 5], `there is room in ${board.label(4)}, ${board.label(5)}`],
    [[], 'no cell has room for all of them: place them one after the other'],
  ])('a message tells where there is room: %j', (room, told) => {
    expect(freeCellsText(new Field(), room)).toBe(told);
  });

  test('waits for ever where no cell is left of those written', () => {
    const none = spread([]);
    expect([stands(none), none.asked]).toEqual([[EXPECTED, EXPECTED, EXPECTED], []]);
  });

  test('is asked unit by unit where it has several, the emptiest first; every option is a legal one', () => {
    const several = spread([4, 5, 6]);
    expect(stands(several)).toEqual([4, 5, 6]);
    expect(several.asked).toEqual([
      '0/Blue/setup/A Blue: where do A, B, C start? 9 0',
      '0/Blue/setup/B Blue: where do B, C start? 4 0',
      '0/Blue/setup/C Blue: where does C start? 1 0',
    ]);
  });

  test('may go to any of its cells when none has room', () => {
    const crowd = spread([4, 5]);
    expect([stands(crowd), crowd.asked.at(-1)]).toEqual([[4, 5, 4], '0/Blue/setup/C Blue: where does C start? 2 0']);
  });
});

test.each([
  ['the first of several', [0, 0, 0], [2, 1], 2],
  ['the one with the fewest', [2, 3, 1], [0, 1, 2], 2],
  ['none of none', [1], [], undefined],
])('the emptiest cell: %s', (_, count, cells, cell) => {
  expect(emptiest({ count: Int32Array.from(count) }, cells)).toBe(cell);
});

describe('the lists of who stands where', () => {
  const [four, five] = [board.label(4), board.label(5)];
  test.each<[string, (field: Field) => void, string[]]>([
    ['are whole', () => undefined, []],
    ['a unit that stands elsewhere', (field) => (field.cell[0] = 5), [`A is listed in ${four} but stands elsewhere`]],
    ['a cell of the other side', (field) => (field.owner[5] = 0), [`Wolf stands in ${five}, owned by the other side`]],
    ['an empty cell that is owned', (field) => (field.owner[6] = 1), [`${board.label(6)} is empty and owned`]],
    ['a wrong count', (field) => (field.count[5] = 2), [`${five} counts 2 units and lists 1`]],
    [
      'a unit that no cell lists',
      (field) => {
        field.cell[2] = 5;
      },
      ['4 units are on the map, 3 are listed'],
    ],
  ])('%s', (_, breakIt, told) => {
    const field = new Field();
    for (const [piece, cell] of [4, 4, LOST, 5].entries()) field.put(piece, cell);
    breakIt(field);
    expect(findBrokenStacks(field)).toEqual(told);
  });

  test('pieces that are never listed may be anywhere', () => {
    const field = new Field();
    field.cell[3] = 5;
    expect(findBrokenStacks(field, ({ name }) => name !== 'Wolf')).toEqual([]);
  });
});
