/** The bytes of a text, with the methods of Node's Buffer that the CSV libraries call. */
class Bytes extends Uint8Array<ArrayBuffer> {
  copy(target: Bytes, at = 0, from = 0, to = this.length): void {
    target.set(this.subarray(from, to), at);
  }

  /** Returns 0 for equal bytes, otherwise 1. */
  compare(other: Bytes): number {
    return this.length === other.length && this.every((byte, at) => byte === other[at]) ? 0 : 1;
  }

  equals(other: string | Bytes): boolean {
    return this.toString() === other.toString();
  }

  /** Returns a view of the same memory, not a copy. Node's Buffer does the same. */
  override slice(from?: number, to?: number): Bytes {
    return this.subarray(from, to) as Bytes;
  }

  override toString(_encoding?: string, from = 0, to = this.length): string {
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(this.subarray(from, to));
  }
}

const bytes = (size: number): Bytes => new Bytes(new ArrayBuffer(size));

function from(given: string | ArrayLike<number>): Bytes {
  const numbers = typeof given === 'string' ? new TextEncoder().encode(given) : given;
  const made = bytes(numbers.length);
  made.set(numbers);
  return made;
}

/** The static methods of Node's Buffer that the CSV libraries call, for UTF-8 only. */
export const Buffer = {
  from,
  allocUnsafe: bytes,
  isBuffer: (value: unknown): boolean => value instanceof Bytes,
  concat: (parts: readonly Bytes[]): Bytes => from(parts.flatMap((part) => [...part])),
  compare: (one: Bytes, other: Bytes): number => one.compare(other),
};
