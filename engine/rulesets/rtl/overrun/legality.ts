import { NOWHERE, type Cell } from '../../../board/board.js';
import { IMPASSABLE } from '../../../board/reach.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import type { Refusal } from '../../../play/moment.js';
import { weaknessRefusal } from '../combat/legality.js';
import { isInStrongpoint } from '../combat/modifiers.js';
import { halfPointsOf } from '../movement/allowance.js';
import { paceOf } from '../movement/company.js';
import { barOnGround, costClassOf, costFor, costsOf, tellCost } from '../movement/costs.js';
import { points } from '../movement/way.js';
import { bar, explain, refusal } from '../rulebook/refusal.js';
import { OUT_OF_SUPPLY } from '../state/fields.js';
import { CITY, hexside, RIVER, terrainOf, terrainWord } from '../state/ground.js';
import type { State } from '../state/state.js';
import { opponent } from '../vocabulary/sides.js';
import { HALF_POINTS } from '../vocabulary/terrain.js';
import { zonesInto } from '../zones/zones.js';
import type { ExplainedSum } from '../combat/fight.js';

type Told = Bar<string, [state: State, piece: number]>;
const told = (...[rule, slug, tell]: Parameters<typeof bar<[state: State, piece: number]>>): Told =>
  bar(rule, slug, tell);

const strangers = told('8.61', 'other-side', (state, piece) => `${state.name(piece)} is not of the side that moves.`);
const away = told('8.61', 'not-on-map', (state, piece) => `${state.name(piece)} is not on the map.`);
const inactive = told('4.35', 'not-active', (state, piece) => `${state.name(piece)} is not active in this sequence.`);
const assault = told('8.61', 'assault-sequence', () => 'In an Assault Sequence nobody overruns.');
const rain = told('8.64a', 'rain', () => 'In rain nobody overruns.');
const done = told(
  '8.13',
  'moved',
  (state, piece) =>
    `${state.name(piece)} has ended its movement; who overruns begins with that, or goes on to it at once.`,
);
const onFoot = told(
  '8.62a',
  'not-motorized',
  (state, piece) => `${state.name(piece)} is neither motorized nor cavalry and stays behind.`,
);
const disrupted = told(
  '8.62',
  'disrupted',
  (state, piece) => `${state.name(piece)} is disrupted and does not overrun.`,
);
const unsupplied = told(
  '8.62',
  'out-of-supply',
  (state, piece) => `${state.name(piece)} is out of supply and does not overrun.`,
);

/** What keeps a unit from any overrun now; a leader goes along like a motorized unit, heavy ones stay behind [8.13, 8.5, 8.61, 8.62, 8.62c, 8.64a, TEC.j]. */
export function barOnOverrunner(state: State, piece: number): Told | undefined {
  const { side, moves, type } = state.piece(piece);
  if (side !== state.side) return strangers;
  if (!state.isOnMap(piece)) return away;
  if (state.sequence !== 'mobile') return assault;
  if (state.weather === 'rain') return rain; // [5.13e]
  if (state.active[piece] === 0) return inactive;
  if (state.halfPointsLeft[piece] === 0 || (state.halfPointsLeft[piece] < 0 && state.moved[piece] === 1)) return done;
  if (moves !== 'motorized' && !type.cavalry) return onFoot;
  if (state.disrupted[piece] === 1) return disrupted;
  return state.supply[piece] === OUT_OF_SUPPLY ? unsupplied : undefined;
}

