import { describe, expect, test } from 'vitest';
import { whyNotAttack } from '../../../../../engine/rulesets/rtl/combat/legality.js';
import { attackOf, defenseOf } from '../../../../../engine/rulesets/rtl/combat/strength.js';
import { check, efficiencyOf } from '../../../../../engine/rulesets/rtl/efficiency/efficiency.js';
import { ledgerText } from '../../../../../engine/model/ledger.js';
import { isRefusal } from '../../../../../engine/play/moment.js';
import { combatPhase } from '../../../../../engine/rulesets/rtl/combat/phase.js';
import { drive, order } from '../drive.js';
import { battle, factsOf, phase, whyNot, type Battle } from '../battle.js';
import { field, type Sketch } from '../sketch.js';

describe('checks and efficiency', () => {
  test.each([
    { case: 'C01', unit: '(efficiency 6)', die: 6, passed: true, efficiency: 6 },
    { case: 'C01', unit: '(efficiency 6)', die: 7, passed: false, efficiency: 6 },
    { case: 'C02', unit: '(efficiency 8)', die: 10, passed: false, efficiency: 8 },
    { case: 'C03', unit: '(efficiency 3, disrupted, oos)', die: 1, passed: true, efficiency: 1 },
    { case: 'C03', unit: '(efficiency 3, disrupted, oos)', die: 2, passed: false, efficiency: 1 },
    { case: 'C49', unit: '(efficiency 5, oos)', die: 5, passed: false, efficiency: 4 },
    { case: 'the reduced side has its own', unit: '(efficiency 6-4, reduced)', die: 5, passed: false, efficiency: 4 },
  ])('$case: $unit rolls $die [2.41, 3.41, 3.42, 3.44]', ({ unit, die, passed, efficiency }) => {
    const { state, piece } = field({ german: { 6230: [`infantry battalion A 5-4-4|3-3-4 ${unit}`] } });
    expect(efficiencyOf(state, piece('A')).value).toBe(efficiency);
    const play = check(state, { piece: piece('A'), address: 'check', rule: '3.42', purpose: 'test' });
    const { result } = drive(play, { dice: [die] });
    expect(result).toMatchObject({ die, total: die, passed });
    expect(factsOf(state.drain(), 'check')).toMatchObject({
      roll: die,
      total: die,
      efficiency,
      outcome: passed ? 'passed' : 'failed',
    });
  });
});

interface Halved extends Sketch {
  readonly case: string;
  readonly rules: string;
  readonly units: string;
  readonly attack: number;
  readonly says?: string;
}

const river = { river: '6230/6229 6329/6229' };
const swampRoad = { terrain: { 6229: 'swamp' }, routes: { 'main road': ['6230 - 6229'] } } as const;
const soviet = { 6229: ['infantry battalion D 2-2-4 (efficiency 4)'] };

