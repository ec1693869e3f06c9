import { decidesNow, type Grounds, type PointSource, type Standing, type Verdict } from '../../engine/play/standing.js';
import type { StandingItem, StandingView } from '../../preview/contract/standing.js';
import { conditionLines, pastText, pointsText, reasonsOf, verdictTitle } from '../report/standing-text.js';
import { placeOf } from '../syntax/written-value.js';

/**
 * Returns what gives points and what decides the game for the Score page.
 *
 * @param shown returns a term of the game, such as the name of a side, in the reader's language
 */
export const standingView = (
  { points, verdicts, effects }: Standing,
  shown: (word: string) => string,
): StandingView => ({
  verdicts: verdicts.map((verdict, index) => verdictItem(verdict, verdicts.slice(0, index), shown)),
  points: points.map(pointsItem),
  effects: effects.map((effect) => ({
    title: pastText(effect.text, effect.isPast),
    isMet: effect.isInEffect,
    lines: effect.condition && !effect.isInEffect ? conditionLines(effect.condition) : [],
    ...groundsOf(effect),
  })),
});

function verdictItem(verdict: Verdict, before: readonly Verdict[], shown: (word: string) => string): StandingItem {
  const isMet = decidesNow(verdict, before);
  return {
    title: verdictTitle(verdict, shown),
    ...(verdict.side !== undefined && { side: verdict.side }),
    ...(isMet !== undefined && { isMet }),
    lines: verdict.condition ? conditionLines(verdict.condition) : [],
    ...groundsOf(verdict),
  };
}

const pointsItem = (source: PointSource): StandingItem => ({
  title: pastText(source.text, source.isPast),
  side: source.side,
  points: pointsText(source),
  isMet: source.isCounted,
  lines: reasonsOf(source).map((text) => ({ text, level: 0, isMet: source.isCounted })),
  ...groundsOf(source),
});

const groundsOf = ({ rule, cells = [], source }: Grounds): Pick<StandingItem, 'rule' | 'cells' | 'place'> => ({
  rule,
  ...(cells.length > 0 && { cells }),
  ...(source && { place: placeOf(source) }),
});
