import { equalModuloOffset } from '../../engine/play/equal-modulo-offset.js';
import type { MomentRecord, GameRecord } from '../../engine/play/records.js';
import type { Difference } from '../../preview/contract/difference.js';
import type { SentPreview } from '../../preview/contract/preview.js';
import { computeDifference, Stretches, type Shift } from './difference.js';
import type { Drawn } from './preview.js';

/** Maximum number of documents whose last preview is remembered. */
const MAX_REMEMBERED_PREVIEWS = 8;

interface Sent {
  readonly edition: number;
  readonly drawn: Drawn;
}

/** Remembers the last preview sent for each document, so that only the difference must be sent next time. */
export class SentPreviews {
  private edition = 0;
  private readonly last = new Map<string, Sent>();

  /**
   * Returns the message for a preview and remembers the preview.
   * @param have number of the preview that the client has; if this is not the last preview sent, the whole preview is
   * sent
   */
  send(uri: string, have: number | undefined, drawn: Drawn): SentPreview {
    const before = this.last.get(uri);
    this.last.delete(uri);
    const edition = ++this.edition;
    this.last.set(uri, { edition, drawn });
    const oldest = this.last.keys().next();
    if (this.last.size > MAX_REMEMBERED_PREVIEWS && oldest.done !== true) this.last.delete(oldest.value);
    if (before === undefined || before.edition !== have)
      return { ...drawn.picture, moments: drawn.sight.moments.map(drawn.itemOf), edition };
    const difference = findDifference(before.drawn, drawn);
    return { since: have, edition, ...(difference && { difference }) };
  }
}

/** Returns the difference between two previews. Rows of the game record are created only for moments that changed. */
function findDifference(before: Drawn, now: Drawn): Difference | undefined {
  const difference = computeDifference(before.picture, now.picture);
  const { all } = momentsOf(before, now);
  const [first = { items: [] }] = all;
  const [was, is] = [before.sight.moments.length, now.sight.moments.length];
  const isAsBefore = was === is && (is === 0 || (all.length === 1 && 'from' in first && first.later === undefined));
  if (isAsBefore) return difference;
  const fields = difference && 'fields' in difference ? difference.fields : {};
  const removedKeys = difference && 'removed' in difference ? difference.removed : undefined;
  return { fields: { ...fields, moments: { stretches: all } }, ...(removedKeys && { removed: removedKeys }) };
}

/**
 * Describes the moments of the new preview by those of the previous preview. A moment that equals the previous moment
 * with the same number keeps its row; for every other moment, a new row is created.
 */
function momentsOf(before: Drawn, now: Drawn): Stretches {
  const row = new Stretches();
  const hasSameWording = equalModuloOffset(before.wordingKey, now.wordingKey);
  now.sight.moments.forEach((record, at) => {
    const shift = hasSameWording ? shiftOfMoment(before.sight, now.sight, at) : undefined;
    if (shift === undefined) row.add(now.itemOf(record));
    else row.keep(at, shift);
  });
  return row;
}

/**
 * Returns the number of characters by which the text of a moment's order has moved, or `any` if the moment has no
 * order. Returns undefined if anything else in the moment or its events has changed.
 */
function shiftOfMoment(before: GameRecord, now: GameRecord, at: number): Shift | undefined {
  const was = before.moments.at(at);
  const is = now.moments[at];
  if (was === undefined || was.to - was.from !== is.to - is.from) return undefined;
  const shift = was.source && is.source ? is.source.start - was.source.start : 'any';
  if (!equalModuloOffset(shownFields(was), shownFields(is), shift === 'any' ? 0 : shift)) return undefined;
  for (let event = is.from; event < is.to; event++)
    if (!equalModuloOffset(before.events[was.from + event - is.from], now.events[event])) return undefined;
  return shift;
}

/**
 * Returns the fields of a moment that a row shows: all except the indices of its events and the text range of the order
 * that caused it.
 */
const shownFields = ({
  from: _,
  to: _to,
  follows: _follows,
  ...record
}: MomentRecord): Omit<MomentRecord, 'from' | 'to' | 'follows'> => record;
