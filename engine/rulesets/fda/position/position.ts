import type { PieceDisplay } from '../../../mechanics/muster/position.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import { term } from '../../../model/say.js';
import type { Position } from '../../../play/records.js';
import { NO_BRIDGE, NO_MINES } from '../state/ground.js';
import type { Piece } from '../state/pieces.js';
import { TASKS } from '../state/fields.js';
import { ELIMINATED, EXPECTED, LEFT, OFF_TABLE, OUT_OF_PLAY, WITHDRAWN, type State } from '../state/state.js';
import { isSupplied } from '../supply/supply.js';
import { controlOf } from '../victory/victory.js';
import { unitKind } from '../vocabulary/unit-kinds.js';

/** The display of a state as a position. No information is hidden in this game. */
export const display: PieceDisplay<State, Piece> = {
  off: {
    [EXPECTED]: 'expected',
    [ELIMINATED]: 'destroyed',
    [OUT_OF_PLAY]: 'removed',
    [WITHDRAWN]: 'withdrawn',
    [LEFT]: 'left',
    [OFF_TABLE]: 'off the table',
  },
  formation: (state, { division }) => (division >= 0 ? state.divisions[division].name : undefined),
  symbol: (kind) => unitKind(kind)?.symbol,
  values: (_state, piece) => valuesOf(piece),
  steps: (state, { index, pr }) => ({ step: pr - state.pr[index] + 1, steps: pr }),
  flags: flagsOf,
  facts: (state, { index }) => ({ pr: state.pr[index] }),
  markers: markersOf,
  control: controlOf,
};

/** Lists the bridges, mines and fortifications that differ from the map [12i, 13d, 13e, 14g]. */
function markersOf(state: State): Position['markers'] {
  const markers: { kind: string; cell: string; side?: string; label: string }[] = [];
  const { laid } = state;
  for (let cell = 0; cell < state.count.length; cell++) {
    const mark = (kind: string, label: string, side = NO_SIDE): void => {
      const by = side === NO_SIDE ? {} : { side: state.sideName(side) };
      markers.push({ kind, cell: state.label(cell), ...by, label });
    };
    const [fort, mines, bridge] = [state.fort[cell], state.mines[cell], state.bridge[cell]];
    if (fort !== laid.fort[cell]) mark('fortification', fort === 1 ? term('fort') : term('no fort'));
    if (mines !== laid.mines[cell])
      mark('minefield', term(MINES[mines]), mines === NO_MINES ? NO_SIDE : state.minesOf[cell]);
    if (bridge !== laid.bridge[cell]) mark('bridge', bridge === NO_BRIDGE ? term('no bridge') : term('bridge'));
    if (state.bombed[cell] === 1) mark('city', term('bombed'));
  }
  return markers;
}

/** Names of the values of `State.mines`. */
const MINES = ['no mines', 'mines', 'spent mines'] as const;

/**
 * Returns the values on the counter: combat factor and range, for example `3/1`. The lower factor of an anti-tank unit
 * follows in parentheses: `2/1 (1)` [Ab].
 */
export function valuesOf({ fc, fcAgainstOthers, range, air, valued }: Piece): string {
  if (air) return '';
  if (!valued) return '?';
  return `${fc}/${range}${fcAgainstOthers === fc ? '' : ` (${fcAgainstOthers})`}`;
}

/**
 * Returns whether a unit has lost its last break point. A ground unit may return at night after that; an air unit may
 * not [3c, 11e, 12l].
 */
const isEliminated = (state: State, piece: number): boolean =>
  state.cell[piece] === ELIMINATED || (state.cell[piece] === OUT_OF_PLAY && state.pr[piece] === 0);

function flagsOf(state: State, { index, division, ground, guard }: Piece): string[] {
  const flags: string[] = [];
  if (isEliminated(state, index)) return ['eliminated'];
  if (!state.isOnMap(index) || !ground) return flags;
  if (!guard) flags.push(isSupplied(state, division) ? 'supplied' : 'unsupplied');
  const marks = { moved: state.moved, fired: state.fired, assaulted: state.assaulted, retreated: state.retreated };
  for (const [flag, mark] of Object.entries(marks)) if (mark[index] === 1) flags.push(flag);
  const task = TASKS[state.task[index]];
  if (task !== 'none') flags.push(`${task} until turn ${state.taskDone[index]}`);
  return flags;
}
