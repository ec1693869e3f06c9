import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../engine/play/moment.js';
import { endOfEntering, entering, reinforcementsDue } from '../../../../engine/rulesets/pgg/reinforcements/arrivals.js';
import { calling } from '../../../../engine/rulesets/pgg/reinforcements/south-western-front.js';
import { frontCells } from '../../../../engine/rulesets/pgg/reinforcements/entries.js';
import { GERMAN_MARKER } from '../../../../engine/rulesets/pgg/interdiction/markers.js';
import { enteredBy, UNCALLED } from '../../../../engine/rulesets/pgg/state/state.js';
import { isSupplied } from '../../../../engine/rulesets/pgg/supply/supply.js';
import { inOrderOfDrawing } from '../../../../engine/rulesets/pgg/untried/last-counters.js';
import { drawCounter } from '../../../../engine/rulesets/pgg/untried/untried.js';
import { drive, order, type Script } from './drive.js';
import { field, type Field, type Sketch } from './field.js';

const areaB = Array.from({ length: 12 }, (_, i) => `01${String(i + 1).padStart(2, '0')}`).join(' ');
const sixDivisions = {
  areas: { 1: '2001', 2: '3901', 3: '5903', 4: '5907', 5: '5915', 6: '5921', Z: '3331', B: areaB, X: '5907' },
};

function enter(at: Field, text: string): void {
  const answer = entering.read(at.state, order(at, text));
  if (isRefusal(answer)) throw new Error(`${answer.rule} ${answer.message}`);
  drive(entering.perform(at.state, answer));
}

describe('scheduled groups', () => {
  const group = { turn: 2, at: 'B', german: ['inf 6', 'pz 25/7', 'gr 6/7', 'gr 7/7'] };
  const cases: readonly {
    readonly case: string;
    readonly turn: number;
    readonly order: string;
    readonly refused?: readonly [string, string];
    readonly sketch?: Sketch;
  }[] = [
    { case: 'C100 [14.3] a unit may enter by a hex of its entry area', turn: 2, order: 'enter 6 to 0105' },
    {
      case: 'C100 [14.3] a unit may not enter by a hex outside its entry area',
      turn: 2,
      order: 'enter 6 to 0113',
      refused: ['14.3', 'wrong-entry'],
    },
    { case: 'C100 [14.3] a unit may enter later than listed', turn: 5, order: 'enter 6 to 0105' },
    {
      case: 'C100 [14.3] a unit may not enter earlier than listed',
      turn: 1,
      order: 'enter 6 to 0105',
      refused: ['14.3', 'too-early'],
    },
    { case: 'AMB-38 [14.3] a unit may enter by 0111, which the printed list omits', turn: 2, order: 'enter 6 to 0111' },
    {
      case: 'a unit may not enter a hex with an enemy unit [6.21]',
      turn: 2,
      order: 'enter 6 to 0105',
      refused: ['6.21', 'entry-blocked'],
      sketch: { soviet: { '0105': ['rifle A'] } },
    },
    { case: 'a whole division may enter by one hex [14.0]', turn: 2, order: 'enter 7.Pz to 0105' },
  ];
  test.each(cases)('$case', ({ turn, order: text, refused, sketch }) => {
    const at = field({ ...sixDivisions, expected: [group], turn, side: 'German', ...sketch });
    const answer = entering.read(at.state, order(at, text));
    if (refused === undefined) expect(isRefusal(answer)).toBe(false);
    else expect(answer).toMatchObject({ refused: true, rule: refused[0], slug: refused[1] });
  });

  test('C26, C111 [11.33, 6.54] a unit that enters pays for the hex, is in supply, and counts as having begun in that hex', () => {
    const at = field({ ...sixDivisions, terrain: { '0105': 'forest' }, expected: [group], turn: 2, side: 'German' });
    enter(at, 'enter 7.Pz to 0105');
    for (const name of ['25/7', '6/7', '7/7']) {
      const piece = at.piece(name);
      expect([at.where(name), at.state.left[piece], at.state.started[piece], isSupplied(at.state, piece)]).toEqual([
        '0105',
        16,
        enteredBy(at.cell('0105')),
        true,
      ]);
    }
    expect(at.state.control[at.cell('0105')]).toBe(1);
  });

  test('an interdiction marker makes the entry hex more expensive [13.32]', () => {
    const at = field({
      ...sixDivisions,
      expected: [{ turn: 2, at: 'X', soviet: ['leader K 3'] }],
      turn: 2,
      side: 'Soviet',
    });
    at.state.interdict(at.cell('5907'), GERMAN_MARKER, true);
    enter(at, 'enter K to 5907');
    expect(at.state.left[at.piece('K')]).toBe(16);
  });

  test('no reinforcement enters the map in the mechanized movement phase [14.0]', () => {
    const at = field({ ...sixDivisions, expected: [group], turn: 2, side: 'German', phase: 'mechanized movement' });
    expect(entering.read(at.state, order(at, 'enter 6 to 0105'))).toMatchObject({ rule: '14.0', slug: 'not-now' });
    expect(entering.legal(at.state)).toEqual([]);
  });

  test('a leader does not enter an enemy ZOC without other units [10.23]', () => {
    const at = field({
      ...sixDivisions,
      expected: [{ turn: 2, at: 'X', soviet: ['leader K 3'] }],
      german: { '5908': ['inf 6'] },
      turn: 2,
      side: 'Soviet',
    });
    expect(entering.read(at.state, order(at, 'enter K to 5907'))).toMatchObject({ rule: '10.23' });
  });

  test('listed entry hexes are legal; a group whose entry is closed waits or shifts, as the ruling says [14.3]', () => {
    const shut = {
      ...sixDivisions,
      expected: [{ turn: 2, at: 'X', soviet: ['leader K 3'] }],
      german: { '5907': ['inf 6'] },
      turn: 2,
      side: 'Soviet' as const,
    };
    expect(entering.legal(field(shut).state)).toEqual([]);
    const at = field({ ...shut, rulings: { 'reinforcement.blocked': 'shiftToNearest' } });
    // 5906 and 5908 are the nearest hexes on the map edge, but lie in the ZOC of 5907, where a leader without other
    // units may not enter.
    expect(entering.read(at.state, order(at, 'enter K to 5906'))).toMatchObject({ rule: '10.23' });
  });
});

