import type { OrderModel } from '../../engine/model/orders.js';
import type { Ledger } from '../../engine/model/ledger.js';
import type { Game } from '../../engine/play/game.js';
import type { OptionForecast } from '../../preview/contract/playing.js';
import type { ForecastParams, ForecastResult } from '../../protocol/playing.js';
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
  if (forecast) return { ...forecast, ledger: linesOf(forecast.ledger) };
  const cost = views.cost?.(order);
  return cost && { summary: points(cost.value), ledger: linesOf(cost.ledger), chances: [] };
}

const linesOf = (ledger: Ledger): OptionForecast['ledger'] =>
  ledger.map(({ text, rule }) => ({ text, ...(rule !== undefined && { rule }) }));