/** Why a hex cannot be overrun from another, whoever tries [8.14, 8.64, 14.13b]. */
export function barOnTarget(state: State, from: Cell, target: Cell): Bar | undefined {
  const { ground, side } = state;
  const enemy = opponent(side);
  const where = state.label(target);
  if (state.combatSide(target) !== enemy)
    return bar('8.6', 'no-enemy', () => `No combat unit of the enemy stands in ${where}.`);
  if (ground.board.direction(from, target) < 0)
    return bar('8.67a', 'not-adjacent', () => `${state.label(from)} is not next to ${where}; move there first.`);
  if ((hexside(ground, from, target) & RIVER) !== 0)
    return bar('8.64b', 'river', () => `A river lies before ${where}; nobody overruns across it, bridge or not.`);
  const isCity = ground.built[target] === CITY;
  if (isCity || terrainOf(ground, target).overrun === undefined)
    return bar(
      '8.64c',
      'terrain',
      () => `${where} is ${isCity ? 'a city' : terrainWord(ground, target)}; nobody overruns there.`,
    );
  if (isInStrongpoint(state, { target, defender: enemy }))
    return bar('8.64c', 'strongpoint', () => `A strongpoint stands in ${where}; nobody overruns it.`);
  const zones = zonesInto(state, enemy, from);
  return zones > 1
    ? bar(
        '8.64d',
        'zones',
        () => `${state.label(from)} lies in the ZOC of ${zones} enemy hexes; one is the most to overrun from.`,
      )
    : undefined;
}

/** Half points an overrun costs a unit: 1 point, and the target hex by terrain or route; Infinity where it may not go [8.63, 8.64e]. */
export function overrunCost(state: State, piece: number, from: Cell, target: Cell): number {
  const { board } = state.ground;
  const step = costFor(state, piece, from * board.directions + board.direction(from, target));
  return step === IMPASSABLE ? Infinity : step + HALF_POINTS;
}

/** The same in points, with its reasons. */
export function overrunLedger(state: State, piece: number, from: Cell, target: Cell): ExplainedSum {
  const { board } = state.ground;
  const at = from * board.directions + board.direction(from, target);
  const cost = explain(1, 'overrun', '8.63');
  const costs = costsOf(state, costClassOf(state, piece));
  tellCost(state, costs, at, { side: state.side, isPlain: false }, (half, words, rule) =>
    cost.plus(half / HALF_POINTS, `${words}, ${state.label(target)}`, rule),
  );
  return cost;
}

/** Half points a member of a stack has left for an overrun: the slowest of those that make it sets the pace, not who was dropped [8.12, 8.63]. */
const leftFor = (state: State, piece: number, stack: readonly number[]): number => {
  const whole = halfPointsOf(state, piece);
  return (state.halfPointsLeft[piece] < 0 ? whole : state.halfPointsLeft[piece]) - (whole - paceOf(state, stack));
};

/** Why these units may not overrun a hex together; undefined when they may. The only judge of overruns [8.6]. */
export function whyNotOverrun(state: State, pieces: readonly number[], target: Cell): Refusal | undefined {
  const [first] = pieces;
  if (pieces.length === 0)
    return refusal(
      '8.62',
      'no-units',
      `No unit is named to overrun ${state.label(target)}: \`overrun HEX with UNITS\`.`,
    );
  for (const piece of pieces) {
    const barred = whyNot(barOnOverrunner(state, piece), state, piece) ?? whyNotTogether(state, first, piece);
    if (barred !== undefined) return barred;
  }
  const from = state.cell[first];
  return (
    whyNot(barOnTarget(state, from, target) ?? boundElsewhere(state, pieces, target)) ??
    whyNotEnter(state, pieces, target) ??
    whyNotMake(state, pieces) ??
    weaknessRefusal(state, strikersOf(state, pieces), target, '8.65')
  );
}

/** They stand in one hex, began the phase in one hex, and came there together [8.62b, 8.62d]. */
function whyNotTogether(state: State, first: number, piece: number): Refusal | undefined {
  if (piece === first) return undefined;
  const [a, b] = [state.name(first), state.name(piece)];
  if (state.cell[piece] !== state.cell[first])
    return refusal('8.62', 'not-together', `${a} and ${b} stand in different hexes.`);
  if (state.startCell[piece] !== state.startCell[first] || state.startCell[piece] < 0)
    return refusal('8.62b', 'began-apart', `${a} and ${b} did not begin the phase in one hex.`);
  return state.halfPointsLeft[piece] < 0 === state.halfPointsLeft[first] < 0
    ? undefined
    : refusal('8.62d', 'picked-up', `${a} and ${b} did not come here together; nobody joins on the way.`);
}

