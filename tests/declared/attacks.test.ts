import { expect, test } from 'vitest';
import type { Combat } from '../../engine/declared/declaration/combat.js';
import type { Declaration } from '../../engine/declared/declaration.js';
import { BED, type BedText } from './bed.js';
import {
  ADVANCE,
  bedWith,
  combatBed,
  eliminate,
  lose,
  playBed,
  redAttacks,
  retreat,
  RETREAT,
  tableOf,
  ZONE,
} from './combat-bed.js';

const mandatory = (attack: Combat['attack'], more: Partial<Combat> = {}): Partial<Combat> => ({ attack, ...more });
const guns: Partial<Declaration> = { bombardments: [{ kinds: ['tank'], range: 2, rule: '10' }] };

/** Two units of Red in 0402, between enemies in 0401 and 0403. */
const BETWEEN: BedText = {
  red: 'infantry A 4-6\n infantry B 4-6',
  blue: 'infantry X 4-6\n infantry Y 4-6',
  setup: 'setup Red { 0402: A, B }\nsetup Blue { 0401: X 0403: Y }',
};
/** A in 0402 between X and Y, B in 0404 next to Y only. */
const CHAIN: BedText = {
  red: 'infantry A 4-6\n infantry B 4-6',
  blue: 'infantry X 4-6\n infantry Y 4-6',
  setup: 'setup Red { 0402: A 0404: B }\nsetup Blue { 0401: X 0403: Y }',
};
const MUST = 'bed/7/duty';

interface Case extends BedText {
  readonly title: string;
  readonly combat: Partial<Combat>;
  readonly game?: Partial<Declaration>;
  /** The beginnings of the findings. */
  readonly findings?: readonly string[];
  /** The hexes that are attacked, in order. */
  readonly attacked: readonly string[];
}

