import { say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { inPublicOrder } from '../state/fog.js';
import { NORTHERN, SOUTHERN, NO_COMMANDER } from '../state/fields.js';
import type { State } from '../state/state.js';
import { BOTH } from '../vocabulary/sides.js';

export type Command = 'north' | 'south';

/**
 * Returns the command to which a hex belongs. With four players, the green line divides each side into two commands
 * [38.1, 5.3].
 */
export const commandOf = ({ ground }: State, cell: Cell): Command =>
  ground.alliedZone[cell] === 1 ? 'south' : 'north';

/** Returns whether the option `teams` is in play on a map with the green line. */
export const areCommandsSplit = (state: State): boolean => state.plays('teams') && state.ground.alliedZone.includes(1);

/** Gives units that crossed the green line in the phase just ended to the other commander of their side [38.1]. */
export function changeCommanders(state: State): void {
  if (!areCommandsSplit(state)) return;
  for (const side of BOTH)
    for (const piece of inPublicOrder(state, state.onMapOf(side))) {
      const command = commandOf(state, state.cell[piece]);
      const commander = command === 'south' ? SOUTHERN : NORTHERN;
      const before = state.commander[piece];
      state.commander[piece] = commander;
      if (before === NO_COMMANDER || before === commander) continue;
      state.emit('command', '38.1', () => ({
        side,
        text: say`${state.name(piece)} comes under the command of the ${term(command)}.`,
        pieces: [piece],
        cells: [state.cell[piece]],
        facts: { outcome: command },
      }));
    }
}
