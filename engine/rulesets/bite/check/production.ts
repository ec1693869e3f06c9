import { say, term } from '../../../model/say.js';
import { attributeBehind, lineOfMap, lineOfScenario } from '../../../mechanics/checks/missing-text-fixes.js';
import { linesOf } from '../../../mechanics/checks/settings.js';
import { cellsOfPlace } from '../../../model/places.js';
import type { ForceModel } from '../../../model/forces.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { SettingModel } from '../../../model/statements.js';
import type { Source } from '../../../model/source.js';
import { list } from '../../../model/words.js';
import type { CheckList } from '../../../play/checks.js';
import { countryOf, groundOf, type Ground } from '../state/ground.js';
import { isNation, LEADING, nationCalled, NATIONS } from '../vocabulary/nations.js';
import { optionsOf } from '../vocabulary/settings.js';
import { COLOURS } from '../vocabulary/resources.js';
import { SIDES } from '../vocabulary/sides.js';
import { classes, unitKinds } from '../vocabulary/unit-kinds.js';
import { fixToLeaveOut } from '../state/option-fixes.js';
import type { ScenarioCheck } from './check.js';
import { fixesForPlaceOf, placesNamed } from './places.js';

/**
 * Returns the settings with this name. If one line of the scenario yields several settings, returns only the first of
 * them.
 */
const settingLines = ({ settings }: ScenarioModel, name: string): readonly SettingModel[] =>
  linesOf(settings).filter((setting) => setting.name === name);

const cellsOf = ({ board }: Ground): number[] => Array.from({ length: board.size }, (_, cell) => cell);

const INCOME = COLOURS.slice(0, 4);

/**
 * Reports an income that names no nation, and an income that is not a list of one to four whole numbers [7.3, 11.0].
 */
const incomeMustBeOfANation: ScenarioCheck = (scenario, report) => {
  for (const { of, values, source, valueSources = [] } of settingLines(scenario, 'production')) {
    for (const { name, source: at } of of ?? []) {
      if (!isNation(name)) {
        report.error('7.3', 'no-such-nation', at, say`There is no nation “${name}”; the nations are ${list(nations)}.`);
      } else if (nationCalled(name).aided === true) {
        const message = say`${name} has no income; it receives points from Germany by the order \`aid ${name} (yellow 1)\`.`;
        report.warning('5.2.aid', 'no-own-income', at, message);
      }
    }
    if (of === undefined)
      report.error(
        '7.3',
        'whose-income',
        source,
        say`\`set production\` needs a nation. Write \`set production of Germany = 5\`.`,
        {
          fixes: LEADING.map((nation) => ({
            title: `Write of ${nation}`,
            edits: [{ source: behindTheWord(source), text: ` of ${JSON.stringify(nation)}` }],
          })),
        },
      );
    if (values.length > INCOME.length) {
      const message = say`An income has at most ${INCOME.length} numbers: ${list(INCOME.map(term))}; this income has ${values.length}.`;
      report.error('11.0', 'too-many-colours', valueSources.at(INCOME.length) ?? source, message);
    }
    values.forEach((value, at) => {
      if (/^\d+$/.test(String(value))) return;
      report.error('7.3', 'no-number', valueSources.at(at) ?? source, say`${value} is not a whole number of points.`);
    });
  }
};
const SET = 'set production';
const behindTheWord = ({ file, start }: Source): Source => ({
  file,
  start: start + SET.length,
  end: start + SET.length,
});
const nations = NATIONS.filter((nation) => nationCalled(nation).aided !== true);

/** Informs about leading nations that have no income, either from the scenario or from places on the map [7.3]. */
const leadersShouldEarn: ScenarioCheck = (scenario, report) => {
  const ground = groundOf(scenario.map);
  const stated = settingLines(scenario, 'production').flatMap(({ of = [] }) => of.map(({ name }) => name));
  const centres = cellsOf(ground).filter((cell) => COLOURS.some((colour) => ground.produces[colour][cell] > 0));
  for (const nation of LEADING) {
    if (stated.includes(nation) || centres.some((cell) => countryOf(ground, cell) === nation)) continue;
    const message = say`Neither the scenario nor the map gives ${term(nation)} an income. Write \`set production of "${nation}" = 5\` in the scenario, or \`(yellow 2)\` after its cities on the map.`;
    report.information('7.3', 'no-income', scenario.titleSource, message, {
      fixes: [lineOfScenario(scenario, `set production of ${JSON.stringify(nation)} = ‹NUMBER›`)],
    });
  }
};

/**
 * Informs about leading nations that have armour or aircraft but no factory where such units can be rebuilt
 * [7.3.1.armour, 7.3.1.air].
 */
