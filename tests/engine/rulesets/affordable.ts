import fc from 'fast-check';

/**
 * Games by chance as `npm test` can afford them: as many as a budget of time allows on the machine at hand, at least one. The same
 * ones every time; `SANDTABLE_SEED=…` plays others. A failure prints the seed and the game it shrank to; the full count is `npm run fuzz`.
 */
export function assertAffordably<Ts>(property: fc.IProperty<Ts>, numRuns: number): void {
  const seed = Number(process.env.SANDTABLE_SEED ?? 2011);
  fc.assert(property, { numRuns, seed, plugins: [fc.interruptAfterTimeLimit(10_000)] });
}
