import type { Playthrough } from '../../engine/play/playthrough.js';

/** Number of playthroughs that are stored, one for each file and seed. */
const MAX_PLAYTHROUGHS = 4;

/** The last playthroughs of files, from which the next playthrough of the same file and seed can resume. */
export class LastPlaythroughs {
  private readonly playthroughs = new Map<string, Playthrough>();

  get(uri: string, seed: string | undefined): Playthrough | undefined {
    return this.playthroughs.get(key(uri, seed));
  }

  set(uri: string, seed: string | undefined, played: Playthrough): void {
    this.playthroughs.delete(key(uri, seed));
    this.playthroughs.set(key(uri, seed), played);
    const oldest = this.playthroughs.keys().next();
    if (this.playthroughs.size > MAX_PLAYTHROUGHS && oldest.done !== true) this.playthroughs.delete(oldest.value);
  }
}

const key = (uri: string, seed: string | undefined): string => `${uri}\n${seed ?? ''}`;