describe('provisional divisions', () => {
  test('C98 [14.11] a roll of 3 brings one untried rifle division at entry 3, which is lost if it does not enter [14.13]', () => {
    const at = field({ ...sixDivisions, turn: 3, side: 'Soviet' });
    const { moments } = drive(reinforcementsDue(at.state), { dice: [3, 7] });
    expect(moments.map((moment) => moment.kind === 'dice' && moment.rule)).toEqual(['14.11', '12.1']);
    expect(entering.legal(at.state)).toEqual([
      { verb: 'enter', pieces: [at.piece('Provisional/3')], cells: [at.cell('5903')] },
    ]);
    endOfEntering(at.state);
    expect(at.state.cell[at.piece('Provisional/3')]).toBe(UNCALLED);
    expect(entering.legal(at.state)).toEqual([]);
    expect(at.state.poolLeft[0]?.[0]).toBe(20);
  });
  test('C98 [14.11] a provisional division that entered stays in the game', () => {
    const at = field({ ...sixDivisions, turn: 3, side: 'Soviet' });
    drive(reinforcementsDue(at.state), { dice: [3, 7] });
    enter(at, 'enter to 5903');
    endOfEntering(at.state);
    expect(at.where('Provisional/3')).toBe('5903');
    expect(at.state.untried[at.piece('Provisional/3')]).toBe(1);
  });
  test.each([
    ['held by the enemy', '2001', ['2101']],
    ['in enemy ZOC only (and stays open)', '2002', ['2001', '2101']],
  ])(
    '[14.12] units may enter by the nearest edge hex to the east without enemies if their entry hex is %s',
    (_, german, open) => {
      const at = field({ ...sixDivisions, turn: 3, side: 'Soviet', german: { [german]: ['inf 6'] } });
      drive(reinforcementsDue(at.state), { dice: [1, 1] });
      expect(entering.legal(at.state).map(({ cells }) => at.board.label(cells?.[0] ?? -1))).toEqual(open);
    },
  );
  describe('the unit that draws the last counter [14.11, 14.14]', () => {
    const short: Sketch = {
      ...sixDivisions,
      turn: 3,
      side: 'Soviet',
      pools: { rifle: '1x3-4-6', tank: '1x5-10' },
      expected: [{ turn: 3, at: 'X', soviet: ['leader K 3'] }],
    };
    /**
     * Draws counters at random for a unit of the reinforcement list and for the provisional division. The answer
     * decides which of them draws first.
     */
    const due = (answer: (at: Field) => Script['answer']): Field => {
      const at = field(short);
      const listed = at.piece('Provisional/4'); // any division that draws a counter
      const order = inOrderOfDrawing(at.state, [listed, at.piece('Provisional/3')]);
      const { result = [] } = drive(order, { answer: answer(at) });
      for (const piece of result) drive(drawCounter(at.state, piece, 'draw'), { dice: [1] });
      return at;
    };
    test.each([
      ['by default a division of the list draws the last counter', undefined, [0, -1]],
      ['the owner may give the last counter to the provisional division', 'draw Provisional/3', [-1, 0]],
    ])('%s', (_, text, faces) => {
      const at = due((one) => (decision) => {
        if (text === undefined) return undefined;
        const answer = decision.read(order(one, text));
        return isRefusal(answer) ? undefined : answer;
      });
      expect(at.pieces('Provisional/4, Provisional/3').map((piece) => at.state.face[piece])).toEqual(faces);
    });
    test('drawing counters is refused for a division that is not due, and for more divisions than counters remain', () => {
      const refused: unknown[] = [];
      due((at) => (decision) => {
        for (const text of ['draw Provisional/5', 'draw Provisional/3, Provisional/4'])
          refused.push(decision.read(order(at, text)));
        return undefined;
      });
      expect(refused).toMatchObject([
        { rule: '14.14', slug: 'not-due' },
        { rule: '14.14', slug: 'too-few-counters' },
      ]);
    });
    test('the player is not asked which divisions draw counters if there are enough counters for all', () => {
      const at = field({ ...short, pools: { rifle: '2x3-4-6' } });
      expect(drive(inOrderOfDrawing(at.state, at.pieces('Provisional/4, Provisional/3'))).moments).toEqual([]);
    });
  });
  test('[14.11, AMB-39] the chosen reading decides whether a provisional division arrives on the last turn', () => {
    const last = { ...sixDivisions, turns: 12, turn: 12, side: 'Soviet' as const };
    expect(drive(reinforcementsDue(field(last).state), { dice: [3, 1] }).moments).toHaveLength(2);
    expect(
      drive(reinforcementsDue(field({ ...last, rulings: { 'provisional.turn12': false } }).state), {}).moments,
    ).toHaveLength(0);
  });
  test('no provisional division arrives on a map without numbered entry hexes', () => {
    const at = field({ turn: 3, side: 'Soviet' });
    expect(drive(reinforcementsDue(at.state), {}).moments).toEqual([]);
  });
});

