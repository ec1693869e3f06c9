import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isRefusal, type Decision } from '../../../../engine/play/moment.js';
import { attacking } from '../../../../engine/rulesets/pgg/combat/combat.js';
import { eliminate } from '../../../../engine/rulesets/pgg/combat/elimination.js';
import { ELIMINATED, OUT_OF_PLAY } from '../../../../engine/rulesets/pgg/state/state.js';
import { drawCounter } from '../../../../engine/rulesets/pgg/untried/untried.js';
import { inEnemyZone } from '../../../../engine/rulesets/pgg/zones/zones.js';
import { GERMAN } from '../../../../engine/rulesets/pgg/state/pieces.js';
import { drive, order, type Script } from './drive.js';
import { field, type Field, type Sketch } from './field.js';

const row20 = Array.from({ length: 40 }, (_, i) => `${String(i + 1).padStart(2, '0')}20`).join(' - ');

function combat(sketch: Sketch): Field {
  return field({
    roads: [row20],
    phase: 'combat',
    ...sketch,
    soviet: { '5815': ['leader Stavka 60'], ...sketch.soviet },
  });
}

/** Records that leader K and an untried unit entered the enemy ZOC together, from this hex. */
function enteredWith(at: Field, unit: string, from: string): void {
  at.state.enteredFrom[at.piece('K')] = at.cell(from);
  for (const name of ['K', unit]) at.state.relying[at.piece(name)] = 1;
}

function attack(at: Field, text: string, script: Script): ReturnType<Field['state']['drainEvents']> {
  const answer = attacking.read(at.state, order(at, text));
  if (isRefusal(answer)) throw new Error(`${answer.rule} ${answer.message}`);
  drive(attacking.perform(at.state, answer), script);
  return at.state.drainEvents();
}

