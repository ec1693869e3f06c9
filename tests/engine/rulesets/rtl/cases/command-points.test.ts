import { expect, test } from 'vitest';
import { type Use } from '../../../../../engine/rulesets/rtl/command/command.js';
import { spendersOf } from '../../../../../engine/rulesets/rtl/command/spending.js';
import { fightIn, type Fought } from '../support.js';
import { type Sketch } from '../sketch.js';

const TROOPS = 'infantry battalion T 9-3-6 (efficiency 6)';
const DEFENDER = 'infantry battalion D 3-3-4 (efficiency 4)';
const STAFF = 'headquarters HQ 1-6 (command 2, efficiency 6)';
const staff = (name: string, more: string): string => `headquarters ${name} 1-6 (efficiency 6, ${more})`;
const ARKO = 'artillery command Arko 1-5 (army, command 1, efficiency 6)';
const MANSTEIN = 'leader Manstein 2-6 (range 8, army)';
const VOROSHILOV = 'leader Voroshilov 2-6 (range 4, beside headquarters, army)';

interface Case extends Sketch, Fought {
  readonly case: string;
  readonly rules: string;
  readonly use: Use;
  /** The unit that makes the check. Default: T. */
  readonly of?: string;
  /** The pieces that may spend command points on the check. */
  readonly may: string;
}

const target = { 6229: [DEFENDER] };

