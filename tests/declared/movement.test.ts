import { test } from 'vitest';
import type { Declaration } from '../../engine/declared/declaration.js';
import type { ZoneRule } from '../../engine/declared/declaration/movement.js';
import { BED, expectFindings, ZONE, type BedCase } from './bed.js';

const zone = (changes: Partial<ZoneRule>): Partial<Declaration> => ({ zones: [{ ...ZONE, ...changes }] });
const oneHex: Partial<Declaration> = { movement: { ...BED.movement, minimum: 'one-hex' } };
const bridged: Partial<Declaration> = { lines: [{ ...BED.lines[0], bridges: true }] };
const atPhaseEnd: Partial<Declaration> = { stacking: { ...BED.stacking, limit: 1, judged: 'phase-end' } };
const single: Partial<Declaration> = { stacking: { ...BED.stacking, limit: 1 } };
const tanksOnly: Partial<Declaration> = {
  phases: BED.phases.map((phase) => (phase.action === 'move' ? { ...phase, kinds: ['tank'] } : phase)),
};

const WOOD = `|. . . . . . .
|. . . . . . .
|. . w . . . .
|. . . . . . .
|. . . . . . .
|. . . . . . .`;
/** A road from 0102 to 0502, which crosses a river between 0202 and 0302. */
const ROAD = 'road "Road" 0102 - 0202 - 0302 - 0402 - 0502\nriver "River" 0202/0302';
/** A unit in the middle of the map, next to an enemy. */
const NEAR = 'setup Red { 0302: A }\nsetup Blue { 0402: X }';

interface Case extends BedCase {
  readonly order: string;
}

