import { describe, expect, test } from 'vitest';
import { whyNotAttack } from '../../../../../engine/rulesets/rtl/combat/legality.js';
import { isRefusal } from '../../../../../engine/play/moment.js';
import { combatPhase } from '../../../../../engine/rulesets/rtl/combat/phase.js';
import { drive, order } from '../drive.js';
import { phase, whyNot } from '../battle.js';
import { field, type Sketch } from '../sketch.js';

const river = { river: '6230/6229 6329/6229' };
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
    case: 'C07: units halved to no strength may not attack',
    rules: '9.14 10.24',
    sides: river,
    german: { 6230: [I('A', '1-3-4')] },
    units: 'A',
    refused: '9.14 no-strength',
  },
  {
    case: 'two units of strength 1 are halved to 1 and may attack',
    rules: '9.14 3.54b',
    sides: river,
    german: { 6230: [I('A', '1-3-4'), I('B', '1-3-4')] },
    units: 'A, B',
  },
  {
    case: 'C69: an attack at 1 to 5 may not be declared',
    rules: '10.53a',
    german: { 6230: [I('A', '1-3-4')] },
    soviet: { 6229: [I('D', '2-5-4')] },
    units: 'A',
    refused: '10.53a odds',
  },
  {
    case: 'an attack at 1 to 4 may be declared',
    rules: '10.53a',
    german: { 6230: [I('A', '1-3-4')] },
    soviet: { 6229: [I('D', '2-4-4')] },
    units: 'A',
  },
  {
    case: 'a unit without attack strength may not attack',
    rules: '9.14',
    german: { 6230: [I('A', '0-3-4'), I('B', '4-4-4')] },
    units: 'A, B',
    refused: '9.14 no-attack',
  },
  {
    case: 'a headquarters may not attack',
    rules: '15.12',
    german: { 6230: ['headquarters HQ 2-4 (efficiency 6)'] },
    units: 'HQ',
    refused: '9.14 no-attack',
  },
  {
    case: 'a headquarters with an attack strength may attack',
    rules: '15.12',
    german: { 6230: ['headquarters HQ 2-4 (efficiency 6, attacks 2)'] },
    units: 'HQ',
  },
  {
    case: 'artillery without other units may not attack',
    rules: '10.15',
    german: { 6230: ['artillery battalion G 5-1-4 (range 4, efficiency 5)'] },
    units: 'G',
    refused: '10.15 artillery',
  },
  {
    case: 'a unit two hexes away may not attack',
    rules: '9.1',
    german: { 6231: [I('A', '4-4-4')] },
    units: 'A',
    refused: '9.1 not-adjacent',
  },
  {
    case: 'units from all six hexes around may attack',
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
    case: 'an empty hex may not be attacked',
    rules: '9.11',
    german: { 6230: [I('A', '4-4-4')] },
    soviet: {},
    units: 'A',
    refused: '9.11 no-enemy',
  },
  {
    case: 'a hex with only a bridge may not be attacked',
    rules: '9.11',
    german: { 6230: [I('A', '4-4-4')] },
    soviet: { 6229: ['bridge unit B (towards 6228)'] },
    units: 'A',
    refused: '9.11 no-enemy',
  },
  {
    case: 'a hex with only a leader may not be attacked',
    rules: '9.11',
    german: { 6230: [I('A', '4-4-4')] },
    soviet: { 6229: ['leader L 2 (range 4)'] },
    units: 'A',
    refused: '9.11 no-enemy',
  },
  {
    case: 'an inactive unit may not attack in a Mobile Sequence',
    rules: '7.21a',
    german: { 6230: [I('A', '4-4-4', ', idle'), I('B', '4-4-4')] },
    units: 'A, B',
    refused: '7.21a not-active',
  },
  {
    case: 'an inactive unit may attack with active ones in an Assault Sequence',
    rules: '9.11 7.21b',
    sequence: 'assault',
    german: { 6230: [I('A', '4-4-4', ', idle'), I('B', '4-4-4')] },
    units: 'A, B',
  },
  {
    case: 'inactive units without an active one may not attack',
    rules: '3.43c',
    sequence: 'assault',
    german: { 6230: [I('A', '4-4-4', ', idle')] },
    units: 'A',
    refused: '3.43c no-lead',
  },
  {
    case: 'armour may not attack across a river without a bridge',
    rules: '9.15 8.36',
    sides: river,
    german: { 6230: ['tank battalion T 5-3-6 (efficiency 6)'] },
    units: 'T',
    refused: '9.15 barred',
  },
  {
    case: 'armour may attack across a bridge',
    rules: '9.15 8.36',
    sides: { ...river, bridge: '6230/6229' },
    german: { 6230: ['tank battalion T 5-3-6 (efficiency 6)'] },
    units: 'T',
  },
  {
    case: 'motorized infantry may attack across a river without a bridge',
    rules: '9.15 8.36c',
    sides: river,
    german: { 6230: ['motorized infantry battalion M 5-3-6 (efficiency 6)'] },
    units: 'M',
  },
  {
    case: 'no unit may attack across a lake',
    rules: '9.15',
    sides: { lake: '6230/6229' },
    german: { 6230: [I('A', '4-4-4')] },
    units: 'A',
    refused: '9.15 barred',
  },
  {
    case: 'motorized infantry may not attack into swamp off the road',
    rules: '10.26 9.15 TEC.h',
    terrain: { 6229: 'swamp' },
    german: { 6230: ['motorized infantry battalion M 5-3-6 (efficiency 6)'] },
    units: 'M',
    refused: '9.15 barred',
  },
  {
    case: 'infantry may attack into swamp',
    rules: '10.26',
    terrain: { 6229: 'swamp' },
    german: { 6230: [I('A', '4-4-4')] },
    units: 'A',
  },
  {
    case: 'under combat.swampRoutes roadRailTrail motorized units attack along a trail',
    rules: 'RTL-11',
    terrain: { 6229: 'swamp' },
    routes: { trail: ['6230 - 6229'] },
    german: { 6230: ['tank battalion T 5-3-6 (efficiency 6)'] },
    units: 'T',
  },
  {
    case: 'under combat.swampRoutes roadRailTrail motorized units attack along a trail, but not in rain',
    rules: 'RTL-11 8.42',
    weather: 'rain',
    terrain: { 6229: 'swamp' },
    routes: { trail: ['6230 - 6229'] },
    german: { 6230: ['tank battalion T 5-3-6 (efficiency 6)'] },
    units: 'T',
    refused: '9.15 barred',
  },
  {
    case: 'under combat.swampRoutes roadRail motorized units do not attack along a trail',
    rules: 'RTL-11',
    rulings: { 'combat.swampRoutes': 'roadRail' },
    terrain: { 6229: 'swamp' },
    routes: { trail: ['6230 - 6229'] },
    german: { 6230: ['tank battalion T 5-3-6 (efficiency 6)'] },
    units: 'T',
    refused: '9.15 barred',
  },
  {
    case: 'under combat.swampRoutes roadRail motorized units attack along a railroad',
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

  test('all attacks are declared before the first is carried out; each hex has one order, and no unit attacks twice [9.11, 9.12, 10.0, 10.13, 10.14]', () => {
    const sketch: Sketch = {
      german: { 6230: [I('A', '4-4-4'), I('B', '4-4-4')] },
      soviet: { 6229: [I('D', '2-2-4')], 6129: [I('E', '2-2-4')] },
    };
    const { events } = phase(sketch, ['attack 6229 with A', 'attack 6129 with B'], {
      dice: [5, 5],
      answers: { resolution: 'resolve 6129' },
    });
    const declared = events
      .filter(({ kind }) => kind === 'declare' || kind === 'attack')
      .map(({ kind, cells = [] }) => `${kind} ${cells[0]}`);
    expect(declared).toEqual(['declare 6229', 'declare 6129', 'attack 6129', 'attack 6229']);
    expect(() => phase(sketch, ['attack 6229 with A', 'attack 6229 with B'])).toThrow('10.14');
    expect(() => phase(sketch, ['attack 6229 with A', 'attack 6129 with A'])).toThrow('10.13');
  });

  test('each attack includes only the units declared for it; the lead is named after all declarations [9.16, 10.12, 10.17, 10.18]', () => {
    const at = field({
      german: { 6230: [I('A', '4-4-4'), I('X', '4-4-4')], 6329: [I('B', '4-4-4')], 6128: [I('C', '4-4-4')] },
      soviet: { ...around, 6028: [I('E', '2-2-4')] },
    });
    const { state } = at;
    const given = ['attack 6229 with A, B', 'attack 6028 with C', 'end'];
    const questions: string[] = [];
    drive(combatPhase(state, state.address), {
      dice: [5, 5, 5],
      answer(decision) {
        const text = { declaration: given.at(0), resolution: 'resolve 6229', lead: 'lead B' }[decision.question];
        questions.push(
          `${decision.question} ${at.pieces('A, B, C').filter((piece) => state.target[piece] >= 0).length}`,
        );
        if (text === undefined) return undefined;
        if (decision.question === 'declaration') given.shift();
        const answer = decision.read(order(at, text));
        if (isRefusal(answer)) throw new Error(answer.message);
        return answer;
      },
    });
    const attacks = state.drainEvents().filter(({ kind }) => kind === 'attack');
    expect(attacks.map(({ pieces = [] }) => [...pieces].sort().join(' '))).toEqual(['A B', 'C']);
    expect(questions.filter((one) => /^(declaration|resolution|lead)/.test(one))).toEqual([
      'declaration 0',
      'declaration 2',
      'declaration 3',
      'resolution 3',
      'lead 1',
    ]);
  });

  test('a unit that attacked or advanced does not attack again in the phase [10.11, 11.62]', () => {
    const at = field({ german: { 6230: [I('A', '4-4-4')] }, soviet: around });
    expect(whyNotAttack(at.state, at.pieces('A'), at.cell('6229'))).toBeUndefined();
    at.state.attacked[at.piece('A')] = 1;
    expect(whyNotAttack(at.state, at.pieces('A'), at.cell('6229'))).toMatchObject({ rule: '10.11', slug: 'attacked' });
  });

  test('an attack order without units names all active units that may attack [9.11]', () => {
    const german = { 6230: [I('A', '4-4-4'), I('B', '4-4-4', ', idle')], 6330: [I('C', '4-4-4')] };
    const { events } = phase({ sequence: 'assault', german, soviet: around }, ['attack 6229'], { dice: [5] });
    expect(events.find(({ kind }) => kind === 'declare')?.pieces).toEqual(['A']);
  });
});
