import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** `toEqual` for what is large: compared by Node, many times faster; where that finds a difference, vitest tells which. */
export function expectSame(now: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(now, wanted)) expect(now).toEqual(wanted);
}
