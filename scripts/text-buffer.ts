/** Bytes of a text, with what Node's buffers can beyond an array. */
class Bytes extends Uint8Array<ArrayBuffer> {
  copy(target: Bytes, at = 0, from = 0, to = this.length): void {
    target.set(this.subarray(from, to), at);
  }

  /** 0 for the same bytes. */
  compare(other: Bytes): number {
    return this.length === other.length && this.every((byte, at) => byte === other[at]) ? 0 : 1;
  }

  equals(other: string | Bytes): boolean {
    return this.toString() === other.toString();
  }

  /** The same bytes, not others like them. */
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

/** What the reader and the writer of tables ask of Node's buffers, for texts in UTF-8 alone. */
export const Buffer = {
  from,
  allocUnsafe: bytes,
  isBuffer: (value: unknown): boolean => value instanceof Bytes,
  concat: (parts: readonly Bytes[]): Bytes => from(parts.flatMap((part) => [...part])),
  compare: (one: Bytes, other: Bytes): number => one.compare(other),
};
