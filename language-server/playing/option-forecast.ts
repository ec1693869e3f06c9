import type { OrderModel } from '../../engine/model/orders.js';
import type { Ledger } from '../../engine/model/ledger.js';
import type { Game } from '../../engine/play/game.js';
import type { OptionForecast } from '../../preview/contract/playing.js';
import type { ForecastParams, ForecastResult, OddsParams, OddsResult } from '../../protocol/playing.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { readPartialOrder, toOrderModel } from '../features/completion/partial-order.js';
import type { SandtableServices } from '../services.js';
import { points } from '../text/markdown.js';
import { atOpenDecision } from './open-question.js';

/** Returns odds, costs and chances of an answer to the open question; null if there are none. */
export function forecastAnswer(
  analysis: DocumentAnalysis,
  services: Pick<SandtableServices, 'parser'>,
  params: ForecastParams,
): ForecastResult {
  const forecast = atOpenDecision(analysis, params, ({ game, moment }) => {
    if (moment !== params.moment) return undefined;
    const order = orderOf(analysis, services, params.order);
    return (order && forecastOf(game.views, order)) ?? null;
  });
  return forecast === undefined ? { isStale: true } : forecast;
}

/**
 * Milliseconds after which no more odds are computed for a request. The panel then requests the others again; an answer
 * of the player that has arrived meanwhile is handled first.
 */
const ODDS_MS = 15;

/**
 * Returns the odds of answers to the open question as short texts, in the order of the answers. Computes the odds of at
 * least one answer, and stops when the time limit is reached.
 */
export function oddsOfAnswers(
  analysis: DocumentAnalysis,
  services: Pick<SandtableServices, 'parser'>,
  params: OddsParams,
): OddsResult {
  const odds = atOpenDecision(analysis, params, ({ game, moment }) => {
    if (moment !== params.moment) return undefined;
    const end = performance.now() + ODDS_MS;
    const found: (string | null)[] = [];
    for (const text of params.orders) {
      if (found.length > 0 && performance.now() > end) break;
      const order = orderOf(analysis, services, text);
      found.push((order && game.views.forecast(order)?.odds) ?? null);
    }
    return found;
  });
  return odds ?? { isStale: true };
}

/** Reads the text of an answer as an order of the engine; undefined if it is no order. */
function orderOf(
  { map }: DocumentAnalysis,
  { parser }: Pick<SandtableServices, 'parser'>,
  text: string,
): OrderModel | undefined {
  const { tokens } = parser.CompletionParser.parse(`orders setup "-" {\n${text}`);
  const order = readPartialOrder(map?.board, tokens);
  return order && toOrderModel(order);
}

function forecastOf(views: Game['views'], order: OrderModel): OptionForecast | undefined {
  const forecast = views.forecast(order);
  if (forecast) {
    const { summary, ledger, chances } = forecast;
    return { summary, ledger: linesOf(ledger), chances };
  }
  const cost = views.cost?.(order);
  return cost && { summary: points(cost.value), ledger: linesOf(cost.ledger), chances: [] };
}

const linesOf = (ledger: Ledger): OptionForecast['ledger'] =>
  ledger.map(({ text, rule }) => ({ text, ...(rule !== undefined && { rule }) }));
