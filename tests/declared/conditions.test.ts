import { expect, test } from 'vitest';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { Condition } from '../../engine/declared/modifier.js';
import { BED, type BedText } from './bed.js';
import { combatBed, modify, playBed, redAttacks, tableOf, ZONE } from './combat-bed.js';

/** A and the tank T attack X in 0402 from 0401 and 0302; X is in wood. */
const FIGHT: BedText = {
  red: 'infantry A 4-6\n tank T 4-6',
  blue: 'infantry X 4-6',
  setup: 'setup Red { 0401: A 0302: T }\nsetup Blue { 0402: X }',
  terrain: `|. . . w . . .
|. . . w . . .
|. . . . . . .
|. . . . . . .
|. . . . . . .
|. . . . . . .`,
  map: 'river "River" 0401/0402 0302/0402',
  orders: redAttacks('attack 0402 with A, T'),
};
const ALONE: BedText = { ...FIGHT, orders: redAttacks('attack 0402 with A') };
/** The whole division of A and B attacks from 0401. */
const DIVISION: BedText = {
  ...FIGHT,
  red: 'division "1.Div" {\n infantry A 4-6\n infantry B 4-6\n }\n infantry C 4-6',
  setup: 'setup Red { 0401: A, B 0302: C }\nsetup Blue { 0402: X }',
  orders: redAttacks('attack 0402 with A, B'),
};
const GUNS: Partial<Declaration> = { bombardments: [{ kinds: ['tank'], range: 2, rule: '10' }] };
const BOMBARDED: BedText = {
  ...FIGHT,
  setup: 'setup Red { 0401: A 0202: T }\nsetup Blue { 0402: X }',
  map: 'river "River" 0401/0402',
};

interface Case {
  readonly title: string;
  readonly condition: Condition | readonly Condition[];
  readonly holds: boolean;
  readonly text?: BedText;
  readonly game?: Partial<Declaration>;
}

