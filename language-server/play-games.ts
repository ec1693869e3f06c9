import { URI } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import { distributionInSteps, type Distribution } from '../engine/play/distribution.js';
import type { Games } from '../preview/contract/games.js';
import { runInBackground } from './run-in-background.js';
import type { GamesParams } from '../protocol/many-games.js';
import { viewerFor } from './scene/build-scene.js';
import { summarizeGames } from './scene/games-summary.js';
import type { SandtableServices } from './services.js';

const MAX_GAMES = 10_000;

/**
 * Limits a requested number of games to the range from 1 to {@link MAX_GAMES}. Returns 1 if the request is not a
 * number.
 */
export const clampGameCount = (runs: number): number => Math.max(1, Math.min(MAX_GAMES, Math.trunc(runs) || 1));

/**
 * Plays many games of the current text of a document. After a cancellation, returns the results so far. Returns null if
 * the document plays no scenario.
 * @param report receives intermediate results
 */
export async function playGames(
  { compile, shared }: SandtableServices,
  { uri, runs, seed, ...viewer }: GamesParams,
  token: CancellationToken,
  report: (games: Games) => void,
): Promise<Games | null> {
  const document = shared.workspace.LangiumDocuments.getDocument(URI.parse(uri));
  const { ruleset, scenario, hasRulesetErrors } = (document && compile.Analyser.analyse(document)) ?? {};
  if (!ruleset || !scenario || hasRulesetErrors === true) return null;
  const gameCount = clampGameCount(runs);
  const began = performance.now();
  const toGames = (found: Distribution): Games =>
    summarizeGames(found, {
      gameCount,
      took: Math.round(performance.now() - began),
      calendar: scenario.calendar,
      rulebook: ruleset.rulebook,
      shown: (word) => ruleset.term(word),
    });
  const steps = distributionInSteps(ruleset, scenario, gameCount, {
    ...(seed !== undefined && { seed }),
    viewer: viewerFor({ ruleset }, viewer),
  });
  const over = await runInBackground(steps, shared, token, ({ games, found }) => {
    if (games > 0) report(toGames(found()));
  });
  return toGames('found' in over ? over.found() : over);
}