const halved: readonly Halved[] = [
  {
    case: 'C05: armour and infantry by road into swamp, one of them out of supply',
    rules: '3.53 3.56 10.26 6.14c TEC.h',
    ...swampRoad,
    german: {
      6230: [
        'tank battalion A 3-3-6 (efficiency 6)',
        'tank battalion B 4-3-6 (efficiency 6, oos)',
        'infantry battalion I 4-4-4 (efficiency 5)',
      ],
    },
    units: 'A, B, I',
    attack: 6,
    says: '+4 B [10.51]; ÷2 out of supply = 2 [6.14]; +3 A [10.51]; ÷2 by a route in swamp = 2 [10.26]; +4 I [10.51]',
  },
  {
    case: 'C06: out of supply and across a river',
    rules: '3.52 3.56 10.25',
    sides: river,
    german: { 6230: ['motorized infantry battalion M 6-5-6 (efficiency 6, oos)'] },
    units: 'M',
    attack: 1,
  },
  {
    case: 'C08: added up before it is halved',
    rules: '3.54b',
    sides: river,
    german: { 6230: ['infantry battalion A 3-3-4 (efficiency 5)', 'infantry battalion B 3-3-4 (efficiency 5)'] },
    units: 'A, B',
    attack: 3,
  },
  {
    case: 'across a river two hexes count together',
    rules: '3.54b 10.25',
    sides: river,
    german: {
      6230: ['infantry battalion A 3-3-4 (efficiency 5)'],
      6329: ['infantry battalion B 3-3-4 (efficiency 5)'],
    },
    units: 'A, B',
    attack: 3,
  },
  {
    case: 'C127: a bridge helps nobody who attacks',
    rules: '10.25',
    sides: { river: '6230/6229', bridge: '6230/6229' },
    german: { 6230: ['infantry battalion I 6-4-4 (efficiency 5)'] },
    units: 'I',
    attack: 3,
  },
  {
    case: 'only those across it are halved',
    rules: '3.54c 10.25',
    sides: { river: '6230/6229' },
    german: {
      6230: ['infantry battalion A 5-3-4 (efficiency 5)'],
      6329: ['infantry battalion B 5-3-4 (efficiency 5)'],
    },
    units: 'A, B',
    attack: 7,
  },
  {
    case: 'C49: infantry out of supply',
    rules: '6.14c',
    german: { 6230: ['infantry battalion I 5-4-4 (efficiency 5, oos)'] },
    units: 'I',
    attack: 2,
  },
  {
    case: 'out of one swamp into another halves once',
    rules: '10.26 3.56',
    terrain: { '6229 6230': 'swamp' },
    routes: { railroad: ['6230 - 6229'] },
    german: { 6230: ['tank battalion A 8-3-6 (efficiency 6)'] },
    units: 'A',
    attack: 4,
  },
  {
    case: 'out of swamp towed guns are halved, infantry is not',
    rules: '10.23 10.26',
    terrain: { 6230: 'wooded swamp' },
    routes: { 'secondary road': ['6230 - 6229'] },
    german: { 6230: ['anti-tank battery P 3-2-4 (efficiency 5)', 'infantry battalion I 3-3-4 (efficiency 5)'] },
    units: 'P, I',
    attack: 4,
  },
  {
    case: 'swamp and river halve one after the other',
    rules: '10.26 10.25 3.52',
    ...swampRoad,
    sides: river,
    german: {
      6230: ['motorized infantry battalion M 7-5-6 (efficiency 6)', 'infantry battalion I 4-4-4 (efficiency 5)'],
    },
    units: 'M, I',
    attack: 3,
  },
];

describe('halving', () => {
  test.each(halved)('$case [$rules]', ({ units, attack, says, ...sketch }) => {
    const at = field({ soviet, ...sketch });
    const counted = attackOf(at.state, at.pieces(units), at.cell('6229'));
    expect(counted.value, ledgerText(counted.ledger)).toBe(attack);
    if (says !== undefined) expect(ledgerText(counted.ledger)).toBe(says);
  });

  test('defence is never halved [3.51, 6.14c]', () => {
    const at = field({
      soviet: { 6229: ['infantry battalion D 5-4-4 (efficiency 5, oos, disrupted)'] },
      terrain: { 6229: 'swamp' },
    });
    expect(defenseOf(at.state, at.pieces('D')).value).toBe(4);
  });
});

const I = (name: string, strength: string, more = ''): string =>
  `infantry battalion ${name} ${strength} (efficiency 5${more})`;
const around = { 6229: [I('D', '2-2-4')] };

