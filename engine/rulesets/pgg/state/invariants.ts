import { say, term } from '../../../model/say.js';
import { findBrokenStacks } from '../../../mechanics/muster/stack-invariants.js';
import { lostAtStart, numberAtStart } from '../../../mechanics/start.js';
import { isGone } from '../combat/elimination.js';
import { GERMAN, opponent, SIDE_NAMES, SOVIET, type Side } from './pieces.js';
import { excessIn, overstackedText } from '../stacking/stacking.js';
import { GERMAN_MARKER, RAIL_CUT, SOVIET_MARKER } from '../interdiction/markers.js';
import { ELIMINATED, EXPECTED, LEFT, type State } from './state.js';
import { HALF_POINTS } from '../../../mechanics/movement/half-points.js';
import { isClosedInTheWest } from '../zones/west-columns.js';
import { takeStock } from '../zones/zones.js';

/**
 * A condition that holds in every game. The function adds a description of each violation to `broken`. It must be fast,
 * because it is tested after every answer of a random game.
 */
type Invariant = (state: State, broken: string[]) => void;

/**
 * Returns descriptions of the violated invariants. With `phase end` also checks the invariants that need to hold only
 * at the end of a phase.
 */
export function brokenInvariants(state: State, when: 'any time' | 'phase end'): string[] {
  const broken: string[] = [];
  for (const invariant of ALWAYS) invariant(state, broken);
  if (when === 'phase end') stacksAreLegal(state, broken);
  return broken;
}

/** Checks that every unit is listed in its cell, and that no cell lists units of both sides [6.21]. */
const listsAreWhole: Invariant = (state, broken) => {
  broken.push(...findBrokenStacks(state));
};

/** Checks that the side whose units are in a cell controls the cell [15.11]. */
const standingGivesControl: Invariant = (state, broken) => {
  const { owner, control } = state;
  for (let cell = 0; cell < owner.length; cell++)
    if (owner[cell] >= 0 && owner[cell] !== control[cell])
      broken.push(
        say`${term(SIDE_NAMES[owner[cell]])} units are in ${state.label(cell)}, which ${term(SIDE_NAMES[control[cell]])} controls [15.11]`,
      );
};

/**
 * Checks that the stored ZOC, marks and open lines are correct, by computing them again from scratch [8.0]. Every move
 * updates the stored values.
 */
const zonesAreTrue: Invariant = (state, broken) => {
  const { zone, marks, lineOpen, lineChanges } = state;
  const now = [...zone.map(({ units }) => units), ...marks, ...lineOpen];
  const before = now.map((array) => array.slice());
  const remembered = [...lineChanges];
  takeStock(state);
  remembered.forEach((changes, side) => (lineChanges[side] = changes));
  now.forEach((array, i) => {
    for (let cell = 0; cell < array.length; cell++) {
      if (array[cell] === before[i][cell]) continue;
      broken.push(`${KEPT_UP[i]} of ${state.label(cell)} are ${before[i][cell]}, should be ${array[cell]}`);
      return;
    }
  });
};
const KEPT_UP = ['Soviet zones', 'German zones', 'Soviet marks', 'German marks', 'Soviet lines', 'German lines'];

/**
 * Checks that steps and points stay within the values of the counter, that no unit off the map is disrupted or a guest,
 * and that no Soviet unit is in the closed west columns unless it began there [9.61, 6.23, 6.62, 9.75, 6.4].
 */
const unitsAreSound: Invariant = (state, broken) => {
  for (const { index, name, faces, side, arrival } of state.pieces) {
    if (faces.length > 0 && state.step[index] >= faces.length)
      broken.push(say`${name} stands on a step it does not have`);
    const cell = state.cell[index];
    if (cell < 0) {
      if (state.guest[index] === 1 || (state.disrupted[index] === 1 && !isGone(state, index)))
        broken.push(
          state.guest[index] === 1
            ? say`${name} is off the map and a guest`
            : say`${name} is off the map and disrupted`,
        );
      continue;
    }
    const left = state.left[index];
    const most = Math.max(state.strength(index)?.movement ?? 0, ...faces.map(({ movement }) => movement)) * HALF_POINTS;
    if (left < 0 || left > most) broken.push(say`${name} has ${left} half points left of ${most}`);
    if (state.turn > 0 && arrival >= 0 && isClosedInTheWest(state, side, cell))
      broken.push(say`${name} stands in the closed west, in ${state.label(cell)}`);
  }
};

