import type { Calendar } from './calendar.js';
import { placeName } from './names.js';
import { say } from './say.js';
import { ownerText, placed, shownCondition, turnsTitle, type Shown } from './shown-statements.js';
import type { AwardModel, VictoryModel } from './special-rules.js';

/** Describes whole special rules in the reader's language. In English, the texts are those that an author writes. */

/** Returns a statement about victory: `victory Axis marginal turn 3 when Axis holds Riga (at-once)`. */
export function shownVictory(
  { side, degree, during, condition, isAtOnce }: VictoryModel,
  shown: Shown,
  calendar?: Calendar,
): string {
  const winner = winnerText(side, degree, shown);
  const timed = during === undefined ? winner : say`${winner} turn ${turnsTitle(during, calendar)}`;
  const limited = condition === undefined ? timed : say`${timed} when ${shownCondition(condition, shown)}`;
  return isAtOnce ? say`${limited} (at-once)` : limited;
}

function winnerText(side: string | undefined, degree: string | undefined, shown: Shown): string {
  if (side === undefined) return degree === undefined ? say`victory nobody` : say`victory nobody ${shown(degree)}`;
  const winner = ownerText(side, shown, placeName);
  return degree === undefined ? say`victory ${winner}` : say`victory ${winner} ${shown(degree)}`;
}

/** Returns an award with its points: `score for Axis turn 3 held at Shimsk 5 (each-turn)`. */
export function shownScore(
  { side, during, occasion, place, points, attributes }: AwardModel,
  shown: Shown,
  calendar?: Calendar,
): string {
  const keys = Object.entries(attributes).map(([key, { value }]) =>
    value === true ? shown(key) : `${shown(key)} ${value}`,
  );
  const what = [placed(occasion, place && placeName(place.name), shown), points]
    .filter((part) => part !== '')
    .join(' ');
  const entry = keys.length > 0 ? `${what} (${keys.join(', ')})` : what;
  const owner = side === undefined ? undefined : ownerText(side, shown, placeName);
  if (during === undefined) return owner === undefined ? say`score ${entry}` : say`score for ${owner} ${entry}`;
  const turns = turnsTitle(during, calendar);
  return owner === undefined ? say`score turn ${turns} ${entry}` : say`score for ${owner} turn ${turns} ${entry}`;
}
