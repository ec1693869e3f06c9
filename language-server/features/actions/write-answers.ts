import { type Calendar, turnName } from '../../../engine/model/calendar.js';
import type { Fix } from '../../../engine/model/finding.js';
import { placeName } from '../../../engine/model/names.js';
import type { OrderModel, OrdersModel } from '../../../engine/model/orders.js';
import type { Source } from '../../../engine/model/source.js';
import type { MomentRecord } from '../../../engine/play/records.js';
import type { Analysis } from '../../analysis/analysis.js';
import { followUps } from '../../play/follow-ups.js';
import { orderAt } from '../../play/lookup.js';

const MAX_OFFERED_ANSWERS = 4;

/**
 * Returns fixes that write default answers into the text, after the order at a place in the text. Answers of the
 * order's own side go into the braces of the order, answers of the other side into the orders of that side. Answers
 * that cannot be written as orders are left out.
 */
export function writeAnswers(analysis: Analysis, place: Source, isOrder: (text: string) => boolean): Fix[] {
  const order = orderAt(analysis, { ...place, end: place.start });
  const played = order && analysis.playthrough();
  const block = order && blockOf(analysis, order);
  if (!played || !block) return [];
  const fixes = followUps(played, order)
    .filter(({ kind, by, answer }) => kind === 'decision' && by === 'default' && isOrder(answer))
    .flatMap((moment) =>
      moment.side === block.side ? [writeOwnAnswer(order, moment)] : writeStandingOrder(analysis, order, block, moment),
    );
  return [...new Map(fixes.map((fix) => [fix.title, fix])).values()].slice(0, MAX_OFFERED_ANSWERS);
}

export function writeOwnAnswer(order: OrderModel, { answer }: MomentRecord): Fix {
  return { title: `Write the answer: ${answer}`, edits: [insertion(order, answer)] };
}

/**
 * Writes an answer of the other side as a standing order, `defend 1422 { retreat }`. The order goes into that side's
 * block of orders for the turn, or into a new block.
 */
export function writeStandingOrder(
  analysis: Analysis,
  order: OrderModel,
  block: OrdersModel,
  { side, answer }: MomentRecord,
): Fix[] {
  const verb = analysis.ruleset?.vocabulary.verbs.find((each) => each.isStanding)?.word;
  const board = analysis.map?.board;
  if (verb === undefined || !board || side === undefined || order.cells.length === 0) return [];
  const isStanding = answer.startsWith(`${verb} `);
  const text = isStanding
    ? answer
    : `${verb} ${order.cells.map(({ cell }) => board.label(cell)).join(', ')} { ${answer} }`;
  const { file } = order.source;
  const theirs = analysis.scenario?.orders.findLast(
    (each) => each.side === side && each.turn === block.turn && each.source.file === file,
  );
  const existing = theirs?.lines.find(
    (line): line is OrderModel =>
      'verb' in line &&
      line.verb === verb &&
      line.cells.some(({ cell }) => order.cells.some((other) => other.cell === cell)),
  );
  if (existing && !isStanding)
    return [{ title: `Write the answer of ${side}: ${answer}`, edits: [insertion(existing, answer)] }];
  const at = theirs ? theirs.source.end - 1 : block.source.end;
  return [
    {
      title: `Write the answer of ${side}: ${text}`,
      edits: [
        {
          source: { file, start: at, end: at },
          text: theirs
            ? `  ${text}\n`
            : `\n\norders ${turnText(block.turn, analysis.scenario?.calendar)} ${placeName(side)} {\n  ${text}\n}`,
        },
      ],
    },
  ];
}

function turnText(turn: number, calendar: Calendar | undefined): string {
  return turn === 0 ? 'setup' : `turn ${turnName(turn, calendar)}`;
}

export function blockOf(analysis: Analysis, { source: { file, start, end } }: OrderModel): OrdersModel | undefined {
  return analysis.scenario?.orders.find(
    ({ source }) => source.file === file && source.start <= start && end <= source.end,
  );
}

/** Returns the edit that adds an answer after the last answer of an order, or in new braces. */
function insertion(order: OrderModel, answer: string): Fix['edits'][number] {
  const { file, end } = order.source;
  const last = order.answers.at(-1);
  if (last) return { source: { file, start: last.source.end, end: last.source.end }, text: `, ${answer}` };
  return { source: { file, start: end, end }, text: ` { ${answer} }` };
}
