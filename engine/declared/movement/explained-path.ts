import type { Cell } from '../../board/board.js';
import { HALF_POINTS } from '../../mechanics/movement/half-points.js';
import { explainPath as explainSteps } from '../../mechanics/movement/walk-path.js';
import type { Explained } from '../../model/ledger.js';
import type { State } from '../state/state.js';
import { stepsOf } from './step-costs.js';
import { say } from '../../model/say.js';

/** Explains the cost of a path in points, step by step. */
export function explainPath(state: State, piece: number, path: readonly Cell[]): Explained {
  const { board } = state.ground;
  const steps = stepsOf(state, piece);
  return explainSteps<string>(board, path, (cost, { from, to, direction }) => {
    const step = from * board.directions + direction;
    const points = steps[step] / HALF_POINTS;
    cost
      .plus(points)
      .note(() => `${state.label(to)}: ${points} ${groundText(state, piece, step, to)}`, ruleAt(state, to));
  });
}

const ruleAt = ({ ground, declaration }: State, cell: Cell): string =>
  ground.terrainAt(cell)?.rule ?? declaration.movement.rule;

/** Returns the ground of a step in words: `forest, across river, along road, in an enemy zone`. */
function groundText(state: State, piece: number, step: number, to: Cell): string {
  const { ground } = state;
  const terrain = ground.terrainAt(to);
  const from = Math.floor(step / ground.board.directions);
  const isOffLines =
    state.zoneRule(piece)?.barsRates === true &&
    [from, to].every((cell) => state.isInEnemyZone(piece, cell, 'movement'));
  return [
    ...(terrain === undefined ? [] : [state.shown(terrain.word)]),
    ...ground.hexsidesOn(step).map(({ word }) => say`across ${state.shown(word)}`),
    ...(isOffLines ? [] : ground.linesAlong(step).map(({ word }) => say`along ${state.shown(word)}`)),
    ...(state.isInEnemyZone(piece, to, 'movement') ? [say`in an enemy zone`] : []),
  ].join(', ');
}
