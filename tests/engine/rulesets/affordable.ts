import fc from 'fast-check';

/**
 * Checks a property with as many random games as a time budget allows on this machine, and with at least one.
 * The games are the same in every run; the environment variable `SANDTABLE_SEED` selects others. A failure prints the
 * seed and the game it shrank to; `npm run fuzz` plays the full number.
 */
export function assertAffordably<Ts>(property: fc.IProperty<Ts>, numRuns: number): void {
  const seed = Number(process.env.SANDTABLE_SEED ?? 2011);
  fc.assert(property, { numRuns, seed, plugins: [fc.interruptAfterTimeLimit(2_000)] });
}
