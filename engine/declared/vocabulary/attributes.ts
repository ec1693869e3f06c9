import { say } from '../../model/say.js';
import type { AttributeWord } from '../../play/vocabulary.js';
import { createWordBuilders } from '../../play/words.js';
import type { Declaration } from '../declaration.js';

const { attribute } = createWordBuilders<string>();
const [ofFeature, ofPlacement, ofExpectation, ofOrder] = (
  ['feature', 'placement', 'expectation', 'order'] as const
).map(attribute);

/** Returns the attributes in parentheses after features, placements, orders and expectations of a declared game. */
export function attributesOf({ states, combat }: Pick<Declaration, 'states' | 'combat'>): readonly AttributeWord[] {
  return [
    { ...ofFeature('owner', 'text', 'The side that holds the place when play begins.'), names: 'side' },
    ofPlacement('step', 'number', 'The face on which the unit begins: 1 is the strongest.'),
    ofExpectation('step', 'number', 'The present face of the unit: 1 is the strongest.'),
    ofExpectation('moved', 'flag', 'The unit has moved in this phase.'),
    ofExpectation('isolated', 'flag', 'The unit was out of supply when supply was judged last.'),
    ofExpectation('expected', 'flag', 'The unit has not arrived yet.'),
    ofExpectation('eliminated', 'flag', 'The unit has been lost.'),
    ofExpectation('exited', 'flag', 'The unit has left the map by an exit.'),
    ofExpectation(
      'odds',
      combat?.table.columnsAre === 'difference' ? 'text' : 'factors',
      'The column of the combat table.',
    ),
    ...(combat?.groundTables === undefined
      ? []
      : [ofExpectation('table', 'text', 'The ground whose combat table was used; absent for the general table.')]),
    ofExpectation('attack', 'number', 'The computed attack strength.'),
    ofExpectation('defence', 'number', 'The computed defence strength.'),
    ofExpectation('shift', 'number', 'The sum of the column shifts.'),
    ofExpectation('roll', 'factors', 'The roll of the dice.'),
    ofExpectation('result', 'text', 'The result in the combat table.'),
    ofExpectation('weather', 'text', 'The weather of the turn.'),
    ofExpectation('outcome', 'text', 'The winner, or `draw`.'),
    ofOrder('roll', 'factors', 'The dice of this order, in place of a roll from the seed.'),
    ...states.flatMap(({ word, text, rule }) => [
      { ...ofPlacement(word, 'flag', say`The unit begins in this state. ${text}`), rules: rule === '' ? [] : [rule] },
      { ...ofExpectation(word, 'flag', text), rules: rule === '' ? [] : [rule] },
    ]),
  ];
}
