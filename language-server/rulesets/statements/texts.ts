import type { Attribute, WordKind } from './attribute.js';
import { type Game, GAMES } from './games.js';

/** Describes an attribute with its readings, in Markdown. */
export function attributeText(attribute: Attribute): string {
  if (attribute.kind === 'choice')
    return [
      attribute.text,
      ...Object.entries(attribute.readings).map(
        ([word, { text, games }]) => `- \`${word}\`: ${text}${playedBy(games)}`,
      ),
    ].join('\n');
  if (attribute.kind === 'list' && !isOfGame(attribute.of))
    return [attribute.text, ...Object.entries(attribute.of).map(([word, text]) => `- \`${word}\`: ${text}`)].join('\n');
  return attribute.text;
}

/** Returns whether the words of a list are words of the game, not fixed words. */
export const isOfGame = (of: readonly WordKind[] | Readonly<Record<string, string>>): of is readonly WordKind[] =>
  Array.isArray(of);

/** Returns the published games of a reading, in brackets. */
export const playedBy = (games: readonly Game[]): string =>
  games.length === 0 ? '' : ` *(${games.map((game) => GAMES[game]).join(', ')})*`;