test.each<Case>([
  { title: 'a unit moves as many hexes as it has points', order: 'move A to 0306' },
  {
    title: 'a unit does not move farther than its points',
    red: 'infantry A 4-3',
    order: 'move A to 0306',
    findings: ['bed/3/out-of-reach: The path to 0306 costs 4 points; A has 3 points [3].'],
  },
  {
    title: 'a kind that does not take part in the phase may not move',
    game: tanksOnly,
    order: 'move A to 0303',
    findings: ['bed/3/other-kind: A (infantry) does not take part in movement; only tank does [3].'],
  },
  {
    title: 'a kind that takes part in the phase moves',
    game: tanksOnly,
    red: 'tank A 4-6',
    order: 'move A to 0303',
  },
  {
    title: 'a unit of the other side may not move',
    order: 'move X to 0703',
    findings: ['bed/3/other-side: X belongs to Blue; movement is a phase of Red [3].'],
  },
  {
    title: 'a unit does not move twice in one phase',
    order: 'move A to 0303\nmove A to 0304',
    findings: ['bed/3/moved: A has already moved in this phase [3].'],
  },
  {
    title: 'the half rate of a road leaves the cost of the river',
    map: ROAD,
    red: 'infantry A 4-1',
    setup: 'setup Red { 0202: A }\nsetup Blue { 0706: X }',
    order: 'move A to 0302',
    findings: ['costs 1½ points; A has 1 point'],
  },
  {
    title: 'the half rate of a road that bridges rivers replaces the cost of the river',
    game: bridged,
    map: ROAD,
    red: 'infantry A 4-1',
    setup: 'setup Red { 0202: A }\nsetup Blue { 0706: X }',
    order: 'move A to 0402',
  },
  {
    title: 'a step across a river without a road costs the hex and the river',
    map: 'river "River" 0302/0303',
    red: 'infantry A 4-1',
    order: 'move A to 0303',
    findings: ['costs 2 points; A has 1 point'],
  },
  {
    title: 'no step leads across an impassable hexside',
    map: 'lake "Lake" 0302/0303',
    order: 'move A 0302 > 0303',
    findings: ['bed/1/impassable: A lake separates 0302 from 0303; A may not cross it [1].'],
  },
  {
    title: 'a unit with one point enters a wood of two points as its only hex where the game allows one hex',
    game: oneHex,
    terrain: WOOD,
    red: 'infantry A 4-1',
    order: 'move A to 0303',
  },
  {
    title: 'a unit with one point does not enter a wood of two points where the game allows no minimum',
    terrain: WOOD,
    red: 'infantry A 4-1',
    order: 'move A to 0303',
    findings: ['costs 2 points; A has 1 point'],
  },
  {
    title: 'a unit that uses the minimum of one hex does not go on after this hex',
    game: oneHex,
    terrain: WOOD,
    red: 'infantry A 4-1',
    order: 'move A 0303 > 0304',
    findings: ['costs 2 points; A has 1 point'],
  },
  {
    title: 'a unit without movement points does not move by the minimum of one hex',
    game: oneHex,
    red: 'infantry A 4-0',
    order: 'move A to 0303',
    findings: ['bed/3/immobile'],
  },
  {
    title: 'two units change places where stacking is judged at the end of the phase',
    game: atPhaseEnd,
    red: 'infantry A 4-6  infantry B 4-6',
    setup: 'setup Red { 0101: A  0201: B }\nsetup Blue { 0706: X }',
    order: 'move A to 0201\nmove B to 0101',
  },
  {
    title: 'two units do not change places where stacking is judged after every order',
    game: single,
    red: 'infantry A 4-6  infantry B 4-6',
    setup: 'setup Red { 0101: A  0201: B }\nsetup Blue { 0706: X }',
    order: 'move A to 0201',
    findings: ['bed/4/stack-limit: 2 units in 0201; Red may stack 1 [4].'],
  },
  {
    title: 'a unit passes friends at the stacking limit',
    game: single,
    red: 'infantry A 4-2  infantry B 4-6',
    setup: 'setup Red { 0101: A  0102: B }\nsetup Blue { 0706: X }',
    order: 'move A 0102 > 0103',
  },
  {
    title: 'a unit never enters a hex with enemies',
    setup: NEAR,
    order: 'move A to 0402',
    findings: ['bed/3/enemy-occupied: Blue units are in 0402; A may not enter it [3].'],
  },
  {
    title: 'a unit takes the path that its order states',
    red: 'infantry A 4-3',
    order: 'move A 0202 > 0201 > 0301 > 0401',
    findings: ['bed/3/out-of-reach: The path to 0401 costs 4 points; A has 3 points [3].'],
  },
  {
    title: 'a path leads from hex to adjacent hex',
    order: 'move A 0303 > 0305',
    findings: ['bed/3/not-adjacent: 0305 is not adjacent to 0303 [3].'],
  },
  {
    title: 'zones of control stop a unit that enters them',
    game: zone({}),
    setup: 'setup Red { 0202: A }\nsetup Blue { 0402: X }',
    order: 'move A 0302 > 0301',
    findings: ['bed/5/zone-stop: 0302 is in an enemy zone of control; A must stop there [5].'],
  },
  {
    title: 'zones of control that are free to enter do not stop a unit',
    game: zone({ enter: 'free' }),
    setup: 'setup Red { 0202: A }\nsetup Blue { 0402: X }',
    order: 'move A 0302 > 0301',
  },
  {
    title: 'a unit goes from one zone hex to the next where chains are free',
    game: zone({}),
    setup: NEAR,
    order: 'move A to 0303',
  },
  {
    title: 'a unit does not go from one zone hex to the next where chains are barred',
    game: zone({ chain: 'barred' }),
    setup: NEAR,
    order: 'move A 0302 > 0303',
    findings: ['bed/5/zone-to-zone: 0302 and 0303 are in enemy zones of control; A may not go directly'],
  },
  {
    title: 'a unit does not go from one hex of an enemy’s zone to another one of the same enemy where this is barred',
    game: zone({ chain: 'same-unit' }),
    setup: NEAR,
    order: 'move A 0302 > 0303',
    findings: ['bed/5/zone-to-zone: 0302 and 0303 are in the zone of one enemy unit'],
  },
  {
    title: 'a unit goes from the zone of one enemy into that of another one where only the same enemy bars it',
    game: zone({ chain: 'same-unit' }),
    blue: 'infantry X 4-6  infantry Y 4-6',
    setup: 'setup Red { 0302: A }\nsetup Blue { 0401: X  0204: Y }',
    order: 'move A 0302 > 0303',
  },
  {
    title: 'a unit takes a way around to another hex of the zone where the direct step is barred',
    game: zone({ chain: 'same-unit' }),
    setup: NEAR,
    order: 'move A to 0303',
  },
  {
    title: 'a unit in a locking zone does not move',
    game: zone({ leave: 'locked' }),
    setup: NEAR,
    order: 'move A to 0301',
    findings: ['bed/5/locked: A in 0302 is in an enemy zone of control and may leave it only by combat [5].'],
  },
  {
    title: 'a hex in an enemy zone costs the points of the zone in addition',
    game: zone({ enter: 'free', cost: 1 }),
    red: 'infantry A 4-1',
    setup: 'setup Red { 0202: A }\nsetup Blue { 0402: X }',
    order: 'move A to 0302',
    findings: ['costs 2 points; A has 1 point'],
  },
  {
    title: 'the points of a zone are added to the rate of a road',
    game: zone({ enter: 'free', cost: 1 }),
    map: 'road "Road" 0202 - 0302',
    red: 'infantry A 4-1',
    setup: 'setup Red { 0202: A }\nsetup Blue { 0402: X }',
    order: 'move A to 0302',
    findings: ['costs 1½ points; A has 1 point'],
  },
  {
    title: 'a unit pays to leave a hex in an enemy zone',
    game: zone({ exitCost: 1 }),
    red: 'infantry A 4-1',
    setup: NEAR,
    order: 'move A to 0202',
    findings: ['costs 2 points; A has 1 point'],
  },
  {
    title: 'a friendly unit in a hex cancels the zone for movement where the game says so',
    game: zone({ cancelledByFriends: ['movement'] }),
    red: 'infantry A 4-6  infantry B 4-6',
    setup: 'setup Red { 0202: A  0302: B }\nsetup Blue { 0402: X }',
    order: 'move A 0302 > 0301',
    findings: ['must stop there'].slice(1),
  },
  {
    title: 'a friendly unit in a hex does not cancel the zone for movement where the game does not say so',
    game: zone({ cancelledByFriends: ['supply'] }),
    red: 'infantry A 4-6  infantry B 4-6',
    setup: 'setup Red { 0202: A  0302: B }\nsetup Blue { 0402: X }',
    order: 'move A 0302 > 0301',
    findings: ['0302 is in an enemy zone of control; A must stop there'],
  },
  {
    title: 'a unit without attack has no zone where only attackers have zones',
    game: zone({ onlyAttackers: true }),
    blue: 'infantry X 0-6',
    setup: 'setup Red { 0202: A }\nsetup Blue { 0402: X }',
    order: 'move A 0302 > 0301',
  },
  {
    title: 'a kind without zones stops no unit',
    game: { ...zone({}), unitKinds: BED.unitKinds.map((kind) => ({ ...kind, hasZone: kind.word !== 'tank' })) },
    blue: 'tank X 4-6',
    setup: 'setup Red { 0202: A }\nsetup Blue { 0402: X }',
    order: 'move A 0302 > 0301',
  },
  {
    title: 'zones do not extend across an impassable hexside',
    game: zone({}),
    map: 'lake "Lake" 0302/0402',
    setup: 'setup Red { 0202: A }\nsetup Blue { 0402: X }',
    order: 'move A 0302 > 0301',
  },
  {
    title: 'zones do not extend into ground that is closed to them',
    game: zone({ notInto: ['city'] }),
    map: 'city Town at 0302',
    setup: 'setup Red { 0202: A }\nsetup Blue { 0402: X }',
    order: 'move A 0302 > 0301',
  },
  {
    title: 'zones do not extend out of ground that is closed to them',
    game: zone({ notInto: ['city'] }),
    map: 'city Town at 0402',
    setup: 'setup Red { 0202: A }\nsetup Blue { 0402: X }',
    order: 'move A 0302 > 0301',
  },
  {
    title: 'a moving kind with an entry of its own follows that entry',
    game: { zones: [{ ...ZONE }, { ...ZONE, kinds: ['tank'], enter: 'free' }] },
    red: 'tank A 4-6',
    setup: 'setup Red { 0202: A }\nsetup Blue { 0402: X }',
    order: 'move A 0302 > 0301',
  },
  {
    title: 'no path leads off the map',
    setup: 'setup Red { 0101: A }\nsetup Blue { 0706: X }',
    red: 'infantry A 4-6',
    order: 'move A to 0101',
    findings: ['bed/3/stays: A is already in 0101 [3].'],
  },
])('$title', ({ order, ...one }) => expectFindings({ ...one, orders: `orders turn 1 Red { ${order} }` }));
