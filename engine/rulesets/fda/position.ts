import type { PieceView, Position } from '../../play/ruleset.js';
import { isHeavy, LIVE_MINES, NO_BRIDGE, NO_MINES } from './ground.js';
import type { Piece } from './pieces.js';
import { DESTROYED, EXPECTED, NOBODY, REMOVED, TASKS, WITHDRAWN, type State } from './state.js';
import { isSupplied } from './supply.js';
import { controlOf } from './victory.js';
import { unitKind } from './vocabulary/unit-kinds.js';

/** What stands where: nothing is hidden. */
export function positionOf(state: State): Position {
  return {
    pieces: state.pieces.map((piece) => viewOf(state, piece)),
    markers: markersOf(state),
    control: controlOf(state),
  };
}

/** Works as they are now [12i, 13, 14g]. */
function markersOf(state: State): Position['markers'] {
  const markers: { kind: string; cell: string; side?: string; label?: string }[] = [];
  for (let cell = 0; cell < state.count.length; cell++) {
    const at = state.label(cell);
    const laid = state.minesOf[cell] === NOBODY ? {} : { side: state.sideName(state.minesOf[cell]) };
    if (state.fort[cell] === 1) markers.push({ kind: 'fortification', cell: at });
    if (state.mines[cell] !== NO_MINES)
      markers.push({
        kind: 'minefield',
        cell: at,
        ...laid,
        label: state.mines[cell] === LIVE_MINES ? 'live' : 'spent',
      });
    if (state.bridge[cell] !== NO_BRIDGE) markers.push({ kind: 'bridge', cell: at });
    if (state.bombed[cell] === 1) markers.push({ kind: 'bombed', cell: at });
  }
  return markers;
}

function viewOf(state: State, piece: Piece): PieceView {
  const { index, name, side, kind, division, pr } = piece;
  const cell = state.cell[index];
  const formation = state.divisions.at(division)?.name;
  return {
    name,
    side: state.sideName(side),
    kind,
    ...(cell >= 0 ? { cell: state.label(cell) } : { off: offWhy(cell) }),
    values: valuesOf(piece),
    step: pr - state.pr[index] + 1,
    steps: pr,
    flags: flagsOf(state, piece),
    ...(division >= 0 && formation !== undefined && { formation }),
    symbol: unitKind(kind)?.symbol ?? { function: 'infantry' },
  };
}

function offWhy(cell: number): string {
  switch (cell) {
    case EXPECTED:
      return 'expected';
    case DESTROYED:
      return 'destroyed';
    case REMOVED:
      return 'removed';
    case WITHDRAWN:
      return 'withdrawn';
    default:
      return 'off the table';
  }
}

/** What stands on the counter: combat factor and range, `3/1`; an anti-tank unit’s lower factor in brackets, `2/1 (1)` [Ab]. */
export function valuesOf({ fc, fcAgainstOthers, range, air, valued }: Piece): string {
  if (air) return '';
  if (!valued) return '?';
  return `${fc}/${range}${fcAgainstOthers === fc ? '' : ` (${fcAgainstOthers})`}`;
}

function flagsOf(state: State, { index, division, ground, guard }: Piece): string[] {
  const flags = [`pr ${state.pr[index]}`];
  if (!state.onMap(index) || !ground) return flags;
  if (!guard) flags.push(isSupplied(state, division) ? 'supplied' : 'unsupplied');
  const marks = { moved: state.moved, fired: state.fired, assaulted: state.assaulted, retreated: state.retreated };
  for (const [flag, mark] of Object.entries(marks)) if (mark[index] === 1) flags.push(flag);
  const task = TASKS[state.task[index]];
  if (task !== 'none') flags.push(`${task} until turn ${state.taskDone[index]}`);
  const cell = state.cell[index];
  if (state.fort[cell] === 1) flags.push('fortified');
  else if (isHeavy(state.ground, cell)) flags.push('in heavy terrain');
  return flags;
}