/**
 * Checks that no counter is lost or added. The counters that units have drawn, those left in the pools and those in the
 * piles of eliminated counters must add up to the counter mix [12.4, 14.14].
 */
const countersAreKept: Invariant = (state, broken) => {
  const { pools } = state.muster;
  const drawn = pools.map(() => 0);
  const fixed = pools.map(() => false);
  for (const { index, pool, fixedFace } of state.pieces) {
    if (pool < 0) continue;
    if (fixedFace >= 0) fixed[pool] = true;
    else if (state.face[index] >= 0 && isInHand(state, index)) drawn[pool]++;
  }
  for (const { index, kind, counts } of pools) {
    const [all, left, piled] = [counts, state.poolLeft[index], state.pile[index]].map(sum);
    if (!fixed[index] && left + piled + drawn[index] !== all)
      broken.push(
        say`${kind} counters: ${left} left, ${piled} piled up and ${drawn[index]} drawn are not the ${all} of the mix`,
      );
  }
};

/** Returns whether a unit has drawn a counter and still has it: the counter is neither in the pool nor in the pile. */
function isInHand(state: State, piece: number): boolean {
  const cell = state.cell[piece];
  return cell >= 0 || cell === EXPECTED || cell === LEFT;
}

/**
 * Checks that the numbers of markers on the map equal the counts in the state, and that they do not exceed the markers
 * that the game provides [13.1, 13.33, 13.41, 6.37].
 */
const markersAreFew: Invariant = (state, broken) => {
  const { interdicted, railClosedUntil, numbers } = state;
  const laid = [0, 0];
  let cuts = 0;
  for (let cell = 0; cell < interdicted.length; cell++) {
    if (interdicted[cell] & GERMAN_MARKER) laid[GERMAN]++;
    if (interdicted[cell] & SOVIET_MARKER) laid[SOVIET]++;
    if (railClosedUntil[cell] === RAIL_CUT) cuts++;
  }
  const most = { [GERMAN]: numbers['interdiction.german'], [SOVIET]: numbers['interdiction.soviet'] };
  for (const side of [SOVIET, GERMAN] as const) {
    if (laid[side] > most[side] || laid[side] !== state.markersLaid[side])
      broken.push(
        say`${laid[side]} ${term(SIDE_NAMES[side])} interdiction markers lie, ${state.markersLaid[side]} are counted of ${most[side]}`,
      );
  }
  if (cuts !== state.railMarkers || cuts > numbers['rail.cuts'])
    broken.push(say`${cuts} rail cuts lie, ${state.railMarkers} are counted of ${numbers['rail.cuts']}`);
};

/** Checks that the limits per turn and per game are respected [6.31, 10.4, 13.41, 14.21]. */
const nothingIsOverdrawn: Invariant = (state, broken) => {
  const { numbers } = state;
  const spent = [
    ['rail.units', state.railUsed],
    ['evacuation.perTurn', state.evacuatedThisTurn],
    ['evacuation.total', state.evacuations],
    ['front.perTurn', state.southWesternThisTurn],
    ['front.total', state.southWesternUsed],
    ['interdiction.sovietTurns', new Set(state.sovietInterdictionTurns).size],
  ] as const;
  for (const [number, used] of spent)
    if (used > numbers[number]) broken.push(say`${number}: ${used} of ${numbers[number]}`);
};

/**
 * Checks that the points in the record agree with the events. Each eliminated German division and each called division
 * gives its points [15.12.1, 14.23]; the points for cities are a multiple of the rulebook's value [15.12.2].
 */