/** The conditions of a fight, which decide whether the column shifts. */
const ofFight: readonly Case[] = [
  {
    title: '`by` holds if one attacker is of the kind',
    condition: { of: 'fight', is: 'by', kinds: ['tank'], least: 1, every: false },
    holds: true,
  },
  {
    title: '`by` with `least 2` does not hold for one attacker of the kind',
    condition: { of: 'fight', is: 'by', kinds: ['tank'], least: 2, every: false },
    holds: false,
  },
  {
    title: '`by` with `every` does not hold if an attacker is of another kind',
    condition: { of: 'fight', is: 'by', kinds: ['tank'], least: 1, every: true },
    holds: false,
  },
  {
    title: 'two conditions `by` hold for attackers of both kinds',
    condition: [
      { of: 'fight', is: 'by', kinds: ['tank'], least: 1, every: false },
      { of: 'fight', is: 'by', kinds: ['infantry'], least: 1, every: false },
    ],
    holds: true,
  },
  {
    title: 'two conditions `by` do not hold without one of the kinds',
    condition: [
      { of: 'fight', is: 'by', kinds: ['tank'], least: 1, every: false },
      { of: 'fight', is: 'by', kinds: ['infantry'], least: 1, every: false },
    ],
    text: ALONE,
    holds: false,
  },
  {
    title: '`against` holds for a defender of the kind',
    condition: { of: 'fight', is: 'against', kinds: ['infantry'] },
    holds: true,
  },
  {
    title: '`against` does not hold for other defenders',
    condition: { of: 'fight', is: 'against', kinds: ['tank'] },
    holds: false,
  },
  {
    title: '`clear-of` holds without a defender of the kind',
    condition: { of: 'fight', is: 'clear-of', kinds: ['tank'] },
    holds: true,
  },
  {
    title: '`clear-of` does not hold with a defender of the kind',
    condition: { of: 'fight', is: 'clear-of', kinds: ['infantry'] },
    holds: false,
  },
  {
    title: '`into` holds for the terrain of the target',
    condition: { of: 'fight', is: 'into', ground: ['wood'] },
    holds: true,
  },
  {
    title: '`into` does not hold for other terrain',
    condition: { of: 'fight', is: 'into', ground: ['city'] },
    holds: false,
  },
  {
    title: '`across` holds if all attackers next to the target cross the hexside and others bombard',
    condition: { of: 'fight', is: 'across', hexsides: ['river'] },
    text: BOMBARDED,
    game: GUNS,
    holds: true,
  },
  {
    title: '`across` does not hold if no attacker is next to the target',
    condition: { of: 'fight', is: 'across', hexsides: ['river'] },
    text: { ...BOMBARDED, orders: redAttacks('attack 0402 with T') },
    game: GUNS,
    holds: false,
  },
  {
    title: '`hexes` counts the hexes of the attackers',
    condition: { of: 'fight', is: 'hexes', least: 2, most: 6 },
    holds: true,
  },
  {
    title: '`hexes` does not hold for one hex',
    condition: { of: 'fight', is: 'hexes', least: 2, most: 6 },
    text: ALONE,
    holds: false,
  },
  { title: '`units` counts the attackers', condition: { of: 'fight', is: 'units', least: 2, most: 2 }, holds: true },
  {
    title: '`units` does not hold for another number of attackers',
    condition: { of: 'fight', is: 'units', least: 3, most: 9 },
    holds: false,
  },
  {
    title: '`formations` holds for attackers of one formation',
    condition: { of: 'fight', is: 'formations', least: 1, most: 1 },
    text: DIVISION,
    holds: true,
  },
  {
    title: '`formations` does not hold if another unit takes part',
    condition: { of: 'fight', is: 'formations', least: 1, most: 1 },
    text: { ...DIVISION, orders: redAttacks('attack 0402 with A, B, C') },
    holds: false,
  },
  {
    title: '`surrounded` does not hold if a hex is open to a retreat',
    condition: { of: 'fight', is: 'surrounded' },
    game: { zones: [ZONE] },
    holds: false,
  },
  {
    title: '`surrounded` holds if enemy zones close every hex',
    condition: { of: 'fight', is: 'surrounded' },
    text: {
      ...FIGHT,
      red: 'infantry A 4-6\n tank T 4-6\n infantry C 4-6',
      setup: 'setup Red { 0401: A 0303: T 0503: C }\nsetup Blue { 0402: X }',
    },
    game: { zones: [ZONE] },
    holds: true,
  },
  {
    title: '`turns` holds in the turns that it names',
    condition: { of: 'game', is: 'turns', turns: { first: 1, last: 2 } },
    holds: true,
  },
  {
    title: '`turns` does not hold in other turns',
    condition: { of: 'game', is: 'turns', turns: { first: 2, last: 3 } },
    holds: false,
  },
  { title: '`phase` holds in the phase', condition: { of: 'game', is: 'phase', phase: 'combat' }, holds: true },
  {
    title: '`phase` does not hold in another phase',
    condition: { of: 'game', is: 'phase', phase: 'movement' },
    holds: false,
  },
  { title: '`side` means the attacker for a shift', condition: { of: 'game', is: 'side', side: 'Red' }, holds: true },
  {
    title: '`side` does not hold for the other side',
    condition: { of: 'game', is: 'side', side: 'Blue' },
    holds: false,
  },
  {
    title: '`weather` holds in the weather of the turn',
    condition: { of: 'game', is: 'weather', weather: 'mud' },
    game: { weather: [{ word: 'mud', text: '', rule: '9', turns: { first: 1, last: 1 } }] },
    holds: true,
  },
  {
    title: '`weather` does not hold in other weather',
    condition: { of: 'game', is: 'weather', weather: 'mud' },
    game: { weather: [{ word: 'mud', text: '', rule: '9', turns: { first: 2, last: 2 } }] },
    holds: false,
  },
  {
    title: '`demoralized` does not hold before a side has lost enough',
    condition: { of: 'game', is: 'demoralized', side: 'Blue' },
    holds: false,
  },
];

test.each(ofFight)('$title', async ({ condition, holds, text = FIGHT, game = {} }) => {
  const conditions = [condition].flat() as readonly Condition[];
  const modifiers = [modify('shift', { how: 'plus', amount: 1 }, ...conditions)];
  const table = tableOf(['1-1', '2-1', '3-1'], ['NE', 'NE', 'NE']);
  const played = await playBed(combatBed({ table }, { modifiers, ...game }), text);
  expect(played.findings).toEqual([]);
  expect(played.facts.shift).toBe(holds ? 1 : 0);
});

