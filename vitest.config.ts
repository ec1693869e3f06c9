import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Time limit of a test. It stops tests that hang, and is long enough for the longest test on a busy machine. */
const TEST_TIMEOUT_MS = 180_000;

/** Makes all messages English, because the tests compare them with English texts. */
const env = { SANDTABLE_LANGUAGE: 'en' };

/**
 * Memory in megabytes for new objects of a test process. With the small default of Node, most objects that a parsed text
 * needs outlive several collections of garbage, and each collection copies them.
 */
const YOUNG_GENERATION_MB = 64;
const YOUNG_GENERATION = ['min', 'max'].map((limit) => `--${limit}-semi-space-size=${YOUNG_GENERATION_MB}`);

/**
 * Makes Node itself load the modules of the tests. In the modules that Vitest builds, each use of an imported name
 * calls a function, which slows down the engine.
 */
const NATIVE_MODULES = [
  '--experimental-transform-types',
  '--disable-warning=ExperimentalWarning',
  `--import=${pathToFileURL(path.resolve(import.meta.dirname, 'tests/load-modules.ts')).href}`,
];

/** Tests of the panel in a browser. No editor is started. */
const PICTURES = [
  'tests/browser/accessibility.test.ts',
  'tests/browser/forces.test.ts',
  'tests/browser/map.test.ts',
  'tests/browser/panel/**/*.test.ts',
  'tests/browser/pictures.test.ts',
  'tests/browser/playground-italian.test.ts',
  'tests/browser/playground.test.ts',
  'tests/browser/preview.test.ts',
  'tests/browser/turn-page.test.ts',
  'tests/browser/worker.test.ts',
];

/** Whole games that are played in the panel. They take as long as all other tests of the panel together. */
const PLAYED_GAMES = 'tests/browser/panel/play/played-games.test.ts';

/** Global set-up of every test project: creates one temporary folder for the whole run and removes it at the end. */
const globalSetup = ['tests/temporary-folder.ts'];

const IN_A_BROWSER = {
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: 30_000 } },
  // One browser and one page serve all files.
  isolate: false,
  fileParallelism: false,
};

/**
 * Test projects from fast to slow: tests in the test process, of the bundled server over a pipe, of the panel in a
 * browser, of whole games in the panel, and of the packaged extension in a real editor.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          globalSetup,
          env,
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          // Values in titles are often whole sentences. By default Vitest cuts them after 40 characters.
          taskTitleValueFormatTruncate: 200,
          // Langium and the games are loaded only once. Loading them for each file would take longer than the tests.
          isolate: false,
          // By default there would be only one worker on two cores. The tests would then last much longer.
          maxWorkers: 2,
          execArgv: [...YOUNG_GENERATION, ...NATIVE_MODULES],
          experimental: { viteModuleRunner: false, nodeLoader: false },
          setupFiles: ['tests/keep-compiled-modules.ts', 'tests/language-server/features/clear-workspaces.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/protocol/**', 'tests/extension/**', 'tests/browser/**'],
        },
      },
      {
        test: {
          name: 'protocol',
          globalSetup,
          env,
          expect: { poll: { timeout: 30_000 } },
          include: ['tests/protocol/**/*.test.ts'],
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'picture',
          globalSetup,
          include: PICTURES,
          exclude: [PLAYED_GAMES],
          ...IN_A_BROWSER,
        },
      },
      {
        test: {
          name: 'played',
          globalSetup,
          include: [PLAYED_GAMES],
          ...IN_A_BROWSER,
        },
      },
      {
        test: {
          name: 'workbench',
          globalSetup,
          include: ['tests/browser/**/*.test.ts'],
          exclude: [...PICTURES, PLAYED_GAMES],
          testTimeout: 2 * TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          expect: { poll: { timeout: 60_000 } },
          isolate: false,
          fileParallelism: false,
        },
      },
    ],
  },
});
