import { expect, test } from 'vitest';
import type { Declaration } from '../../engine/declared/declaration.js';
import { BED } from './bed.js';
import { bedWith, eliminate, exchange, lose, modify, playBed, redAttacks, retreat, ZONE } from './combat-bed.js';
import { advances, attackX, expectEnds, PAIR, retreats, stack, TRAP, type ResultCase } from './result-cases.js';

const friendsCancel: Partial<Declaration> = { zones: [{ ...ZONE, cancelledByFriends: ['retreat'] }] };
/** Units of Blue in a row from 0402 to the east, one in each hex; Red closes all other hexes by its zones. */
const ROW = {
  red: 'infantry A 4-6\n infantry B 4-6\n infantry C 4-6',
  blue: 'infantry X 4-6\n infantry Y 4-6\n infantry Z 4-6',
  setup: 'setup Red { 0401: A 0403: B 0303: C }\nsetup Blue { 0402: X 0502: Y 0602: Z }',
};

test.each<ResultCase>([
  {
    title: 'a unit that makes room may displace another unit',
    effects: [retreat('defender')],
    game: { ...friendsCancel, ...stack(1), ...retreats({ full: 'displace', by: 'enemy', friends: 'last' }) },
    ...ROW,
    setup: `${ROW.setup.slice(0, -1)} 0603: V 0601: W 0501: U 0503: T }`,
    blue: `${ROW.blue}\n infantry V 4-6\n infantry W 4-6\n infantry U 4-6\n infantry T 4-6`,
    orders: attackX('{ retreat X to 0502, retreat Y to 0602, retreat Z to 0702 }'),
    ends: { X: '0502', Y: '0602', Z: '0702' },
  },
  {
    title: 'a unit that makes room attacks no more in its phase',
    effects: [retreat('attacker')],
    game: { ...stack(1), ...retreats({ full: 'displace', friends: 'through' }) },
    red: 'infantry A 4-6\n infantry B 4-6',
    blue: 'infantry X 4-6\n infantry Y 4-6',
    setup: 'setup Red { 0401: A 0301: B }\nsetup Blue { 0402: X 0302: Y }',
    orders: redAttacks('attack 0402 with A { retreat A to 0301, retreat B to 0201 }', 'attack 0302 with B'),
    findings: ['bed/7.3/displaced: B made room for a retreating unit and does not attack in this phase [7.3].'],
    ends: { A: '0301', B: '0201' },
  },
  {
    title: 'the attackers advance after an exchange in which the defender is lost',
    effects: [exchange()],
    game: advances(),
    ...PAIR,
    red: 'infantry A 9-6 | 4-6',
    orders: attackX('{ advance A }'),
    ends: { A: '0402 step 2', X: 'eliminated' },
  },
  {
    title: 'no unit advances if the exchange costs the last attacker',
    effects: [exchange()],
    game: advances({ isMandatory: true }),
    ...PAIR,
    red: 'infantry A 4-6',
    ends: { A: 'eliminated', X: 'eliminated' },
  },
  {
    title: 'a unit that loses its last step does not retreat',
    effects: [lose('defender', 1), retreat('defender')],
    ...PAIR,
    blue: 'infantry X 4-6',
    ends: { X: 'eliminated' },
  },
  {
    title: 'a unit that loses its last step in an enemy zone on its way is lost, unless another way is open',
    effects: [retreat('defender')],
    game: { zones: [{ ...ZONE, retreat: 'lose' }], ...retreats({ by: 'enemy' }) },
    ...PAIR,
    blue: 'infantry X 4-6',
    orders: attackX('{ retreat X to 0302 }'),
    findings: ['bed/7.3/retreat-order: X may not retreat to 0302 [7.3]. Open: 0503, 0403, 0303.'],
    ends: {},
  },
  {
    title: 'attackers that retreat do not advance',
    effects: [eliminate('defender'), retreat('attacker')],
    game: advances({ isMandatory: true }),
    ...PAIR,
    orders: attackX('{ retreat A to 0301 }'),
    ends: { A: '0301', X: 'eliminated' },
  },
  {
    title: 'an advance takes a unit into enemy zones',
    effects: [eliminate('defender')],
    game: { ...advances(), zones: [ZONE] },
    ...PAIR,
    blue: 'infantry X 4-6\n infantry Y 4-6',
    setup: 'setup Red { 0401: A }\nsetup Blue { 0402: X 0403: Y }',
    orders: attackX('{ advance A }'),
    ends: { A: '0402', Y: '0403' },
  },
  {
    title: 'a retreat does not lead across a lake or into an enemy zone, so that the unit is lost',
    effects: [retreat('defender')],
    game: { zones: [ZONE] },
    ...TRAP,
    blue: 'infantry X 4-6\n infantry Y 4-6',
    setup: 'setup Red { 0401: A 0302: B 0303: C }\nsetup Blue { 0402: X 0705: Y }',
    map: 'lake "Lake" 0402/0503 0402/0403',
    orders: attackX(),
    ends: { X: 'eliminated' },
  },
  {
    title: 'a unit prefers a vacant hex to friends where friends are the last choice',
    effects: [retreat('defender')],
    game: retreats({ by: 'enemy', friends: 'last' }),
    ...PAIR,
    blue: 'infantry X 4-6\n infantry Y 4-6',
    setup: 'setup Red { 0401: A }\nsetup Blue { 0402: X 0403: Y }',
    orders: attackX('{ retreat X to 0403 }'),
    findings: ['bed/7.3/retreat-order'],
    ends: { Y: '0403' },
  },
  {
    title: 'a unit does not retreat through friends where the game forbids it',
    effects: [retreat('defender', 2)],
    game: retreats({ by: 'enemy', friends: 'barred' }),
    ...PAIR,
    blue: 'infantry X 4-6\n infantry Y 4-6',
    setup: 'setup Red { 0401: A }\nsetup Blue { 0402: X 0403: Y }',
    orders: attackX('{ retreat X 0403 > 0404 }'),
    findings: ['bed/7.3/retreat-order'],
    ends: { Y: '0403' },
  },
  {
    title: 'a unit does not end its retreat in an enemy zone through which it may pass',
    effects: [retreat('defender')],
    game: { zones: [{ ...ZONE, retreat: 'no-end' }], ...retreats({ by: 'enemy' }) },
    ...PAIR,
    orders: attackX('{ retreat X to 0502 }'),
    findings: ['bed/7.3/retreat-order'],
    ends: {},
  },
  {
    title: 'a unit retreats to friends if it would be lost on every path through the vacant hex',
    effects: [retreat('defender', 2)],
    game: { ...retreats({ by: 'enemy', friends: 'last' }), ...stack(1) },
    ...PAIR,
    blue: 'infantry X 4-6\n infantry Y 4-6\n infantry U 4-6\n infantry V 4-6\n infantry W 4-6',
    setup: 'setup Red { 0401: A }\nsetup Blue { 0402: X 0403: Y 0602: U 0603: V 0504: W }',
    map: 'lake "Lake" 0402/0502 0402/0303 0302/0402',
    ends: { X: '0404' },
  },
  {
    title: 'a loss that demoralizes a side lengthens the retreat of its other units at once',
    effects: [retreat('defender')],
    game: {
      classes: ['', 'heavy'],
      unitKinds: BED.unitKinds.map((kind) => (kind.word === 'tank' ? { ...kind, class: 1 } : kind)),
      demoralization: [{ side: 'Blue', limit: 1, count: 'steps', rule: '11' }],
      modifiers: [modify('retreat', { how: 'plus', amount: 1 }, { of: 'game', is: 'demoralized', side: 'Blue' })],
    },
    ...PAIR,
    blue: 'infantry X 4-6\n tank Y 4-6',
    setup: 'setup Red { 0401: A }\nsetup Blue { 0402: Y, X }',
    map: 'lake "Lake" 0402/0502 0402/0503 0402/0303 0302/0402 0403/0404 0403/0504 0304/0403',
    ends: { X: 'eliminated', Y: 'eliminated' },
  },
])('$title', expectEnds);

test.each([
  { guest: 'silent', defence: 4, title: 'a guest adds nothing to the defence of the hex to which it retreated' },
  {
    guest: 'normal',
    defence: 8,
    title: 'a unit that retreated to friends defends with them where the game does not exclude such units',
  },
] as const)('$title, and suffers with it', async ({ guest, defence }) => {
  const game = { ...retreats({ by: 'enemy', guest }), ...stack(3) };
  const played = await playBed(bedWith([retreat('defender')], game), {
    red: 'infantry A 4-6\n infantry B 4-6',
    blue: 'infantry X 4-6\n infantry Y 4-6',
    setup: 'setup Red { 0401: A 0404: B }\nsetup Blue { 0402: X 0403: Y }',
    orders: redAttacks(
      'attack 0402 with A { retreat X to 0403 }',
      'attack 0403 with B { retreat X to 0503, retreat Y to 0303 }',
    ),
  });
  const [, second] = played.events.filter(({ kind }) => kind === 'attack');
  expect(played.findings).toEqual([]);
  expect(second.facts?.defence).toBe(defence);
  expect([played.whereIs('X'), played.whereIs('Y')]).toEqual(['0503', '0303']);
});
