import { NOWHERE, type Cell } from '../../../board/board.js';
import { traceFirst, noLine, type TracedLine } from '../../../mechanics/lines.js';
import { commanderIn, hexes, isInCommand, tooFar } from '../leaders/command.js';
import { points } from '../movement/costs.js';
import { GERMAN, SOVIET, type Side } from '../state/pieces.js';
import { explained, step } from '../rulebook/cite.js';
import { isEntryPhase, type State } from '../state/state.js';
import { networkOf, radiusOf } from './network.js';
import { HALF_POINTS } from '../../../mechanics/movement/half-points.js';
import { counted, say } from '../../../model/say.js';

/**
 * Returns whether a unit on the map is in supply now, for combat and overruns [11.0, 6.59, 11.36]. A Soviet unit needs
 * a leader in supply; a leader needs his own line to the east edge [10.31, 11.23, 11.24].
 */
export function isSupplied(state: State, piece: number): boolean {
  const cell = state.cell[piece];
  if (cell < 0) return false;
  const { side, isLeader, moves } = state.piece(piece);
  if (hasArrivalSupply(state, piece)) return true;
  const network = networkOf(state);
  if (side === SOVIET) return isLeader ? network.reachesEast(cell) : network.isCommanded(cell, true);
  return network.meetsRoad(cell) || network.edgePoints(moves).points[cell] !== -1;
}

/**
 * Finds the lines of supply of both sides in one search each. Call it before examining all units, which is faster than
 * a search for each unit.
 */
export function surveySupply(state: State): void {
  for (const side of [GERMAN, SOVIET] as const) networkOf(state).survey(side);
}

/**
 * Returns whether a unit is in supply because it has just entered the map: during its first movement phase or, if the
 * ruling `supply.newArrivals` is `firstPlayerTurn`, during its first player-turn [11.33, AMB-34].
 */
function hasArrivalSupply(state: State, piece: number): boolean {
  if (state.arrivedOn[piece] !== state.turn || state.piece(piece).side !== state.side) return false;
  return state.rulings['supply.newArrivals'] === 'firstPlayerTurn' || isEntryPhase(state.phase);
}

/**
 * Explains the supply of a unit with its line: to the road, to the edge, or to a leader and from him to the edge. Used
 * by views and ledgers.
 */
export function supplyOf(state: State, piece: number): TracedLine {
  const cell = state.cell[piece];
  if (cell < 0) return noLine(false, step(say`${state.name(piece)} is not on the map`));
  if (hasArrivalSupply(state, piece)) return noLine(true, step(say`entered the map this turn`, '11.33'));
  const { side, isLeader, moves } = state.piece(piece);
  if (side !== SOVIET) return germanSupply(state, cell, moves);
  return isLeader ? leadersSupply(state, cell) : sovietSupply(state, cell);
}

function leadersSupply(state: State, cell: Cell): TracedLine {
  return traceFirst({
    line: () => networkOf(state).lineEast(cell),
    why: (line) => [step(say`${hexes(line.length - 1)} to the east edge`, '10.34')],
    whyNot: () => [step(say`every line to the east edge is blocked`, '10.34')],
  });
}

function sovietSupply(state: State, cell: Cell): TracedLine {
  const network = networkOf(state);
  const at = network.commandedFrom(cell, true);
  const leader = commanderIn(state, at);
  if (leader === undefined) {
    const unsupplied = commanderIn(state, network.commandedFrom(cell, false));
    const reason =
      unsupplied === undefined
        ? step(tooFar(state, cell), '11.22')
        : step(say`${state.name(unsupplied)} is in reach but has no line to the east edge`, '11.21');
    return noLine(false, reason);
  }
  const toLeader = network.lineOfCommand(at);
  const toEdge = network.lineEast(at);
  return {
    ...explained(
      true,
      step(
        say`${state.name(leader)}, radius ${radiusOf(state, leader)}, is ${hexes(toLeader.length - 1)} away`,
        '11.22',
      ),
      step(say`he has a line of ${hexes(toEdge.length - 1)} to the east edge`, '11.21'),
    ),
    line: [...toLeader, ...toEdge.slice(1)],
  };
}

function germanSupply(state: State, cell: Cell, moves: number): TracedLine {
  const { numbers, ground } = state;
  const network = networkOf(state);
  const roadEnd = ground.supplyRoad === NOWHERE ? say`the west edge` : state.label(ground.supplyRoad);
  return traceFirst(
    {
      line: () => network.lineToRoad(cell),
      why: (line) => [step(say`${hexes(line.length - 1)} to a road open to the west edge`, '11.11')],
      whyNot: () => [
        step(say`no line of ${counted(numbers['supply.roadHexes'], 'hex')} to a road open to ${roadEnd}`, '11.11'),
      ],
    },
    {
      line: () => network.edgePoints(moves).line(cell),
      why: () => [
        step(say`${points(network.edgePoints(moves).points[cell])} movement points to the west edge`, '11.12'),
      ],
      whyNot: () => [
        step(say`no path of ${numbers['supply.movementPoints']} movement points to the west edge`, '11.12'),
      ],
    },
  );
}

/**
 * Determines which units of a side are in supply, and which Soviet units are in command, for a whole movement phase.
 * Sets the movement allowance of every unit accordingly [11.0, 6.25, 6.55]. Units may be out of supply for any time
 * [11.34].
 */
export function judgeSupply(state: State, side: Side): void {
  const followsFromSupply = side === SOVIET && state.rulings['command.line'] === 'blockedByZoc'; // A Soviet unit with a line to a leader in supply is also within that leader's radius.
  networkOf(state).survey(side);
  for (const { index, side: owner } of state.pieces) {
    if (owner !== side || state.cell[index] < 0) continue;
    state.started[index] = state.cell[index];
    state.supplied[index] = isSupplied(state, index) ? 1 : 0;
    state.commanded[index] = (state.supplied[index] === 1 && followsFromSupply) || isInCommand(state, index) ? 1 : 0;
    state.left[index] = allowance(state, index);
  }
}

/**
 * Returns the half points of a unit in a movement phase: its allowance, halved without fractions when out of supply
 * [6.25, 11.31].
 */
export function allowance(state: State, piece: number, supplied = state.supplied[piece] === 1): number {
  const printed = state.strength(piece)?.movement ?? 0;
  return (supplied ? printed : Math.floor(printed / state.numbers['supply.divisor'])) * HALF_POINTS;
}
