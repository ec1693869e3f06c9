import type { OrderModel } from '../../../engine/model/orders.js';
import type { Cell } from '../../../engine/board/board.js';
import type { Forecast, Game, Ruleset } from '../../../engine/play/ruleset.js';
import type { Analysis } from '../../compile/analysis.js';
import { escape, ledgerLine, list, paragraphs, percent, points } from '../markdown.js';
import { reachOf, whyNot } from '../reach.js';
import { hoverVerb } from './words.js';

/** An order: what it would come to, and how its verb is written. */
export function hoverOrder(
  ruleset: Ruleset,
  analysis: Analysis,
  game: Game | undefined,
  verb: string,
  order: OrderModel | undefined,
): string | undefined {
  const forecast = game && order && game.views.forecast(order);
  return paragraphs(
    forecast && forecastText(ruleset, forecast),
    game && order && !forecast ? marches(ruleset, analysis, game, order) : undefined,
    hoverVerb(ruleset, verb),
  );
}

/** Odds and column with their reasons, and the chance of every result. */
export function forecastText(ruleset: Ruleset, forecast: Forecast): string {
  const header = `| ${forecast.chances.map(({ result }) => escape(result)).join(' | ')} |`;
  const rule = `|${' :-: |'.repeat(forecast.chances.length)}`;
  const row = `| ${forecast.chances.map(({ chance }) => percent(chance)).join(' | ')} |`;
  return paragraphs(
    `**${escape(forecast.summary)}**`,
    list(forecast.ledger.map((step) => ledgerLine(ruleset, [step]))),
    forecast.chances.length > 0 ? [header, rule, row].join('\n') : undefined,
  );
}

/** What each unit of an order pays to get where it is sent, or why it cannot. */
function marches(ruleset: Ruleset, analysis: Analysis, game: Game, order: OrderModel): string | undefined {
  const target = destinationOf(order);
  const map = analysis.map;
  if (target === undefined || !map) return undefined;
  const label = map.board.label(target);
  return list(
    order.pieces.flatMap(({ name }) => {
      const cost = reachOf(analysis, game, name).get(target);
      if (cost !== undefined) return [`**${escape(name)}** to ${label}: ${points(cost)}`];
      const why = whyNot(analysis, game, name, target);
      return why ? [`**${escape(name)}** cannot reach ${label}: ${ledgerLine(ruleset, why)}`] : [];
    }),
  );
}

/** The cell an order sends its units to: the end of its path, or what follows `to`. */
export function destinationOf(order: OrderModel): Cell | undefined {
  const path = order.path.at(-1);
  if (path) return path.cell;
  const to = order.clauses.find(({ preposition }) => preposition === 'to' || preposition === 'via');
  return (to?.path.at(-1) ?? to?.cells.at(-1))?.cell;
}
