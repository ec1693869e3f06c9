import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Checks that two large values are equal, like `toEqual`. Node compares the values, which is many times faster. If they
 * differ, vitest compares them again to report the difference.
 */
export function expectSame(now: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(now, wanted)) expect(now).toEqual(wanted);
}
