import type { Cell } from '../../../board/board.js';
import type { LedgerStep, Explained } from '../../../model/ledger.js';
import { traceFirst } from '../../../mechanics/lines.js';
import type { Outcome, ScoreLine } from '../../../play/game.js';
import { scoreLinesOf, type PointSource, type Verdict } from '../../../play/standing.js';
import { priceOfDivision } from '../reinforcements/south-western-front.js';
import type { PggRule } from '../rulebook/index.js';
import { GERMAN, SIDE_NAMES, SOVIET, type Side } from '../state/pieces.js';
import { placeOf, recaptures } from './recaptures.js';
import { cite, step } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { networkOf } from '../supply/network.js';
import { plays } from '../vocabulary/settings.js';
import { victoryLevel, victoryLevels, type VictoryLevel } from '../vocabulary/victory.js';
import { counted, say, term } from '../../../model/say.js';

/**
 * Returns whether the German side holds hexes for victory. German units must be in each hex or have passed through it
 * last, and a line must run from one of the hexes to the west edge without enemy units or ZOC [15.11, AMB-40]. Friendly
 * units cancel ZOC, and the first hex of the line is never blocked.
 */
export function germansHold(state: State, cells: readonly Cell[]): Explained<boolean> {
  const soviet = cells.filter((cell) => state.control[cell] !== GERMAN);
  if (cells.length === 0) return { value: false, ledger: [step(say`it has no hex on this map`, '15.11')] };
  if (soviet.length > 0)
    return {
      value: false,
      ledger: [step(say`${soviet.map((cell) => state.label(cell)).join(', ')} still Soviet`, '15.11')],
    };
  const allGerman = step(say`all its hexes German`, '15.11');
  return traceFirst({
    line: () => networkOf(state).lineWest(cells),
    why: (line) => [allGerman, step(say`a line of ${counted(line.length - 1, 'hex')} to the west edge`, '15.11')],
    whyNot: () => [allGerman, step(say`every line to the west edge is blocked`, '15.11')],
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
      text: say`${name} is taken back.`,
      rule: cite('15.12.2'),
      turn: state.turn,
    });
    state.emit('points', '15.12.2', () => ({
      side: SOVIET,
      text: say`The Soviet takes back ${name} and scores ${points}.`,
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
 * Returns what gives points as if the game ended now: each place, held or not, and each award [15.11, 15.12, 14.23].
 */
function pointSources(state: State): PointSource[] {
  const places = state.scenario.scores.map((score): PointSource => {
    const { name, points, cells } = placeOf(state.scenario, score);
    const { value: isHeld, ledger } = germansHold(state, cells);
    return {
      side: SIDE_NAMES[GERMAN],
      points,
      isCounted: isHeld,
      text: isHeld ? say`The Germans hold ${name} with a supply line to the west edge.` : name,
      why: ledger,
      rule: cite('15.11'),
      cells,
      source: score.source,
    };
  });
  const awards = state.points.map(({ side, points, text, rule, turn }): PointSource => ({
    side: SIDE_NAMES[side],
    points,
    isCounted: true,
    text: say`Turn ${turn}: ${text}`,
    rule,
  }));
  return [...places, ...awards, ...furtherAwards(state)];
}

/** Returns the awards that may still come: for a German division, for a city, and for a division of the front. */
function furtherAwards(state: State): PointSource[] {
  const { numbers } = state;
  const award = (side: Side, points: number, text: string, rule: PggRule): PointSource => ({
    side: SIDE_NAMES[side],
    points,
    isCounted: false,
    isEach: true,
    text,
    rule: cite(rule),
  });
  const called = state.southWesternUsed;
  const isLeft = called < state.muster.southWestern.length;
  return [
    award(SOVIET, numbers['victory.division'], say`German division wholly eliminated`, '15.12.1'),
    award(SOVIET, numbers['victory.recapture'], say`city taken back`, '15.12.2'),
    ...(isLeft
      ? [award(GERMAN, priceOfDivision(state, called + 1), say`next division of the South-Western Front`, '14.23')]
      : []),
  ];
}

/** Returns the score as if the game ended now: one line, with its rule, for each held place and each award. */
export const scoreLines = (state: State): ScoreLine[] => scoreLinesOf(pointSources(state));

/** Returns what gives points and, for each level of victory, the net score that it needs [15.1, 15.2]. */
export function standing(state: State): { readonly points: PointSource[]; readonly verdicts: Verdict[] } {
  const points = pointSources(state);
  const { net, level } = resultOf(state, scoreLinesOf(points));
  const verdicts = victoryLevels.map((one, index): Verdict => {
    const next = victoryLevels.at(index - 1);
    return {
      ...(!isDrawn(state, one) && { side: one.side, degree: one.degree, words: levelText(one) }),
      rule: cite('15.2'),
      condition: {
        test: 'fact',
        isMet: one === level,
        words: say`net German points`,
        counts: 'points',
        current: net,
        ...(one.from > -Infinity && { least: one.from }),
        ...(index > 0 && next && { most: next.from - 1 }),
        counted: [],
        lacking: [],
      },
    };
  });
  return { points, verdicts };
}

/** The German points minus the Soviet points, and the level of victory [15.0, 15.2]. */
export interface Result {
  readonly german: number;
  readonly soviet: number;
  readonly net: number;
  readonly level: VictoryLevel;
  /** The result in words, for example `German marginal`. It is `draw` if a German marginal victory counts as a draw. */
  readonly text: string;
  readonly ledger: readonly LedgerStep[];
}

/** Returns whether a German marginal victory counts as a draw. */
const isDrawn = ({ scenario }: State, { side, degree }: VictoryLevel): boolean =>
  side === 'German' && degree === 'marginal' && plays(scenario, 'optional.marginalIsDraw');

export const verdict = (state: State): Result => resultOf(state, scoreLines(state));

function resultOf(state: State, lines: readonly ScoreLine[]): Result {
  const total = (side: string): number =>
    lines.filter((line) => line.side === side).reduce((sum, { points }) => sum + points, 0);
  const german = total(SIDE_NAMES[GERMAN]);
  const soviet = total(SIDE_NAMES[SOVIET]);
  const net = german - soviet;
  const level = victoryLevel(net);
  const drawn = isDrawn(state, level);
  return {
    german,
    soviet,
    net,
    level,
    text: drawn ? 'draw' : `${level.side} ${level.degree}`,
    ledger: [
      ...lines.map((line) => ({ text: `${term(line.side)} ${line.points}: ${line.text}`, rule: line.rule })),
      step(say`${german} German minus ${soviet} Soviet points = ${net}`, '15.0'),
      drawn
        ? step(say`a marginal German victory is a draw`, 'balance-note')
        : step(`${net}: ${levelText(level)}`, '15.2'),
    ],
  };
}

const levelText = ({ side, degree }: VictoryLevel): string =>
  side === 'German' ? say`German ${degree}` : say`Soviet ${degree}`;

/** Returns the winner when the game is over; undefined before [15.2]. */
export function outcomeOf(state: State): Outcome | undefined {
  if (state.phase !== 'end') return undefined;
  const { text, level } = verdict(state);
  const { side, degree } = level;
  return { ...(text !== 'draw' && { side, degree }), rule: cite('15.2') };
}

/** Ends the game and announces the level of victory [15.0]. */
export function declareVictory(state: State): void {
  const { german, soviet, net, level, text, ledger } = verdict(state);
  state.emit('victory', '15.2', () => ({
    text:
      text === 'draw'
        ? say`${german} German points minus ${soviet} Soviet points make ${net}: a draw.`
        : say`${german} German points minus ${soviet} Soviet points make ${net}: a ${level.side} ${level.degree} victory.`,
    ledger,
    facts: { german, soviet, net, outcome: text },
  }));
}