const declared: readonly (Sketch & {
  readonly case: string;
  readonly rules: string;
  readonly units: string;
  readonly refused?: string;
})[] = [
  {
    case: 'C07: halved to nothing',
    rules: '9.14 10.24',
    sides: river,
    german: { 6230: [I('A', '1-3-4')] },
    units: 'A',
    refused: '9.14 no-strength',
  },
  {
    case: 'two of strength 1 are halved to 1',
    rules: '9.14 3.54b',
    sides: river,
    german: { 6230: [I('A', '1-3-4'), I('B', '1-3-4')] },
    units: 'A, B',
  },
  {
    case: 'C69: 1 to 5 is not declared',
    rules: '10.53a',
    german: { 6230: [I('A', '1-3-4')] },
    soviet: { 6229: [I('D', '2-5-4')] },
    units: 'A',
    refused: '10.53a odds',
  },
  {
    case: '1 to 4 is',
    rules: '10.53a',
    german: { 6230: [I('A', '1-3-4')] },
    soviet: { 6229: [I('D', '2-4-4')] },
    units: 'A',
  },
  {
    case: 'a unit without attack strength',
    rules: '9.14',
    german: { 6230: [I('A', '0-3-4'), I('B', '4-4-4')] },
    units: 'A, B',
    refused: '9.14 no-attack',
  },
  {
    case: 'a headquarters',
    rules: '15.12',
    german: { 6230: ['headquarters HQ 2-4 (efficiency 6)'] },
    units: 'HQ',
    refused: '9.14 no-attack',
  },
  {
    case: 'the headquarters with an attack strength',
    rules: '15.12',
    german: { 6230: ['headquarters HQ 2-4 (efficiency 6, attacks 2)'] },
    units: 'HQ',
  },
  {
    case: 'artillery alone',
    rules: '10.15',
    german: { 6230: ['artillery battalion G 5-1-4 (range 4, efficiency 5)'] },
    units: 'G',
    refused: '10.15 artillery',
  },
  {
    case: 'two hexes away',
    rules: '9.1',
    german: { 6231: [I('A', '4-4-4')] },
    units: 'A',
    refused: '9.1 not-adjacent',
  },
  {
    case: 'from all six hexes around',
    rules: '9.13',
    german: {
      6230: [I('A', '4-4-4')],
      6228: [I('B', '4-4-4')],
      6128: [I('C', '4-4-4')],
      6129: [I('E', '4-4-4')],
      6328: [I('F', '4-4-4')],
      6329: [I('G', '4-4-4')],
    },
    units: 'A, B, C, E, F, G',
  },
  {
    case: 'an empty hex',
    rules: '9.11',
    german: { 6230: [I('A', '4-4-4')] },
    soviet: {},
    units: 'A',
    refused: '9.11 no-enemy',
  },
  {
    case: 'a bridge alone',
    rules: '9.11',
    german: { 6230: [I('A', '4-4-4')] },
    soviet: { 6229: ['bridge unit B (towards 6228)'] },
    units: 'A',
    refused: '9.11 no-enemy',
  },
  {
    case: 'a leader alone',
    rules: '9.11',
    german: { 6230: [I('A', '4-4-4')] },
    soviet: { 6229: ['leader L 2 (range 4)'] },
    units: 'A',
    refused: '9.11 no-enemy',
  },
  {
    case: 'who is not active, in a Mobile Sequence',
    rules: '7.21a',
    german: { 6230: [I('A', '4-4-4', ', idle'), I('B', '4-4-4')] },
    units: 'A, B',
    refused: '7.21a not-active',
  },
  {
    case: 'the same in an Assault Sequence',
    rules: '9.11 7.21b',
    sequence: 'assault',
    german: { 6230: [I('A', '4-4-4', ', idle'), I('B', '4-4-4')] },
    units: 'A, B',
  },
  {
    case: 'none of them active',
    rules: '3.43c',
    sequence: 'assault',
    german: { 6230: [I('A', '4-4-4', ', idle')] },
    units: 'A',
    refused: '3.43c no-lead',
  },
  {
    case: 'armour across an unbridged river',
    rules: '9.15 8.36',
    sides: river,
    german: { 6230: ['tank battalion T 5-3-6 (efficiency 6)'] },
    units: 'T',
    refused: '9.15 barred',
  },
  {
    case: 'armour across a bridge',
    rules: '9.15 8.36',
    sides: { ...river, bridge: '6230/6229' },
    german: { 6230: ['tank battalion T 5-3-6 (efficiency 6)'] },
    units: 'T',
  },
  {
    case: 'motorized infantry across an unbridged river',
    rules: '9.15 8.36c',
    sides: river,
    german: { 6230: ['motorized infantry battalion M 5-3-6 (efficiency 6)'] },
    units: 'M',
  },
  {
    case: 'across a lake',
    rules: '9.15',
    sides: { lake: '6230/6229' },
    german: { 6230: [I('A', '4-4-4')] },
    units: 'A',
    refused: '9.15 barred',
  },
  {
    case: 'motorized infantry into swamp off the road',
    rules: '10.26 9.15 TEC.h',
    terrain: { 6229: 'swamp' },
    german: { 6230: ['motorized infantry battalion M 5-3-6 (efficiency 6)'] },
    units: 'M',
    refused: '9.15 barred',
  },
  {
    case: 'infantry into swamp',
    rules: '10.26',
    terrain: { 6229: 'swamp' },
    german: { 6230: [I('A', '4-4-4')] },
    units: 'A',
  },
  {
    case: 'combat.swampRoutes roadRailTrail: by a trail',
    rules: 'RTL-11',
    terrain: { 6229: 'swamp' },
    routes: { trail: ['6230 - 6229'] },
    german: { 6230: ['tank battalion T 5-3-6 (efficiency 6)'] },
    units: 'T',
  },
  {
    case: 'combat.swampRoutes roadRailTrail: by a trail in rain',
    rules: 'RTL-11 8.42',
    weather: 'rain',
    terrain: { 6229: 'swamp' },
    routes: { trail: ['6230 - 6229'] },
    german: { 6230: ['tank battalion T 5-3-6 (efficiency 6)'] },
    units: 'T',
    refused: '9.15 barred',
  },
  {
    case: 'combat.swampRoutes roadRail: by a trail',
    rules: 'RTL-11',
    rulings: { 'combat.swampRoutes': 'roadRail' },
    terrain: { 6229: 'swamp' },
    routes: { trail: ['6230 - 6229'] },
    german: { 6230: ['tank battalion T 5-3-6 (efficiency 6)'] },
    units: 'T',
    refused: '9.15 barred',
  },
  {
    case: 'combat.swampRoutes roadRail: by a railroad',
    rules: 'RTL-11',
    rulings: { 'combat.swampRoutes': 'roadRail' },
    terrain: { 6229: 'swamp' },
    routes: { railroad: ['6230 - 6229'] },
    german: { 6230: ['tank battalion T 5-3-6 (efficiency 6)'] },
    units: 'T',
  },
];

