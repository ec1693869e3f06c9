import { shownAnswer } from '../text/shown-answer.js';
import { say, term } from '../../engine/model/say.js';
import { t } from '@vscode/l10n';
import { citation } from '../../engine/model/ledger.js';
import { turnTitle, type Calendar } from '../../engine/model/calendar.js';
import type { GameEvent, MomentRecord } from '../../engine/play/records.js';
import type { Now } from '../../engine/play/moment.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import { sourcesOf, type Standing } from '../../engine/play/standing.js';
import type { FindingRecord } from './finding-record.js';
import { stepText } from './findings-text.js';
import { standingLines } from './standing-lines.js';

/** Returns a game as text: answers, rolls, events with their reasons, score, verdicts and findings. */
export function runText(
  { moments, events, game, seed, ended }: Playthrough,
  findings: readonly FindingRecord[],
  standing?: Standing,
  shown: (word: string) => string = term,
): string {
  const lines = events.slice(0, moments[0]?.from ?? events.length).flatMap(eventLines);
  for (const moment of moments) {
    lines.push(...momentLines(moment, shown), ...events.slice(moment.from, moment.to).flatMap(eventLines));
  }
  const where = nowText(game.now(), game.scenario.calendar, shown);
  return [
    ...lines,
    '',
    ended ? t('The game is over (seed “{0}”).', seed) : t('Stopped in {0} (seed “{1}”).', where, seed),
    ...standingLines(standing ?? { points: sourcesOf(game.score()), verdicts: [], effects: [] }, shown),
    ...findings.map(
      ({ file, range, severity, message }) => `${file}:${range.start.line} ${term(severity)}: ${message}`,
    ),
    '',
  ].join('\n');
}

/**
 * Returns the current time of a game: `turn 1 German combat`.
 *
 * @param shown returns a term of the game, such as the name of a phase, in the reader's language
 */
export const nowText = ({ turn, side, phase }: Now, calendar: Calendar | undefined, shown = term): string =>
  side === undefined
    ? say`turn ${turnTitle(turn, calendar)} ${shown(phase)}`
    : say`turn ${turnTitle(turn, calendar)} ${shown(side)} ${shown(phase)}`;

function momentLines(
  { number, kind, side, prompt, answer, by, rule, address }: MomentRecord,
  shown: (word: string) => string,
): string[] {
  if (kind === 'dice')
    return [`  ${number}. ${prompt}: ${shownAnswer(answer)} (${term(by)}, “${address}”)${citation(rule)}`];
  return [
    `  ${number}. ${side === undefined ? '' : shown(side)}: ${shownAnswer(answer)} (${term(by)})${citation(rule)}`,
  ];
}

function eventLines({ kind, text, rule, ledger = [] }: GameEvent): string[] {
  if (kind === 'phase') return ['', `${text}${citation(rule)}`];
  return [`       ${text}${citation(rule)}`, ...ledger.map((step) => `         ${stepText(step)}`)];
}
