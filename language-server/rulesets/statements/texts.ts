import { say, term } from '../../../engine/model/say.js';
import type { Attribute, WordKind } from './attribute.js';
import { type Game, GAMES } from './games.js';

/** Describes an attribute with its readings, in Markdown. */
export function attributeText(attribute: Attribute): string {
  if (attribute.kind === 'choice')
    return [
      term(attribute.text),
      ...Object.entries(attribute.readings).map(
        ([word, { text, games }]) => `- \`${word}\`: ${term(text)}${playedBy(games)}`,
      ),
    ].join('\n');
  if (attribute.kind === 'list' && !isOfGame(attribute.of)) {
    const { text, of, none, games } = attribute;
    const meanings = Object.entries(of).map(([word, meaning]) => `- \`${word}\`: ${term(meaning)}`);
    const empty = none === undefined ? [] : [`- \`none\`: ${term(none)}`];
    const played = Object.entries(games).map(([list, titles]) => say`- \`${list}\`: as in ${titlesOf(titles)}.`);
    return [term(text), ...meanings, ...empty, ...played].join('\n');
  }
  return term(attribute.text);
}

/** Returns whether the words of a list are words of the game, not fixed words. */
export const isOfGame = (of: readonly WordKind[] | Readonly<Record<string, string>>): of is readonly WordKind[] =>
  Array.isArray(of);

/** Returns the published games of a reading, in brackets. */
export const playedBy = (games: readonly Game[]): string => (games.length === 0 ? '' : ` *(${titlesOf(games)})*`);

const titlesOf = (games: readonly Game[]): string => games.map((game) => GAMES[game]).join(', ');
