import type { Answer } from '../../../../play/moment.js';
import type { State } from '../../state/state.js';
import { AIR_COSTS } from './air.js';
import { COMMAND_COSTS } from './command.js';
import { PRODUCTION_COSTS } from './production.js';
import { RAIL_COSTS } from './rail.js';

/** What an order takes and leaves, `2 yellow; 3 yellow left`; undefined when there is not so much. */
export type OrderCost = (state: State, answer: Answer) => string | undefined;

/** What each order takes, and what it leaves of that. */
const ORDER_COSTS: Readonly<Partial<Record<string, OrderCost>>> = {
  ...PRODUCTION_COSTS,
  ...RAIL_COSTS,
  ...COMMAND_COSTS,
  ...AIR_COSTS,
};

/** What an order takes of points, trains, commands and range, and what it leaves; undefined when it takes nothing, or more than there is. */
export const orderCostText = (state: State, answer: Answer): string | undefined =>
  ORDER_COSTS[answer.verb]?.(state, answer);