test.each<Case>([
  {
    title: 'where units of a hex attack together, some of them cannot attack one of two enemies alone',
    combat: mandatory('all', { allowsPartOfStack: false }),
    ...BETWEEN,
    orders: redAttacks('attack 0401 with A'),
    findings: ['bed/7/part-of-stack: The units in 0402 attack together; B must join this attack [7].'],
    attacked: ['0401'],
  },
  {
    title: 'units of a hex attack both enemies together where an attack may be on several hexes',
    combat: mandatory('all', { allowsPartOfStack: false, hexes: 'several' }),
    ...BETWEEN,
    orders: redAttacks('attack 0401, 0403 with A, B'),
    attacked: ['0401+0403'],
  },
  {
    title: 'units of a hex may not leave the second enemy without an attack that is possible',
    combat: mandatory('all', { allowsPartOfStack: false, hexes: 'several' }),
    ...BETWEEN,
    orders: redAttacks('attack 0401 with A, B'),
    findings: [`${MUST}: No unit would be left for 0403, which must be attacked`],
    attacked: ['0401+0403'],
  },
  {
    title: 'two units may attack one enemy each',
    combat: mandatory('all'),
    ...BETWEEN,
    orders: redAttacks('attack 0401 with A', 'attack 0403 with B'),
    attacked: ['0401', '0403'],
  },
  {
    title: 'two units may not both attack the same of two enemies that must be attacked',
    combat: mandatory('targets'),
    ...BETWEEN,
    orders: redAttacks('attack 0401 with A, B'),
    findings: [`${MUST}: No unit would be left for 0403, which must be attacked`],
    attacked: ['0401', '0403'],
  },
  {
    title: 'the only unit next to an enemy may not attack another one',
    combat: mandatory('targets'),
    ...CHAIN,
    orders: redAttacks('attack 0403 with A'),
    findings: [`${MUST}: No unit would be left for 0401`],
    attacked: ['0401', '0403'],
  },
  {
    title: 'units that must attack do so although the side passes',
    combat: mandatory('all'),
    ...CHAIN,
    orders: redAttacks('pass'),
    findings: [`${MUST}: The phase cannot end, because an attack must still be made: \`attack 0401 with A\``],
    attacked: ['0401', '0403'],
  },
  {
    title: 'optional attacks are not made without an order',
    combat: mandatory('optional'),
    ...CHAIN,
    attacked: [],
  },
  {
    title: 'an attack that leaves a unit without a hex to attack is refused where all must attack',
    combat: mandatory('all'),
    red: 'infantry A 4-6\n infantry B 4-6',
    setup: 'setup Red { 0402: A 0302: B }\nsetup Blue { 0401: X }',
    orders: redAttacks('attack 0401 with A'),
    findings: [`${MUST}: B must attack and would have no hex left to attack`],
    attacked: ['0401'],
  },
  {
    title: 'where only the targets count, a unit may stay out of an attack',
    combat: mandatory('targets'),
    red: 'infantry A 4-6\n infantry B 4-6',
    setup: 'setup Red { 0402: A 0302: B }\nsetup Blue { 0401: X }',
    orders: redAttacks('attack 0401 with A'),
    attacked: ['0401'],
  },
  {
    title: 'where not all enemies can be attacked, those that can be are attacked',
    combat: mandatory('all', { allowsPartOfStack: false }),
    ...BETWEEN,
    attacked: ['0401'],
  },
  {
    title: 'an attack whose odds are too low is not demanded',
    combat: mandatory('all', { table: { ...tableOf(['1-1'], ['NE']), below: 'refused' } }),
    red: 'infantry A 1-6',
    setup: 'setup Red { 0402: A }\nsetup Blue { 0401: X }',
    attacked: [],
  },
  {
    title: 'a bombardment meets the duty to attack a target',
    combat: mandatory('targets'),
    game: guns,
    red: 'infantry A 4-6\n tank G 4-6',
    blue: 'infantry X 4-6\n infantry Y 4-6',
    setup: 'setup Red { 0402: A 0404: G }\nsetup Blue { 0401: X 0403: Y }',
    orders: redAttacks('attack 0403 with G', 'attack 0401 with A'),
    attacked: ['0403', '0401'],
  },
  {
    title: 'a unit that only bombards is not obliged to attack',
    combat: mandatory('all'),
    game: guns,
    red: 'tank G 4-6',
    setup: 'setup Red { 0403: G }\nsetup Blue { 0401: X }',
    attacked: [],
  },
  {
    title: 'a unit bombards a hex within its range',
    combat: {},
    game: guns,
    red: 'tank G 4-6',
    setup: 'setup Red { 0403: G }\nsetup Blue { 0401: X }',
    orders: redAttacks('bombard 0401 with G'),
    attacked: ['0401'],
  },
  {
    title: 'a unit does not bombard beyond its range',
    combat: {},
    game: guns,
    red: 'tank G 4-6',
    setup: 'setup Red { 0404: G }\nsetup Blue { 0401: X }',
    orders: redAttacks('bombard 0401 with G'),
    findings: ['bed/10/range: G in 0404 is 3 hexes from 0401; its range is 2 [10].'],
    attacked: [],
  },
  {
    title: 'a unit next to an enemy does not bombard another hex',
    combat: {},
    game: guns,
    red: 'tank G 4-6',
    blue: 'infantry X 4-6\n infantry Y 4-6',
    setup: 'setup Red { 0403: G }\nsetup Blue { 0401: X 0404: Y }',
    orders: redAttacks('bombard 0401 with G'),
    findings: ['bed/10/next-to-enemy: G in 0403 is next to an enemy in 0404'],
    attacked: [],
  },
  {
    title: 'an attack on two hexes is refused where it may be on one only',
    combat: {},
    ...BETWEEN,
    orders: redAttacks('attack 0401, 0403 with A, B'),
    findings: ['bed/7/one-hex: An attack is on one hex; the order names 0401 and 0403 [7].'],
    attacked: [],
  },
  {
    title: 'the odds may be lowered before the roll',
    combat: { allowsReduction: true, table: tableOf(['1-2', '1-1', '2-1'], ['NE', 'NE', 'NE']) },
    ...BETWEEN,
    orders: redAttacks('attack 0401 with A, B { lower 2 }'),
    attacked: ['0401 at 1-2'],
  },
  {
    title: 'the odds are not lowered below the table',
    combat: { allowsReduction: true, table: tableOf(['1-2', '1-1', '2-1'], ['NE', 'NE', 'NE']) },
    ...BETWEEN,
    orders: redAttacks('attack 0401 with A { lower 2 }'),
    findings: ['bed/7/column: The odds of 1-1 can be lowered by at most 1 column [7].'],
    attacked: ['0401 at 1-1'],
  },
])('$title', async ({ combat, game = {}, findings = [], attacked, ...text }) => {
  const played = await playBed(combatBed(combat, { zones: [ZONE], ...game }), text);
  expect(
    played.findings.map((finding, index) => (finding.startsWith(findings[index] ?? '-') ? findings[index] : finding)),
  ).toEqual(findings);
  const attacks = played.events.filter(({ kind, address }) => kind === 'attack' && address.startsWith('1/Red'));
  const isReducible = combat.allowsReduction === true;
  expect(
    attacks.map(({ cells = [], facts }) => `${cells.join('+')}${isReducible ? ` at ${String(facts?.odds)}` : ''}`),
  ).toEqual(attacked);
});

