import { expect, test } from 'vitest';
import { nearestTests } from '../../scripts/check/nearest-tests.js';

const EXISTING = new Set([
  'tests/engine/play',
  'tests/engine/play/dice.test.ts',
  'tests/engine/rulesets/pgg',
  'tests/language-server/features',
  'tests/language-server',
  'tests/preview/print',
  'tests/preview/print/print.test.ts',
  'tests/preview',
]);

test.each([
  ['those of the same name', ['engine/play/dice.ts'], ['tests/engine/play/dice.test.ts']],
  ['those of the folder that mirrors the code', ['engine/play/session.ts'], ['tests/engine/play']],
  ['those of the nearest folder that exists', ['language-server/validation/deep/a.ts'], ['tests/language-server']],
  ['all tests of a game', ['engine/rulesets/pgg/rail/rail.ts'], ['tests/engine/rulesets/pgg']],
  ['a changed test itself', ['tests/preview/print/print.test.ts'], ['tests/preview/print/print.test.ts']],
  ['a folder once, without the files in it', ['preview/a.ts', 'tests/preview/print/print.test.ts'], ['tests/preview']],
  ['the tests of documents', ['docs/cli.md'], ['tests/cli/docs.test.ts', 'tests/docs']],
  ['none for a removed test', ['tests/engine/gone.test.ts'], []],
  ['none for a test that runs in an editor', ['tests/browser/map.test.ts'], []],
])('the nearest tests of a changed file are %s', (_, changed, tests) => {
  expect(nearestTests(changed, (file) => EXISTING.has(file))).toEqual(tests);
});
