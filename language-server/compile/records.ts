import type { Playthrough } from '../../engine/play/playthrough.js';

/** Of so many files the last playthrough is kept: of each file played, and of each seed tried. */
const MOST = 4;

/** What was played last, so that the next playthrough of the same file can go on from it. */
export class Records {
  private readonly last = new Map<string, Playthrough>();

  of(uri: string, seed: string | undefined): Playthrough | undefined {
    return this.last.get(key(uri, seed));
  }

  keep(uri: string, seed: string | undefined, played: Playthrough): void {
    this.last.delete(key(uri, seed));
    this.last.set(key(uri, seed), played);
    const oldest = this.last.keys().next();
    if (this.last.size > MOST && oldest.done !== true) this.last.delete(oldest.value);
  }
}

const key = (uri: string, seed: string | undefined): string => `${uri}\n${seed ?? ''}`;
