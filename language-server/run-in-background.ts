import { delayNextTick } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import type { SandtableServices } from './services.js';

/** Maximum time for which a computation may run before the server handles other messages. */
const SLICE_MS = 8;
/**
 * Time after the last edit during which no step is run. A single step may take longer than the server may delay an
 * edit.
 */
const PAUSE_AFTER_EDIT_MS = 500;
/** Interval at which the end of the pause is checked. */
const PAUSE_CHECK_MS = 50;
/** Minimum time between two progress reports. */
const REPORT_INTERVAL_MS = 250;

/**
 * Runs a long computation in steps, with lower priority than edits and requests.
 * @param report receives intermediate results
 * @returns the result, or the last intermediate result after a cancellation
 */
export async function runInBackground<SoFar, Found>(
  steps: Generator<SoFar, Found, void>,
  { workspace }: SandtableServices['shared'],
  token: CancellationToken,
  report: (soFar: SoFar) => void,
): Promise<SoFar | Found> {
  let last = performance.now();
  let lastEdit = -Infinity;
  const subscription = workspace.TextDocuments.onDidChangeContent(() => {
    lastEdit = performance.now();
  });
  const isQuiet = (): boolean => performance.now() - lastEdit > PAUSE_AFTER_EDIT_MS || token.isCancellationRequested;
  try {
    for (;;) {
      const from = performance.now();
      let step = steps.next();
      while (step.done !== true && performance.now() - from < SLICE_MS) step = steps.next();
      if (step.done === true || token.isCancellationRequested) return step.value;
      if (performance.now() - last > REPORT_INTERVAL_MS) {
        report(step.value);
        last = performance.now();
      }
      await delayNextTick();
      while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, PAUSE_CHECK_MS));
      // Wait for all pending builds.
      await workspace.WorkspaceLock.read(() => undefined);
    }
  } finally {
    subscription.dispose();
  }
}
