import type { Cell } from '../../../board/board.js';
import type { LedgerStep, Explained } from '../../../model/ledger.js';
import { traceFirst } from '../../../mechanics/lines.js';
import type { Outcome, ScoreLine } from '../../../play/game.js';
import { GERMAN, SIDE_NAMES, SOVIET } from '../state/pieces.js';
import { placeOf, recaptures } from './recaptures.js';
import { cite, step } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { networkOf } from '../supply/network.js';
import { plays } from '../vocabulary/settings.js';
import { victoryLevel, type VictoryLevel } from '../vocabulary/victory.js';
import { count, withArticle } from '../../../model/words.js';

/**
 * Returns whether the German side holds hexes for victory. German units must be in each hex or have passed through it
 * last, and a line must run from one of the hexes to the west edge without enemy units or ZOC [15.11, AMB-40]. Friendly
 * units cancel ZOC, and the first hex of the line is never blocked.
 */
export function germansHold(state: State, cells: readonly Cell[]): Explained<boolean> {
  const soviet = cells.filter((cell) => state.control[cell] !== GERMAN);
  if (cells.length === 0) return { value: false, ledger: [step('it has no hex on this map', '15.11')] };
  if (soviet.length > 0)
    return {
      value: false,
      ledger: [step(`${soviet.map((cell) => state.label(cell)).join(', ')} still Soviet`, '15.11')],
    };
  const allGerman = step('all its hexes German', '15.11');
  return traceFirst({
    line: () => networkOf(state).lineWest(cells),
    why: (line) => [allGerman, step(`a line of ${count(line.length - 1, 'hex')} to the west edge`, '15.11')],
    whyNot: () => [allGerman, step('every line to the west edge is blocked', '15.11')],
  });
}

/** Records at the end of a German player-turn which cities give the Soviet side points when recaptured [15.12.2]. */
export function rememberGermanCities(state: State): void {
  recaptures(state.scenario).forEach((place, index) => {
    const counts = place.city || state.rulings['victory.recaptureHexes'];
    state.heldByGermans[index] = counts && germansHold(state, place.cells).value ? 1 : 0;
  });
}

/**
 * Scores each city that the Soviet side has recaptured, at the end of its player-turn. A city scores every time it is
 * recaptured [15.12.2, AMB-41].
 */
export function scoreRecaptures(state: State): void {
  recaptures(state.scenario).forEach(({ name, cells }, index) => {
    if (state.heldByGermans[index] !== 1) return;
    if (!cells.every((cell) => isTakenBack(state, cell))) return;
    state.heldByGermans[index] = 0;
    const points = state.numbers['victory.recapture'];
    state.points.push({
      side: SOVIET,
      points,
      text: `${name} is taken back.`,
      rule: cite('15.12.2'),
      turn: state.turn,
    });
    state.emit('points', '15.12.2', () => ({
      side: SOVIET,
      text: `The Soviet takes back ${name} and scores ${points}.`,
      cells,
      facts: { place: name, points },
    }));
  });
}

function isTakenBack(state: State, cell: Cell): boolean {
  return state.rulings['victory.recaptureNeeds'] === 'controlOfAllHexes'
    ? state.control[cell] === SOVIET
    : state.owner[cell] === SOVIET;
}

/**
 * Returns the score as if the game ended now: one line, with its rule, for each held place and each award [15.11,
 * 15.12, 14.23].
 */
export function scoreLines(state: State): ScoreLine[] {
  const places = state.scenario.scores.flatMap((score): ScoreLine[] => {
    const { name, points, cells } = placeOf(state.scenario, score);
    return germansHold(state, cells).value
      ? [
          {
            side: SIDE_NAMES[GERMAN],
            points,
            text: `${name} is German, with a line to the west edge.`,
            rule: cite('15.11'),
          },
        ]
      : [];
  });
  const awards = state.points.map(({ side, points, text, rule, turn }): ScoreLine => ({
    side: SIDE_NAMES[side],
    points,
    text: `Turn ${turn}: ${text}`,
    rule,
  }));
  return [...places, ...awards];
}

/** The German points minus the Soviet points, and the level of victory [15.0, 15.2]. */
export interface Verdict {
  readonly german: number;
  readonly soviet: number;
  readonly net: number;
  readonly level: VictoryLevel;
  /** The result in words, for example `German marginal`. It is `draw` if a German marginal victory counts as a draw. */
  readonly text: string;
  readonly ledger: readonly LedgerStep[];
}

export function verdict(state: State): Verdict {
  const lines = scoreLines(state);
  const total = (side: string): number =>
    lines.filter((line) => line.side === side).reduce((sum, { points }) => sum + points, 0);
  const german = total(SIDE_NAMES[GERMAN]);
  const soviet = total(SIDE_NAMES[SOVIET]);
  const net = german - soviet;
  const level = victoryLevel(net);
  const drawn =
    level.side === 'German' && level.degree === 'marginal' && plays(state.scenario, 'optional.marginalIsDraw');
  return {
    german,
    soviet,
    net,
    level,
    text: drawn ? 'draw' : `${level.side} ${level.degree}`,
    ledger: [
      ...lines.map((line) => ({ text: `${line.side} ${line.points}: ${line.text}`, rule: line.rule })),
      step(`${german} German minus ${soviet} Soviet points = ${net}`, '15.0'),
      drawn
        ? step('a marginal German victory is a draw', 'balance-note')
        : step(`${net}: ${level.side} ${level.degree}`, '15.2'),
    ],
  };
}

/** Returns the winner when the game is over; undefined before [15.2]. */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'end') return undefined;
  const { text, level } = verdict(state);
  const { side, degree } = level;
  return { ...(text !== 'draw' && { side, degree }), rule: cite('15.2') };
}

/** Ends the game and announces the level of victory [15.0]. */
export function declareVictory(state: State): void {
  const { german, soviet, net, text, ledger } = verdict(state);
  state.emit('victory', '15.2', () => ({
    text: `${german} German points minus ${soviet} Soviet points make ${net}: ${text === 'draw' ? 'a draw' : `${withArticle(text)} victory`}.`,
    ledger,
    facts: { german, soviet, net, outcome: text },
  }));
}
