import { describe, expect, test } from 'vitest';
import { isRefusal } from '../../../../engine/play/moment.js';
import { hasIntegrity } from '../../../../engine/rulesets/pgg/combat/integrity.js';
import { moving } from '../../../../engine/rulesets/pgg/movement/moving.js';
import { overrunning } from '../../../../engine/rulesets/pgg/overrun/overrun.js';
import { enteredBy } from '../../../../engine/rulesets/pgg/state/state.js';
import { drive, order, type Script } from './drive.js';
import { field, type Field, type Sketch } from './field.js';

const DIVISION = ['pz 25/7', 'gr 6/7', 'gr 7/7'] as const;
/** A road that keeps all German units in supply. */
const LIFELINE = ['0120 - 0220'];

function read(at: Field, text: string) {
  return (text.startsWith('move') ? moving : overrunning).read(at.state, order(at, text));
}

function play(at: Field, text: string, script: Script = {}): void {
  const answer = read(at, text);
  if (isRefusal(answer)) throw new Error(answer.message);
  drive((text.startsWith('move') ? moving : overrunning).perform(at.state, answer), script);
}

const losing: Script['answer'] = (decision) =>
  decision.question === 'loss' ? decision.legal().find(({ verb }) => verb === 'lose') : undefined;
const retreating: Script['answer'] = (decision) =>
  decision.question === 'loss' ? decision.legal().find(({ verb }) => verb === 'retreat') : undefined;

/** Case C63: the Panzer division is next to a hex with two Soviet divisions. */
const pair: Sketch = {
  roads: LIFELINE,
  german: { '0513': [...DIVISION] },
  soviet: { '0512': ['rifle A 2-2-6', 'rifle B 1-1-6'], '0810': ['leader Konev 5'] },
};
const left = (at: Field, name: string): number => at.state.left[at.piece(name)] / 2;