describe('reveal at the die roll [12.0]', () => {
  test('C88 [12.2, 12.3] untried divisions revealed without strength are eliminated, and the others continue the attack', () => {
    const at = combat({
      side: 'Soviet',
      german: { '2010': ['inf 6'] },
      soviet: { '2011': ['rifle A 4-5-6 (untried)', 'rifle B 0-0-6 (untried)', 'rifle C 2-3-6 (untried)'] },
    });
    const events = attack(at, 'attack 2010 with A, B, C', { dice: [3] });
    expect(at.where('B')).toBe(ELIMINATED);
    expect(events.find(({ kind }) => kind === 'attack')?.facts).toMatchObject({
      attack: 6,
      defense: 9,
      odds: '1-2',
      result: 'A1',
    });
  });

  test('C89 [12.3, AMB-14] defenders without strength are eliminated without a die roll, and the attacker may advance', () => {
    const at = combat({
      german: { '2011': ['inf 6'] },
      soviet: { '2010': ['rifle A 0-0-6 (untried)', 'tank B 0-10 (untried)'] },
    });
    const questions: string[] = [];
    const events = attack(at, 'attack 2010 with 6', { answer: (decision) => void questions.push(decision.question) });
    expect(events.map(({ kind }) => kind)).toEqual([
      'commit',
      'reveal',
      'reveal',
      'eliminated',
      'eliminated',
      'no die',
    ]);
    expect(questions).toEqual(['advance']);
  });
  test('C89 [12.3] under the reading `noAdvance` no unit advances after the elimination of defenders without strength', () => {
    const at = combat({
      german: { '2011': ['inf 6'] },
      soviet: { '2010': ['rifle A 0-0-6 (untried)'] },
      rulings: { 'untried.allZeroDefenders': 'noAdvance' },
    });
    const questions: string[] = [];
    attack(at, 'attack 2010 with 6', { answer: (decision) => void questions.push(decision.question) });
    expect(questions).toEqual([]);
  });

  const withdrawals: readonly {
    readonly case: string;
    readonly from?: string;
    readonly occupied?: Sketch['soviet'];
    readonly german?: Sketch['german'];
    readonly where: string | number;
    readonly rulings?: Sketch['rulings'];
  }[] = [
    { case: 'C90 [12.3] a revealed 0-1-6 returns to where it entered the ZOC', from: '2012', where: '2012' },
    {
      case: 'C90 [12.3] a revealed 0-1-6 is eliminated if its hex of entry is full',
      from: '2012',
      occupied: { '2012': ['rifle D', 'rifle E', 'rifle F'] },
      where: ELIMINATED,
    },
    {
      case: 'C90 [10.23] a revealed 0-1-6 is eliminated if the enemy holds its hex of entry',
      from: '2012',
      german: { '2012': ['inf 26'] },
      occupied: { '2112': ['leader L 3'] },
      where: ELIMINATED,
    },
    { case: 'C110 [12.3, AMB-56] a revealed 0-1-6 stays if the enemy came to it', where: '2011' },
    {
      case: 'C110 [AMB-56] under the reading `eliminated` a revealed 0-1-6 to which the enemy came is eliminated',
      where: ELIMINATED,
      rulings: { 'leader.withdrawWithoutEntry': 'eliminated' },
    },
  ];
  test.each(withdrawals)(
    '$case, and the other units carry out the attack',
    ({ from, occupied, german, where, rulings }) => {
      const at = combat({
        side: 'Soviet',
        german: { '2010': ['inf 6'], ...german },
        soviet: { '2011': ['rifle X 0-1-6 (untried)', 'rifle B 4-5-6'], ...occupied },
        ...(rulings && { rulings }),
      });
      if (from !== undefined) at.state.enteredFrom[at.piece('X')] = at.cell(from);
      const events = attack(at, 'attack 2010 with X, B', { dice: [5] });
      expect(at.where('X')).toBe(where);
      expect(events.find(({ kind }) => kind === 'attack')?.facts).toMatchObject({ attack: 4, odds: '1-3' });
    },
  );

  const leaders: readonly {
    readonly case: string;
    readonly soviet: readonly string[];
    readonly from?: string;
    readonly occupied?: Sketch['soviet'];
    readonly where: string | number;
  }[] = [
    {
      case: 'C91 [10.23] the leader of a worthless unit returns to his hex of entry',
      soviet: ['tank T 0-10 (untried)', 'leader K 3'],
      from: '2012',
      where: '2012',
    },
    {
      case: 'C91 [10.23] the leader of a worthless unit is eliminated if he cannot return',
      soviet: ['tank T 0-10 (untried)', 'leader K 3'],
      from: '2012',
      occupied: { '2012': ['rifle D', 'rifle E', 'rifle F', 'leader L 2'] },
      where: ELIMINATED,
    },
    {
      case: 'AMB-15 [10.23] a leader stays while a unit that can attack is left',
      soviet: ['tank T 0-10 (untried)', 'rifle B 4-5-6', 'leader K 3'],
      from: '2012',
      where: '2011',
    },
  ];
  test.each(leaders)('$case', ({ soviet, from, occupied, where }) => {
    const at = combat({ side: 'Soviet', german: { '2010': ['inf 6'] }, soviet: { '2011': soviet, ...occupied } });
    if (from !== undefined) enteredWith(at, 'T', from);
    attack(at, 'attack 2010 with T, K', {
      dice: [1],
      answer: (decision) => (decision.question === 'loss' ? decision.legal()[0] : undefined),
    });
    expect(at.where('K')).toBe(where);
  });

  test('AMB-16 [10.23] the enemy does not advance into the hex that a leader left', () => {
    const at = combat({ german: { '2011': ['inf 6'] }, soviet: { '2010': ['tank T 0-10 (untried)', 'leader K 3'] } });
    enteredWith(at, 'T', '2009');
    const questions: string[] = [];
    attack(at, 'attack 2010 with 6', { answer: (decision) => void questions.push(decision.question) });
    expect([at.where('K'), at.state.count[at.cell('2010')], questions]).toEqual(['2009', 0, []]);
  });

  test('C93 [12.3] an untried 0-0-6 has a ZOC', () => {
    const at = combat({ soviet: { '2010': ['rifle A 0-0-6 (untried)'] } });
    expect(inEnemyZone(at.state, GERMAN, at.cell('2011'))).toBe(true);
  });
});