const cases: readonly Case[] = [
  {
    case: 'a headquarters of the formation in range helps',
    rules: '15.14 15.15',
    use: 'ground',
    german: { 6230: [TROOPS], 6234: [STAFF] },
    may: 'HQ',
  },
  {
    case: 'a headquarters five hexes away does not help',
    rules: '15.15a',
    use: 'ground',
    german: { 6230: [TROOPS], 6235: [STAFF] },
    may: '',
  },
  {
    case: 'a headquarters next to the lead helps, even over an enemy and a lake',
    rules: '15.15a',
    use: 'ground',
    terrain: { '6231 6232': 'lake' },
    german: { 6230: [TROOPS], 6233: [STAFF] },
    may: 'HQ',
  },
  {
    case: 'a headquarters of another formation does not help',
    rules: '4.32 15.14',
    use: 'ground',
    german: { 6230: [TROOPS, staff('HQ', 'command 1, of 21.Inf')] },
    may: '',
  },
  {
    case: 'a headquarters helps an activated Army unit that leads',
    rules: '15.14 7.46',
    use: 'ground',
    german: { 6230: ['infantry battalion T 9-3-6 (efficiency 6, army)', STAFF] },
    may: 'HQ',
  },
  {
    case: 'no headquarters helps an Army unit that leads without being activated',
    rules: '15.14 7.46',
    use: 'ground',
    german: { 6230: ['infantry battalion T 9-3-6 (efficiency 6, army, idle)', STAFF] },
    may: '',
  },
  {
    case: 'a disrupted headquarters does not help',
    rules: '15.16',
    use: 'ground',
    german: { 6230: [TROOPS, staff('HQ', 'command 1, disrupted')] },
    may: '',
  },
  {
    case: 'a headquarters that has spent its points does not help',
    rules: '15.32',
    use: 'ground',
    german: { 6230: [TROOPS, staff('HQ', 'command 1, spent')] },
    may: '',
  },
  {
    case: 'a headquarters of only half of the attackers does not help',
    rules: '4.34 10.44b',
    use: 'ground',
    sequence: 'assault',
    attackers: 'T, U',
    german: { 6230: [TROOPS, STAFF], 6129: ['infantry battalion U 3-3-6 (efficiency 6, of 21.Inf)'] },
    may: '',
  },
  {
    case: 'a headquarters of more than half of the attackers helps',
    rules: '4.34 10.44b',
    use: 'ground',
    sequence: 'assault',
    attackers: 'T, V, U',
    german: {
      6230: [TROOPS, 'infantry battalion V 3-3-6 (efficiency 6)', STAFF],
      6129: ['infantry battalion U 3-3-6 (efficiency 6, of 21.Inf)'],
    },
    may: 'HQ',
  },
  {
    case: 'a defender needs no majority of its formation',
    rules: '15.33b2',
    use: 'artillery',
    of: 'G',
    soviet: {
      6229: [DEFENDER, 'infantry battalion E 3-3-4 (efficiency 4, of 70.Rifle)'],
      6228: ['artillery battalion G 3-1-4 (range 4, efficiency 5)', staff('HQ', 'command 1')],
    },
    german: { 6230: [TROOPS] },
    may: 'HQ',
  },
  {
    case: 'a headquarters under attack helps units in another hex',
    rules: '15.15b',
    use: 'reaction',
    of: 'E',
    soviet: { 6229: [DEFENDER, staff('HQ', 'command 1')], 6129: ['infantry battalion E 3-3-4 (efficiency 4)'] },
    german: { 6230: [TROOPS] },
    may: 'HQ',
  },
  {
    case: 'C124: an Arko helps artillery',
    rules: '16.32',
    use: 'artillery',
    of: 'G',
    german: { 6230: [TROOPS, STAFF, ARKO, 'artillery battalion G 3-1-4 (range 4, efficiency 5)'] },
    may: 'Arko, HQ',
  },
  {
    case: 'C124: an Arko does not help ground units',
    rules: '16.32',
    use: 'ground',
    german: { 6230: [TROOPS, STAFF, ARKO] },
    may: 'HQ',
  },
  {
    case: 'an Arko does not help aircraft',
    rules: '16.32',
    use: 'air',
    german: { 6230: [TROOPS, STAFF, ARKO] },
    may: 'HQ',
  },
  {
    case: 'an Arko does not help a reaction',
    rules: '16.32',
    use: 'reaction',
    side: 'Soviet',
    german: { 6230: [TROOPS, ARKO] },
    soviet: { 6229: ['infantry battalion S 3-3-4 (efficiency 4)'] },
    attackers: 'S',
    at: '6230',
    may: '',
  },
  {
    case: 'an Arko helps guns of any formation, although no headquarters does',
    rules: '16.32',
    use: 'artillery',
    of: 'G',
    german: { 6230: [TROOPS, ARKO, 'artillery battalion G 3-1-4 (range 4, efficiency 5, of 21.Inf)'] },
    may: 'Arko',
  },
  {
    case: 'a leader eight hexes from the headquarters helps',
    rules: '15.25b',
    use: 'ground',
    german: { 6230: [TROOPS, staff('HQ', 'command 1, spent')], 5430: [MANSTEIN] },
    may: 'Manstein',
  },
  {
    case: 'a leader nine hexes from the headquarters does not help',
    rules: '15.25b',
    use: 'ground',
    german: { 6230: [TROOPS, staff('HQ', 'command 1, spent')], 5330: [MANSTEIN] },
    may: '',
  },
  {
    case: 'a leader with an inactive headquarters does not help',
    rules: '15.25b',
    use: 'ground',
    german: { 6230: [TROOPS, staff('HQ', 'command 1, idle, of 21.Inf'), MANSTEIN] },
    may: '',
  },
  {
    case: 'a leader helps in the sequence of the enemy, when no unit is active',
    rules: '15.25b 15.33b2',
    side: 'Soviet',
    use: 'artillery',
    of: 'G',
    attackers: 'S',
    at: '6230',
    german: {
      6230: [TROOPS, staff('HQ', 'command 1, spent'), MANSTEIN],
      6330: ['artillery battalion G 3-1-4 (range 4, efficiency 5)'],
    },
    soviet: { 6229: ['infantry battalion S 3-3-4 (efficiency 4)'] },
    may: 'Manstein',
  },
  ...(
    [
      ['in the hex of an active headquarters', '6229', 'command 1, spent', 'Voroshilov'],
      ['next to an active headquarters', '6228', 'command 1, spent', ''],
      ['with an inactive headquarters', '6229', 'command 1, idle, of 70.Rifle', ''],
    ] as const
  ).map(([where, at, more, may]): Case => ({
    case: `a leader who has to be with a headquarters helps or not: ${where}`,
    rules: '15.25a',
    side: 'Soviet',
    use: 'ground',
    soviet:
      at === '6229'
        ? { 6229: [staff('HQ', more), VOROSHILOV], 6329: [TROOPS] }
        : { 6229: [staff('HQ', more)], 6228: [VOROSHILOV], 6329: [TROOPS] },
    german: { 6330: [DEFENDER] },
    at: '6330',
    may,
  })),
  {
    case: 'active headquarters help Army units at any distance',
    rules: '15.33c 7.45',
    use: 'activation',
    of: 'A',
    german: {
      6230: [TROOPS, STAFF, MANSTEIN, ARKO],
      6210: ['infantry battalion A 3-3-4 (efficiency 4, army, idle)'],
      6320: [staff('HQ2', 'command 1, of 21.Inf, idle')],
    },
    may: 'HQ',
  },
  {
    case: 'only a leader helps to combine formations',
    rules: '15.33d 7.33',
    use: 'combining',
    german: { 6230: [TROOPS, STAFF, MANSTEIN, ARKO] },
    may: 'Manstein',
  },
  {
    case: 'a recovery needs a headquarters of the formation in range',
    rules: '15.34a 15.14',
    use: 'recovery',
    german: { 6230: [TROOPS, STAFF], 6231: [staff('HQ2', 'command 1, of 21.Inf')] },
    may: 'HQ',
  },
  ...(['groundLead', 'none'] as const).map((reading): Case => ({
    case: `RTL-20: a headquarters of another formation helps aircraft or not, reading: ${reading}`,
    rules: '15.14 13.16',
    rulings: { 'command.casLead': reading },
    use: 'air',
    german: { 6230: [TROOPS, staff('HQ', 'command 1, of 21.Inf')] },
    may: reading === 'none' ? 'HQ' : '',
  })),
  ...(['groundLead', 'none'] as const).map((reading): Case => ({
    case: `RTL-20: the range for aircraft is measured to the ground lead or to the target, reading: ${reading}`,
    rules: '15.15a 10.41a',
    rulings: { 'command.casLead': reading },
    use: 'air',
    german: { 6230: [TROOPS], 6234: [STAFF] },
    may: reading === 'none' ? '' : 'HQ',
  })),
];

const FIGHTS: readonly Use[] = ['air', 'artillery', 'ground'];

test.each(cases)(
  'the units that may spend command points on $use are found: $case [$rules]',
  ({ use, of = 'T', may, ...sketch }) => {
    const withTarget = sketch.soviet === undefined ? { ...sketch, soviet: target } : sketch;
    const it = fightIn(withTarget);
    const lead = it.piece(of);
    const { side } = it.state.piece(lead);
    const spending = { side, use, lead, address: 'x', ...(FIGHTS.includes(use) && { fight: it.fight }) };
    expect(it.state.names(spendersOf(it.state, spending)).sort().join(', ')).toBe(may);
  },
);
