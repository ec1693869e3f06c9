import { t } from '@vscode/l10n';
import { comparePlayers, sidesIn, type Chair } from '../../engine/play/considered/chairs.js';
import type { Unanswered } from '../../engine/play/playthrough.js';
import { list } from '../../engine/model/words.js';
import { Unusable } from '../../language-server/report/unusable.js';
import { CLEAN, type ExitCode } from '../exit.js';
import { scenarioOf } from '../scenario.js';
import { printJson, type Terminal } from '../terminal.js';
import { openFile } from '../workspace.js';

export interface PlayersOptions {
  readonly format: 'text' | 'json';
  readonly games: number;
  readonly strength?: number;
  readonly seed?: string;
  readonly chair?: string;
}

/** Shows what the considered player is worth in a scenario, from each side's chair. */
export async function players(file: string, options: PlayersOptions, terminal: Terminal): Promise<ExitCode> {
  const desk = await openFile(file, terminal);
  const { ruleset, scenario } = scenarioOf(file, desk);
  const { games, strength, seed, chair } = options;
  const all = sidesIn(ruleset, scenario);
  if (chair !== undefined && !all.includes(chair))
    throw new Unusable(t('No side is called “{0}”; there are {1}.', chair, list(all, t('and'))));
  const sides = chair === undefined ? all : [chair];
  const asked = { games, sides, ...(strength !== undefined && { strength }), ...(seed !== undefined && { seed }) };
  const chairs = comparePlayers(ruleset, scenario, asked, (pairs) => {
    const whole = games * sides.length;
    terminal.progress(pairs === whole ? '' : t('{0} of {1} pairs', pairs, whole));
  });
  if (options.format === 'json') printJson(terminal, { scenario: scenario.title, games, chairs });
  else terminal.print(chairs.map((each) => chairText(each)).join(''));
  return CLEAN;
}

function chairText({ side, games, better }: Chair): string {
  const mean = (who: Unanswered, what: 'verdict' | 'points' | 'losses'): string =>
    (games.reduce((sum, { results }) => sum + results[who][what], 0) / games.length).toFixed(1);
  const row = (who: Unanswered): string =>
    `  ${t('{0}: verdict {1}, points ahead {2}, steps ahead {3}', who, mean(who, 'verdict'), mean(who, 'points'), mean(who, 'losses'))}\n`;
  return [
    `${t('{0}, considered in {1} games: better than random in {2}, than default in {3}', side, games.length, better.random, better.default)}\n`,
    ...(['considered', 'random', 'default'] as const).map(row),
  ].join('');
}