describe('the South-Western Front', () => {
  const south = {
    ...sixDivisions,
    rails: ['3331 - 3330', '4031 - 4030', '2031 - 2030', '5831 - 5830'],
    side: 'Soviet' as const,
  };
  const call = (at: Field, text: string) => calling.read(at.state, order(at, text));

  test('[14.24] the South-Western Front sends rifle divisions and no leaders', () => {
    const at = field({ ...south, turn: 2 });
    expect(at.state.muster.southWestern.map((piece) => at.state.piece(piece).kind)).toEqual(
      new Array<string>(10).fill('rifle'),
    );
  });
  test('[14.22] the South-Western Front enters by rail hexes of the south edge from Z eastwards', () => {
    const at = field({ ...south, turn: 2 });
    expect(
      frontCells(at.state)
        .map((cell) => at.board.label(cell))
        .sort(),
    ).toEqual(['3331', '4031', '5831']);
    expect(call(at, 'call 2031')).toMatchObject({ rule: '14.22' });
  });
  test('C99 [14.21] a call for six divisions of the South-Western Front in one turn is refused, and any call on turn 1', () => {
    expect(call(field({ ...south, turn: 2 }), 'call 3331 3331 3331 4031 4031 4031')).toMatchObject({
      rule: '14.21',
      slug: 'too-many',
    });
    expect(call(field({ ...south, turn: 1 }), 'call 3331')).toMatchObject({ rule: '14.21', slug: 'too-early' });
  });
  const prices: readonly (readonly [number, number])[] = [
    [5, 5],
    [7, 9],
    [10, 15],
  ];
  test.each(prices)(
    'C99 [14.23] the call of %i divisions of the South-Western Front gives the Germans %i points',
    (divisions, points) => {
      const at = field({ ...south, turn: 2 });
      for (let called = 0; called < divisions; called++) {
        if (called === 5) at.state.southWesternThisTurn = 0;
        const answer = call(at, 'call 3331');
        if (isRefusal(answer)) throw new Error(answer.message);
        drive(calling.perform(at.state, answer), { dice: [1] });
      }
      expect(at.state.points.reduce((sum, award) => sum + award.points, 0)).toBe(points);
      if (divisions === 10) {
        at.state.southWesternThisTurn = 0;
        expect(call(at, 'call 3331')).toMatchObject({ rule: '14.21', slug: 'too-many' });
      }
    },
  );
});
