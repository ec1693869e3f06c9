import { CompletionItemKind } from 'vscode-languageserver';
import type { Cell } from '../../../engine/board/board.js';
import { unitName } from '../../../engine/model/names.js';
import type { Answer } from '../../../engine/play/moment.js';
import type { Source } from '../../../engine/model/source.js';
import type { Analysis } from '../../analysis/analysis.js';
import { gameFor, findLegalOrders } from '../../play/game-at.js';
import type { ProposalContext, PricedOrder, Proposal } from './proposal.js';
import type { PartialOrder } from './partial-order.js';
import { piecesOf } from './partial-order.js';

/** Returns the legal orders of a verb with their costs; empty in a game without costs of orders. */
export function pricedAnswers(
  analysis: Analysis,
  place: Source,
  verb: string,
  leader: string | undefined,
): PricedOrder[] {
  const game = gameFor(analysis, place);
  if (game?.views.price === undefined) return [];
  return findLegalOrders(analysis, place, verb, leader).flatMap((offer) => {
    const price = game.views.price?.(offer.answer);
    return price === undefined ? [] : [{ ...offer, price }];
  });
}

/**
 * Returns the units that an order may name next, with their costs. Includes only units that can be paid for together
 * with the units already named. Undefined if orders have no costs.
 */
export function pricedPieces(context: ProposalContext, order: PartialOrder): Proposal[] | undefined {
  const named = piecesOf(order);
  const isLed = order.preposition !== undefined && order.pieces.length > 0;
  const offers = context
    .priced(order.verb, isLed ? named.at(0) : undefined)
    .filter(({ answer }) => namesSameCells(answer, order));
  if (offers.length === 0) return undefined;
  const numbers = new Map(
    offers.flatMap(({ answer, names }) => names.map((name, at) => [name, answer.pieces?.[at] ?? -1])),
  );
  const already = named.flatMap((name) => numbers.get(name) ?? []);
  const prices = new Map<string, Set<string>>();
  for (const { answer, names, price } of offers) {
    const name = isLed ? names.at(1) : (names.at(0) ?? quotedIn(answer.choice));
    if (name === undefined || named.includes(name)) continue;
    if (!isLed && names.length > 1) continue;
    const together = [...already, numbers.get(name) ?? -1];
    const text =
      already.length < (isLed ? 2 : 1) ? price : context.game()?.views.price?.({ verb: order.verb, pieces: together });
    if (text === undefined) continue;
    prices.set(name, (prices.get(name) ?? new Set()).add(text));
  }
  return [...prices].map(([name, texts]) => {
    const pieces = [...already, numbers.get(name) ?? -1];
    const detail =
      texts.size <= MAX_LISTED_PRICES
        ? [...texts].join(' · ')
        : context.game()?.views.price?.({ verb: order.verb, pieces });
    return {
      label: unitName(name),
      kind: CompletionItemKind.Variable,
      ...(detail !== undefined && { detail }),
      order: '0',
    };
  });
}

/**
 * Maximum number of costs listed for a unit. If a unit has more costs, because they differ by target, its cost without
 * a target is shown instead.
 */
const MAX_LISTED_PRICES = 4;

/** Returns whether an answer contains all cells that an order names. */
const namesSameCells = ({ cells = [] }: Answer, order: PartialOrder): boolean =>
  order.cells.every((cell) => cells.includes(cell));

/** Returns the name in quotes at the beginning of an answer's choice: `Finland` for `"Finland" yellow 1`. */
const quotedIn = (choice = ''): string | undefined => /^"([^"]*)"/.exec(choice)?.[1];

/**
 * Returns the cells that an order may name next. The cost of a cell is that of the order with this cell and all cells
 * already named. Undefined if orders have no costs.
 */
export function pricedCells(context: ProposalContext, order: PartialOrder): ReadonlyMap<Cell, string> | undefined {
  const offers = context.priced(order.verb, order.pieces.at(0));
  if (offers.length === 0) return undefined;
  const prices = new Map<Cell, Set<string>>();
  for (const { answer, price } of offers) {
    if (!isChosen(answer, order)) continue;
    for (const cell of answer.cells ?? []) {
      if (order.cells.includes(cell)) continue;
      const text =
        order.cells.length === 0 ? price : context.game()?.views.price?.({ ...answer, cells: [...order.cells, cell] });
      if (text !== undefined) prices.set(cell, (prices.get(cell) ?? new Set()).add(text));
    }
  }
  return new Map([...prices].map(([cell, texts]) => [cell, [...texts].join(' · ')]));
}

/**
 * Returns whether completion proposes only legal orders. This is the case if the game defines costs of orders and the
 * verb answers the current decision.
 */
export const areOnlyLegalOffered = (context: ProposalContext, { verb }: PartialOrder): boolean =>
  context.game()?.views.price !== undefined && context.verbs().includes(verb);

/**
 * Returns the cells with which an order can continue legally. If the order names several units, returns the cells that
 * are legal for each of the units.
 */
export function legalCellsFor(context: ProposalContext, { verb, pieces, cells, words }: PartialOrder): Cell[] {
  const [first, ...others] = (pieces.length === 0 ? [undefined] : pieces).map((leader) =>
    context.legalCells(verb, leader, words),
  );
  return [...first].filter((cell) => !cells.includes(cell) && others.every((other) => other.has(cell)));
}

const isChosen = ({ choice = '' }: Answer, { words }: PartialOrder): boolean =>
  words.every((word, at) => choice.split(' ').at(at) === word);

/**
 * Proposes everything that follows the verb in its legal orders, for a verb after which only parentheses follow: `build
 * (project "Coast line")`.
 */
export function* wholeOrders(context: ProposalContext, { verb }: PartialOrder): Generator<Proposal> {
  for (const { answer, text } of context.offers(verb)) {
    const label = text.slice(verb.length).trim();
    const detail = context.game()?.views.price?.(answer);
    if (label !== '')
      yield { label, kind: CompletionItemKind.Value, order: '0', ...(detail === undefined ? {} : { detail }) };
  }
}
