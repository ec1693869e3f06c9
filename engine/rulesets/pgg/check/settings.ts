import type { CheckList } from '../../../play/checks.js';
import {
  houseRuleMustChangeItsNumber,
  rulingMustNotBeChosenTwice,
  settingMustHaveAValueOfItsRule,
  type SettingValues,
} from '../../../mechanics/checks/settings.js';
import { bookNumbers } from '../vocabulary/numbers.js';
import { settings } from '../vocabulary/settings.js';
import type { ScenarioCheck } from './check.js';

/** Where the map's hexes point is seen on the map: the reading says the same [5.23]. */
export const orientationMustBeTheMaps: ScenarioCheck = ({ map, rulings: chosen }, report) => {
  const { orientation } = map.board.grid;
  const other = orientation === 'flat' ? 'pointy' : 'flat';
  for (const { option, value, valueSource } of chosen) {
    if (option !== 'grid.orientation' || value !== other) continue;
    report({
      severity: 'error',
      rule: '5.23',
      slug: 'grid-orientation',
      source: valueSource,
      message: `The hexes of ${map.name} are ${orientation}, not ${other}; the marches of turn 1 follow the map. Write ${orientation}, or change the grid of the map.`,
    });
  }
};

/** An optional rule is played or not. */
const yesOrNo: SettingValues = { values: ['true', 'false'], text: 'true or false' };

/** The book's lists bring nothing after its last turn [2.0, 16.0]. */
export const turnsShouldNotExceedTheGames: ScenarioCheck = ({ turns, turnsSource, source }, report) => {
  const book = bookNumbers['game.turns'].value;
  if (turns === undefined || turns <= book) return;
  report({
    severity: 'information',
    rule: '2.0',
    slug: 'turns',
    source: turnsSource ?? source,
    message: `This game has ${turns} turns; the book's has ${book}, and its lists bring nothing later.`,
  });
};

export const settingChecks: CheckList<ScenarioCheck> = {
  rulingMustNotBeChosenTwice,
  orientationMustBeTheMaps,
  houseRuleMustChangeItsNumber: houseRuleMustChangeItsNumber(bookNumbers),
  settingMustBeTrueOrFalse: settingMustHaveAValueOfItsRule(settings, () => yesOrNo),
  turnsShouldNotExceedTheGames,
};
