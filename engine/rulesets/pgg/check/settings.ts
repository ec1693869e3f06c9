import type { CheckList } from '../../../play/checks.js';
import { checkHouseRules } from '../../../play/numbers.js';
import { bookNumbers } from '../vocabulary/numbers.js';
import { settings } from '../vocabulary/settings.js';
import type { ScenarioCheck } from './check.js';

/** A ruling is chosen once. */
export const rulingMustNotBeChosenTwice: ScenarioCheck = ({ rulings: chosen }, report) => {
  chosen.forEach((ruling, index) => {
    const before = chosen.slice(0, index).find(({ option }) => option === ruling.option);
    if (before === undefined) return;
    const message = `${ruling.option} is chosen twice: ${String(before.value)}, then ${String(ruling.value)}. The last one is played.`;
    report({
      severity: 'warning',
      slug: 'ruling-twice',
      source: ruling.source,
      message,
      related: [{ source: before.source, message: 'chosen here first' }],
    });
  });
};

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

/** A house rule changes a number of the book, and leaves it the sense it has there. */
export const houseRuleMustChangeItsNumber: ScenarioCheck = (scenario, report) => {
  checkHouseRules(bookNumbers, scenario, report);
};

/** An optional rule is played or not. */
export const settingMustBeTrueOrFalse: ScenarioCheck = (scenario, report) => {
  for (const { name, values, source } of scenario.settings) {
    const known = settings.find(({ word }) => word === name);
    if (known === undefined || (values.length === 1 && ['true', 'false'].includes(String(values[0])))) continue;
    report({
      severity: 'error',
      rule: known.rules[0],
      slug: 'setting-value',
      source,
      message: `${name} is true or false, not ${values.join(', ')}.`,
    });
  }
};

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
  houseRuleMustChangeItsNumber,
  settingMustBeTrueOrFalse,
  turnsShouldNotExceedTheGames,
};
