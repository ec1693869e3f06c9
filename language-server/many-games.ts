import { delayNextTick, URI } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import { distributionInSteps, type Distribution } from '../engine/play/distribution.js';
import type { Games } from '../preview/games.js';
import type { GamesParams } from './protocol.js';
import { viewerAsked } from './scene/build-scene.js';
import { gamesTold } from './scene/games.js';
import type { SandtableServices } from './services.js';

/** So long games are played at one go, in milliseconds: then whatever else is asked comes first. */
const AT_ONE_GO = 8;
/** As long as keys follow each other faster than this no game goes on: a step of one may be longer than a key may take. */
const QUIET = 500;
/** How far they are is told so often, in milliseconds. */
const TOLD = 250;
const MOST = 10_000;

/**
 * Plays many games of a document as it is now. An edit and the questions of the editor come first; who has heard enough gets what
 * was found so far. Null when there is nothing to play.
 */
export async function playGames(
  { compile, shared }: SandtableServices,
  { uri, runs, seed, ...who }: GamesParams,
  token: CancellationToken,
  tell: (games: Games) => void,
): Promise<Games | null> {
  const document = shared.workspace.LangiumDocuments.getDocument(URI.parse(uri));
  const { ruleset, scenario } = (document && compile.Analyser.analyse(document)) ?? {};
  if (!ruleset || !scenario) return null;
  const asked = Math.max(1, Math.min(MOST, Math.trunc(runs) || 1));
  const began = performance.now();
  const told = (found: Distribution): Games =>
    gamesTold(found, { asked, took: Math.round(performance.now() - began), calendar: scenario.calendar });
  const steps = distributionInSteps(ruleset, scenario, asked, {
    ...(seed !== undefined && { seed }),
    viewer: viewerAsked({ ruleset }, who),
  });
  let last = began;
  let typed = -Infinity;
  const keys = shared.workspace.TextDocuments.onDidChangeContent(() => {
    typed = performance.now();
  });
  const isQuiet = (): boolean => performance.now() - typed > QUIET || token.isCancellationRequested;
  try {
    return await goThrough();
  } finally {
    keys.dispose();
  }

  async function goThrough(): Promise<Games> {
    for (;;) {
      const from = performance.now();
      let step = steps.next();
      while (step.done !== true && performance.now() - from < AT_ONE_GO) step = steps.next();
      if (step.done === true) return told(step.value);
      if (token.isCancellationRequested) return told(step.value.found());
      if (performance.now() - last > TOLD && step.value.games > 0) {
        tell(told(step.value.found()));
        last = performance.now();
      }
      await delayNextTick();
      while (!isQuiet()) await new Promise((resolve) => setTimeout(resolve, 50));
      // Behind every build that waits.
      await shared.workspace.WorkspaceLock.read(() => undefined);
    }
  }
}
