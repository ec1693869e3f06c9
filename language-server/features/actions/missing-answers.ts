import type { Fix } from '../../../engine/model/finding.js';
import type { OrderModel } from '../../../engine/model/orders.js';
import type { Source } from '../../../engine/model/source.js';
import type { MomentRecord, Playthrough } from '../../../engine/play/playthrough.js';
import type { Analysis } from '../../compile/analysis.js';
import { orderAt } from '../lookup.js';

/** Answers that the game took by default after the order at a place, to be written down in its braces; those that read as orders. */
export function missingAnswers(analysis: Analysis, place: Source, isOrder: (text: string) => boolean): Fix[] {
  const order = orderAt(analysis, { ...place, end: place.start });
  const played = order && analysis.playthrough();
  if (!played) return [];
  const side = sideOf(analysis, order);
  return followUps(played, order)
    .filter((moment) => moment.side === side && moment.by === 'default' && isOrder(moment.answer))
    .slice(0, 3)
    .map((moment) => ({
      title: `Write down the answer: ${moment.answer}`,
      edits: [insertion(order, moment.answer)],
    }));
}

function sideOf(analysis: Analysis, order: OrderModel): string | undefined {
  return analysis.scenario?.orders.find(
    ({ source }) =>
      source.file === order.source.file && source.start <= order.source.start && order.source.end <= source.end,
  )?.side;
}

/** The decisions between an order and the next one that orders answer: what followed from it. */
function followUps({ moments }: Playthrough, order: OrderModel): MomentRecord[] {
  const at = moments.findIndex(({ source }) => source === order.source);
  if (at < 0) return [];
  const phase = moments.at(at);
  const later = moments.slice(at + 1);
  const end = later.findIndex(
    (moment) => moment.phase !== phase?.phase || (moment.by === 'order' && !isWithin(order, moment.source)),
  );
  const following = end < 0 ? later : later.slice(0, end);
  return following.filter(
    ({ kind, question }) => kind === 'decision' && question !== undefined && question !== phase?.question,
  );
}

function isWithin(order: OrderModel, source: Source | undefined): boolean {
  return source?.file === order.source.file && order.source.start <= source.start && source.end <= order.source.end;
}

/** Before the closing brace of an order that has answers, else in braces of its own. */
function insertion(order: OrderModel, answer: string): Fix['edits'][number] {
  const { file, end } = order.source;
  const last = order.answers.at(-1);
  if (last) return { source: { file, start: last.source.end, end: last.source.end }, text: `, ${answer}` };
  return { source: { file, start: end, end }, text: ` { ${answer} }` };
}