describe('overruns [6.5]', () => {
  test('C61: two overruns in one phase and the moves before them cost ten points in all; the second overrun also costs its full three points [6.57]', () => {
    const at = field({
      german: { '1016': [...DIVISION] },
      soviet: { '1012': ['rifle A 2-3-6'], '1010': ['rifle B 1-2-6'] },
    });
    play(at, 'move 7.Pz 1016 > 1015 > 1014 > 1013');
    play(at, 'overrun 1012 with 7.Pz', { dice: [1], answer: losing });
    expect([at.where('25/7'), left(at, '25/7'), at.where('A')]).toEqual(['1012', 4, -3]);
    play(at, 'move 7.Pz 1012 > 1011');
    play(at, 'overrun 1010 with 7.Pz', { dice: [4], answer: losing });
    expect([at.where('25/7'), at.where('6/7'), left(at, '25/7')]).toEqual(['1010', '1010', 0]);
  });

  test('C62: an overrun across a river into forest costs three points; a defender that retreats is disrupted [6.61, AMB-08]', () => {
    const at = field({
      terrain: { '0512': 'forest' },
      river: '0512/0513',
      german: { '0513': [...DIVISION] },
      soviet: { '0512': ['rifle A 1-1-6'] },
    });
    play(at, 'overrun 0512 with 7.Pz', { dice: [1], answer: retreating });
    const odds = at.state.drainEvents().find(({ kind }) => kind === 'overrun');
    expect(odds?.facts).toMatchObject({ attack: 8, defense: 3, odds: '2-1', result: 'D2' });
    expect([at.where('25/7'), left(at, '25/7'), at.state.disrupted[at.piece('A')]]).toEqual(['0512', 7, 1]);
  });

  test.each([
    [
      'C63: an overrun after which a disrupted defender is left has failed',
      2,
      losing,
      { german: '0513', left: 0, disrupted: true },
    ],
    ['C64: a split in an overrun never opens the hex', 4, losing, { german: '0513', left: 0, disrupted: true }],
    ['C65: an engaged result in an overrun disrupts no unit', 5, losing, { german: '0513', left: 0, disrupted: false }],
    [
      'C73: a beaten overrun leaves all units in their hexes [6.58, 9.88]',
      6,
      losing,
      { german: '0513', left: 0, disrupted: false },
    ],
  ] as const)('%s [6.52, 6.61]', (_, die, answer, outcome) => {
    const at = field(pair);
    play(at, 'overrun 0512 with 7.Pz', { dice: [die], answer });
    const survivor = ['A', 'B'].find((name) => at.where(name) === '0512');
    const panzer = DIVISION.map((text) => text.split(' ')[1]).find((name) => typeof at.where(name) === 'string')!;
    expect({
      german: at.where(panzer),
      left: left(at, panzer),
      disrupted: survivor !== undefined && at.state.disrupted[at.piece(survivor)] === 1,
    }).toEqual(outcome);
    expect(survivor).toBeDefined();
    expect(read(at, `move ${panzer} to 0514`)).toMatchObject({ rule: '6.52' });
  });

  test('C68: a unit may leave a ZOC by an overrun and move on to the next overrun [6.56, AMB-46]', () => {
    const at = field({
      phase: 'mechanized movement',
      german: { '0513': [...DIVISION] },
      soviet: { '0512': ['rifle A 1-1-6'], '0510': ['rifle B 1-1-6'] },
    });
    play(at, 'overrun 0512 with 7.Pz', { dice: [1], answer: losing });
    expect([at.where('25/7'), left(at, '25/7')]).toEqual(['0512', 7]);
    play(at, 'move 7.Pz to 0511');
    expect(read(at, 'move 7.Pz to 0611')).toMatchObject({ slug: 'moved-already' });
    play(at, 'overrun 0510 with 7.Pz', { dice: [1], answer: losing });
    expect([at.where('25/7'), left(at, '25/7')]).toEqual(['0510', 3]);
  });

  test('C89: a hex of divisions without strength is entered without a die roll, and no unit is disrupted [12.3, AMB-14]', () => {
    const at = field({
      german: { '0513': [...DIVISION] },
      soviet: { '0512': ['rifle A 0-0-6 (untried)', 'rifle B 0-0-6 (untried)'] },
    });
    play(at, 'overrun 0512 with 7.Pz');
    expect([at.where('25/7'), left(at, '25/7')]).toEqual(['0512', 7]);
  });

  test('C69: a leader alone in a hex is overrun at his rating [6.53]', () => {
    const at = field({ german: { '0513': [...DIVISION] }, soviet: { '0512': ['leader Konev 4'] } });
    play(at, 'overrun 0512 with 7.Pz', { dice: [1], answer: losing });
    expect(at.state.drainEvents().find(({ kind }) => kind === 'overrun')?.facts).toMatchObject({
      attack: 8,
      defense: 4,
    });
  });

  test('supply is determined at the moment of the overrun, whatever it was when the phase began [6.59, 11.36]', () => {
    const at = field({
      german: { '3013': [...DIVISION] },
      soviet: { '3012': ['rifle A 8-8-6'], '3208': ['leader Konev 5'] },
    });
    expect(at.state.supplied[at.piece('25/7')]).toBe(1);
    play(at, 'overrun 3012 with 7.Pz', { dice: [1] });
    expect(at.state.drainEvents().find(({ kind }) => kind === 'overrun')?.facts).toMatchObject({
      attack: 4,
      defense: 8,
    });
  });

  test('C111: regiments entering by one hex overrun together [6.54, AMB-55]', () => {
    const at = field(pair);
    for (const name of ['25/7', '6/7', '7/7']) at.state.started[at.piece(name)] = enteredBy(at.cell('0513'));
    expect(isRefusal(read(at, 'overrun 0512 with 7.Pz'))).toBe(false);
    const single = field({ ...pair, rulings: { 'overrun.arrivals': 'singlyOnly' } });
    for (const name of ['25/7', '6/7', '7/7'])
      single.state.started[single.piece(name)] = enteredBy(single.cell('0513'));
    expect(read(single, 'overrun 0512 with 7.Pz')).toMatchObject({ rule: '6.54' });
  });
});

interface Wrong {
  readonly case: string;
  readonly sketch: Sketch;
  readonly orders: string;
  readonly rule: string;
  readonly before?: (at: Field) => void;
}

