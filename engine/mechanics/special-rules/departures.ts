import type { ItemModel } from '../../model/special-rules.js';
import type { AttributeWord } from '../../play/ruleset.js';

/** Names of what leaves; of counters drawn those they go by. */
export function namesOf(items: readonly ItemModel[]): string[] {
  return items.flatMap((item) => ('every' in item ? item.names : item.name === undefined ? item.drawn : [item.name]));
}

/** What is expected of a unit that the scenario took out of the game: for the vocabularies of games. */
export const HAS_LEFT: AttributeWord = {
  word: 'left',
  text: 'The unit left the game, as the scenario says.',
  rules: [],
  of: 'expectation',
  value: 'flag',
};
