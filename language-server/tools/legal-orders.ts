import { citation } from '../../engine/model/ledger.js';
import { count } from '../../engine/model/words.js';
import { unitName } from '../../engine/model/names.js';
import type { Source } from '../../engine/model/source.js';
import type { Analysis } from '../analysis/analysis.js';
import { findDecision, findLegalNames, findLegalOrders } from '../play/game-at.js';
import { nowText } from '../report/run-text.js';
import { placeAt, playable, type ToolHost } from './tool-host.js';
import type { ToolInput } from './input.js';

/** Maximum number of orders listed for each verb. */
const MAX_ORDERS_PER_VERB = 200;

/**
 * Lists the legal orders at a line: for each verb, the units that may carry it out. If `verb` or `unit` is given, lists
 * the orders themselves.
 */
export async function legalOrders({ line, verb, unit, ...what }: ToolInput, host: ToolHost): Promise<string> {
  const reading = await host.read(what);
  const { analysis } = reading;
  const { scenario } = playable(reading);
  await analysis.waitForPlay();
  const place = placeAt(reading, line);
  const decision = findDecision(analysis, place);
  if (!decision) return 'There is no decision at this line: dice are rolled, or the game is over.\n';
  const lines = decision.verbs
    .filter((each) => verb === undefined || each === verb)
    .flatMap((each) => ordersOf(analysis, place, each, { unit, isFiltered: unit !== undefined || verb !== undefined }));
  return [
    `${nowText(decision.now, scenario.calendar)}: decision of ${decision.side}: ${decision.prompt}${citation(decision.rule)}`,
    ...(lines.length > 0 ? lines : ['No such order is legal at this line.']),
    '',
  ].join('\n');
}

function ordersOf(
  analysis: Analysis,
  place: Source,
  verb: string,
  { unit, isFiltered }: { readonly unit: string | undefined; readonly isFiltered: boolean },
): string[] {
  const names = isFiltered ? new Set<string>() : findLegalNames(analysis, place, verb, undefined);
  if (names.size > 0) return [`${verb}: ${[...names].map(unitName).join(', ')}`];
  const orders = findLegalOrders(analysis, place, verb, unit)
    .filter((offer) => unit === undefined || offer.names.length === 0 || offer.names.includes(unit))
    .map(({ text }) => text);
  const left = orders.length - MAX_ORDERS_PER_VERB;
  return [
    ...orders.slice(0, MAX_ORDERS_PER_VERB),
    ...(left > 0 ? [`… and ${count(left, 'more order')} with ${verb}`] : []),
  ];
}
