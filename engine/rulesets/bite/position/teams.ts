import { say, term } from '../../../model/say.js';
import type { Cell } from '../../../board/board.js';
import { viewLine, type ViewLines } from '../../../mechanics/unit-views.js';
import type { Layer } from '../../../play/layers.js';
import { commandOf, areCommandsSplit } from '../command/teams.js';
import { step } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';

/** Returns a line with the command to which a unit belongs now, if teams are played: `Command: south` [38.1]. */
export const teamLines = (state: State, piece: number): ViewLines =>
  areCommandsSplit(state) && state.isOnMap(piece)
    ? [
        viewLine(
          say`Command`,
          term(commandOf(state, state.cell[piece])),
          step(say`by its position relative to the green line`, '38.1'),
        ),
      ]
    : [];

/** Returns an overlay that marks the stacks of a side as belonging to its northern or its southern command [38.1]. */
export const teamLayers = (state: State): Layer[] =>
  areCommandsSplit(state)
    ? [
        {
          name: 'teams',
          label: say`Teams`,
          text: say`Units of the northern and of the southern command`,
          of: 'side',
          contentFor: (name) => ({
            shapes: (['north', 'south'] as const).map((command) => {
              const cells = stacksOf(state, name).filter((cell) => commandOf(state, cell) === command);
              return { drawn: 'area' as const, cells, labels: cells.map(() => term(command)) };
            }),
          }),
        },
      ]
    : [];

const stacksOf = (state: State, name: string): Cell[] => {
  const side = SIDES.findIndex((one) => one === name);
  return side < 0 ? [] : [...new Set(state.onMapOf(side).map((piece) => state.cell[piece]))].sort((a, b) => a - b);
};
