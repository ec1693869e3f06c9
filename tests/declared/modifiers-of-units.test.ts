import { test } from 'vitest';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { Change, Condition, ModifiedValue, Modifier } from '../../engine/declared/modifier.js';
import { BED, expectFindings, phase, ZONE, type BedCase } from './bed.js';

const modify = (what: ModifiedValue, change: Change, ...conditions: readonly Condition[]): Modifier => ({
  what,
  change,
  reason: 'mud',
  conditions,
  rule: '14',
});
const half: Change = { how: 'over', amount: 2 };
const exactly = (amount: number): Change => ({ how: 'exactly', amount });
const inTurn = (first: number, last = first): Condition => ({ of: 'game', is: 'turns', turns: { first, last } });
const game = (modifiers: readonly Modifier[], more: Partial<Declaration> = {}): Partial<Declaration> => ({
  modifiers,
  ...more,
});
const red = (text: string, turn = 1): string => `orders turn ${turn} Red { ${text} }`;
const mud: Condition = { of: 'game', is: 'weather', weather: 'mud' };
const weather: Partial<Declaration> = {
  weather: [{ word: 'mud', text: '', rule: '14', turns: { first: 2, last: 2 } }],
};

test.each<BedCase>([
  {
    title: 'exactly 1, half and least 1 give 1 point, whatever their order',
    game: game([
      modify('movement', { how: 'least', amount: 1 }),
      modify('movement', half),
      modify('movement', exactly(1)),
    ]),
    orders: red('move A to 0304'),
    findings: ['bed/3/out-of-reach: The path to 0304 costs 2 points; A has 1 point [3].'],
  },
  {
    title: 'half points of an allowance count where fractions are kept',
    game: game([modify('movement', half)]),
    map: 'road "Road" 0102 - 0202 - 0302',
    red: 'infantry A 4-1',
    setup: 'setup Red { 0202: A }\nsetup Blue { 0706: X }',
    orders: red('move A to 0302'),
  },
  {
    title: 'half points of an allowance are lost where fractions are dropped',
    game: game([modify('movement', half)], { movement: { ...BED.movement, fractions: 'drop' } }),
    map: 'road "Road" 0102 - 0202 - 0302',
    red: 'infantry A 4-1',
    setup: 'setup Red { 0202: A }\nsetup Blue { 0706: X }',
    orders: red('move A to 0302'),
    findings: ['costs ½ point; A has 0 points'],
  },
  {
    title: 'mud changes the movement only in its turns',
    game: game([modify('movement', exactly(1), mud)], weather),
    orders: `${red('move A to 0305')}\n${red('move A to 0303', 2)}\n${red('move A to 0306', 3)}`,
    findings: ['bed/3/out-of-reach: The path to 0303 costs 2 points; A has 1 point [3].'],
  },
  {
    title: 'the minimum of one hex holds in mud, too',
    game: game([modify('movement', exactly(1))], { movement: { ...BED.movement, minimum: 'one-hex' } }),
    terrain: '|w w w w w w w\n'.repeat(6).trim(),
    orders: red('move A to 0303'),
  },
  {
    title: 'a modifier of the cost changes the cost of each hex for the kinds that it names',
    game: game([modify('cost', { how: 'plus', amount: 1 }, { of: 'unit', is: 'kind', kinds: ['infantry'] })]),
    red: 'infantry A 4-3  tank B 4-3',
    setup: 'setup Red { 0302: A  0402: B }\nsetup Blue { 0706: X }',
    orders: red('move B to 0405\nmove A to 0304'),
    findings: ['bed/3/out-of-reach: The path to 0304 costs 4 points; A has 3 points [3].'],
  },
  {
    title: 'a modifier of the cost with a hexside changes the cost of crossing it only',
    game: game([modify('cost', { how: 'plus', amount: 3 }, { of: 'unit', is: 'across', hexsides: ['river'] })]),
    map: 'river "River" 0302/0303',
    red: 'infantry A 4-4',
    orders: red('move A 0302 > 0303'),
    findings: ['bed/3/out-of-reach: The path to 0303 costs 5 points; A has 4 points [3].'],
  },
  {
    title: 'a modifier of the stacking limit holds under its conditions',
    game: game([modify('stack', exactly(1), inTurn(1))]),
    red: 'infantry A 4-6  infantry B 4-6',
    setup: 'setup Red { 0302: A  0303: B }\nsetup Blue { 0706: X }',
    orders: red('move A to 0303'),
    findings: ['bed/4/stack-limit: 2 units in 0303; Red may stack 1 [4].'],
  },
  {
    title: 'zones that are off in a turn stop no unit in it',
    game: game([modify('zone', { how: 'off' }, inTurn(1))], { zones: [ZONE] }),
    setup: 'setup Red { 0302: A }\nsetup Blue { 0502: X }',
    orders: red('move A 0402 > 0401'),
  },
  {
    title: 'zones that were off in a turn stop units again in the next',
    game: game([modify('zone', { how: 'off' }, inTurn(1))], { zones: [ZONE] }),
    setup: 'setup Red { 0302: A }\nsetup Blue { 0502: X }',
    orders: red('move A 0402 > 0401', 2),
    findings: ['bed/5/zone-stop'],
  },
  {
    title: 'only the zones of the side named are off',
    game: game([modify('zone', { how: 'off' }, { of: 'game', is: 'side', side: 'Red' })], { zones: [ZONE] }),
    setup: 'setup Red { 0302: A }\nsetup Blue { 0502: X }',
    orders: red('move A 0402 > 0401'),
    findings: ['bed/5/zone-stop'],
  },
  {
    title: 'a unit that is alone has no zone where the game says so, until another one joins it',
    game: game([modify('zone', { how: 'off' }, { of: 'unit', is: 'alone' })], {
      zones: [ZONE],
      phases: [phase('Blue', 'movement', 'move'), phase('Red', 'movement', 'move')],
    }),
    blue: 'infantry X 4-6  infantry Y 4-6',
    setup: 'setup Red { 0302: A }\nsetup Blue { 0502: X  0504: Y }',
    orders: `orders turn 1 Blue { move Y to 0502 }\n${red('move A 0402 > 0401')}`,
    findings: ['bed/5/zone-stop'],
  },
  {
    title: 'a modifier of supply changes the length of lines',
    game: game([modify('supply', half)], {
      supply: {
        sources: { Red: ['West'], Blue: ['West'] },
        length: 4,
        inPoints: false,
        judged: 'turn',
        arrivals: 'normal',
        endsIn: [],
        lostAfterTurns: undefined,
        rule: '8',
      },
    }),
    map: 'area West 0101',
    setup: 'setup Red { 0401: A }\nsetup Blue { 0706: X }',
    orders: 'expect after turn 1 Red { A (isolated) }',
  },
])('$title', expectFindings);
