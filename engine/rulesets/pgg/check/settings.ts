import { writeInstead } from '../../../model/finding.js';
import type { CheckList } from '../../../play/checks.js';
import {
  houseRuleMustChangeItsNumber,
  rulingMustNotBeChosenTwice,
  settingMustHaveAValueOfItsRule,
  type SettingValues,
} from '../../../mechanics/checks/settings.js';
import { bookNumbers, numbersOf } from '../vocabulary/numbers.js';
import { optionalRules, startWords } from '../vocabulary/settings.js';
import { sides } from '../vocabulary/sides.js';
import { groundOf } from '../state/ground.js';
import { list } from '../../../model/words.js';
import { cellsOfSettingValues, checkLost, checkStart, numberAtStart, settingsOf } from '../../../mechanics/start.js';
import { agree, say } from '../../../model/say.js';
import type { ScenarioCheck } from './check.js';

/** Checks that the chosen ruling on the map's orientation agrees with the map's hexes [5.23]. */
export const orientationMustBeTheMaps: ScenarioCheck = ({ map, rulings: chosen }, report) => {
  const { orientation } = map.board.grid;
  const other = orientation === 'flat' ? 'pointy' : 'flat';
  for (const { option, value, valueSource } of chosen) {
    if (option !== 'grid.orientation' || value !== other) continue;
    const message = say`The hexes of ${map.name} are ${orientation}, not ${other}; the marches of turn 1 follow the map. Write ${orientation}, or change the grid of the map.`;
    report.error('5.23', 'grid-orientation', valueSource, message, { fixes: [writeInstead(valueSource, orientation)] });
  }
};

/** The values of an optional rule. */
const yesOrNo = (): SettingValues => ({ values: ['true', 'false'], text: say`true or false` });

/** Checks that each statement about the position at the start has the form that its keyword requires. */
export const startMustHaveItsForm: ScenarioCheck = (scenario, report) => {
  checkStart(startWords, sides, scenario, report);
  checkLost(scenario, '9.61', report);
};

/**
 * Checks that rail cuts at the start are on railways, and that there are not more cuts than the game has markers
 * [6.37].
 */
export const railCutsMustLieOnRailways: ScenarioCheck = (scenario, report) => {
  const numbers = numbersOf(scenario);
  const { rail } = groundOf(scenario.map, numbers);
  const { board } = scenario.map;
  for (const setting of settingsOf(scenario, 'rail.cuts')) {
    const cells = cellsOfSettingValues(scenario.map, setting);
    const off = cells.filter((cell) => rail[cell] === 0).map((cell) => board.label(cell));
    const finding = { severity: 'error', rule: '6.37', slug: 'start', source: setting.source } as const;
    if (off.length > 0)
      report({
        ...finding,
        message: say`rail.cuts: ${list(off)} ${agree(off.length, 'is not a rail hex', 'are not rail hexes')}.`,
      });
    if (new Set(cells).size > numbers['rail.cuts'])
      report({
        ...finding,
        message: say`rail.cuts: ${new Set(cells).size} ${agree(new Set(cells).size, 'marker is', 'markers are')} on the map; the game has ${numbers['rail.cuts']}.`,
      });
  }
};

/**
 * Checks that a scenario in mid-game has used no more divisions of the South-Western Front, evacuations and Soviet
 * interdiction turns than the game provides [10.4, 13.41, 14.21].
 */
export const spentMustNotExceedTheGames: ScenarioCheck = (scenario, report) => {
  const numbers = numbersOf(scenario);
  const turns = settingsOf(scenario, 'interdiction.turns').flatMap(({ values }) => values);
  const spent = [
    ['front.used', '14.21', numberAtStart(scenario, 'front.used'), numbers['front.total']],
    ['evacuations.used', '10.4', numberAtStart(scenario, 'evacuations.used'), numbers['evacuation.total']],
    ['interdiction.turns', '13.41', new Set(turns).size, numbers['interdiction.sovietTurns']],
  ] as const;
  for (const [word, rule, used, most] of spent) {
    const set = settingsOf(scenario, word).at(0);
    if (set === undefined || used <= most) continue;
    report.error(
      rule,
      'start',
      set.source,
      say`${word}: ${used} were used before play begins; the game provides ${most}.`,
    );
  }
};

/** Checks that the game ends by the last turn of the rulebook's reinforcement lists [2.0, 16.0]. */
export const turnsShouldNotExceedTheGames: ScenarioCheck = ({ turns, turnsSource, source }, report) => {
  const book = bookNumbers['game.turns'].value;
  if (turns === undefined || turns <= book) return;
  const message = say`This game has ${turns} turns; the rulebook's game has ${book}, and its reinforcement lists bring nothing later.`;
  report.information('2.0', 'turns', turnsSource ?? source, message);
};

export const settingChecks: CheckList<ScenarioCheck> = {
  rulingMustNotBeChosenTwice,
  orientationMustBeTheMaps,
  houseRuleMustChangeItsNumber: houseRuleMustChangeItsNumber(bookNumbers),
  settingMustBeTrueOrFalse: settingMustHaveAValueOfItsRule(optionalRules, yesOrNo),
  startMustHaveItsForm,
  railCutsMustLieOnRailways,
  spentMustNotExceedTheGames,
  turnsShouldNotExceedTheGames,
};
