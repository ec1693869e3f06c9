import { cellCount } from '../play/lookup.js';
import { t } from '@vscode/l10n';
import type { LangiumDocument } from 'langium';
import type { InlayHintProvider } from 'langium/lsp';
import { type CancellationToken, type InlayHint, type InlayHintParams, InlayHintKind } from 'vscode-languageserver';
import type { OrderModel } from '../../engine/model/orders.js';
import type { PlacedItem } from '../../engine/model/statements.js';
import type { Source } from '../../engine/model/source.js';
import { setupText } from '../../engine/play/setup-entry.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import type { Game } from '../../engine/play/game.js';
import type { Analyser } from '../analysis/analyser.js';
import type { Analysis } from '../analysis/analysis.js';
import type { SandtableServices } from '../services.js';

import { formationsIn, ledgerOf } from '../order-of-battle/ledger.js';
import { forecastText } from './hover/orders.js';
import { points } from '../text/markdown.js';
import { limitToOrders, visitMoments } from '../play/game-at.js';
import { hoverSetup, setupEntries } from '../play/setup-ledger.js';
import { costOf } from '../play/reach.js';

/** An inlay hint, shown at the end of a source range. */
interface Hint {
  readonly at: Source;
  readonly label: string;
  /** Tooltip in Markdown. */
  readonly tooltip?: string;
}

/**
 * Provides inlay hints at the end of a line: names of drawn counters, odds, costs, numbers of cells and counters,
 * requirements of a set-up.
 */
export class SandtableInlayHints implements InlayHintProvider {
  private readonly analyser: Analyser;
  private readonly client: SandtableServices['shared']['lsp']['LanguageServer'];
  private readonly hintsByPlaythrough = new WeakMap<Playthrough, Map<OrderModel, Hint | undefined>>();

  constructor(services: SandtableServices) {
    this.analyser = services.compile.Analyser;
    this.client = services.shared.lsp.LanguageServer;
  }

  async getInlayHints(
    document: LangiumDocument,
    { range }: InlayHintParams,
    token?: CancellationToken,
  ): Promise<InlayHint[] | undefined> {
    const analysis = await this.analyser.analyseAndPlay(document, token);
    if (!analysis) return undefined;
    const text = document.textDocument;
    const [from, to] = [text.offsetAt(range.start), text.offsetAt(range.end)];
    const visible = ({ file, start, end }: Source): boolean => file === analysis.uri && end >= from && start <= to;
    const notes = [
      ...drawn(analysis, visible),
      ...this.orders(analysis, visible),
      ...ranges(analysis, visible),
      ...pools(analysis, visible),
      ...setupRequirements(analysis, visible),
      ...unplacedUnits(analysis, visible),
    ];
    return notes.map(({ at, label, tooltip }) => ({
      position: text.positionAt(at.end),
      label,
      kind: InlayHintKind.Type,
      paddingLeft: true,
      ...(tooltip === undefined ? {} : { tooltip: this.client.markup(tooltip) }),
    }));
  }

  /**
   * Returns the odds or cost of each visible order, as computed before the order is carried out. Cached for each
   * playthrough.
   */
  private orders(analysis: Analysis, visible: (source: Source) => boolean): Hint[] {
    const lines = (analysis.scenario?.orders ?? []).flatMap((block) => (visible(block.source) ? block.lines : []));
    const orders = lines.filter((line): line is OrderModel => 'verb' in line && visible(line.source));
    const played = orders.length > 0 ? analysis.playthrough() : undefined;
    if (!played) return [];
    const known = this.hintsByPlaythrough.get(played) ?? new Map<OrderModel, Hint | undefined>();
    this.hintsByPlaythrough.set(played, known);
    const missing = answeredBy(
      orders.filter((order) => !known.has(order)),
      played.moments,
    );
    visitMoments(analysis, played, missing.keys(), (moment, game) => {
      const order = missing.get(moment);
      if (order) known.set(order, hintOf(analysis, limitToOrders(analysis, order.source, game), order));
    });
    return orders.flatMap((order) => known.get(order) ?? []);
  }
}

