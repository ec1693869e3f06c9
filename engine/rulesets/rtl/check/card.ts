import { agree, say, term } from '../../../model/say.js';
import { lineOfMap, lineOfScenario, tableOfScenario } from '../../../mechanics/checks/missing-text-fixes.js';
import type { CheckList } from '../../../play/checks.js';
import { list } from '../../../model/words.js';
import { settingsOf } from '../../../mechanics/start.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { causesAttrition } from '../combat/suffer.js';
import { rulingsOf } from '../rulings/rulings.js';
import { groundOf } from '../state/ground.js';
import { musterOf } from '../state/muster.js';
import { SHADED } from '../vocabulary/combat-results.js';
import { BOTH, opponent, SIDES } from '../vocabulary/sides.js';
import type { ScenarioCheck } from './check.js';

/**
 * Reports a side without a supply source on the map. All its units would be out of supply from the second turn on
 * [6.31].
 */
const sideMustHaveASource: ScenarioCheck = (scenario, report) => {
  const { sources } = groundOf(scenario.map);
  for (const side of BOTH) {
    if (!hasGroundUnits(scenario, side) || sources.some((source) => source.side === side)) continue;
    const message = say`The ${SIDES[side]} has no supply source on ${scenario.map.name}; write \`supply point NAME at HEX (side ${SIDES[side]})\` in the map.`;
    report.error('6.31', 'no-source', scenario.titleSource, message, {
      fixes: [lineOfMap(scenario.map, `supply point ‹NAME› at ‹HEX› (side "${SIDES[side]}")`)],
    });
  }
};

const hasGroundUnits = (scenario: ScenarioModel, side: number): boolean =>
  musterOf(scenario).placings.some((placing) => placing.side === side && placing.pieces.length > 0);

/**
 * Warns if the scenario does not list the shaded cells of the combat tables although armour can meet units that cause
 * armour attrition, which shaded cells produce [11.12].
 */
const shadedCellsShouldBeGiven: ScenarioCheck = (scenario, report) => {
  if (scenario.tables.some(({ name }) => name === SHADED)) return;
  const { pieces } = musterOf(scenario);
  const isAny = rulingsOf(scenario)['combat.armourAttritionBy'] === 'anyAntiTank';
  for (const side of BOTH) {
    const armour = pieces.find((piece) => piece.side === side && piece.isArmoured);
    const guns = pieces.find((piece) => piece.side === opponent(side) && causesAttrition(piece, isAny));
    if (armour === undefined || guns === undefined) continue;
    const message = say`The scenario does not say which results cause armour attrition, for example when ${armour.name} attacks ${guns.name}. Write \`table ${SHADED} { mobile: 4-1 = "7 8" }\` with the shaded rows of each column.`;
    report.warning('11.12', 'no-shaded-cells', scenario.titleSource, message, {
      fixes: [tableOfScenario(scenario, SHADED, ['mobile: ‹ODDS› = "‹ROWS›"'], { ODDS: '4-1', ROWS: '7' })],
    });
    return;
  }
};

/**
 * Reports, as information, the sides whose number of strongpoints is unlimited because the scenario does not give the
 * number of strongpoint counters [2.24].
 */
const strongpointsShouldBeLimited: ScenarioCheck = (scenario, report) => {
  const { pieces } = musterOf(scenario);
  const limits = settingsOf(scenario, 'strongpoints');
  const unlimited = BOTH.filter(
    (side) =>
      pieces.some((piece) => piece.side === side && piece.type.builder) &&
      !limits.some((set) => set.side === undefined || set.side === SIDES[side]),
  ).map((side) => SIDES[side]);
  if (unlimited.length === 0) return;
  const whose = unlimited.length === 1 ? ` for ${unlimited[0]}` : '';
  const message = say`The scenario does not limit the number of strongpoints that the ${list(unlimited.map((side) => term(side)))} ${agree(unlimited.length, 'has', 'have')}. Write \`set strongpoints${whose} = NUMBER\`.`;
  report.information('2.24', 'no-strongpoint-limit', scenario.titleSource, message, {
    fixes: [lineOfScenario(scenario, `set strongpoints${whose} = ‹NUMBER›`)],
  });
};

/**
 * Warns if the scenario does not give the number of offensive missions of a side with aircraft. Such a side has no
 * missions [13.24b1].
 */
const missionsShouldBeGiven: ScenarioCheck = (scenario, report) => {
  const { aircraft } = musterOf(scenario);
  for (const side of BOTH) {
    const isGiven = settingsOf(scenario, 'missions').some(
      (set) => set.of === undefined && (set.side === undefined || set.side === SIDES[side]),
    );
    if (aircraft[side].length === 0 || isGiven) continue;
    const message = say`The scenario gives the ${SIDES[side]} no offensive missions, so its aircraft can only defend. Write \`set missions for ${SIDES[side]} = NUMBER\`.`;
    report.warning('13.24b1', 'no-missions', scenario.titleSource, message, {
      fixes: [lineOfScenario(scenario, `set missions for ${SIDES[side]} = ‹NUMBER›`)],
    });
  }
};

export const cardChecks: CheckList<ScenarioCheck> = {
  sideMustHaveASource,
  shadedCellsShouldBeGiven,
  strongpointsShouldBeLimited,
  missionsShouldBeGiven,
};
