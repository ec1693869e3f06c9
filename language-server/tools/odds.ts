import type { OrderLine, OrderModel } from '../../engine/model/orders.js';
import type { Source } from '../../engine/model/source.js';
import { hoverOrder, forecastText } from '../features/hover/orders.js';
import { contains, orderAt } from '../play/lookup.js';
import { plainText, withoutCommands } from '../text/markdown.js';
import { gameFor } from '../play/game-at.js';
import { findingsIn, type FindingRecord } from '../report/finding-record.js';
import { findingsText } from '../report/findings-text.js';
import { UsageError } from '../report/usage-error.js';
import { placeAt, playable, textOf, type ToolDocument, type ToolHost } from './tool-host.js';
import type { ToolInput } from './input.js';

/** Returns the odds of the orders in a text, or of an order that is inserted into the text for the computation. */
export async function odds({ line, order, ...what }: ToolInput, host: ToolHost): Promise<string> {
  const reading = await host.read(what);
  playable(reading);
  if (order === undefined) return plain(await oddsOfWrittenOrders(reading, line));
  const place = placeAt(reading, line);
  if (!reading.analysis.scenario?.orders.some(({ source }) => contains(source, place)))
    throw new UsageError('The order cannot be tried at this line, because there are no orders here.');
  const text = textOf(reading).getText();
  const changed = `${text.slice(0, place.start)}\n${order}\n${text.slice(place.start)}`;
  return oddsOfTriedOrder(await host.read({ ...what, text: changed }), {
    ...place,
    start: place.start + 1,
    end: place.start + 1 + order.length,
  });
}

/** Returns the odds, the column and the chances of each attack in the text, or of the attacks on one line. */
async function oddsOfWrittenOrders(reading: ToolDocument, line: number | undefined): Promise<string> {
  const { analysis, places } = reading;
  const { ruleset, scenario } = playable(reading);
  await analysis.waitForPlay();
  const lines = scenario.orders
    .flatMap(({ lines }) => ordersIn(lines))
    .filter(({ source }) => source.file === analysis.uri)
    .flatMap((order) => {
      const at = places.place(order.source).range.start.line;
      const forecast =
        line === undefined || line === at ? gameFor(analysis, order.source)?.views.forecast(order) : undefined;
      return forecast ? [`Line ${at}: ${order.verb}\n\n${forecastText(ruleset, forecast)}`] : [];
    });
  return lines.length > 0 ? lines.join('\n\n') : 'There is no order with odds.';
}

const ordersIn = (lines: readonly OrderLine[]): OrderModel[] =>
  lines.flatMap((line) => ('verb' in line ? [line, ...line.answers.flatMap(({ orders }) => ordersIn(orders))] : []));

/** Returns the odds or the cost of the order at a place in the text, and the findings about the order. */
async function oddsOfTriedOrder(reading: ToolDocument, place: Source): Promise<string> {
  const { analysis, places } = reading;
  const { ruleset } = playable(reading);
  await analysis.waitForPlay();
  const order = orderAt(analysis, { ...place, end: place.start });
  const lines = order && hoverOrder(ruleset, analysis, gameFor(analysis, order.source), order.verb, order);
  const whole = places.place(place).range;
  const isOfIt = ({ range }: FindingRecord): boolean =>
    range.start.line >= whole.start.line && range.end.line <= whole.end.line;
  const findings = findingsIn([analysis], places).filter(isOfIt);
  if (lines === undefined && findings.length === 0) throw new UsageError('The text is not an order.');
  return [
    ...(lines === undefined ? [] : [plain(lines)]),
    ...(findings.length > 0 ? [findingsText(findings, 1)] : []),
  ].join('\n');
}

const plain = (markdown: string): string => `${plainText(withoutCommands(markdown))}\n`;
