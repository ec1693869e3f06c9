import type { Answer } from '../../../../play/moment.js';
import type { State } from '../../state/state.js';
import { AIR_OUTLAYS } from './air.js';
import { COMMAND_OUTLAYS } from './command.js';
import { PRODUCTION_OUTLAYS } from './production.js';
import { RAIL_OUTLAYS } from './rail.js';

/** What an order takes and leaves, `2 yellow; 3 yellow left`; undefined when there is not so much. */
export type Outlay = (state: State, answer: Answer) => string | undefined;

/** What each order takes, and what it leaves of that. */
const OUTLAYS: Readonly<Partial<Record<string, Outlay>>> = {
  ...PRODUCTION_OUTLAYS,
  ...RAIL_OUTLAYS,
  ...COMMAND_OUTLAYS,
  ...AIR_OUTLAYS,
};

/** What an order takes of points, trains, commands and range, and what it leaves; undefined when it takes nothing, or more than there is. */
export const outlayOf = (state: State, answer: Answer): string | undefined => OUTLAYS[answer.verb]?.(state, answer);
