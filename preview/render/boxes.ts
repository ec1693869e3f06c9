export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const BIN_SIZE = 160;

/** A spatial index of rectangles on the sheet. */
export class Boxes {
  private readonly bins = new Map<number, Box[]>();

  add(box: Box): void {
    for (const bin of binsOf(box)) {
      const inBin = this.bins.get(bin);
      if (inBin) inBin.push(box);
      else this.bins.set(bin, [box]);
    }
  }

  /**
   * Returns how much of a rectangle is covered by the rectangles of the index: the sum of the widths of all overlaps. A
   * low overlap counts less, in proportion to its height.
   */
  covering(box: Box): number {
    const met = new Set<Box>();
    let sum = 0;
    for (const bin of binsOf(box)) {
      for (const other of this.bins.get(bin) ?? []) {
        const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        if (wide <= 0 || high <= 0 || met.has(other)) continue;
        met.add(other);
        sum += wide * Math.min(1, high / 8) + 20;
      }
    }
    return sum;
  }
}

function binsOf({ left, top, right, bottom }: Box): number[] {
  const bins: number[] = [];
  for (let column = Math.floor(left / BIN_SIZE); column <= Math.floor(right / BIN_SIZE); column++)
    for (let row = Math.floor(top / BIN_SIZE); row <= Math.floor(bottom / BIN_SIZE); row++)
      bins.push(column * 10_000 + row);
  return bins;
}
