import { tableMustBeOfTheGame, wordsOf } from '../../../../engine/mechanics/checks/tables.js';
import { specialChecks } from '../../../../engine/mechanics/special-rules/checks.js';
import { checking, type Checks } from '../../../../engine/play/checks.js';
import type { Placement } from '../../../../engine/model/scenario.js';
import { count } from '../../../../engine/model/words.js';
import { citingText, type ToyRule } from '../rulebook/rulebook.js';
import { printed } from '../vocabulary/combat-table.js';
import { calendar, numbers } from '../vocabulary/vocabulary.js';

const fitsIn = ({ cells, items }: Placement): boolean => items.length <= cells.length * numbers['stack.limit'].value;

const checks: Checks<ToyRule> = {
  map: {},
  forces: {
    unitMustHaveFaces(sides, report) {
      for (const { name, kind, faces, nameSource } of sides.flatMap(({ forces }) => forces))
        if (kind !== 'brigade' && faces.length === 0)
          report({
            severity: 'error',
            rule: '4',
            slug: 'no-faces',
            source: nameSource,
            message: `${name} has no strength and movement.`,
          });
    },
  },
  scenario: {
    stackMustNotExceedLimit({ setups }, report) {
      for (const { placements } of setups)
        for (const placement of placements)
          if (!fitsIn(placement))
            report({
              severity: 'error',
              rule: '5',
              slug: 'stack-limit',
              source: placement.source,
              message: `${count(placement.items.length, 'unit')} for ${count(placement.cells.length, 'cell')}; each holds ${numbers['stack.limit'].value}.`,
            });
    },
    tableMustBeOfTheGame: tableMustBeOfTheGame([
      wordsOf('combat', '6', printed),
      { name: 'weather', rule: '2', rows: calendar, columns: ['dry', 'mud'] },
    ]),
    ...specialChecks(),
  },
};

export const { checkMap, checkForces, checkScenario } = checking(checks, citingText);
