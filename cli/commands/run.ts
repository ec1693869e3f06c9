import { t } from '@vscode/l10n';
import { nowFor, recordFor, standingOf } from '../../engine/play/visibility.js';
import { shownStatements } from '../../engine/play/counting/statement-uses.js';
import { distribution } from '../../engine/play/distribution.js';
import { visibleFindings } from '../../language-server/scene/scene-findings.js';
import { CLEAN, FINDINGS_EXIST, type ExitCode } from '../exit.js';
import { inOrder } from '../../language-server/report/finding-record.js';
import { distributionText } from '../../language-server/report/distribution-text.js';
import { runText } from '../../language-server/report/run-text.js';
import { standingRecord } from '../report/standing-record.js';
import {
  logSealedTurn,
  playOptions,
  playUntil,
  scenarioOf,
  readViewer,
  type MomentOptions,
  type ViewerOptions,
} from '../scenario.js';
import { printJson, type Terminal } from '../terminal.js';
import { openFile, placesOf } from '../workspace.js';

export interface RunOptions extends MomentOptions, ViewerOptions {
  readonly format: 'text' | 'json';
  readonly runs?: number;
}

/**
 * Plays a file and prints the game record. If `runs` is given, plays many games and prints the frequency of each
 * result.
 * @throws Unusable when the file cannot be opened or played, or the game ends before `--until`.
 */
export async function run(file: string, options: RunOptions, terminal: Terminal): Promise<ExitCode> {
  const opened = await openFile(file, terminal);
  const { ruleset, scenario } = scenarioOf(file, opened);
  const places = placesOf(opened, terminal.folder);
  const about = { file: places.path(opened.document.uri), ruleset: ruleset.id, scenario: scenario.title };
  const viewer = readViewer(options, opened.analysis);
  const hasErrors = opened.analysis.findings.some(({ severity }) => severity === 'error');
  if (hasErrors)
    terminal.log(
      `${t('{0} has errors, so the game may differ from what you intend. See: sandtable check {0}', file)}\n`,
    );

  if (options.runs !== undefined) {
    const { runs } = options;
    logSealedTurn(scenario, terminal);
    const found = distribution(ruleset, scenario, runs, playOptions(options, ruleset, scenario), (games) => {
      if (games === runs) terminal.progress('');
      else if (games % Math.ceil(runs / 100) === 0) terminal.progress(t('{0} of {1} games', games, runs));
    });
    if (options.format === 'json') printJson(terminal, { ...about, ...found });
    else
      terminal.print(
        distributionText(
          found,
          shownStatements(scenario, (word) => ruleset.term(word)),
        ),
      );
    return hasErrors ? FINDINGS_EXIST : CLEAN;
  }

  const played = playUntil(ruleset, scenario, options);
  const findings = inOrder(
    visibleFindings(played.findings, { scenario }, played.moments, viewer).map((finding) => places.finding(finding)),
  );
  const standing = standingOf(played.game, viewer);
  if (options.format === 'json') {
    const { seed, ended, game } = played;
    const { events, moments } = recordFor(played, viewer);
    const outcome = game.outcome();
    printJson(terminal, {
      ...about,
      seed,
      ended,
      stopped: nowFor(game, viewer),
      events,
      moments: moments.map(({ source, follows: _, ...moment }) => ({
        ...moment,
        ...(source && { place: places.place(source) }),
      })),
      state: game.position(viewer),
      score: game.score(),
      ...(standing && { standing: standingRecord(standing, scenario.map.board, places) }),
      ...(outcome && { outcome }),
      findings,
    });
  } else
    terminal.print(
      runText({ ...played, ...recordFor(played, viewer) }, findings, standing, (word) => ruleset.term(word)),
    );
  return hasErrors || findings.some(({ severity }) => severity === 'error') ? FINDINGS_EXIST : CLEAN;
}
