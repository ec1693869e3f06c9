import { findLikelyTypos } from '../../engine/mechanics/checks/likely-typos.js';
import { itemName } from '../../engine/model/placed-text.js';
import { say } from '../../engine/model/say.js';
import { list } from '../../engine/model/words.js';
import { cellNoun, cellWords } from '../text/cell-words.js';
import type { Check } from './check.js';

/**
 * Reports units that are far from their formation because of a likely typing error: correcting one mistake in the label
 * of the cell would place the units next to the formation.
 */
export const unitShouldStandByItsFormation: Check = ({ ownScenarios, ruleset }, report) => {
  for (const scenario of ownScenarios)
    for (const { placement, items, formation, distance, likely, isTransposed, fix } of findLikelyTypos(scenario)) {
      const { board } = scenario.map;
      const cells = cellWords(ruleset, board.grid, cellNoun(board.grid, distance));
      const names = list(items.map((item) => itemName(item)));
      report({
        severity: 'information',
        code: 'sandtable/astray',
        message: isTransposed
          ? say`${names} in ${board.label(placement.cells[0])} would be ${distance} ${cells} from the rest of ${formation}, and ${likely} is next to them: are its digits exchanged?`
          : say`${names} in ${board.label(placement.cells[0])} would be ${distance} ${cells} from the rest of ${formation}, and ${likely} is next to them: is one of its digits wrong?`,
        source: placement.cellsSource,
        fixes: [fix],
      });
    }
};
