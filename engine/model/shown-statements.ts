import { turnTitle, type Calendar } from './calendar.js';
import { placeName, quoted } from './names.js';
import { say, term } from './say.js';
import { rangeText } from './statement-text.js';
import type { AwardModel, Condition, ConditionTest, OfferModel, TurnRange } from './special-rules.js';

/** Describes statements of special rules in the reader's language. The files keep the English words. */

/** Returns a term of the game in the reader's language. */
export type Shown = (english: string) => string;

/**
 * The parts of a fact that are not numbers or places: the side or formation, and the words for what a condition tests,
 * such as `holds`. A whole fact is, for example, `Axis holds 2 of Moscow, Baku`.
 */
type NamedFact = Pick<ConditionTest, 'side' | 'force' | 'fact'>;

/** Returns a fact without its number and places: `Axis holds`, `German lost land units`, `connected`. */
export function shownFactWords({ side, force, fact }: NamedFact, shown: Shown = term, nameOf = placeName): string {
  const party = side ?? force?.name;
  if (party === undefined) return shownOccasion(fact, shown);
  const owner = ownerText(party, shown, nameOf);
  if (fact === 'holds') return say`${owner} holds`;
  if (fact === 'points') return say`${owner} points`;
  if (fact === 'encircled') return say`${owner} encircled`;
  if (fact === 'exited') return say`${owner} exited`;
  const [word, kind] = split(fact);
  if (word === 'lost') return kind === '' ? say`${owner} lost` : say`${owner} lost ${shown(kind)}`;
  if (word === 'destroyed') return kind === '' ? say`${owner} destroyed` : say`${owner} destroyed ${shown(kind)}`;
  if (word === 'supplied' && kind !== '') return say`${owner} supplied ${shown(kind)}`;
  return `${owner} ${shown(fact)}`;
}

/**
 * Returns the name of a side or formation in the reader's language.
 *
 * @param nameOf returns the text for a name that has no translation
 */
export function ownerText(name: string, shown: Shown, nameOf: (name: string) => string): string {
  const known = shown(name);
  return known === name ? nameOf(name) : known;
}

/**
 * Returns an occasion in the reader's language. An occasion is an event that an award gives points for, such as
 * `lost headquarters`, or a tested fact without a side, such as `connected`.
 */
export function shownOccasion(occasion: string, shown: Shown = term): string {
  const whole = shown(occasion);
  const [word, kind] = split(occasion);
  if (kind === '' || whole !== occasion) return whole;
  if (word === 'lost') return say`lost ${shown(kind)}`;
  if (word === 'destroyed') return say`destroyed ${shown(kind)}`;
  return occasion;
}

function split(fact: string): readonly [word: string, kind: string] {
  const [word, ...rest] = fact.split(' ');
  return [word, rest.join(' ')];
}

/**
 * Returns a fact with its number and places: `Axis holds 2 of Moscow, Baku`, `connected Moscow from West`.
 *
 * @param nameOf returns how names of places are written. Default: as in a file, in quotes if necessary
 */
export function shownFact(test: ConditionTest, shown: Shown = term, nameOf = placeName): string {
  const { things, from, least, most } = test;
  const words = shownFactWords(test, shown, nameOf);
  const places = things.map(({ name }) => nameOf(name)).join(', ');
  if (from) return say`${words} ${places} from ${nameOf(from.name)}`;
  const number = least === undefined ? '' : rangeText(least, most ?? least, '..');
  if (test.fact === 'holds' && test.side !== undefined && places !== '') {
    const owner = ownerText(test.side, shown, nameOf);
    return number === '' ? say`${owner} holds ${places}` : say`${owner} holds ${number} of ${places}`;
  }
  if (number === '') return places === '' ? words : `${words} ${places}`;
  return places === '' ? `${words} ${number}` : say`${words} ${number} of ${places}`;
}

/** Returns a condition: `Axis holds 2 of Moscow, Baku and not rolled 1`. */
export function shownCondition(condition: Condition, shown: Shown = term): string {
  switch (condition.test) {
    case 'fact':
      return shownFact(condition, shown);
    case 'not':
      return condition.of.test === 'fact' || condition.of.test === 'not'
        ? say`not ${shownCondition(condition.of, shown)}`
        : say`not (${shownCondition(condition.of, shown)})`;
    case 'all':
      return condition.of
        .map((part) => (part.test === 'any' ? `(${shownCondition(part, shown)})` : shownCondition(part, shown)))
        .reduce((all, part) => say`${all} and ${part}`);
    case 'any':
      return condition.of.map((part) => shownCondition(part, shown)).reduce((all, part) => say`${all} or ${part}`);
  }
}

/** Returns a statement `when`: `when Axis holds Riga`. */
export const shownWhen = (condition: Condition, shown: Shown = term): string =>
  say`when ${shownCondition(condition, shown)}`;

/** Returns an offer with its side and turns: `offer "Truce" for Axis turn 3..5`. */
export function shownOffer({ name, side, during }: OfferModel, calendar?: Calendar, shown: Shown = term): string {
  const [what, whose] = [quoted(name), ownerText(side, shown, placeName)];
  return during === undefined
    ? say`offer ${what} for ${whose}`
    : say`offer ${what} for ${whose} turn ${turnsTitle(during, calendar)}`;
}

/** Returns what an award gives points for, without side and points: `held at Shimsk (each-turn), turn 13AM`. */
export function shownAward({ occasion, place, attributes, during }: AwardModel, calendar?: Calendar): string {
  const keys = Object.entries(attributes).map(([key, { value }]) =>
    value === true ? term(key) : `${term(key)} ${value}`,
  );
  const what = placed(occasion, place && placeName(place.name));
  const whole = keys.length > 0 ? `${what} (${keys.join(', ')})` : what;
  return during === undefined ? whole : say`${whole}, turn ${turnsTitle(during, calendar)}`;
}

/** Returns an occasion and the place where it happens: `held at Shimsk`. */
export function placed(occasion: string | undefined, place: string | undefined, shown: Shown = term): string {
  if (occasion === undefined) return place ?? '';
  const what = shownOccasion(occasion, shown);
  return place === undefined ? what : `${what} ${say`at ${place}`}`;
}

/** Returns the turns of a statement: `turn 13AM..17PM`. */
export const shownTurns = (during: TurnRange, calendar?: Calendar): string => say`turn ${turnsTitle(during, calendar)}`;

/** Returns the names of turns: `13AM..17PM`. */
export function turnsTitle({ first, last }: TurnRange, calendar?: Calendar): string {
  const [from, to] = [turnTitle(first, calendar), turnTitle(last, calendar)];
  return from === to ? from : `${from}..${to}`;
}
