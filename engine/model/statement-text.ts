import { turnName, type Calendar } from './calendar.js';
import { placeName, quoted } from './names.js';
import { say } from './say.js';
import type {
  AwardModel,
  Condition,
  ConditionTest,
  OfferModel,
  TurnRange,
  VictoryModel,
  WhenModel,
} from './special-rules.js';

/** Writes statements of special rules as an author would write them, for messages and reports. */

/** Returns a condition: `Axis holds 2 of Moscow, Baku and not rolled 1`. */
export function conditionText(condition: Condition): string {
  switch (condition.test) {
    case 'fact':
      return factText(condition);
    case 'not':
      return `not ${bracketed(condition.of)}`;
    case 'all':
      return condition.of
        .map((part) => (part.test === 'any' ? `(${conditionText(part)})` : conditionText(part)))
        .join(' and ');
    case 'any':
      return condition.of.map(conditionText).join(' or ');
  }
}

const bracketed = (condition: Condition): string =>
  condition.test === 'fact' || condition.test === 'not' ? conditionText(condition) : `(${conditionText(condition)})`;

/** Returns a fact: `Axis holds 2 of Moscow, Baku`. */
export function factText(test: ConditionTest): string {
  const { things, from, least } = test;
  const places = things.map(({ name }) => placeName(name)).join(', ');
  const joint = places === '' ? '' : least === undefined ? ' ' : ' of ';
  return `${factWords(test)}${joint}${places}${from ? ` from ${placeName(from.name)}` : ''}`;
}

/** Returns a fact without its places: `Axis holds 2`. */
export function factWords({ side, force, fact, least, most }: ConditionTest): string {
  const party = side ?? force?.name;
  const number = least === undefined ? [] : [rangeText(least, most ?? least, '..')];
  return [...(party === undefined ? [] : [placeName(party)]), fact, ...number].join(' ');
}

/** Returns a range of numbers, or one number: `1 to 6`, `3`. */
export function rangeText(least: number, most: number, to?: string): string {
  if (least === most) return String(least);
  return to === undefined ? say`${least} to ${most}` : `${least}${to}${most}`;
}

export function victoryText({ side, degree, during, condition, isAtOnce }: VictoryModel, calendar?: Calendar): string {
  const winner = side === undefined ? 'nobody' : placeName(side);
  const when = condition === undefined ? '' : ` when ${conditionText(condition)}`;
  return `victory ${winner}${degree === undefined ? '' : ` ${degree}`}${turnsText(during, calendar)}${when}${isAtOnce ? ' (at-once)' : ''}`;
}

export const whenText = ({ condition }: WhenModel): string => `when ${conditionText(condition)}`;

export const offerText = ({ name, side, during }: OfferModel, calendar?: Calendar): string =>
  `offer ${quoted(name)} for ${placeName(side)}${turnsText(during, calendar)}`;

export function awardText(award: AwardModel, calendar?: Calendar): string {
  const whose = award.side === undefined ? '' : ` for ${placeName(award.side)}`;
  return `score${whose}${turnsText(award.during, calendar)} ${occasionText(award)}`;
}

function occasionText({ occasion, place, points, attributes }: AwardModel): string {
  const where =
    place === undefined ? [] : [occasion === undefined ? placeName(place.name) : `at ${placeName(place.name)}`];
  const entry = [...(occasion === undefined ? [] : [occasion]), ...where, points].join(' ');
  const keys = Object.entries(attributes).map(([key, { value }]) => (value === true ? key : `${key} ${value}`));
  return `${entry}${keys.length > 0 ? ` (${keys.join(', ')})` : ''}`;
}

/** Returns the turns of a statement with a space before them: ` turn 13AM..17PM`; empty for all turns. */
export function turnsText(during: TurnRange | undefined, calendar?: Calendar): string {
  if (during === undefined) return '';
  const [first, last] = [turnName(during.first, calendar), turnName(during.last, calendar)];
  return ` turn ${first}${first === last ? '' : `..${last}`}`;
}
