import type { CountedWord } from '../../play/vocabulary.js';
import { createWordBuilders } from '../../play/words.js';
import type { Declaration } from '../declaration.js';

const inConditions = createWordBuilders<string>().counted('condition');

/**
 * Returns the words that conditions of a scenario can count only in declared games: exits, demoralization, supply,
 * states.
 */
export function countedWords({ exits, demoralization, supply, states }: Declaration): readonly CountedWord[] {
  const [exit] = exits;
  const [first] = demoralization;
  return [
    ...(exit === undefined
      ? []
      : [inConditions('exited', 'Units that have left the map by an exit: `French exited 3`.', ...ruled(exit.rule))]),
    ...(first === undefined
      ? []
      : [inConditions('demoralized', 'The side is demoralized: `Allied demoralized`.', ...ruled(first.rule))]),
    ...(supply === undefined
      ? []
      : [
          inConditions('supplied', 'Units with a line of supply.', ...ruled(supply.rule)),
          inConditions('isolated', 'Units without a line of supply.', ...ruled(supply.rule)),
        ]),
    ...states.map(({ word, text, rule }) => inConditions(word, text, ...ruled(rule))),
  ];
}

const ruled = (rule: string): string[] => (rule === '' ? [] : [rule]);
