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
    case: 'its formation, in range',
    rules: '15.14 15.15',
    use: 'ground',
    german: { 6230: [TROOPS], 6234: [STAFF] },
    may: 'HQ',
  },
  { case: 'five hexes off', rules: '15.15a', use: 'ground', german: { 6230: [TROOPS], 6235: [STAFF] }, may: '' },
  {
    case: 'beside the lead, over an enemy and a lake',
    rules: '15.15a',
    use: 'ground',
    terrain: { '6231 6232': 'lake' },
    german: { 6230: [TROOPS], 6233: [STAFF] },
    may: 'HQ',
  },
  {
    case: 'another formation',
    rules: '4.32 15.14',
    use: 'ground',
    german: { 6230: [TROOPS, staff('HQ', 'command 1, of 21.Inf')] },
    may: '',
  },
  {
    case: 'an activated Army unit leads',
    rules: '15.14 7.46',
    use: 'ground',
    german: { 6230: ['infantry battalion T 9-3-6 (efficiency 6, army)', STAFF] },
    may: 'HQ',
  },
  {
    case: 'an Army unit that is not activated leads',
    rules: '15.14 7.46',
    use: 'ground',
    german: { 6230: ['infantry battalion T 9-3-6 (efficiency 6, army, idle)', STAFF] },
    may: '',
  },
  {
    case: 'disrupted',
    rules: '15.16',
    use: 'ground',
    german: { 6230: [TROOPS, staff('HQ', 'command 1, disrupted')] },
    may: '',
  },
  {
    case: 'spent',
    rules: '15.32',
    use: 'ground',
    german: { 6230: [TROOPS, staff('HQ', 'command 1, spent')] },
    may: '',
  },
  {
    case: 'half of the attackers are of its formation',
    rules: '4.34 10.44b',
    use: 'ground',
    sequence: 'assault',
    attackers: 'T, U',
    german: { 6230: [TROOPS, STAFF], 6129: ['infantry battalion U 3-3-6 (efficiency 6, of 21.Inf)'] },
    may: '',
  },
  {
    case: 'more than half are',
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
    case: 'a defender asks for no majority',
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
    case: 'a headquarters under attack helps elsewhere',
    rules: '15.15b',
    use: 'reaction',
    of: 'E',
    soviet: { 6229: [DEFENDER, staff('HQ', 'command 1')], 6129: ['infantry battalion E 3-3-4 (efficiency 4)'] },
    german: { 6230: [TROOPS] },
    may: 'HQ',
  },
  {
    case: 'C124: Arko for artillery',
    rules: '16.32',
    use: 'artillery',
    of: 'G',
    german: { 6230: [TROOPS, STAFF, ARKO, 'artillery battalion G 3-1-4 (range 4, efficiency 5)'] },
    may: 'Arko, HQ',
  },
  {
    case: 'C124: Arko not for ground',
    rules: '16.32',
    use: 'ground',
    german: { 6230: [TROOPS, STAFF, ARKO] },
    may: 'HQ',
  },
  { case: 'Arko not for aircraft', rules: '16.32', use: 'air', german: { 6230: [TROOPS, STAFF, ARKO] }, may: 'HQ' },
  {
    case: 'Arko not for a reaction',
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
    case: 'Arko helps guns of any formation, though no headquarters does',
    rules: '16.32',
    use: 'artillery',
    of: 'G',
    german: { 6230: [TROOPS, ARKO, 'artillery battalion G 3-1-4 (range 4, efficiency 5, of 21.Inf)'] },
    may: 'Arko',
  },
  {
    case: 'a leader eight hexes from the headquarters',
    rules: '15.25b',
    use: 'ground',
    german: { 6230: [TROOPS, staff('HQ', 'command 1, spent')], 5430: [MANSTEIN] },
    may: 'Manstein',
  },
  {
    case: 'a leader nine hexes from it',
    rules: '15.25b',
    use: 'ground',
    german: { 6230: [TROOPS, staff('HQ', 'command 1, spent')], 5330: [MANSTEIN] },
    may: '',
  },
  {
    case: 'a leader with an idle headquarters',
    rules: '15.25b',
    use: 'ground',
    german: { 6230: [TROOPS, staff('HQ', 'command 1, idle, of 21.Inf'), MANSTEIN] },
    may: '',
  },
  {
    case: 'a leader in the enemy’s sequence, when nobody is active',
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
      ['beside one', '6228', 'command 1, spent', ''],
      ['with one that is idle', '6229', 'command 1, idle, of 70.Rifle', ''],
    ] as const
  ).map(([where, at, more, may]): Case => ({
    case: `a leader who has to be with a headquarters: ${where}`,
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
    case: 'Army units are helped by active headquarters, however far',
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
    case: 'formations are combined with the help of leaders alone',
    rules: '15.33d 7.33',
    use: 'combining',
    german: { 6230: [TROOPS, STAFF, MANSTEIN, ARKO] },
    may: 'Manstein',
  },
  {
    case: 'a recovery takes formation and range',
    rules: '15.34a 15.14',
    use: 'recovery',
    german: { 6230: [TROOPS, STAFF], 6231: [staff('HQ2', 'command 1, of 21.Inf')] },
    may: 'HQ',
  },
  ...(['groundLead', 'none'] as const).map((reading): Case => ({
    case: `RTL-20: aircraft and a headquarters of another formation, ${reading}`,
    rules: '15.14 13.16',
    rulings: { 'command.casLead': reading },
    use: 'air',
    german: { 6230: [TROOPS, staff('HQ', 'command 1, of 21.Inf')] },
    may: reading === 'none' ? 'HQ' : '',
  })),
  ...(['groundLead', 'none'] as const).map((reading): Case => ({
    case: `RTL-20: the range is to the ground lead, or to the target: ${reading}`,
    rules: '15.15a 10.41a',
    rulings: { 'command.casLead': reading },
    use: 'air',
    german: { 6230: [TROOPS], 6234: [STAFF] },
    may: reading === 'none' ? '' : 'HQ',
  })),
];

const FIGHTS: readonly Use[] = ['air', 'artillery', 'ground'];

test.each(cases)('$use: $case [$rules]', ({ use, of = 'T', may, ...sketch }) => {
  const withTarget = sketch.soviet === undefined ? { ...sketch, soviet: target } : sketch;
  const it = fightIn(withTarget);
  const lead = it.piece(of);
  const { side } = it.state.piece(lead);
  const spending = { side, use, lead, address: 'x', ...(FIGHTS.includes(use) && { fight: it.fight }) };
  expect(it.state.names(spendersOf(it.state, spending)).sort().join(', ')).toBe(may);
});
