import type { Board } from '../board/board.js';
import { turnName, turnTitle } from '../model/calendar.js';
import type { Finding, Severity } from '../model/finding.js';
import { withoutRules } from '../model/ledger.js';
import { placeName } from '../model/names.js';
import type { GameEvent } from './records.js';
import type { OrderModel } from '../model/orders.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { Source } from '../model/source.js';
import { list } from '../model/words.js';
import { nearestSpellings } from '../board/spelling.js';
import { impossibleValues, rollSource, type Written } from './dice.js';
import type { Address, DiceRoll } from './moment.js';
import { orderText } from './order-text.js';
import { gameCode } from './refusal.js';
import { SET_UP } from './course.js';
import type { WaitingOrder } from './sheets.js';
import { agree, counted, say } from '../model/say.js';

/** An order that no decision asked for. */
export interface UnusedOrder extends WaitingOrder {
  /** The order whose braces contain this order. Set for an order of an occasion. */
  readonly openedBy?: OrderModel;
  readonly turn: number;
  readonly side: string;
  /** The phases in which the order would be used. Set if it is written in a place where no phase asks for it. */
  readonly misplaced?: Misplaced;
}

/** Explains why no phase can ask for an order at the place where it is written. */
export interface Misplaced {
  /** The names of the phases, including the set-up, that ask the side for orders with this verb. */
  readonly phases: readonly string[];
  /**
   * The name of the phase in which the previous order was carried out. Set if that phase comes after all phases that
   * ask for this order.
   */
  readonly after?: string;
}

/**
 * An answer in braces that play did not use. The result for which it was written occurred, but no decision asked for
 * the answer.
 */
export interface UnusedAnswer {
  readonly side: string;
  readonly order: OrderModel;
  /** The result for which the answer was written; undefined if it was written for all results. */
  readonly result: string | undefined;
}

/**
 * Returns the finding for an order that no decision asked for.
 *
 * @param before an earlier order of the sequence that was not used either, so that this order was never reached
 */
export function unusedOrderFinding(
  { order, turn, side, phase, openedBy, misplaced }: UnusedOrder,
  before: UnusedOrder | undefined,
  scenario: ScenarioModel,
): Finding {
  const { board } = scenario.map;
  const { calendar } = scenario;
  if (misplaced) return misplacedOrderFinding({ order, turn, side, phase, misplaced }, scenario);
  const behind =
    openedBy === undefined && before?.turn === turn && before.side === side && before.openedBy === undefined;
  const text = orderText(order, board);
  const when = turnTitle(turn, calendar);
  const message = behind
    ? say`\`${text}\` was not carried out: orders are carried out in sequence, and the order before it was not asked for either.`
    : phase === undefined
      ? say`\`${text}\` was not carried out: turn ${when} ended and ${side} was not asked to ${order.verb}.`
      : say`\`${text}\` was not carried out: turn ${when} ended and ${side} was not asked to ${order.verb} in the phase “${phase}”.`;
  return finding('warning', 'order-not-asked', message, order.source);
}

/** Returns the finding for an order that is written in a phase that does not ask for it. */
function misplacedOrderFinding(
  { order, turn, side, phase, misplaced }: UnusedOrder & { readonly misplaced: Misplaced },
  { map: { board }, calendar }: ScenarioModel,
): Finding {
  const { phases, after } = misplaced;
  const inTurn = phases.filter((name) => name !== SET_UP).map((name) => `“${name}”`);
  const places = [
    ...(inTurn.length > 0 ? [say`the phase ${list(inTurn, 'or')}`] : []),
    ...(phases.includes(SET_UP) && turn > 0 ? [`\`orders setup ${placeName(side)}\``] : []),
  ];
  const where = turn === 0 ? say`the set-up` : phase === undefined ? say`a turn` : say`the phase “${phase}”`;
  const belongs =
    turn === 0 && inTurn.length > 0
      ? say`it belongs in ${list(places, 'or')} of a turn, the first ${turnName(1, calendar)}`
      : say`it belongs in ${list(places, 'or')}`;
  const not = say`${side} is not asked to ${order.verb} in ${where}`;
  const why =
    after === undefined
      ? [not, ...(places.length > 0 ? [belongs] : [])]
      : [belongs, say`“${after}” has begun before this order`];
  return finding(
    'error',
    'wrong-phase',
    say`\`${orderText(order, board)}\` was not carried out: ${why.join('; ')}.`,
    order.source,
  );
}

