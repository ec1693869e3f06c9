import type { OrderLine, OrderModel } from '../../engine/model/orders.js';
import type { Source } from '../../engine/model/source.js';
import { hoverOrder, forecastText } from '../features/hover/orders.js';
import { contains, orderAt } from '../play/lookup.js';
import { plainText, withoutCommands } from '../text/markdown.js';
import { gameFor } from '../play/game-at.js';
import { findingsIn, type FindingRecord } from '../report/finding-record.js';
import { findingsText } from '../report/text.js';
import { Unusable } from '../report/unusable.js';
import { placeAt, playable, textOf, type Reading, type ToolDesk } from './tool-host.js';
import type { ToolInput } from './input.js';

/** What orders would come to: those a text has, or one that is tried in it. */
export async function odds({ line, order, ...what }: ToolInput, desk: ToolDesk): Promise<string> {
  const reading = await desk.read(what);
  playable(reading);
  if (order === undefined) return plain(await oddsWritten(reading, line));
  const place = placeAt(reading, line);
  if (!reading.analysis.scenario?.orders.some(({ source }) => contains(source, place)))
    throw new Unusable('An order is tried among orders, and there are none there.');
  const text = textOf(reading).getText();
  const changed = `${text.slice(0, place.start)}\n${order}\n${text.slice(place.start)}`;
  return tried(await desk.read({ ...what, text: changed }), {
    ...place,
    start: place.start + 1,
    end: place.start + 1 + order.length,
  });
}

/** Odds, column and chances of each attack in the text, or on one of its lines. */
async function oddsWritten(reading: Reading, line: number | undefined): Promise<string> {
  const { analysis, places } = reading;
  const { ruleset, scenario } = playable(reading);
  await analysis.played();
  const told = scenario.orders
    .flatMap(({ lines }) => ordersIn(lines))
    .filter(({ source }) => source.file === analysis.uri)
    .flatMap((order) => {
      const at = places.place(order.source).range.start.line;
      const forecast =
        line === undefined || line === at ? gameFor(analysis, order.source)?.views.forecast(order) : undefined;
      return forecast ? [`Line ${at}: ${order.verb}\n\n${forecastText(ruleset, forecast)}`] : [];
    });
  return told.length > 0 ? told.join('\n\n') : 'No order there has odds.';
}

const ordersIn = (lines: readonly OrderLine[]): OrderModel[] =>
  lines.flatMap((line) => ('verb' in line ? [line, ...line.answers.flatMap(({ orders }) => ordersIn(orders))] : []));

/** What an order comes to that stands at a place: odds or cost, and what is wrong with it. */
async function tried(reading: Reading, place: Source): Promise<string> {
  const { analysis, places } = reading;
  const { ruleset } = playable(reading);
  await analysis.played();
  const order = orderAt(analysis, { ...place, end: place.start });
  const told = order && hoverOrder(ruleset, analysis, gameFor(analysis, order.source), order.verb, order);
  const whole = places.place(place).range;
  const isOfIt = ({ range }: FindingRecord): boolean =>
    range.start.line >= whole.start.line && range.end.line <= whole.end.line;
  const findings = findingsIn([analysis], places).filter(isOfIt);
  if (told === undefined && findings.length === 0) throw new Unusable('The text does not read as an order there.');
  return [
    ...(told === undefined ? [] : [plain(told)]),
    ...(findings.length > 0 ? [findingsText(findings, 1)] : []),
  ].join('\n');
}

const plain = (markdown: string): string => `${plainText(withoutCommands(markdown))}\n`;
