import type { OrderModel } from '../../engine/model/orders.js';
import type { MomentRecord, Playthrough } from '../../engine/play/playthrough.js';

/** What came of an order: the moments between it and the next one of its phase that orders answer. */
export function followUps({ moments }: Playthrough, { source: { file, start, end } }: OrderModel): MomentRecord[] {
  const at = moments.findIndex(({ source }) => source?.file === file && source.start === start && source.end === end);
  if (at < 0) return [];
  const own = moments.at(at);
  const later = moments.slice(at + 1);
  const next = later.findIndex(
    (moment) => moment.phase !== own?.phase || (moment.by === 'order' && moment.question === own.question),
  );
  return (next < 0 ? later : later.slice(0, next)).filter(
    ({ kind, question }) => kind === 'dice' || question !== own?.question,
  );
}
