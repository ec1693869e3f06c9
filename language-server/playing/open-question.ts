import { shownOutcome } from '../text/shown-outcome.js';
import { termOf } from '../text/term-of.js';
import { t } from '@vscode/l10n';
import { turnTitle } from '../../engine/model/calendar.js';
import { NOWHERE } from '../../engine/board/board.js';
import type { Decision } from '../../engine/play/moment.js';
import type { Game } from '../../engine/play/game.js';
import { sideLosses } from '../../engine/play/side-losses.js';
import type { Playthrough } from '../../engine/play/playthrough.js';
import { waitingText } from '../../engine/play/sealed-turns.js';
import { viewFor } from '../../engine/play/visibility.js';
import type { Actor, GameOver, OpenQuestion, Unplayable } from '../../preview/contract/playing.js';
import type { QuestionParams, QuestionResult } from '../../protocol/playing.js';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { visitMoments } from '../play/game-at.js';
import { visiblePrompt } from './visible-prompt.js';
import { AnswerLister } from './answer-lister.js';
import { eventsSince } from './events-since.js';
import { lossesSince } from './losses-since.js';

/** A game that waits for the first decision that the text leaves open. */
export interface OpenDecision {
  readonly played: Playthrough;
  /** The game as the side that decides knows it. */
  readonly game: Game;
  readonly decision: Decision;
  /** Number of the moment at which the answer will be given. */
  readonly moment: number;
}

/**
 * Selects the game that is played: its seed, and the sides that persons or computer players play. At the decisions of
 * these sides, play stops.
 */
export type PlayedGame = Pick<QuestionParams, 'seed' | 'playing'>;

/**
 * Calls a function with the game and the decision that the text leaves open. Returns the result of the function;
 * undefined if the game is over or cannot be played. The function must not keep the game.
 */
export function atOpenDecision<T>(
  analysis: DocumentAnalysis,
  { seed, playing }: PlayedGame,
  look: (open: OpenDecision) => T,
): T | undefined {
  const played = analysis.playthrough({ seed, playing });
  if (!played || played.ended || played.waiting) return undefined;
  const moment = played.moments.length;
  const lookAt = (game: Game, decision: Decision): T =>
    look({ played, game: viewFor(game, { side: decision.side }), decision, moment });
  if (played.open) return lookAt(played.game, played.open);
  let result: T | undefined;
  visitMoments(analysis, played, [moment], (_moment, game, request) => {
    if (request.kind === 'decision') result = lookAt(game, request);
  });
  return result;
}

/** Returns the open question with its answers, the outcome of a game that is over, or why the file cannot be played. */
export function openQuestion(analysis: DocumentAnalysis, params: QuestionParams): QuestionResult {
  const reason = whyUnplayable(analysis);
  if (reason !== undefined) return unplayable(reason);
  const waiting = analysis.playthrough(params)?.waiting;
  if (waiting) return { ...unplayable(waitingText(waiting, analysis.scenario?.calendar)), isWaiting: true };
  const question = atOpenDecision(analysis, params, (open) => questionOf(analysis, params, open));
  const state = question ?? gameOver(analysis, params);
  if (!state) return unplayable(t('This file has no game that can be played.'));
  const { since } = params;
  const happened = since === undefined ? [] : eventsSince(analysis, { ...params, since });
  if (since === undefined || happened.length === 0) return state;
  const lost = lossesSince(analysis, { ...params, since });
  return { ...state, happened, ...(lost.length > 0 && { lost }) };
}

/** Returns why a file cannot be played; undefined if it can. */
function whyUnplayable(analysis: DocumentAnalysis): string | undefined {
  if (!analysis.ruleset || !analysis.scenario) return t('This file has no scenario.');
  const error = analysis.findings.find(({ severity }) => severity === 'error');
  return error && t('The file has an error, which must be corrected first: {0}', error.message);
}

const unplayable = (reason: string): Unplayable => ({ kind: 'unplayable', reason });

function gameOver(analysis: DocumentAnalysis, { seed, playing }: PlayedGame): GameOver | undefined {
  const game = analysis.playthrough({ seed, playing })?.game;
  const outcome = game?.outcome();
  if (!game || !outcome) return undefined;
  const sides = game.scenario.sides.map(({ name }) => name);
  return {
    kind: 'over',
    version: analysis.version,
    outcome: shownOutcome(outcome, (word) => termOf(analysis.ruleset, word)),
    rule: outcome.rule,
    losses: sideLosses(game, game.position({ umpire: true }), sides),
  };
}

function questionOf(
  analysis: DocumentAnalysis,
  params: QuestionParams,
  { game, decision, moment }: OpenDecision,
): OpenQuestion {
  const { turn, phase } = game.now();
  const calendar = analysis.ruleset?.vocabulary.calendar;
  const lister = new AnswerLister(analysis, game, decision);
  const actors = lister.actors();
  const { options, isComplete } = lister.firstOptions(actors);
  return {
    kind: 'question',
    version: analysis.version,
    moment,
    side: decision.side,
    turn,
    ...(calendar && turn > 0 && { turnName: turnTitle(turn, calendar) }),
    phase: termOf(analysis.ruleset, phase),
    rule: decision.rule,
    prompt: visiblePrompt(analysis, params, decision),
    actors: actorsOf(analysis, game, actors),
    options,
    isComplete,
  };
}

function actorsOf(analysis: DocumentAnalysis, game: Game, names: ReadonlySet<string>): Actor[] {
  const board = analysis.map?.board;
  return game
    .position()
    .pieces.filter(({ name }) => names.has(name))
    .map(({ name, cell }) => ({ unit: name, cell: (cell === undefined ? undefined : board?.cell(cell)) ?? NOWHERE }));
}