test('the record of an attack gives lowered odds as a reason for the column', async () => {
  const game = combatBed({ allowsReduction: true, table: tableOf(['1-2', '1-1', '2-1'], ['NE', 'NE', 'NE']) });
  const { events } = await playBed(game, { ...BETWEEN, orders: redAttacks('attack 0401 with A, B { lower 2 }') });
  const reasons = events.find(({ kind }) => kind === 'attack')?.ledger?.map(({ text }) => text);
  expect(reasons?.slice(-3, -1)).toEqual(['8 to 4: 2-1', 'lowered to 1-2 by the attacker']);
});

const ALL_DECLARED: Partial<Combat> = { declare: 'all' };

test('all attacks are declared before the first is fought', async () => {
  const played = await playBed(bedWith([lose('defender', 1)], {}, ALL_DECLARED), {
    ...BETWEEN,
    orders: redAttacks('attack 0401 with A', 'attack 0403 with B'),
  });
  const kinds = played.events.filter(({ kind }) => ['declared', 'attack'].includes(kind)).map(({ kind }) => kind);
  expect(kinds).toEqual(['declared', 'declared', 'attack', 'attack']);
});

test('a declared attack lapses if the enemy is gone before it is fought, and counts as made', async () => {
  const game = {
    retreat: { ...RETREAT, full: 'displace', by: 'enemy' },
    stacking: { ...BED.stacking, limit: 1 },
  } as const;
  const played = await playBed(bedWith([retreat('defender')], game, ALL_DECLARED), {
    ...CHAIN,
    setup: 'setup Red { 0302: A 0304: B }\nsetup Blue { 0402: X 0403: Y }',
    orders: redAttacks('attack 0402 with A { retreat X to 0503 }', 'attack 0403 with B { retreat Y to 0504 }'),
  });
  expect(played.findings).toEqual([]);
  expect([played.whereIs('X'), played.whereIs('Y')]).toEqual(['0503', '0504']);
});

test('a unit that has advanced is not attacked in the same phase', async () => {
  const game = { advance: { ...ADVANCE, who: 'both' } } as const;
  const played = await playBed(bedWith([eliminate('attacker')], game), {
    ...CHAIN,
    setup: 'setup Red { 0402: A 0303: B }\nsetup Blue { 0401: X 0606: Y }',
    orders: `${redAttacks('attack 0401 with A', 'attack 0402 with B')}\norders turn 1 Blue {\n defend 0401 { advance X }\n}`,
  });
  expect(played.findings).toEqual(['bed/7.4/advanced: X has advanced in this phase and is not attacked [7.4].']);
});