const pointsAreEarned: Invariant = (state, broken) => {
  const { numbers, points } = state;
  let [divisions, front, recaptures] = [0, 0, 0];
  for (const line of points) {
    if (line.rule === '15.12.1') divisions += line.points;
    else if (line.rule === '14.23') front += line.points;
    else if (line.rule === '15.12.2') recaptures += line.points;
    else if (line.rule === '15.12') continue; // Skip points that were granted before play began.
    else broken.push(say`${line.points} points are granted by rule ${line.rule}`);
  }
  const lostBefore = lostAtStart(state.scenario);
  const isNew = ({ members }: State['divisions'][number]): boolean =>
    members.some((one) => !lostBefore.has(state.name(one)));
  const lost =
    state.divisions.filter((division) => isGermanLoss(state, division) && isNew(division)).length *
    numbers['victory.division'];
  if (divisions !== lost) broken.push(say`${divisions} points are granted for German divisions lost, ${lost} are due`);
  const called = state.southWesternUsed;
  const price = (divisions: number): number => {
    const cheap = Math.min(divisions, numbers['front.cheap']);
    return cheap * numbers['front.cheapPoints'] + (divisions - cheap) * numbers['front.dearPoints'];
  };
  const due = price(called) - price(numberAtStart(state.scenario, 'front.used'));
  if (front !== due) broken.push(say`${front} points are granted for ${called} divisions of the front, ${due} are due`);
  if (recaptures % numbers['victory.recapture'] !== 0) broken.push(say`${recaptures} points are granted for cities`);
};

/**
 * Returns whether a division gives points for its elimination: it is German, not cavalry, and every unit is eliminated
 * [15.12.1]. Integrity is not tested, because such a division has already lost it [7.3].
 */
function isGermanLoss(state: State, { kind, members }: State['divisions'][number]): boolean {
  if (kind === 'cavalry division' || state.piece(members[0]).side !== GERMAN) return false;
  return members.every((member) => isGone(state, member));
}

/** A copy of the units' data from the previous test of the invariants. `when` is the moment of that test. */
interface Seen {
  readonly when: number;
  readonly cell: Int32Array;
  readonly step: Uint8Array;
  readonly untried: Uint8Array;
  readonly face: Int32Array;
}
const lastSeen = new WeakMap<State, Seen>();

/**
 * Checks that no unit regains a step, returns after its elimination, changes its counter, or becomes untried again
 * [9.61, 12.2]. An eliminated Soviet counter may be drawn again, but only as another division [12.4].
 */
const nothingIsUndone: Invariant = (state, broken) => {
  const when = state.turn * 100 + state.phasesDone;
  const before = lastSeen.get(state);
  const [cell, step, untried, face] = [state.cell, state.step, state.untried, state.face];
  lastSeen.set(state, { when, cell: cell.slice(), step: step.slice(), untried: untried.slice(), face: face.slice() });
  if (before === undefined || before.when > when) return;
  for (const { index, name } of state.pieces) {
    if (step[index] < before.step[index]) broken.push(say`${name} regained a step`);
    if (before.cell[index] === ELIMINATED && cell[index] !== ELIMINATED)
      broken.push(say`${name} returned after its elimination`);
    if (before.face[index] >= 0 && face[index] !== before.face[index] && face[index] >= 0)
      broken.push(say`${name} changed its counter`);
    if (before.face[index] >= 0 && untried[index] > before.untried[index]) broken.push(say`${name} is untried again`);
  }
};

/** Checks that no hex is overstacked after its owner's movement phase or after a combat phase [7.1, 7.2]. */
const stacksAreLegal: Invariant = (state, broken) => {
  const checked =
    state.phase !== 'setup' &&
    (state.turn > 1 || state.side === GERMAN || state.phase !== 'movement' || state.phasesDone > 0);
  if (!checked) return;
  lookAtStacks(state, state.side, broken);
  if (state.phase === 'combat') lookAtStacks(state, opponent(state.side), broken);
};

/** Checks that Soviet stacks respect the limit throughout the combat phases [7.1]. */
const stacksHoldInCombat: Invariant = (state, broken) => {
  if (state.phase === 'combat') lookAtStacks(state, SOVIET, broken);
};

function lookAtStacks(state: State, side: Side, broken: string[]): void {
  const { count, owner } = state;
  for (let cell = 0; cell < count.length; cell++) {
    if (owner[cell] === side && excessIn(state, cell) > 0) broken.push(overstackedText(state, cell));
  }
}

const ALWAYS: readonly Invariant[] = [
  listsAreWhole,
  standingGivesControl,
  zonesAreTrue,
  unitsAreSound,
  countersAreKept,
  markersAreFew,
  nothingIsOverdrawn,
  pointsAreEarned,
  nothingIsUndone,
  stacksHoldInCombat,
];

function sum(counts: Iterable<number>): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}
