import { defineConfig } from 'vitest/config';

/** Long enough for the longest test while the machine is busy with other things: a limit against tests that hang. */
const TEST_TIMEOUT_MS = 180_000;

/** Tests read English in every locale. */
const env = { SANDTABLE_LANGUAGE: 'en' };

/** Tests of the picture by itself, in a browser without an editor. */
const PICTURES = [
  'tests/browser/accessibility.test.ts',
  'tests/browser/forces.test.ts',
  'tests/browser/map.test.ts',
  'tests/browser/panel/**/*.test.ts',
  'tests/browser/pictures.test.ts',
  'tests/browser/playground.test.ts',
  'tests/browser/preview.test.ts',
  'tests/browser/turn-page.test.ts',
  'tests/browser/worker.test.ts',
];

/** One temporary folder for a run, removed at its end. */
const globalSetup = ['tests/temporary-folder.ts'];

/**
 * Test levels: what runs in the test process, the bundled server over a pipe, the picture by itself in a browser, the
 * packaged extension in a real editor.
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
          // Names of cases are whole sentences: by default Vitest cuts each value in a title after 40 characters.
          taskTitleValueFormatTruncate: 200,
          // Langium and the games are loaded once: loading them for each file takes longer than the tests.
          isolate: false,
          // On two cores it would be one, which ends long after all that runs beside it.
          maxWorkers: 2,
          setupFiles: ['tests/language-server/features/clear-workspaces.ts'],
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/protocol/**', 'tests/extension/**', 'tests/browser/**'],
        },
      },
      {
        test: {
          name: 'protocol',
          globalSetup,
          env,
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
          testTimeout: TEST_TIMEOUT_MS,
          hookTimeout: TEST_TIMEOUT_MS,
          expect: { poll: { timeout: 30_000 } },
          // One browser and one page serve all of them.
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'workbench',
          globalSetup,
          include: ['tests/browser/**/*.test.ts'],
          exclude: PICTURES,
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