/**
 * Returns the finding for an answer in braces that no decision asked for. An answer without a result is often written
 * as a precaution, so its finding is only information. For an answer to a certain result, the finding is a warning.
 */
export function unusedAnswerFinding({ order, side, result }: UnusedAnswer, board: Board): Finding {
  const text = orderText(order, board);
  const message =
    result === undefined
      ? say`\`${text}\` was not carried out: ${side} was not asked for it.`
      : say`\`${text}\` was not carried out: after the result ${result} ${side} was not asked for it.`;
  return finding(result === undefined ? 'information' : 'warning', 'answer-not-asked', message, order.source);
}

/** Returns the finding for a statement of the file that was not fulfilled. */
export function unfulfilledFinding(game: string, { rule, kind, text }: GameEvent, source: Source): Finding {
  const why = [{ text: withoutRules(text), rule }];
  return {
    severity: 'warning',
    code: gameCode(game, rule, kind),
    rule,
    message: text,
    source,
    why,
    related: [],
    fixes: [],
  };
}

/**
 * Returns the finding for an occasion that did not happen, or happened fewer times than expected. With other dice the
 * occasion may still happen.
 */
export function unusedOccasionFinding(
  { order, turn, side }: Omit<UnusedOrder, 'phase'>,
  { map: { board }, calendar }: ScenarioModel,
): Finding {
  const text = orderText(order, board);
  const when = turnTitle(turn, calendar);
  const message =
    order.answers.length > 0
      ? say`\`${text}\` did not happen for ${side} in turn ${when}; its orders were not carried out.`
      : say`\`${text}\` did not happen for ${side} in turn ${when}.`;
  return finding('information', 'occasion-not-come', message, order.source);
}

/** Returns the findings for written dice that a roll cannot use: impossible numbers, too many or too few numbers. */
export function wrongDiceFindings(roll: DiceRoll, { values, source }: Written): Finding[] {
  const impossible = impossibleValues(roll, values);
  const wrong = impossible.join(', ');
  const shows = roll.faces
    ? say`A die of this roll shows ${list(roll.faces, 'or')}, not ${wrong}; the die was rolled instead.`
    : say`A die of ${roll.sides} sides shows 1 to ${roll.sides}, not ${wrong}; the die was rolled instead.`;
  const rest =
    values.length > roll.count
      ? say`the rest are ignored`
      : roll.count - values.length === 1
        ? say`the other was rolled`
        : say`the others were rolled`;
  return [
    ...(impossible.length > 0 ? [finding('error', 'dice-value', shows, source)] : []),
    ...(values.length !== roll.count
      ? [
          finding(
            'warning',
            'dice-count',
            say`“${roll.purpose}” takes ${counted(roll.count, 'die', 'dice')}; ${values.length} ${agree(values.length, 'is', 'are')} written: ${rest}.`,
            source,
          ),
        ]
      : []),
  ];
}

/** Returns the findings for an order with more written dice than were rolled for it. */
export function surplusDiceFindings(order: OrderModel, rolled: number, board: Board): Finding[] {
  const written = order.rolls.length;
  if (written <= rolled) return [];
  const dice = counted(written, 'die', 'dice');
  const text = orderText(order, board);
  const message =
    rolled === 0
      ? say`${dice} ${agree(written, 'is', 'are')} written; \`${text}\` rolled none.`
      : say`${dice} ${agree(written, 'is', 'are')} written; \`${text}\` rolled ${rolled}.`;
  return [finding('warning', 'dice-count', message, rollSource(order))];
}

/** Returns the finding for dice that were written for a roll that did not happen. */
export function unusedDiceFinding(address: Address, source: Source, rolled: readonly Address[]): Finding {
  const nearest = nearestSpellings(address, rolled, 1).at(0);
  const message = say`No dice are rolled at “${address}”.`;
  const hint = nearest === undefined ? '' : ` ${say`Did you mean “${nearest}”?`}`;
  return finding('warning', 'dice-unused', message + hint, source);
}

function finding(severity: Severity, slug: string, message: string, source: Source): Finding {
  return { severity, code: `sandtable/${slug}`, message, source, why: [], related: [], fixes: [] };
}
