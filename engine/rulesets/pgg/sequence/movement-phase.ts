import type { Cell } from '../../../board/board.js';
import { say } from '../../../model/say.js';
import { roll, type Answer, type Play, type Refusal } from '../../../play/moment.js';
import { endOfEntering, entering, reinforcementsDue } from '../reinforcements/arrivals.js';
import { evacuating } from '../leaders/evacuation.js';
import { overstackedCells, removeExcess } from '../stacking/excess.js';
import { takeUpMarkers } from '../interdiction/interdiction.js';
import { destinationsOf } from '../movement/destinations.js';
import { isHeld, isMarching } from '../movement/held.js';
import { MOVE, moving } from '../movement/moving.js';
import { overrunning } from '../overrun/overrun.js';
import { SIDE_NAMES, SOVIET } from '../state/pieces.js';
import { railCutting } from '../rail/rail-cuts.js';
import { railing } from '../rail/rail.js';
import { refusal, cite } from '../rulebook/cite.js';
import type { PggRule } from '../rulebook/index.js';
import { calling } from '../reinforcements/south-western-front.js';
import { fits } from '../stacking/stacking.js';
import { GERMAN_MARKER } from '../interdiction/markers.js';
import type { State } from '../state/state.js';
import { judgeSupply } from '../supply/supply.js';
import { DIE_SIDES } from '../vocabulary/combat-results.js';
import { firstTurn } from '../vocabulary/schedules.js';
import { inEnemyZone } from '../zones/zones.js';
import { takePhaseOrders } from './order-taking.js';

/**
 * The kinds of orders that are offered in every movement phase. Each kind refuses orders that the phase or the side
 * does not allow.
 */
const KINDS = [moving, entering, railing, overrunning, calling, evacuating, railCutting];

/**
 * Plays a movement phase: determines supply, brings arrivals that are due, takes orders, checks stacking [4.2.A1,
 * 4.2.B1, 4.2.B3].
 */
export function* movementPhase(state: State, rule: PggRule): Play {
  begin(state);
  if (state.side === SOVIET) {
    if (state.turn === 1) yield* diceForArmies(state);
    yield* reinforcementsDue(state);
  }
  yield* takePhaseOrders(state, {
    rule,
    question: 'movement',
    prompt: say`${SIDE_NAMES[state.side]}: which unit moves next, or does the phase end?`,
    kinds: KINDS,
    refuseLast: whileSomeMustMarch,
    duty,
    endOnceIn: 400,
  });
  if (state.side === SOVIET) endOfEntering(state);
  yield* removeExcess(state, state.side);
  if (state.side === SOVIET && state.rulings['germanInterdiction.removal'] === 'endOfSovietMovement')
    takeUpMarkers(state, GERMAN_MARKER, '13.33');
}

function begin(state: State): void {
  const { side } = state;
  state.clear('movement', { piece: state.muster.bySide[side] });
  judgeSupply(state, side);
}

/** Rolls one die for the 16th and one for the 19th Army: on 4 or more the army may not move in this turn [5.21]. */
function* diceForArmies(state: State): Play {
  for (const army of firstTurn.diced) {
    const units = state.piecesWhere(
      ({ index, army: own, arrival }) => own === army && arrival < 0 && state.isOnMap(index),
    );
    if (units.length === 0) continue;
    const address = `1/${SIDE_NAMES[SOVIET]}/army ${army}`;
    const die = yield* roll({
      address,
      rule: cite('5.21'),
      sides: DIE_SIDES,
      purpose: say`whether the ${army}th Army may move`,
    });
    const moves = die <= state.numbers['firstTurn.freeUpTo'];
    if (!moves) for (const piece of units) state.frozen[piece] = 1;
    state.emit('army die', '5.21', () => ({
      text: moves
        ? say`The ${army}th Army may move this turn (${die}).`
        : say`The ${army}th Army may not move this turn (${die}).`,
      dice: { address, sides: DIE_SIDES, values: [die], written: false },
      facts: { army, moves },
    }));
  }
}

/**
 * Returns a function that refuses to end the phase while units of the 13th or 20th Army must still march [5.23];
 * undefined when none must.
 */
function whileSomeMustMarch(state: State): (() => Refusal) | undefined {
  if (state.turn !== 1 || state.side !== SOVIET) return undefined;
  if (!state.pieces.some(({ index }) => mustMarch(state, index))) return undefined;
  return () => {
    const late = state.piecesWhere(({ index }) => mustMarch(state, index));
    return refusal(
      '5.23',
      'march-due',
      say`${state.names(late).join(', ')} must still march with the whole allowance before the phase ends [5.23].`,
    );
  };
}

function mustMarch(state: State, piece: number): boolean {
  return isMarching(state, piece) && !isHeld(state, piece) && destinationsOf(state, piece).length > 0;
}

/**
 * Returns the next default action of a phase without orders. Armies that must march do so, and overstacked hexes are
 * cleared as far as possible.
 */
function duty(state: State): Answer | undefined {
  if (state.turn === 1 && state.side === SOVIET) {
    for (const { index } of state.pieces) if (mustMarch(state, index)) return goEast(state, index);
  }
  for (const cell of overstackedCells(state, state.side)) {
    for (const piece of state.unitsIn(cell)) {
      const answer = state.piece(piece).isLeader || isHeld(state, piece) ? undefined : stepAside(state, piece);
      if (answer !== undefined) return answer;
    }
  }
  return undefined;
}

/**
 * Returns the march that ends farthest east. Hexes with room for the unit are preferred, even if they are less far
 * east.
 */
function goEast(state: State, piece: number): Answer {
  const { board } = state.ground;
  const value = (cell: Cell): number => board.column(cell) * 2 + (fits(state, SOVIET, cell, [piece]) ? 1000 : 0);
  const cells = Array.from(destinationsOf(state, piece));
  return {
    verb: MOVE,
    pieces: [piece],
    cells: [cells.reduce((best, cell) => (value(cell) > value(best) ? cell : best))],
  };
}

/** Returns a move to the nearest cell that has room and is outside enemy ZOC. */
function stepAside(state: State, piece: number): Answer | undefined {
  const { side } = state.piece(piece);
  for (const cell of destinationsOf(state, piece)) {
    if (fits(state, side, cell, [piece]) && !inEnemyZone(state, side, cell))
      return { verb: MOVE, pieces: [piece], cells: [cell] };
  }
  return undefined;
}
