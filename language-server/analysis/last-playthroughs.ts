import type { PlayOptions, Playthrough } from '../../engine/play/playthrough.js';

/** Number of playthroughs that are stored, one for each file and selection. */
const MAX_PLAYTHROUGHS = 4;

/** The game that is played from a file: its seed, and the sides that are played by hand. */
type Selection = { readonly [Key in 'seed' | 'playing']: PlayOptions[Key] | undefined };

/** The last playthroughs of files, from which the next playthrough of the same file and selection can resume. */
export class LastPlaythroughs {
  private readonly playthroughs = new Map<string, Playthrough>();

  get(uri: string, of: Selection): Playthrough | undefined {
    return this.playthroughs.get(key(uri, of));
  }

  set(uri: string, of: Selection, played: Playthrough): void {
    this.playthroughs.delete(key(uri, of));
    this.playthroughs.set(key(uri, of), played);
    const oldest = this.playthroughs.keys().next();
    if (this.playthroughs.size > MAX_PLAYTHROUGHS && oldest.done !== true) this.playthroughs.delete(oldest.value);
  }
}

const key = (uri: string, { seed, playing }: Selection): string => JSON.stringify([uri, seed, playing]);