interface UnitCase extends Omit<Case, 'holds'> {
  /** The attack strength if the condition doubles each attacker for which it holds. */
  readonly attack: number;
}

/** The conditions of a unit. A and T have a strength of 4 each. */
const ofUnits: readonly UnitCase[] = [
  {
    title: '`by` doubles only the unit of the kind',
    condition: { of: 'unit', is: 'kind', kinds: ['tank'] },
    attack: 12,
  },
  {
    title: '`from` doubles only the unit in the terrain',
    condition: { of: 'unit', is: 'from', ground: ['wood'] },
    attack: 12,
  },
  {
    title: '`across` by units doubles each unit that crosses',
    condition: { of: 'unit', is: 'across', hexsides: ['river'] },
    attack: 16,
  },
  {
    title: '`distance` counts the hex of the target',
    condition: { of: 'unit', is: 'distance', least: 2, most: 2 },
    text: BOMBARDED,
    game: GUNS,
    attack: 12,
  },
  {
    title: '`bombarding` doubles only the unit that bombards',
    condition: { of: 'unit', is: 'bombarding' },
    text: BOMBARDED,
    game: GUNS,
    attack: 12,
  },
  { title: '`attacking` doubles all attackers', condition: { of: 'unit', is: 'attacking' }, attack: 16 },
  { title: '`defending` doubles no attacker', condition: { of: 'unit', is: 'defending' }, attack: 8 },
  { title: '`alone` doubles units without others in their hex', condition: { of: 'unit', is: 'alone' }, attack: 16 },
  { title: '`alone` doubles no unit of a stack', condition: { of: 'unit', is: 'alone' }, text: DIVISION, attack: 8 },
  {
    title: '`with` doubles the unit that is with one of the kind',
    condition: { of: 'unit', is: 'with', kinds: ['tank'] },
    text: { ...FIGHT, setup: 'setup Red { 0401: A, T }\nsetup Blue { 0402: X }' },
    attack: 12,
  },
  {
    title: '`whole` doubles the units of a division that is complete in its hex',
    condition: { of: 'unit', is: 'whole', formations: ['division'] },
    text: DIVISION,
    attack: 16,
  },
  {
    title: '`whole` doubles no unit of a division in two hexes',
    condition: { of: 'unit', is: 'whole', formations: ['division'] },
    text: {
      ...DIVISION,
      setup: 'setup Red { 0401: A 0302: B 0303: C }\nsetup Blue { 0402: X }',
    },
    attack: 8,
  },
  {
    title: '`supplied` doubles units with a line of supply',
    condition: { of: 'unit', is: 'supplied' },
    game: {
      supply: {
        sources: { Red: ['Depot'], Blue: [] },
        length: 2,
        inPoints: false,
        judged: 'moment',
        arrivals: 'normal',
        endsIn: [],
        lostAfterTurns: undefined,
        rule: '6',
      },
    },
    text: { ...FIGHT, map: 'city Depot at 0301' },
    attack: 16,
  },
  {
    title: '`state` doubles units in the state',
    condition: { of: 'unit', is: 'state', state: 'eager' },
    game: {
      states: [
        {
          word: 'eager',
          text: '',
          rule: '7',
          canAttack: true,
          canMove: true,
          hasZone: true,
          isLostTheSecondTime: false,
        },
      ],
    },
    text: { ...FIGHT, setup: 'setup Red { 0401: A (eager) 0302: T }\nsetup Blue { 0402: X }' },
    attack: 12,
  },
];

test.each(ofUnits)('$title', async ({ condition, attack, text = FIGHT, game = {} }) => {
  const conditions = [condition].flat() as readonly Condition[];
  const modifiers = [modify('attack', { how: 'times', amount: 2 }, ...conditions)];
  const played = await playBed(combatBed({}, { formations: BED.formations, modifiers, ...game }), text);
  expect(played.findings).toEqual([]);
  expect(played.facts.attack).toBe(attack);
});