describe('declaring attacks', () => {
  test.each(declared)('$case [$rules]', ({ units, refused, ...sketch }) => {
    expect(whyNot({ soviet: around, ...sketch }, units)).toBe(refused);
  });

  test('all attacks are declared before the first is carried out; one order for a hex, and nobody attacks twice [9.11, 9.12, 10.0, 10.13, 10.14]', () => {
    const sketch: Sketch = {
      german: { 6230: [I('A', '4-4-4'), I('B', '4-4-4')] },
      soviet: { 6229: [I('D', '2-2-4')], 6129: [I('E', '2-2-4')] },
    };
    const { events } = phase(sketch, ['attack 6229 with A', 'attack 6129 with B'], {
      dice: [5, 5],
      answers: { resolution: 'resolve 6129' },
    });
    const told = events
      .filter(({ kind }) => kind === 'declare' || kind === 'attack')
      .map(({ kind, cells = [] }) => `${kind} ${cells[0]}`);
    expect(told).toEqual(['declare 6229', 'declare 6129', 'attack 6129', 'attack 6229']);
    expect(() => phase(sketch, ['attack 6229 with A', 'attack 6229 with B'])).toThrow('10.14');
    expect(() => phase(sketch, ['attack 6229 with A', 'attack 6129 with A'])).toThrow('10.13');
  });

  test('all who declared an attack make it and nobody else; its declaration is lifted before the lead is named [9.16, 10.12, 10.17, 10.18]', () => {
    const at = field({
      german: { 6230: [I('A', '4-4-4'), I('X', '4-4-4')], 6329: [I('B', '4-4-4')], 6128: [I('C', '4-4-4')] },
      soviet: { ...around, 6028: [I('E', '2-2-4')] },
    });
    const { state } = at;
    const given = ['attack 6229 with A, B', 'attack 6028 with C', 'end'];
    const asked: string[] = [];
    drive(combatPhase(state, state.address), {
      dice: [5, 5, 5],
      answer(decision) {
        const text = { declaration: given.at(0), resolution: 'resolve 6229', lead: 'lead B' }[decision.question];
        asked.push(`${decision.question} ${at.pieces('A, B, C').filter((piece) => state.target[piece] >= 0).length}`);
        if (text === undefined) return undefined;
        if (decision.question === 'declaration') given.shift();
        const answer = decision.read(order(at, text));
        if (isRefusal(answer)) throw new Error(answer.message);
        return answer;
      },
    });
    const attacks = state.drain().filter(({ kind }) => kind === 'attack');
    expect(attacks.map(({ pieces = [] }) => [...pieces].sort().join(' '))).toEqual(['A B', 'C']);
    expect(asked.filter((one) => /^(declaration|resolution|lead)/.test(one))).toEqual([
      'declaration 0',
      'declaration 2',
      'declaration 3',
      'resolution 3',
      'lead 1',
    ]);
  });

  test('who has attacked, or advanced, attacks no more in the phase [10.11, 11.62]', () => {
    const at = field({ german: { 6230: [I('A', '4-4-4')] }, soviet: around });
    expect(whyNotAttack(at.state, at.pieces('A'), at.cell('6229'))).toBeUndefined();
    at.state.attacked[at.piece('A')] = 1;
    expect(whyNotAttack(at.state, at.pieces('A'), at.cell('6229'))).toMatchObject({ rule: '10.11', slug: 'attacked' });
  });

  test('an order without units means all active ones that may [9.11]', () => {
    const german = { 6230: [I('A', '4-4-4'), I('B', '4-4-4', ', idle')], 6330: [I('C', '4-4-4')] };
    const { events } = phase({ sequence: 'assault', german, soviet: around }, ['attack 6229'], { dice: [5] });
    expect(events.find(({ kind }) => kind === 'declare')?.pieces).toEqual(['A']);
  });
});

