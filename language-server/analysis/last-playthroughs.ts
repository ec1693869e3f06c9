import type { Playthrough } from '../../engine/play/playthrough.js';

/** Of so many files the last playthrough is kept: of each file played, and of each seed tried. */
const MAX_PLAYTHROUGHS = 4;

/** What was played last, so that the next playthrough of the same file can go on from it. */
export class LastPlaythroughs {
  private readonly last = new Map<string, Playthrough>();

  get(uri: string, seed: string | undefined): Playthrough | undefined {
    return this.last.get(key(uri, seed));
  }

  set(uri: string, seed: string | undefined, played: Playthrough): void {
    this.last.delete(key(uri, seed));
    this.last.set(key(uri, seed), played);
    const oldest = this.last.keys().next();
    if (this.last.size > MAX_PLAYTHROUGHS && oldest.done !== true) this.last.delete(oldest.value);
  }
}

const key = (uri: string, seed: string | undefined): string => `${uri}\n${seed ?? ''}`;
