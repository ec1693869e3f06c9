import type { Cell } from '../../../board/board.js';
import type { Explained } from '../../../model/ledger.js';
import { sumStepCosts, type Step } from '../../../mechanics/movement/step-costs.js';
import { explainPath, walkPath, type PermittedStep } from '../../../mechanics/movement/walk-path.js';
import { counted, say } from '../../../model/say.js';
import { isRefusal, type Refusal } from '../../../play/moment.js';
import { LAKE, hexside } from '../state/ground.js';
import { GERMAN, SIDE_NAMES, opponent } from '../state/pieces.js';
import { refusal } from '../rulebook/cite.js';
import type { PggRule } from '../rulebook/index.js';
import type { State } from '../state/state.js';
import { hasCompany } from '../untried/untried.js';
import { isClosedInTheWestTo } from '../zones/west-columns.js';
import { inEnemyZone } from '../zones/zones.js';
import { isInterdicted, markerCost, points, pointsInWords, stepCost, stepsOf } from './costs.js';
import { marchOf } from './destinations.js';
import { isMarching } from './held.js';

/** Returns the cost of a path with markers in half points; undefined when one of its steps is impossible. */
export function pathCost(state: State, piece: number, path: readonly Cell[]): number | undefined {
  return sumStepCosts(state.ground.board, stepsOf(state, state.piece(piece)), path);
}

/** Explains the cost of a path in half points, step by step [6.12, 6.7, 13.32, 13.43]. */
export function explainPathCost(state: State, piece: number, path: readonly Cell[]): Explained {
  const { side, moves } = state.piece(piece);
  return explainPath<PggRule>(state.ground.board, path, (cost, { from, to }) => {
    const entry = stepCost(state.ground, state.rulings, side, moves, from, to);
    if (entry === undefined) return;
    const interdicted = isInterdicted(state, side, to);
    const marker = interdicted ? markerCost(state) : 0;
    const reasons = entry.ledger.map(({ text }) => text);
    if (interdicted) reasons.push(say`+${points(marker)} interdiction`);
    const rule = !interdicted ? '6.7' : side === GERMAN ? '13.43' : '13.32';
    cost.plus(entry.value + marker).note(`${state.label(to)}: ${reasons.join(', ')}`, rule);
  });
}

/** A unit and the units that move together with it. These can escort a leader [10.23]. */
export interface Movers {
  readonly piece: number;
  readonly together: readonly number[];
}

/** Returns why a unit may not go along a path with its movement points, checked hex by hex; undefined when it may. */
export function refusePath(state: State, movers: Movers, path: readonly Cell[]): Refusal | undefined {
  const { piece } = movers;
  const start = state.cell[piece];
  if (path[0] !== start) {
    return refusal(
      '6.0',
      'path-start',
      say`The path begins in ${state.label(path[0])}, but ${state.name(piece)} stands in ${state.label(start)}.`,
    );
  }
  if (path.length < 2) return refuseStaying(state, piece);
  const walked = walkPath(state.ground.board, path, {
    notAdjacent: ({ from, to }) =>
      refusal(
        '6.0',
        'not-adjacent',
        say`${state.label(to)} does not touch ${state.label(from)}; ${state.name(piece)} moves from hex to neighbouring hex [6.0].`,
      ),
    take: (step) => takeStep(state, movers, step),
  });
  if (isRefusal(walked)) return walked;
  if (isMarching(state, piece)) return refuseMarch(state, piece, path, walked.spent);
  if (state.frozen[piece] === 1) return refuseFrozen(state, piece, path);
  return refuseCost(state, piece, path);
}

/** Returns the refusal of a move to the cell in which the unit is already. */
export function refuseStaying(state: State, piece: number): Refusal {
  return refusal('6.0', 'path-short', say`${state.name(piece)} already stands in ${state.label(state.cell[piece])}.`);
}

/** Returns the cost of a step in half points, or why the unit may not take it. A path may end in enemy ZOC [6.22]. */
function takeStep(state: State, movers: Movers, { from, to, direction, last }: Step): PermittedStep | Refusal {
  const { piece } = movers;
  const { name, side, moves } = state.piece(piece);
  const [a, b] = [state.label(from), state.label(to)];
  if (hexside(state.ground, from, to) & LAKE)
    return refusal('6.7', 'lake', say`The hexside between ${a} and ${b} is lake and may not be crossed [6.7].`);
  if (stepCost(state.ground, state.rulings, side, moves, from, to) === undefined)
    return refusal('6.7', 'impassable', say`${b} is open water; ${name} may not enter it [6.7].`);
  const closed = refuseHex(state, piece, to);
  if (closed !== undefined) return closed;
  const stops = inEnemyZone(state, side, to);
  if (stops && state.piece(piece).isLeader && !hasEscort(state, movers, to)) return refuseAlone(state, piece, to);
  if (stops && !last)
    return refusal(
      '6.22',
      'zoc-stop',
      say`${b} is in enemy ZOC; ${name} must stop there and cannot go on to the rest of its path [6.22].`,
    );
  return { cost: stepsOf(state, state.piece(piece))[from * state.ground.board.directions + direction], stops };
}