describe('drawing counters', () => {
  test('C94 [12.4, 14.14] eliminated counters are drawn when the pool is empty, and no unit arrives when they are drawn too', () => {
    const at = field({
      soviet: { '2010': ['rifle A 1-1-6', 'rifle B 2-2-6', 'rifle C 3-3-6'] },
      expected: [{ turn: 8, at: '5910', soviet: ['rifle W', 'rifle X', 'rifle Y', 'rifle Z'] }],
      areas: {},
      pools: { rifle: '' },
    });
    const waiting = ['Provisional/1', 'Provisional/2', 'Provisional/3', 'Provisional/4'].map((name) => at.piece(name));
    for (const name of ['A', 'B', 'C']) eliminate(at.state, at.piece(name), '9.62', 'it lost its last step');
    const arrivals = waiting.map((piece) => drive(drawCounter(at.state, piece, `draw ${piece}`), { dice: [1] }).result);
    expect(arrivals).toEqual([true, true, true, false]);
    expect(at.state.cell[waiting[3]]).toBe(OUT_OF_PLAY);
    expect(waiting.slice(0, 3).map((piece) => at.state.untried[piece])).toEqual([1, 1, 1]);
    expect(
      waiting
        .slice(0, 3)
        .map((piece) => at.state.strength(piece)?.attack)
        .sort(),
    ).toEqual([1, 2, 3]);
  });

  test('every counter of the pool is drawn once [12.1]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 6, maxLength: 6 }), (numbers) => {
        const at = field({ pools: { rifle: '3x1-1-6 2x2-2-6 1x0-0-6' } });
        const drawn = numbers.map((number, i) => {
          const piece = at.piece(`Provisional/${i + 1}`);
          drive(drawCounter(at.state, piece, `draw ${i}`), { dice: [(number % (6 - i)) + 1] });
          return at.state.strength(piece)?.attack;
        });
        expect(drawn.sort()).toEqual([0, 1, 1, 1, 2, 2]);
      }),
      { numRuns: 20 },
    );
  });
});

describe('untried counters stay hidden [12.1]', () => {
  const texts = (decision: Decision): string =>
    JSON.stringify([decision.prompt, decision.legal(), decision.fallback()]);

  test('nothing before the reveal distinguishes two untried counters', () => {
    // Two fields that differ only in their untried counters must look the same until the reveal.
    const look = (first: string, second: string): string[] => {
      const observed: string[] = [];
      const at = combat({
        german: { '2011': ['inf 6'], '2111': ['inf 26'] },
        soviet: { '2010': [`rifle A ${first} (untried)`], '2110': [`rifle B ${second} (untried)`] },
      });
      for (const answer of attacking.legal(at.state)) observed.push(JSON.stringify(answer));
      observed.push(JSON.stringify(attacking.read(at.state, order(at, 'attack 2010 with 6'))));
      const answer = attacking.read(at.state, order(at, 'attack 2010 with 6'));
      if (isRefusal(answer)) throw new Error(answer.message);
      const play = attacking.perform(at.state, answer);
      if (play === undefined) throw new Error('An attack asks for dice.');
      const opening = play.next();
      observed.push(
        ...at.state
          .drainEvents()
          .filter(({ kind }) => kind === 'commit')
          .map((event) => JSON.stringify(event)),
      );
      if (!opening.done && opening.value.kind === 'decision') observed.push(texts(opening.value));
      return observed;
    };
    expect(look('4-5-6', '1-3-6')).toEqual(look('6-8-6', '0-0-6'));
    expect(look('4-5-6', '1-3-6')).toEqual(look('3-3-6', '2-1-6'));
  });

  test('the die that draws a counter is hidden, and its event does not reveal the counter', () => {
    const at = field({ pools: { rifle: '3x1-1-6 2x2-2-6' } });
    const { moments } = drive(drawCounter(at.state, at.piece('Provisional/1'), 'draw'), { dice: [4] });
    expect(moments).toMatchObject([{ kind: 'dice', hidden: true, sides: 5 }]);
    expect(at.state.drainEvents()).toEqual([]);
  });
});
