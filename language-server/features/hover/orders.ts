import { say } from '../../../engine/model/say.js';
import type { OrderModel } from '../../../engine/model/orders.js';
import type { Forecast } from '../../../engine/play/views.js';
import type { Game } from '../../../engine/play/game.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { Analysis } from '../../analysis/analysis.js';
import { escape, ledgerLine, ledgerList, list, paragraphs, percent, points } from '../../text/markdown.js';
import { priceOf } from '../../play/game-at.js';
import { destinationOf, reachOf, whyNot } from '../../play/reach.js';
import { hoverVerb } from './words.js';

/**
 * Builds the hover of an order: its cost and the remaining amount, odds or movement costs, and the form of its verb.
 */
export function hoverOrder(
  ruleset: Ruleset,
  analysis: Analysis,
  game: Game | undefined,
  verb: string,
  order: OrderModel | undefined,
): string | undefined {
  const forecast = game && order && game.views.forecast(order);
  const price = order && priceOf(analysis, order);
  return paragraphs(
    price === undefined ? undefined : `**${escape(price)}**`,
    forecast && forecastText(ruleset, forecast),
    game && order && !forecast ? marches(ruleset, analysis, game, order) : undefined,
    hoverVerb(ruleset, verb),
  );
}

/** Returns odds and column with their reasons, and the chance of each result. */
export function forecastText(ruleset: Ruleset, forecast: Forecast): string {
  const header = `| ${forecast.chances.map(({ result }) => escape(result)).join(' | ')} |`;
  const rule = `|${' :-: |'.repeat(forecast.chances.length)}`;
  const row = `| ${forecast.chances.map(({ chance }) => percent(chance)).join(' | ')} |`;
  return paragraphs(
    `**${escape(forecast.summary)}**`,
    ledgerList(ruleset, forecast.ledger),
    forecast.chances.length > 0 ? [header, rule, row].join('\n') : undefined,
  );
}

/**
 * Returns the movement cost of each unit of an order for each cell on its path, or the reason why the unit cannot reach
 * the destination.
 */
function marches(ruleset: Ruleset, analysis: Analysis, game: Game, order: OrderModel): string | undefined {
  const target = destinationOf(order);
  const map = analysis.map;
  if (target === undefined || !map) return undefined;
  const label = map.board.label(target);
  const cost = game.views.cost?.(order);
  if (cost)
    return paragraphs(
      say`Cost to ${label}: **${points(cost.value)}**`,
      list(cost.ledger.map((step) => ledgerLine(ruleset, [step]))),
    );
  return list(
    order.pieces.flatMap(({ name }) => {
      const cost = reachOf(analysis, game, name, order.verb).get(target);
      if (cost !== undefined) return [say`**${escape(name)}** to ${label}: ${points(cost)}`];
      const why = whyNot(analysis, game, name, target, order.verb);
      return why ? [say`**${escape(name)}** cannot reach ${label}: ${ledgerLine(ruleset, why)}`] : [];
    }),
  );
}
