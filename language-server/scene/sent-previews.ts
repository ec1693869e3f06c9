import { alike } from '../../engine/play/equal-modulo-offset.js';
import type { MomentRecord, GameRecord } from '../../engine/play/records.js';
import type { Difference } from '../../preview/contract/difference.js';
import type { SentPreview } from '../../preview/contract/preview.js';
import { computeDifference, Stretches } from './difference.js';
import type { Drawn } from './preview.js';

/** So many pictures are remembered, those sent last. */
const MAX_REMEMBERED_PREVIEWS = 8;

interface Sent {
  readonly edition: number;
  readonly drawn: Drawn;
}

/** The pictures that were sent last of each document, so that only what is otherwise is told again. */
export class SentPreviews {
  private edition = 0;
  private readonly last = new Map<string, Sent>();

  /**
   * Takes note of what is sent now.
   * @param have the edition the asker has
   */
  send(uri: string, have: number | undefined, drawn: Drawn): SentPreview {
    const before = this.last.get(uri);
    this.last.delete(uri);
    const edition = ++this.edition;
    this.last.set(uri, { edition, drawn });
    const oldest = this.last.keys().next();
    if (this.last.size > MAX_REMEMBERED_PREVIEWS && oldest.done !== true) this.last.delete(oldest.value);
    if (before === undefined || before.edition !== have)
      return { ...drawn.picture, moments: drawn.seen.moments.map(drawn.itemOf), edition };
    const difference = findDifference(before.drawn, drawn);
    return { since: have, edition, ...(difference && { difference }) };
  }
}

/** What is otherwise in a picture; of its moments only those are told in words that are not as they were. */
function findDifference(before: Drawn, now: Drawn): Difference | undefined {
  const difference = computeDifference(before.picture, now.picture);
  const { all } = momentsOf(before, now);
  const [first = { items: [] }] = all;
  const [was, is] = [before.seen.moments.length, now.seen.moments.length];
  const isAsBefore = was === is && (is === 0 || (all.length === 1 && 'from' in first && first.later === undefined));
  if (isAsBefore) return difference;
  const fields = difference && 'fields' in difference ? difference.fields : {};
  const gone = difference && 'gone' in difference ? difference.gone : undefined;
  return { fields: { ...fields, moments: { stretches: all } }, ...(gone && { gone }) };
}

/** Moments keep their numbers: each is looked for in its own place. */
function momentsOf(before: Drawn, now: Drawn): Stretches {
  const row = new Stretches();
  const isToldAlike = alike(before.wordingKey, now.wordingKey);
  now.seen.moments.forEach((record, at) => {
    const later = isToldAlike ? shiftOfMoment(before.seen, now.seen, at) : undefined;
    if (later === undefined) row.add(now.itemOf(record));
    else row.keep(at, later);
  });
  return row;
}

/** By how much a moment is written later in the text than it was; undefined when it is not the same, with what happened in it. */
function shiftOfMoment(before: GameRecord, now: GameRecord, at: number): number | undefined {
  const was = before.moments.at(at);
  const is = now.moments[at];
  if (was === undefined || was.to - was.from !== is.to - is.from) return undefined;
  const later = was.source && is.source ? is.source.start - was.source.start : 0;
  if (!alike(withoutEvents(was), withoutEvents(is), later)) return undefined;
  for (let event = is.from; event < is.to; event++)
    if (!alike(before.events[was.from + event - is.from], now.events[event])) return undefined;
  return later;
}

/** Where in the list of all events its own stand is not told. */
const withoutEvents = ({ from: _, to: _to, ...record }: MomentRecord): Omit<MomentRecord, 'from' | 'to'> => record;
