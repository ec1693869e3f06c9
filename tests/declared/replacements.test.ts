import { test } from 'vitest';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { Replacement } from '../../engine/declared/declaration/reinforcement.js';
import { BED, expectFindings, phase, ZONE, type BedCase } from './bed.js';

const REPLACEMENT: Replacement = {
  steps: { Red: 2, Blue: 1 },
  points: [],
  at: ['city'],
  edges: [],
  mustBeSupplied: false,
  zones: 'free',
  canSave: false,
  always: [],
  rule: '11',
};
const replacing = (changes: Partial<Replacement> = {}, more: Partial<Declaration> = {}): Partial<Declaration> => ({
  phases: [phase('Red', 'replacements', 'replace', { rule: '11' }), phase('Blue', 'movement', 'move')],
  replacement: { ...REPLACEMENT, ...changes },
  ...more,
});
const LOST = {
  red: 'infantry A 4-6 | 2-6  infantry B 4-6 | 2-6',
  map: 'city Town at 0101 (owner Red)\ncity Village at 0103 (owner Blue)',
  setup: 'setup Red { 0302: B (step 2) }\nsetup Blue { 0706: X }',
  scenario: 'turns 3\nset lost of A = true',
};
const orders = (text: string): string => `orders turn 1 Red { ${text} }`;

test.each<BedCase>([
  {
    title: 'a replacement step restores a step of a unit',
    orders: `${orders('replace B')}\nexpect after turn 1 Red { B (step 1) }`,
  },
  {
    title: 'a lost unit returns reduced in a place of its side',
    orders: `${orders('replace A to 0101')}\nexpect after turn 1 Red { A at 0101 (step 2) }`,
  },
  {
    title: 'a unit regains one step a turn, also when it has just returned',
    orders: orders('replace A to 0101\nreplace A'),
    findings: ['bed/11/twice: A has already regained a step in this turn [11].'],
  },
  {
    title: 'a unit that has lost no step regains none',
    red: 'infantry A 4-6 | 2-6  infantry B 4-6 | 2-6',
    setup: 'setup Red { 0302: B }\nsetup Blue { 0706: X }',
    orders: orders('replace B'),
    findings: ['bed/11/full: B has lost no step [11].'],
  },
  {
    title: 'a lost unit does not return in a place of the enemy',
    orders: orders('replace A to 0103'),
    findings: ['bed/11/no-place: A returns in a city of its side: `replace UNIT to CELL` [11].'],
  },
  {
    title: 'a lost unit does not return in a hex without a place',
    orders: orders('replace A to 0102'),
    findings: ['bed/11/no-place'],
  },
  {
    title: 'one unit a turn returns in a place',
    scenario: 'turns 3\nset lost of A, B = true',
    setup: 'setup Blue { 0706: X }',
    orders: orders('replace A to 0101\nreplace B to 0101'),
    findings: ['bed/11/place-used: A unit has already returned in 0101 this turn [11].'],
  },
  {
    title: 'a side does not use more steps than it has',
    game: replacing({ steps: { Red: 1, Blue: 0 } }),
    orders: orders('replace A to 0101\nreplace B'),
    findings: ['bed/11/no-steps: Red has no replacement steps left [11].'],
  },
  {
    title: 'steps that are not used are lost where they may not be saved',
    game: replacing({ steps: { Red: 1, Blue: 0 } }),
    orders: 'orders turn 2 Red { replace A to 0101\nreplace B }',
    findings: ['bed/11/no-steps'],
  },
  {
    title: 'steps that are not used are kept where they may be saved',
    game: replacing({ steps: { Red: 1, Blue: 0 }, canSave: true }),
    orders: 'orders turn 2 Red { replace A to 0101\nreplace B }',
  },
  {
    title: 'a unit in an enemy zone regains no step where zones bar replacements',
    game: replacing({ zones: 'barred' }, { zones: [ZONE] }),
    setup: 'setup Red { 0302: B (step 2) }\nsetup Blue { 0402: X }',
    orders: orders('replace B'),
    findings: ['bed/11/in-zone: B is in an enemy zone of control [11].'],
  },
  {
    title: 'a lost unit does not return in a full place',
    game: replacing({}, { stacking: { ...BED.stacking, limit: 1 } }),
    setup: 'setup Red { 0101: B (step 2) }\nsetup Blue { 0706: X }',
    orders: orders('replace A to 0101'),
    findings: ['bed/11/no-room: 0101 has no room for A [11].'],
  },
  {
    title: 'a lost unit returns at an edge that the game names',
    game: replacing({ edges: ['West'] }),
    map: `${LOST.map}\narea West 0105`,
    orders: orders('replace A to 0105'),
  },
  {
    title: 'a unit that has not been lost does not return',
    scenario: 'turns 3',
    orders: orders('replace A to 0101'),
    findings: ['bed/11/not-lost: A has not been lost [11].'],
  },
])('$title', (one) => expectFindings({ game: replacing(), ...LOST, ...one }));
