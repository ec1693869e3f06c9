import type { Answer } from '../../../../play/moment.js';
import type { State } from '../../state/state.js';
import { AIR_COSTS } from './air.js';
import { COMMAND_COSTS } from './command.js';
import type { OrderCost } from './payment.js';
import { PRODUCTION_COSTS } from './production.js';
import { RAIL_COSTS } from './rail.js';

/** The cost function of each verb. */
const ORDER_COSTS: Readonly<Partial<Record<string, OrderCost>>> = {
  ...PRODUCTION_COSTS,
  ...RAIL_COSTS,
  ...COMMAND_COSTS,
  ...AIR_COSTS,
};

/**
 * Describes the cost of an order in points, trains, commands and range, and what remains. Returns undefined if the
 * order costs nothing, or more than is available.
 */
export const orderCostText = (state: State, answer: Answer): string | undefined =>
  ORDER_COSTS[answer.verb]?.(state, answer);