/** Strengths as one attacker and one defender, and the column they come to. */
const ratios = [
  { strengths: [8, 2], table: 'assault', odds: '4-1' },
  { strengths: [8, 3], table: 'assault', odds: '2-1' },
  { strengths: [8, 4], table: 'assault', odds: '2-1' },
  { strengths: [8, 5], table: 'assault', odds: '3-2' },
  { strengths: [27, 4], table: 'mobile', odds: '6-1' },
  { strengths: [11, 7], table: 'assault', odds: '3-2' },
  { strengths: [2, 3], table: 'mobile', odds: '1-2' },
  { strengths: [18, 4], table: 'mobile', odds: '4-1' },
  { strengths: [24, 2], table: 'assault', odds: '7-1' },
  { strengths: [18, 1], table: 'mobile', odds: '8-1' },
] as const;

describe('odds', () => {
  test.each(ratios)(
    'C68, C69: $strengths on the $table table is $odds [10.52, 10.53b, 10.53c]',
    ({ strengths, table, odds }) => {
      const [attack, defense] = strengths;
      const kind = table === 'mobile' ? 'tank regiment T' : 'infantry regiment T';
      const { events } = battle({
        german: { 6230: [`${kind} ${attack}-3-6 (efficiency 5)`] },
        soviet: { 6229: [I('D', `2-${defense}-4`)] },
        dice: [5],
      });
      expect(factsOf(events, 'attack')).toMatchObject({ attack, defense, odds, table, roll: 5, modifier: 0, row: '5' });
    },
  );

  test('the whole stack defends in full; who attacks across a river is halved, and guns add to it [10.16, 10.51a, 10.51b]', () => {
    const { events } = battle({
      sides: { river: '6230/6229' },
      german: { 6230: [I('T', '9-3-4'), 'artillery battalion G 3-1-4 (range 4, efficiency 5)'] },
      soviet: { 6229: [I('D', '2-2-4'), I('E', '2-1-4'), 'headquarters HQ 1-4 (efficiency 4)'] },
      answers: { artillery: 'support G' },
      dice: [5],
    });
    expect(factsOf(events, 'attack')).toMatchObject({ attack: 7, defense: 4, support: 3, odds: '3-2' });
  });

  test('defenders never advance, although the attackers leave their hex [11.61d]', () => {
    const { at, moments, events } = battle({
      german: { 6230: [I('T', '4-3-4')] },
      soviet: { 6229: [I('D', '2-4-4')] },
      dice: [6],
    });
    expect(factsOf(events, 'attack')).toMatchObject({ odds: '1-1', result: 'AR' });
    expect(at.where('T')).not.toBe('6230');
    expect(at.where('D')).toBe('6229');
    expect(moments.flatMap((moment) => (moment.kind === 'decision' ? [moment.question] : []))).toEqual(['retreat']);
  });

  const below = (more: Partial<Battle>): Battle => ({
    german: { 6230: ['tank battalion T 1-3-6 (efficiency 5)', 'tank battalion U 1-3-6 (efficiency 5)'] },
    soviet: { 6229: [I('D', '2-9-4')] },
    attackers: 'T, U',
    ...more,
  });
  test.each([
    { case: 'C69', reading: 'assault', sequence: 'mobile', result: 'A2R' },
    { case: 'C69', reading: 'assault', sequence: 'assault', result: 'A2Rd' },
    { case: 'combat.belowMinimumDisrupts', reading: 'mobile', sequence: 'mobile', result: 'A2Rd' },
    { case: 'combat.belowMinimumDisrupts', reading: 'mobile', sequence: 'assault', result: 'A2R' },
  ] as const)(
    '$case: below 1-4 in the end, $sequence, by the reading $reading: $result without a roll [10.53a]',
    ({ reading, sequence, result }) => {
      const { events, at } = battle(below({ sequence, rulings: { 'combat.belowMinimumDisrupts': reading } }));
      expect(factsOf(events, 'attack')).toMatchObject({ odds: 'below 1-4', result });
      expect(events.some(({ dice }) => dice !== undefined)).toBe(false);
      expect(at.where('T')).toBe(-3);
    },
  );

  test('C70: the attacker has the column of his odds and is asked for no other [10.53d]', () => {
    const { events, moments } = battle({ german: { 6230: [I('T', '9-3-4')] }, soviet: around, dice: [5] });
    expect(factsOf(events, 'attack')).toMatchObject({ odds: '4-1' });
    expect(moments.flatMap((moment) => (moment.kind === 'decision' ? [moment.question] : []))).toEqual([
      'retreat',
      'advance',
    ]);
  });
});