/**
 * Finds for each order the first moment that the order answered, and returns the orders by the numbers of these
 * moments. Orders are compared by their source positions, because the orders of a playthrough may come from an earlier
 * parse.
 */
function answeredBy(orders: readonly OrderModel[], moments: Playthrough['moments']): Map<number, OrderModel> {
  const byStart = new Map(orders.map((order) => [order.source.start, order]));
  const found = new Map<number, OrderModel>();
  for (const { number, source } of moments) {
    if (byStart.size === 0) break;
    const order = source && byStart.get(source.start);
    if (order?.source.file !== source?.file || order?.source.end !== source?.end || !order) continue;
    byStart.delete(order.source.start);
    found.set(number, order);
  }
  return found;
}

function hintOf(analysis: Analysis, game: Game, order: OrderModel): Hint | undefined {
  const { ruleset } = analysis;
  const forecast = game.views.forecast(order);
  const at = endOfOrder(order);
  if (forecast && ruleset) return { at, label: forecast.summary, tooltip: forecastText(ruleset, forecast) };
  const cost = costOf(analysis, game, order);
  return cost === undefined ? undefined : { at, label: t('cost {0}', points(cost)) };
}

/**
 * Returns the last part of an order before its parentheses and braces. The hint of the order is shown after this part.
 */
function endOfOrder(order: OrderModel): Source {
  const parts = [order.verbSource, ...order.pieces, ...order.cells, ...order.path, ...order.clauses].map((part) =>
    'source' in part ? part.source : part,
  );
  return parts.reduce((last, part) => (part.end > last.end ? part : last));
}

/** Yields hints with the names of drawn counters: `16/1–16/6` for `6 rifle`. */
function* drawn({ scenario }: Analysis, visible: (source: Source) => boolean): Generator<Hint> {
  const { setups = [], arrivals = [] } = scenario ?? {};
  for (const { items } of [...setups.flatMap(({ placements }) => placements), ...arrivals]) {
    for (const item of items)
      if (item.drawn.length > 0 && visible(item.source)) yield { at: item.source, label: namesOf(item) };
  }
}

function namesOf({ drawn: names }: PlacedItem): string {
  const first = names[0] ?? '';
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${first}–${last}` : first;
}

/** Yields hints with the number of cells of each area and of each placement. */
function* ranges({ map, scenario }: Analysis, visible: (source: Source) => boolean): Generator<Hint> {
  if (!map) return;
  for (const { cells, source } of map.areas.values()) {
    if (cells.length > 1 && visible(source)) yield { at: source, label: cellCount(map.board, cells.length) };
  }
  for (const { placements } of scenario?.setups ?? []) {
    for (const { cells, cellsSource } of placements) {
      if (cells.length > 1 && visible(cellsSource))
        yield { at: cellsSource, label: cellCount(map.board, cells.length) };
    }
  }
}

/** Yields the number of counters in each pool. */
function* pools({ sides }: Analysis, visible: (source: Source) => boolean): Generator<Hint> {
  for (const { counters, source } of sides.flatMap((side) => side.pools)) {
    const sum = counters.reduce((total, { count: number }) => total + number, 0);
    if (visible(source)) yield { at: source, label: sum === 1 ? t('1 counter') : t('{0} counters', sum) };
  }
}

/** Yields a hint for each requirement of a set-up. The hint gives the fulfilled part: `10 of 12 units`. */
function* setupRequirements(analysis: Analysis, visible: (source: Source) => boolean): Generator<Hint> {
  for (const entry of setupEntries(analysis)) {
    const { source } = entry.limit;
    if (visible(source)) yield { at: source, label: setupText(entry), tooltip: hoverSetup(analysis, source) ?? '' };
  }
}

/** Yields hints at formations with unplaced units. A hint gives the number of placed units: `2 of 3 placed`. */
function* unplacedUnits(analysis: Analysis, visible: (source: Source) => boolean): Generator<Hint> {
  if (!analysis.scenario) return;
  for (const line of formationsIn(ledgerOf(analysis))) {
    const { nameSource, left } = line;
    if (left > 0 && nameSource && visible(nameSource))
      yield { at: nameSource, label: t('{0} of {1} placed', line.exist - left, line.exist) };
  }
}
