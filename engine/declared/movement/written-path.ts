import { capitalize } from '../../model/words.js';
import type { Cell } from '../../board/board.js';
import { IMPASSABLE } from '../../board/reach.js';
import type { Step } from '../../mechanics/movement/step-costs.js';
import { walkPath, type PermittedStep, type WalkProgress } from '../../mechanics/movement/walk-path.js';
import { opponent } from '../../mechanics/sides.js';
import { isRefusal, type Refusal } from '../../play/moment.js';
import { refusal } from '../../play/refusal.js';
import type { State } from '../state/state.js';
import { sharesZone } from '../zones/shared-zone.js';
import { allowance, budgetOf, pointsInWords } from './allowance.js';
import { stepsOf } from './step-costs.js';
import { say } from '../../model/say.js';

/** Returns why a unit may not go along a path with its points; undefined if it may. */
export function refusePath(state: State, piece: number, path: readonly Cell[]): Refusal | undefined {
  const walked = walk(state, piece, path);
  return isRefusal(walked) ? walked : undefined;
}

/**
 * Returns the half points that a legal path costs a unit. A single hex that the game lets a unit enter with too few
 * points costs all the points that the unit has left.
 */
export function costOfPath(state: State, piece: number, path: readonly Cell[]): number {
  const walked = walk(state, piece, path);
  return isRefusal(walked) ? 0 : Math.min(walked.spent, budgetOf(state, piece));
}

function walk(state: State, piece: number, path: readonly Cell[]): WalkProgress | Refusal {
  const { movement } = state.declaration;
  const name = state.name(piece);
  const start = state.cell[piece];
  if (path[0] !== start)
    return refusal(
      movement.rule,
      'path-start',
      say`The path begins in ${state.label(path[0])}, but ${name} is in ${state.label(start)}.`,
    );
  if (path.length < 2) return refusal(movement.rule, 'stays', say`${name} is already in ${state.label(start)}.`);
  const steps = stepsOf(state, piece);
  const points = budgetOf(state, piece);
  const isOneHex = path.length === 2 && movement.minimum === 'one-hex' && state.spent[piece] === 0;
  return walkPath(state.ground.board, path, {
    notAdjacent: ({ from, to }) =>
      refusal(movement.rule, 'not-adjacent', say`${state.label(to)} is not adjacent to ${state.label(from)}.`),
    mustStop: ({ from }) =>
      refusal(
        state.zoneRule(piece)?.rule ?? '',
        'zone-stop',
        say`${state.label(from)} is in an enemy zone of control; ${name} must stop there.`,
      ),
    take: (step) => takeStep(state, piece, step, steps),
    ...(!isOneHex && {
      limit: {
        points,
        checked: 'each step',
        refuse: ({ step, spent }) => tooExpensive(state, piece, step.to, spent),
      },
    }),
  });
}

/** Returns the refusal of a path that costs more than a unit has. */
export function tooExpensive(state: State, piece: number, to: Cell, cost: number): Refusal {
  const { rule } = state.declaration.movement;
  const message = say`The path to ${state.label(to)} costs ${pointsInWords(cost)}; ${state.name(piece)} has ${pointsInWords(budgetOf(state, piece))}.`;
  return refusal(rule, 'out-of-reach', message, { why: allowance(state, piece).ledger });
}

/** Returns the cost of a step, or why a unit may not take it. */
function takeStep(
  state: State,
  piece: number,
  { from, to, direction }: Step,
  steps: Uint8Array,
): PermittedStep | Refusal {
  const refused = refuseCell(state, piece, to) ?? refuseChain(state, piece, from, to);
  if (refused !== undefined) return refused;
  const step = from * state.ground.board.directions + direction;
  if (state.ground.isBarred(step) || steps[step] === IMPASSABLE) return cannotCross(state, piece, from, to, step);
  const stops = state.zoneRule(piece)?.enter === 'stop' && state.isInEnemyZone(piece, to, 'movement');
  return { cost: steps[step], stops };
}

/** Returns the refusal to enter a cell with enemies; undefined for other cells. */
export function refuseCell(state: State, piece: number, cell: Cell): Refusal | undefined {
  const enemy = opponent(state.piece(piece).side);
  if (state.owner[cell] !== enemy) return undefined;
  const message = say`${state.shownSide(enemy)} units are in ${state.label(cell)}; ${state.name(piece)} may not enter it.`;
  return refusal(state.declaration.movement.rule, 'enemy-occupied', message);
}

/** Returns why a unit may not go from one cell in enemy zones directly into another; undefined if it may. */
function refuseChain(state: State, piece: number, from: Cell, to: Cell): Refusal | undefined {
  const rule = state.zoneRule(piece);
  if (rule === undefined || rule.chain === 'free') return undefined;
  const isBetweenZones = [from, to].every((cell) => state.isInEnemyZone(piece, cell, 'movement'));
  if (!isBetweenZones || (rule.chain === 'same-unit' && !sharesZone(state, piece, from, to))) return undefined;
  const zone = rule.chain === 'same-unit' ? say`the zone of one enemy unit` : say`enemy zones of control`;
  const message = say`${state.label(from)} and ${state.label(to)} are in ${zone}; ${state.name(piece)} may not go directly from one to the other.`;
  return refusal(rule.rule, 'zone-to-zone', message);
}

function cannotCross(state: State, piece: number, from: Cell, to: Cell, step: number): Refusal {
  const { ground, declaration } = state;
  const name = state.name(piece);
  const moving = declaration.unitKinds[state.piece(piece).kindIndex]?.class ?? 0;
  const barrier = ground
    .hexsidesOn(step)
    .find(({ isImpassable, costs }) => isImpassable || costs[moving] === undefined);
  if (barrier !== undefined)
    return refusal(
      barrier.rule,
      'impassable',
      say`${capitalize(state.withArticle(barrier.word))} separates ${state.label(from)} from ${state.label(to)}; ${name} may not cross it.`,
    );
  const terrain = ground.terrainAt(to);
  return refusal(
    terrain?.rule ?? declaration.movement.rule,
    'impassable',
    say`${name} may not enter ${state.label(to)}${terrain === undefined ? '' : ` (${state.shown(terrain.word)})`} from ${state.label(from)}.`,
  );
}
