import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencesAfter, openContinued, wholeGame } from '../../../fuzz/continuing.js';

const EXAMPLES = path.resolve(import.meta.dirname, '../../../examples');

/** Two files of each game, and the number of pauses that are tried. `npm run fuzz -- FILE --continue` tries all. */
const FILES = [
  ['pgg/first-two-turns.sand', 2],
  ['pgg/fifth-turn.sand', 3],
  ['fda/gela-two-days.sand', 3],
  ['fda/second-noon.sand', 2],
  ['rtl/the-battle-of-soltsy.sand', 1],
  ['rtl/first-steps.sand', 3],
  ['bite/barbarossa-short.sand', 2],
  ['bite/first-steps.sand', 3],
] as const;

test.each(FILES)('%s continues byte for byte the same from a scenario written at any pause', async (name, times) => {
  const file = await openContinued(path.join(EXAMPLES, name));
  if (!file) throw new Error(`${name} plays no scenario.`);
  await fc.assert(
    fc.asyncProperty(fc.nat(3), fc.nat(), async (seed, pick) => {
      const game = wholeGame(file, `later ${seed}`);
      const pause = game.pauses[pick % game.pauses.length];
      expect(await differencesAfter(file, game, pause)).toEqual([]);
    }),
    { numRuns: times },
  );
});