/** Who has cleared a hex in another enemy’s ZOC overruns him who exerts it, or nobody [8.67i]. */
function boundElsewhere(state: State, pieces: readonly number[], target: Cell): Bar | undefined {
  const bound = pieces.find((piece) => state.mustOverrun[piece] === 1);
  if (bound === undefined || exertsInto(state, target, state.cell[bound])) return undefined;
  return bar(
    '8.67i',
    'other-zone',
    () => `${state.name(bound)} overruns who has ${state.label(state.cell[bound])} in his ZOC, or stays.`,
  );
}

export function exertsInto(state: State, from: Cell, to: Cell): boolean {
  const direction = state.ground.board.direction(from, to);
  return direction >= 0 && (state.exerted[from] & (1 << direction)) !== 0;
}

/** Each of them could go there, and has the points left now [8.63, 8.64b]. */
function whyNotEnter(state: State, pieces: readonly number[], target: Cell): Refusal | undefined {
  const { board } = state.ground;
  for (const piece of pieces) {
    const from = state.cell[piece];
    const at = from * board.directions + board.direction(from, target);
    const barred = barOnGround(state, costClassOf(state, piece), at);
    if (barred !== undefined)
      return refusal('8.64b', 'barred', `${state.name(piece)} does not overrun: ${barred.text(state, target)}.`);
    const [cost, left] = [overrunCost(state, piece, from, target), leftFor(state, piece, pieces)];
    if (cost > left)
      return refusal(
        '8.63',
        'points',
        `The overrun takes ${points(cost)} points of ${state.name(piece)}, which has ${points(Math.max(0, left))} left.`,
        { why: overrunLedger(state, piece, from, target).ledger },
      );
  }
  return undefined;
}

/** Alone a vehicle or cavalry overruns; several need armour or cavalry among them, by RTL-05 any vehicle [8.62]. */
function whyNotMake(state: State, pieces: readonly number[]): Refusal | undefined {
  const units = pieces.filter((piece) => state.piece(piece).role === 'combat');
  const isAlone = units.length === 1;
  const isAny = isAlone || state.rulings['overrun.groupMakers'] === 'anySilhouetteAndCavalry';
  const makes = (piece: number): boolean => {
    const { isArmoured, type } = state.piece(piece);
    return isArmoured || type.cavalry === true || (isAny && type.silhouette === true);
  };
  if (units.some(makes)) return undefined;
  const needed = isAny ? 'a unit pictured as a vehicle, or cavalry' : 'armour or cavalry';
  return refusal('8.62a', 'no-maker', `${state.names(pieces).join(', ')}: an overrun takes ${needed}.`);
}

/** Those that attack: leaders only go along, and guns give no support [8.66]. */
export const strikersOf = (state: State, pieces: readonly number[]): number[] =>
  pieces.filter((piece) => state.piece(piece).role === 'combat' && !state.piece(piece).isArtillery);

/** Units of a hex that may overrun together: those that began in one hex and have come together, who can take no part left out. */
export function groupsIn(state: State, cell: Cell): number[][] {
  const groups = new Map<string, number[]>();
  for (let p = state.head[cell]; p >= 0; p = state.next[p]) {
    if (barOnOverrunner(state, p) !== undefined) continue;
    const key =
      state.startCell[p] < 0 || state.startCell[p] === NOWHERE
        ? `alone ${p}`
        : `${state.startCell[p]} ${state.halfPointsLeft[p] < 0}`;
    groups.set(key, [...(groups.get(key) ?? []), p]);
  }
  return [...groups.values()];
}