/**
 * Returns why a unit may not enter a hex from any direction: an enemy unit is in the hex, or its west column is closed
 * [6.21, 6.4].
 */
export function refuseHex(state: State, piece: number, cell: Cell): Refusal | undefined {
  const { name, side } = state.piece(piece);
  const at = state.label(cell);
  const enemy = opponent(side);
  if (state.owner[cell] === enemy)
    return refusal(
      '6.21',
      'enemy-occupied',
      say`${SIDE_NAMES[enemy]} units stand in ${at}; ${name} may not enter it [6.21], only overrun it [6.5].`,
    );
  if (!isClosedInTheWestTo(state, piece, cell)) return undefined;
  return refusal(
    '6.4',
    'west-columns',
    say`${at} lies in the west columns; no Soviet unit enters them before turn ${state.numbers['westColumns.lastTurn'] + 1} [6.4].`,
  );
}

/** Returns the refusal of a leader's move into enemy ZOC without escort [10.23]. */
export function refuseAlone(state: State, piece: number, cell: Cell): Refusal {
  return refusal(
    '10.23',
    'leader-alone',
    say`${state.label(cell)} is in German ZOC; ${state.name(piece)} may enter it only with a unit that can attack, or with an untried one [10.23].`,
  );
}

/**
 * Returns whether a unit with attack strength, or an untried one, is in the hex or enters it together with the leader
 * [10.23, AMB-45].
 */
export function hasEscort(state: State, movers: Movers, cell: Cell): boolean {
  if (state.owner[cell] === state.piece(movers.piece).side && hasCompany(state, movers.piece, cell)) return true;
  return movers.together.some(
    (other) => !state.piece(other).isLeader && (state.untried[other] === 1 || (state.strength(other)?.attack ?? 0) > 0),
  );
}

/** Returns the refusal of a path that costs more points than the unit has left [6.23]. */
export function refuseCost(
  state: State,
  piece: number,
  path: readonly Cell[],
  way = say`The path to ${state.label(path[path.length - 1])}`,
): Refusal | undefined {
  const cost = pathCost(state, piece, path) ?? Infinity;
  const left = state.left[piece];
  if (cost <= left) return undefined;
  const [name, dear, has] = [state.name(piece), pointsInWords(cost), points(left)];
  return refusal(
    '6.23',
    'allowance',
    state.supplied[piece] === 0
      ? say`${way} costs ${dear}; ${name} has ${has} (halved out of supply [6.25]) and may spend no more [6.23].`
      : say`${way} costs ${dear}; ${name} has ${has} and may spend no more [6.23].`,
    { why: explainPathCost(state, piece, path).ledger },
  );
}

/**
 * Returns why a unit of a frozen army may not take a path: such a unit may only leave an overstacked hex, and only one
 * hex at a time [5.22].
 */
function refuseFrozen(state: State, piece: number, path: readonly Cell[]): Refusal | undefined {
  const most = state.numbers['firstTurn.frozenHexes'];
  if (path.length - 1 <= most) return refuseCost(state, piece, path);
  return refusal(
    '5.22',
    'frozen',
    say`The ${state.piece(piece).army ?? ''}th Army may not move on turn 1; ${state.name(piece)} may step ${counted(most, 'hex', 'hexes')} out of an overstacked hex, not ${path.length - 1} [5.22].`,
  );
}

/**
 * Returns why a path is not a legal march of the 13th or 20th Army. A march goes only east, north or south, through no
 * hex twice, uses the whole allowance and leaves the west columns [5.23]. `spent` is the cost of the path in half
 * points.
 */
function refuseMarch(state: State, piece: number, path: readonly Cell[], spent: number): Refusal | undefined {
  const { board, western } = state.ground;
  const march = marchOf(state, piece);
  const name = state.name(piece);
  let way = 0;
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1], path[i]];
    const direction = board.direction(from, to);
    if (!march.isOpen(direction)) {
      return refusal(
        '5.23',
        'march-west',
        say`From ${state.label(from)} to ${state.label(to)} is west; on turn 1 ${name} moves only north, south or east [5.23].`,
      );
    }
    if (path.indexOf(to) < i)
      return refusal(
        '5.23',
        'march-twice',
        say`${name} enters ${state.label(to)} twice; on turn 1 it enters no hex twice [5.23].`,
      );
    way = march.wayOf(direction);
  }
  const dear = refuseCost(state, piece, path);
  if (dear !== undefined) return dear;
  const end = path.at(-1)!;
  if (western[end] === 1 && march.ends.some((cell) => western[cell] === 0)) {
    return refusal(
      '5.23',
      'march-ends-west',
      say`${name} may not end turn 1 in ${state.label(end)}: columns 01 and 02 must be left [5.23].`,
    );
  }
  if (march.isComplete(end, way, spent)) return undefined;
  const left = state.left[piece] - spent;
  return refusal(
    '5.23',
    'march-short',
    say`${name} still has ${pointsInWords(left)} in ${state.label(end)}; on turn 1 it spends its whole allowance [5.23].`,
    { why: explainPathCost(state, piece, path).ledger },
  );
}
