import { counted, say, term } from '../../../model/say.js';
import { NOWHERE, type Cell } from '../../../board/board.js';
import { STOP } from '../../../board/reach.js';
import { walkPath } from '../../../mechanics/movement/walk-path.js';
import { isRefusal, type Refusal } from '../../../play/moment.js';
import { refusal } from '../rulebook/cite.js';
import { fits, overstackedText } from '../stacking/stacking.js';
import type { State } from '../state/state.js';
import { sectorsLeft } from './routes.js';
import { barOf, type Bar } from './steps.js';
import { inEnemyZone } from '../zones/zones.js';

/**
 * Returns whether an open road connects every sector of a path, including the first, with the next (reading
 * `roadBonus`) [7g].
 */
export function isRoadAllAlong(state: State, path: readonly Cell[]): boolean {
  const { board, roads } = state.ground;
  return path.every((cell, i) => {
    if (!state.hasOpenRoad(cell)) return false;
    if (i === 0) return true;
    const direction = board.direction(path[i - 1], cell);
    return direction >= 0 && roads[path[i - 1] * board.directions + direction] === 1;
  });
}

/**
 * Returns the number of sectors that a unit may move along a path: its allowance, plus one if the whole path follows a
 * road [7a, 7g].
 */
export const budgetOn = (state: State, piece: number, path: readonly Cell[]): number =>
  sectorsLeft(state, piece) + (isRoadAllAlong(state, path) ? state.numbers['movement.road'] : 0);

/**
 * Returns why a unit may not move along a path that begins with its own sector; undefined when it may. The other units
 * of the order are assumed to move with it.
 */
export function refusePath(
  state: State,
  piece: number,
  path: readonly Cell[],
  together: readonly number[],
): Refusal | undefined {
  const { name, side } = state.piece(piece);
  const length = path.length - 1;
  if (length < 1) return refusal('7a', 'no-way', say`${name} stands in ${state.label(state.cell[piece])} already.`);
  const budget = budgetOn(state, piece, path);
  const walked = walkPath(state.ground.board, path, {
    notAdjacent: ({ from, to }) =>
      refusal(
        '7b',
        'no-neighbours',
        say`${state.label(from)} and ${state.label(to)} do not border; write every sector of the path.`,
      ),
    mustStop: ({ from }) => mustStop(state, piece, from),
    take({ from, to, direction }) {
      const bar = barOf(state, piece, from, direction);
      return bar === undefined
        ? { cost: 1, stops: state.marks(side, to) === STOP }
        : barText(state, piece, from, to, bar);
    },
    limit: { points: budget, checked: 'whole path', refuse: () => tooFar(state, piece, path, budget) },
  });
  if (isRefusal(walked)) return walked;
  const end = path[length];
  return fits(state, end, together)
    ? undefined
    : refusal('4c', 'stack-limit', overstackedText(state, end, state.count[end] + together.length, side));
}

/** Returns the refusal of a path with more sectors than the unit may move [7a, 7g]. */
function tooFar(state: State, piece: number, path: readonly Cell[], budget: number): Refusal {
  const left = sectorsLeft(state, piece);
  const length = path.length - 1;
  return refusal(
    '7a',
    'too-far',
    budget > left
      ? say`${state.label(path[length])} is ${counted(length, 'sector')} away; ${state.piece(piece).name} moves ${left}, ${budget} along the road.`
      : say`${state.label(path[length])} is ${counted(length, 'sector')} away; ${state.piece(piece).name} moves ${left}.`,
  );
}

/**
 * Returns the refusal of a path that continues beyond a sector in which the unit must stop: a sector in enemy ZOC, with
 * mines or with heavy terrain [9.2b, 13a, 14b].
 */
function mustStop(state: State, piece: number, cell: Cell): Refusal {
  const { name, side } = state.piece(piece);
  const at = state.label(cell);
  if (inEnemyZone(state, side, cell))
    return refusal('9.2b', 'enemy-zone', say`${name} must stop in ${at}, in enemy ZOC.`);
  if (state.mines[cell] !== 0) return refusal('13a', 'mined', say`${name} must stop in ${at}: it is mined.`);
  return refusal('14b', 'heavy-terrain', say`${name} must stop in ${at}: heavy terrain that no road crosses.`);
}

/** Returns the refusal of a step, with a text that describes why the step is not allowed. */
function barText(state: State, piece: number, from: Cell, to: Cell, bar: Bar): Refusal {
  const { name, mobility } = state.piece(piece);
  const [out, into] = [state.label(from), to === NOWHERE ? 'nowhere' : state.label(to)];
  switch (bar) {
    case 'edge':
      return refusal('7b', 'off-map', say`${name} may not leave the map.`);
    case 'enemy':
      return refusal('7f', 'enemy-sector', say`${into} is held by the enemy; ${name} may assault it but not enter.`);
    case 'corner':
      return refusal(
        '7d',
        'corner',
        say`${name} may not pass from ${out} to ${into}: the enemy holds both sectors next to that corner.`,
      );
    case 'impassable':
      return refusal(
        '14c',
        'impassable',
        say`${into} is impassable for ${term(mobility)} units such as ${name}; no road crosses it.`,
      );
    case 'river entry':
      return refusal(
        '14e',
        'river',
        say`${into} is a river without bridge or engineers; ${name} may not enter it here.`,
      );
    case 'river crossing':
      return refusal(
        '14e',
        'river',
        say`${name} may not cross the river in ${out} to ${into}: there is no bridge and no engineers.`,
      );
  }
}
