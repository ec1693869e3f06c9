import { alike } from '../../engine/play/alike.js';
import type { Sight } from '../../engine/play/sight.js';

/** So many pictures are remembered, those sent last. */
const KEPT = 8;

interface Sent {
  readonly edition: number;
  readonly sight: Sight;
}

/** What has been told of the moments of each document, so that only what is otherwise is told again. */
export class SentMoments {
  private edition = 0;
  private readonly last = new Map<string, Sent>();

  /**
   * Takes note of what is sent now.
   * @param have the edition the asker has
   * @returns the edition it has then, and how many of its first moments still stand
   */
  send(uri: string, have: number | undefined, sight: Sight): { readonly edition: number; readonly kept: number } {
    const before = this.last.get(uri);
    this.last.delete(uri);
    this.last.set(uri, { edition: ++this.edition, sight });
    const oldest = this.last.keys().next();
    if (this.last.size > KEPT && oldest.done !== true) this.last.delete(oldest.value);
    return { edition: this.edition, kept: before && before.edition === have ? inCommon(before.sight, sight) : 0 };
  }
}

/** How many of the first moments, with what happened in them, are the same. */
function inCommon(one: Sight, other: Sight): number {
  const most = Math.min(one.moments.length, other.moments.length);
  for (let i = 0; i < most; i++) {
    const [was, is] = [one.moments[i], other.moments[i]];
    if (!alike(was, is)) return i;
    for (let event = is.from; event < is.to; event++) if (!alike(one.events[event], other.events[event])) return i;
  }
  return most;
}
