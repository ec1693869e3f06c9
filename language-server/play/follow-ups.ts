import type { OrderModel } from '../../engine/model/orders.js';
import type { MomentRecord } from '../../engine/play/records.js';
import type { Playthrough } from '../../engine/play/playthrough.js';

/**
 * Returns the dice rolls and further decisions that an order caused. They are the moments after the order, until the
 * next order is given or the phase or occasion ends.
 */
export function followUps({ moments }: Playthrough, { source: { file, start, end } }: OrderModel): MomentRecord[] {
  const at = moments.findIndex(({ source }) => source?.file === file && source.start === start && source.end === end);
  const own = moments.at(at);
  if (at < 0 || !own) return [];
  const stretch = own.address.slice(0, own.address.lastIndexOf('/') + 1);
  const later = moments.slice(at + 1);
  const next = later.findIndex(
    ({ phase, by, question, address }) =>
      phase !== own.phase || !address.startsWith(stretch) || (by === 'order' && question === own.question),
  );
  return (next < 0 ? later : later.slice(0, next)).filter(
    ({ kind, question }) => kind === 'dice' || question !== own.question,
  );
}
