import type { Contest, Stand } from './contest.js';
import type { Half } from './half.js';

/** Room at first, a power of two as ever after. */
const ROOM = 64;
const EMPTY = -1;

/**
 * How blocks may stand, with the chance of each; what comes to the same is one. A table by the places of both halves: a round
 * adds to it so often that a map of the language would take most of its time.
 */
export class Spread {
  private room: number;
  private places: Int32Array;
  private chances: Float64Array;
  private count = 0;

  /** @param like As many are expected as there are of these. */
  constructor(
    private readonly contest: Contest,
    like?: Spread,
  ) {
    this.room = like?.room ?? ROOM;
    this.places = new Int32Array(2 * this.room).fill(EMPTY);
    this.chances = new Float64Array(this.room);
  }

  static certain(contest: Contest, stand: Stand): Spread {
    const spread = new Spread(contest);
    spread.add(stand, 1);
    return spread;
  }

  /** How many ways there are. */
  get size(): number {
    return this.count;
  }

  of(stand: Stand): number {
    return this.chances[this.slotOf(stand[0].at, stand[1].at)];
  }

  add(stand: Stand, chance: number): void {
    this.put(stand[0].at, stand[1].at, chance);
  }

  /** The same with one side changed. */
  addWith(stand: Stand, half: Half, chance: number): void {
    if (half.side === 0) this.put(half.at, stand[1].at, chance);
    else this.put(stand[0].at, half.at, chance);
  }

  forEach(visit: (stand: Stand, chance: number) => void): void {
    const [axis, soviet] = this.contest.halves;
    for (let slot = 0; slot < this.room; slot++) {
      const at = this.places[2 * slot];
      if (at !== EMPTY) visit([axis.all[at], soviet.all[this.places[2 * slot + 1]]], this.chances[slot]);
    }
  }

  /** What stands are worth, by their chances. */
  sum(worth: (stand: Stand) => number): number {
    let sum = 0;
    this.forEach((stand, chance) => {
      sum += chance * worth(stand);
    });
    return sum;
  }

  private put(axis: number, soviet: number, chance: number): void {
    const slot = this.slotOf(axis, soviet);
    this.chances[slot] += chance;
    if (this.places[2 * slot] !== EMPTY) return;
    this.places[2 * slot] = axis;
    this.places[2 * slot + 1] = soviet;
    if (2 * ++this.count > this.room) this.widen();
  }

  /** Where a way is, or would be. */
  private slotOf(axis: number, soviet: number): number {
    const { places, room } = this;
    let slot = scattered(axis, soviet) & (room - 1);
    while (places[2 * slot] !== EMPTY && (places[2 * slot] !== axis || places[2 * slot + 1] !== soviet))
      slot = (slot + 1) & (room - 1);
    return slot;
  }

  private widen(): void {
    const { room, places, chances } = this;
    this.room = 4 * room;
    this.places = new Int32Array(2 * this.room).fill(EMPTY);
    this.chances = new Float64Array(this.room);
    this.count = 0;
    for (let slot = 0; slot < room; slot++)
      if (places[2 * slot] !== EMPTY) this.put(places[2 * slot], places[2 * slot + 1], chances[slot]);
  }
}

function scattered(axis: number, soviet: number): number {
  const mixed = Math.imul(axis, 0x9e3779b1) ^ Math.imul(soviet, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
