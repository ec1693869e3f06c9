import type { BattleAnalysis, BothSides } from './battle-analysis.js';
import type { SideState } from './side-state.js';

/** Initial capacity in slots; always a power of two. */
const INITIAL_CAPACITY = 64;
const EMPTY = -1;

/**
 * A probability distribution over states of both sides. Implemented as an open-addressing hash table keyed by the two
 * state indices, because rounds add to it so often that a `Map` would dominate the run time.
 */
export class Distribution {
  private capacity: number;
  private indices: Int32Array;
  private chances: Float64Array;
  private count = 0;

  /**
   * Creates an empty distribution.
   * @param like a distribution of similar size; its capacity is used as initial capacity
   */
  constructor(
    private readonly analysis: BattleAnalysis,
    like?: Distribution,
  ) {
    this.capacity = like?.capacity ?? INITIAL_CAPACITY;
    this.indices = new Int32Array(2 * this.capacity).fill(EMPTY);
    this.chances = new Float64Array(this.capacity);
  }

  static certain(analysis: BattleAnalysis, sides: BothSides): Distribution {
    const spread = new Distribution(analysis);
    spread.add(sides, 1);
    return spread;
  }

  /** The number of states. */
  get size(): number {
    return this.count;
  }

  chanceOf(sides: BothSides): number {
    return this.chances[this.slotOf(sides[0].index, sides[1].index)];
  }

  add(sides: BothSides, chance: number): void {
    this.put(sides[0].index, sides[1].index, chance);
  }

  /** Adds a chance to the state that `sides` describes, except that `sideState` replaces the state of its side. */
  addWith(sides: BothSides, sideState: SideState, chance: number): void {
    if (sideState.side === 0) this.put(sideState.index, sides[1].index, chance);
    else this.put(sides[0].index, sideState.index, chance);
  }

  forEach(visit: (sides: BothSides, chance: number) => void): void {
    const [axis, soviet] = this.analysis.tables;
    for (let slot = 0; slot < this.capacity; slot++) {
      const at = this.indices[2 * slot];
      if (at !== EMPTY) visit([axis.all[at], soviet.all[this.indices[2 * slot + 1]]], this.chances[slot]);
    }
  }

  /** Returns the mean of `worth` over all states, weighted by their chances. */
  expectedValue(worth: (sides: BothSides) => number): number {
    let sum = 0;
    this.forEach((sides, chance) => {
      sum += chance * worth(sides);
    });
    return sum;
  }

  private put(axis: number, soviet: number, chance: number): void {
    const slot = this.slotOf(axis, soviet);
    this.chances[slot] += chance;
    if (this.indices[2 * slot] !== EMPTY) return;
    this.indices[2 * slot] = axis;
    this.indices[2 * slot + 1] = soviet;
    if (2 * ++this.count > this.capacity) this.grow();
  }

  /** Returns the slot of a state, or the free slot where it would be inserted. */
  private slotOf(axis: number, soviet: number): number {
    const { indices: places, capacity: room } = this;
    let slot = hashOf(axis, soviet) & (room - 1);
    while (places[2 * slot] !== EMPTY && (places[2 * slot] !== axis || places[2 * slot + 1] !== soviet))
      slot = (slot + 1) & (room - 1);
    return slot;
  }

  private grow(): void {
    const { capacity: room, indices: places, chances } = this;
    this.capacity = 4 * room;
    this.indices = new Int32Array(2 * this.capacity).fill(EMPTY);
    this.chances = new Float64Array(this.capacity);
    this.count = 0;
    for (let slot = 0; slot < room; slot++)
      if (places[2 * slot] !== EMPTY) this.put(places[2 * slot], places[2 * slot + 1], chances[slot]);
  }
}

function hashOf(axis: number, soviet: number): number {
  const mixed = Math.imul(axis, 0x9e3779b1) ^ Math.imul(soviet, 0x85ebca6b);
  return mixed ^ (mixed >>> 15);
}
