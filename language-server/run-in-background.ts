import { delayNextTick } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import type { SandtableServices } from './services.js';

/** So long games are played at one go, in milliseconds: then whatever else is asked comes first. */
const AT_ONE_GO = 8;
/** As long as keys follow each other faster than this no game goes on: a step of one may be longer than a key may take. */
const QUIET = 500;
/** How far they are is told so often, in milliseconds. */
const TOLD = 250;

/**
 * Goes through games that are played in steps. An edit and the questions of the editor come first; who calls them off gets what there
 * was last.
 */
export async function runInBackground<SoFar, Found>(
  steps: Generator<SoFar, Found, void>,
  { workspace }: SandtableServices['shared'],
  token: CancellationToken,
  tell: (soFar: SoFar) => void,
): Promise<SoFar | Found> {
  let last = performance.now();
  let typed = -Infinity;
  const keys = workspace.TextDocuments.onDidChangeContent(() => {
    typed = performance.now();
  });
  const isQuiet = (): boolean => performance.now() - typed > QUIET || token.isCancellationRequested;
  try {
    for (;;) {
      const from = performance.now();
      let step = steps.next();
      while (step.done !== true && performance.now() - from < AT_ONE_GO) step = steps.next();
      if (step.done === true || token.isCancellationRequested) return step.value;
      if (performance.now() - last > TOLD) {
        tell(step.value);
        last = performance.now();
      }
      await delayNextTick();
      while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, 50));
      // Behind every build that waits.
      await workspace.WorkspaceLock.read(() => undefined);
    }
  } finally {
    keys.dispose();
  }
}