const factoriesShouldBeOnTheMap: ScenarioCheck = (scenario, report) => {
  const ground = groundOf(scenario.map);
  const requirements = [
    { colour: 'red', what: 'armour', rule: '7.3.1.armour', isMeant: (kind: string) => isArmour(kind) },
    { colour: 'blue', what: 'aircraft', rule: '7.3.1.air', isMeant: (kind: string) => isAircraft(kind) },
  ] as const;
  for (const [side, nation] of LEADING.entries())
    for (const { colour, what, rule, isMeant } of requirements) {
      const has = scenario.sides.some(({ forces }) =>
        forces.some((force) => force.side === SIDES[side] && isMeant(force.kind) && isOwn(force, nation)),
      );
      const hasFactory = cellsOf(ground).some(
        (cell) => ground.produces[colour][cell] > 0 && countryOf(ground, cell) === nation,
      );
      if (!has || hasFactory) continue;
      const message = say`${term(nation)} has ${term(what)} but no ${term(`${colour} factory`)} where ${term(what)} can be rebuilt. Write \`(${colour} 1)\` after a city of ${term(nation)} on the map.`;
      report.information(rule, 'no-factory', scenario.titleSource, message, {
        fixes: fixesForPlaceOf(scenario.map, nation, `${colour} ‹NUMBER›`),
      });
    }
};

const isArmour = (kind: string): boolean => classOf(kind)?.armoured === true;
const isAircraft = (kind: string): boolean => classOf(kind)?.arm === 'air';
const classOf = (kind: string) => {
  const found = unitKinds.get(kind);
  return found && classes[found.class];
};
const isOwn = ({ parent }: ForceModel, nation: string): boolean =>
  parent === undefined || parent === nation || !isNation(parent);

/** Reports places on the card of new factories that are not on the map or have no `limit` [15.1.place]. */
const cardMustNameCities: ScenarioCheck = (scenario, report) => {
  const ground = groundOf(scenario.map);
  for (const { rows } of scenario.tables.filter(({ name }) => name === 'factories'))
    for (const { cells } of rows)
      for (const { value, source } of cells.filter(({ column }) => LEADING.some((nation) => nation === column)))
        for (const name of value.split(',').map((one) => one.trim())) {
          const [cell] = cellsOfPlace(scenario.map, name);
          if (cell === undefined)
            report.error('15.1.place', 'no-such-city', source, say`${scenario.map.name} has no place “${name}”.`);
          else if (ground.limit[cell] === 0)
            report.warning(
              '15.1.place',
              'no-limit',
              source,
              say`${name} has no limit of new factories: write \`(limit 1)\` after it on the map.`,
              { fixes: placesNamed(scenario.map, name).map((place) => attributeBehind(place, 'limit ‹NUMBER›')) },
            );
        }
};

/** Reports names in `set projects` that are not buildable railways or sea routes of the map [SBE6.infrastructure]. */
const projectMustBeOnTheMap: ScenarioCheck = (scenario, report) => {
  const { projects } = groundOf(scenario.map);
  for (const { values, source, valueSources = [] } of settingLines(scenario, 'projects'))
    values.forEach((value, at) => {
      if (projects.some(({ name }) => name === value)) return;
      report.error(
        'SBE6.infrastructure',
        'no-such-project',
        valueSources.at(at) ?? source,
        projects.length === 0
          ? say`There is no project “${value}” on the map; it has none: write \`rail "…" … (buildable, yellow 3)\`.`
          : say`There is no project “${value}” on the map; it has ${list(projects.map(({ name }) => name))}.`,
        {
          fixes: [lineOfMap(scenario.map, `rail ${JSON.stringify(value)} ‹HEX› - ‹NEXT› (buildable, yellow ‹NUMBER›)`)],
        },
      );
    });
};

/** Informs about Lend-Lease routes without a port or place of arrival on the map [34.0, 34.0.persia]. */
const routesShouldEndOnTheMap: ScenarioCheck = (scenario, report) => {
  if (!optionsOf(scenario.settings).has('lend-lease')) return;
  const { roles } = groundOf(scenario.map);
  for (const role of ['arctic', 'southern'] as const) {
    if (roles[role].length > 0) continue;
    const message = say`No points arrive by the ${term(role)} route: no place of ${scenario.map.name} has the role \`(${role})\`. Write the role after a place in the map.`;
    report.information(role === 'arctic' ? '34.0' : '34.0.persia', 'route-without-end', scenario.titleSource, message, {
      fixes: [lineOfMap(scenario.map, `site ‹NAME› at ‹HEX› (${role})`), fixToLeaveOut(scenario, 'lend-lease')],
    });
  }
};

export const productionChecks: CheckList<ScenarioCheck> = {
  incomeMustBeOfANation,
  leadersShouldEarn,
  factoriesShouldBeOnTheMap,
  cardMustNameCities,
  projectMustBeOnTheMap,
  routesShouldEndOnTheMap,
};
