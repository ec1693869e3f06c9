import { t } from '@vscode/l10n';
import { URI, UriUtils } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import { balanceOf } from '../../engine/play/counting/balance.js';
import { shownStatements } from '../../engine/play/counting/statement-uses.js';
import type { Counter } from '../../engine/play/counting/counted.js';
import { countInSteps, GameError, seedOf, type GameToPlay } from '../../engine/play/counting/count-games.js';
import { withOverrides } from '../../engine/play/rulings.js';
import type { Report } from '../../preview/contract/balance-report.js';
import { runInBackground } from '../run-in-background.js';
import { clampGameCount } from '../play-games.js';
import type { BalanceParams, BalanceResult } from '../../protocol/many-games.js';
import { UsageError } from '../report/usage-error.js';
import type { SandtableServices } from '../services.js';
import { balanceReport } from './balance-report.js';
import { checkSameGame, variantsOf } from './variants.js';

/**
 * A variant whose games are played. `uri` is the file of the variant; undefined for a variant that differs from its
 * file only in its rulings.
 */
interface Arm extends GameToPlay {
  readonly name: string;
  readonly uri?: string;
}

/**
 * Plays many games of the current text of a document and of its variants, and returns a report. After a cancellation,
 * the report covers the finished games; null if there is nothing to play or no game is finished.
 * @param report receives the progress
 */
export async function playBalance(
  services: SandtableServices,
  params: BalanceParams,
  token: CancellationToken,
  report: (result: NonNullable<BalanceResult>) => void,
): Promise<BalanceResult> {
  const of = clampGameCount(params.runs);
  let games = 0;
  try {
    const arms = armsOf(services, params);
    if (arms.length === 0) return null;
    const seed = seedOf(arms[0].scenario);
    const { unanswered } = params;
    const steps = countInSteps(arms, [1, of], { seed, unanswered, until: 'end', byTurn: true });
    const counters = await runInBackground(steps, services.shared, token, ([counter]) => {
      ({ games } = counter);
      report({ games, of });
    });
    ({ games } = counters[0]);
    return games === 0 ? null : { games, of, report: reportOf(arms, counters, seed) };
  } catch (problem) {
    if (problem instanceof GameError || problem instanceof UsageError) return { games, of, trouble: problem.message };
    throw problem;
  }
}

function reportOf(arms: readonly Arm[], counters: readonly Counter[], seed: string): Report {
  const counted = counters.map((counter, index) => ({ name: arms[index].name, counted: counter.counted() }));
  const { title, calendar } = arms[0].scenario;
  const { ruleset } = arms[0];
  const shown = (word: string): string => ruleset.term(word);
  return balanceReport(balanceOf(counted, seed), {
    title: t('Balance of {0}', title),
    calendar,
    rulebook: ruleset.rulebook,
    shown,
    shownStatements: new Map(arms.flatMap(({ scenario }) => [...shownStatements(scenario, shown)])),
    replay: t('Click a seed to open its game on the map.'),
    opens: (arm) => arms[arm].uri,
  });
}

/**
 * Returns the document and the variants to compare with it; empty if the document has no game to play. @throws Unusable
 * if the document and a variant cannot be compared.
 */
function armsOf(services: SandtableServices, { uri, vary = [], against = [] }: BalanceParams): Arm[] {
  const main = playedIn(services, uri);
  if (!main) return [];
  const uris = [uri, ...against];
  const others = against.map((each) => {
    const other = playedIn(services, each);
    const name = nameAmong(each, uris);
    if (!other) throw new UsageError(t('{0} plays no scenario.', name));
    checkSameGame(name, other.ruleset, main.ruleset);
    return { ...other, name, uri: each };
  });
  const variants = variantsOf(vary, main.ruleset, main.scenario).map(({ name, rulings }) => ({
    ...main,
    name,
    scenario: withOverrides(main.scenario, rulings),
  }));
  return [{ ...main, name: nameAmong(uri, uris), uri }, ...variants, ...others];
}

function playedIn({ compile, shared }: SandtableServices, uri: string): GameToPlay | undefined {
  const document = shared.workspace.LangiumDocuments.getDocument(URI.parse(uri));
  const { ruleset, scenario, hasRulesetErrors } = (document && compile.Analyser.analyse(document)) ?? {};
  return hasRulesetErrors === true ? undefined : ruleset && scenario && { ruleset, scenario };
}

/** Returns the name of a file, with its folder if another file has the same name. */
function nameAmong(uri: string, all: readonly string[]): string {
  const name = UriUtils.basename(URI.parse(uri));
  const isAlone = all.every((other) => other === uri || UriUtils.basename(URI.parse(other)) !== name);
  return isAlone ? name : `${UriUtils.basename(UriUtils.dirname(URI.parse(uri)))}/${name}`;
}