const soviets: Sketch = { side: 'Soviet', german: { '2010': ['inf 6'] } };
const wrong: readonly Wrong[] = [
  {
    case: 'an overrun by units that began in different hexes (C66)',
    sketch: { german: { '0513': ['pz 25/7'], '0515': ['gr 6/7'] }, soviet: { '0512': ['rifle A'] } },
    orders: 'overrun 0512 with 25/7, 6/7',
    rule: '6.54',
    before: (at) => {
      play(at, 'move 6/7 0515 > 0514 > 0513');
    },
  },
  {
    case: 'an overrun by units in different hexes',
    sketch: { german: { '0513': ['pz 25/7'], '0413': ['gr 6/7'] }, soviet: { '0512': ['rifle A'] } },
    orders: 'overrun 0512 with 25/7, 6/7',
    rule: '6.51',
  },
  {
    case: 'an overrun by units out of command at the start (C67)',
    sketch: { ...soviets, soviet: { '2011': ['rifle A (far)'] } },
    orders: 'overrun 2010 with A',
    rule: '6.55',
  },
  {
    case: 'an overrun by a leader alone (C69)',
    sketch: { ...soviets, soviet: { '2011': ['leader Konev 4'] } },
    orders: 'overrun 2010 with Konev',
    rule: '6.53',
  },
  {
    case: 'an overrun with two points left (C70)',
    sketch: { german: { '0517': ['inf 6'] }, soviet: { '0511': ['rifle A'] } },
    orders: 'overrun 0511 with 6',
    rule: '6.51',
    before: (at) => {
      play(at, 'move 6 0517 > 0516 > 0515 > 0514 > 0513 > 0512');
    },
  },
  {
    case: 'an overrun by disrupted units (C71)',
    sketch: { german: { '0513': ['pz 25/7 (disrupted)'] }, soviet: { '0512': ['rifle A'] } },
    orders: 'overrun 0512 with 25/7',
    rule: '6.62',
  },
  {
    case: 'an overrun of an empty hex',
    sketch: { german: { '0513': ['pz 25/7'] } },
    orders: 'overrun 0512 with 25/7',
    rule: '6.51',
  },
  {
    case: 'an overrun across a lake hexside',
    sketch: { lake: '0512/0513', german: { '0513': ['pz 25/7'] }, soviet: { '0512': ['rifle A'] } },
    orders: 'overrun 0512 with 25/7',
    rule: '6.7',
  },
  {
    case: 'an overrun into the west columns on turn 3',
    sketch: { side: 'Soviet', turn: 3, german: { '0210': ['inf 6'] }, soviet: { '0310': ['rifle A'] } },
    orders: 'overrun 0210 with A',
    rule: '6.4',
  },
  {
    case: 'an overrun by infantry in the mechanized movement phase',
    sketch: { phase: 'mechanized movement', german: { '0513': ['inf 6'] }, soviet: { '0512': ['rifle A'] } },
    orders: 'overrun 0512 with 6',
    rule: '4.2.B3',
  },
  {
    case: 'an overrun out of a ZOC under the ruling `overrun.fromZoc` = false (AMB-46)',
    sketch: { rulings: { 'overrun.fromZoc': false }, german: { '0513': ['pz 25/7'] }, soviet: { '0512': ['rifle A'] } },
    orders: 'overrun 0512 with 25/7',
    rule: '6.56',
  },
  {
    case: 'an overrun by a division that can only defend',
    sketch: { ...soviets, soviet: { '2011': ['rifle A 0-1-6'] } },
    orders: 'overrun 2010 with A',
    rule: '12.3',
  },
];

describe('overruns that are refused', () => {
  test.each(wrong)('the order is refused: $case [$rule]', ({ sketch, orders, rule, before }) => {
    const at = field(sketch);
    before?.(at);
    expect(read(at, orders)).toMatchObject({ refused: true, rule });
  });

  test('every listed overrun is accepted, and every randomly picked overrun is listed', () => {
    const at = field({
      german: { '0513': [...DIVISION], '0613': ['mot 76/20', 'mot 90/20'] },
      soviet: { '0512': ['rifle A'], '0612': ['rifle B'] },
    });
    const legal = overrunning.legal(at.state);
    expect(legal.length).toBeGreaterThan(10);
    for (const answer of legal) expect(overrunning.refuse(at.state, answer)).toBeUndefined();
    let seed = 7;
    for (let i = 0; i < 40; i++) {
      const answer = overrunning.pick(at.state, (n) => (seed = (seed * 48271) % 2147483647) % n);
      const same = legal.some(
        (one) =>
          one.cells?.[0] === answer?.cells?.[0] &&
          [...(one.pieces ?? [])].sort().join() === [...(answer?.pieces ?? [])].sort().join(),
      );
      expect(same).toBe(true);
    }
  });

  test('a complete division that overruns alone has divisional integrity [7.3]', () => {
    const at = field(pair);
    expect(hasIntegrity(at.state, at.piece('25/7'))).toBe(true);
  });
});
