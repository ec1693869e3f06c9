import { t } from '@vscode/l10n';
import { URI } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import { balanceOf } from '../../engine/play/counting/balance.js';
import { countInSteps, seedOf } from '../../engine/play/counting/in-steps.js';
import { goThrough } from '../go-through.js';
import { gamesAsked } from '../many-games.js';
import type { BalanceParams, BalanceResult } from '../protocol.js';
import type { SandtableServices } from '../services.js';
import { balanceReport } from './balance-report.js';

/**
 * Plays many games of a document as it is now, and tells what they came to as a report; who has heard enough gets that of the games
 * that are over. Null when there is nothing to play, or no game was over.
 *
 * @throws GameFailed when a game breaks.
 */
export async function playBalance(
  { compile, shared }: SandtableServices,
  { uri, runs, unanswered }: BalanceParams,
  token: CancellationToken,
  tell: (result: NonNullable<BalanceResult>) => void,
): Promise<BalanceResult> {
  const document = shared.workspace.LangiumDocuments.getDocument(URI.parse(uri));
  const { ruleset, scenario } = (document && compile.Analyser.analyse(document)) ?? {};
  if (!ruleset || !scenario) return null;
  const of = gamesAsked(runs);
  const seed = seedOf(scenario);
  const { title, calendar } = scenario;
  const steps = countInSteps([{ ruleset, scenario }], [1, of], { seed, unanswered, until: 'end', byTurn: true });
  const [{ games, counted }] = (
    await goThrough(steps, shared, token, ([counter]) => {
      tell({ games: counter.games, of });
    })
  ).map((counter) => ({ games: counter.games, counted: counter.counted() }));
  if (games === 0) return null;
  const report = balanceReport(balanceOf([{ name: title, counted }], seed), {
    title: t('Balance of {0}', title),
    calendar,
  });
  return { games, of, report };
}
