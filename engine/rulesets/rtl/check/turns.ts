import { agree, say } from '../../../model/say.js';
import { entryOfArrival, lineOfScenario, tableOfScenario } from '../../../mechanics/checks/missing-text-fixes.js';
import { allArrivals } from '../../../mechanics/special-rules/arrivals.js';
import { firstTurnOf } from '../../../mechanics/start.js';
import { turnName } from '../../../model/calendar.js';
import { writeInstead } from '../../../model/finding.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { list } from '../../../model/words.js';
import type { CheckList } from '../../../play/checks.js';
import { rulingsOf } from '../rulings/rulings.js';
import { musterOf } from '../state/muster.js';
import { calendar } from '../vocabulary/calendar.js';
import { DIE_SIDES } from '../vocabulary/combat-results.js';
import { SIDES } from '../vocabulary/sides.js';
import { isIn, isWeather, rowOf } from '../weather/weather.js';
import type { ScenarioCheck } from './check.js';

const turnsOf = (scenario: ScenarioModel): number[] => {
  const first = firstTurnOf(scenario);
  return Array.from({ length: Math.max(0, (scenario.turns ?? first) - first + 1) }, (_, i) => first + i);
};

/** Reports turns for which the scenario gives neither weather nor a row of the weather table [5.11]. */
const weatherMustBeGiven: ScenarioCheck = (scenario, report) => {
  const { settings, titleSource } = scenario;
  const isHistorical = settings.some(
    ({ name, values }) => name === 'optional.historicalWeather' && values[0] === 'true',
  );
  const isSet = (turn: number): boolean =>
    settings.some(
      (setting) => setting.name === 'weather' && isWeather(setting.values[0]) && (setting.turn ?? turn) === turn,
    );
  const turnsWithoutWeather = turnsOf(scenario).filter(
    (turn) =>
      !isSet(turn) &&
      rowOf(scenario, 'weather', turn) === undefined &&
      !(isHistorical && rowOf(scenario, 'weather.historical', turn) !== undefined),
  );
  if (turnsWithoutWeather.length === 0) return;
  const named = turnsWithoutWeather.map((turn) => turnName(turn, calendar));
  const message = say`The scenario gives no weather for ${list(named)}. Write \`set weather turn ${named[0]} = dry\`, or a row \`${named[0]}: dry = 1-6, overcast = 7-8, rain = 9-10\` with the numbers of the turn track in a \`table weather\`.`;
  const rows = named.map((turn) => `${turn}: dry = ‹DRY›, overcast = ‹OVERCAST›, rain = ‹RAIN›`);
  report.error('5.11', 'no-weather', titleSource, message, {
    fixes: [tableOfScenario(scenario, 'weather', rows, { DRY: '1-8', OVERCAST: '9', RAIN: '10' })],
  });
};

/** Reports rows of the weather table that give no weather, or more than one, for a die roll [5.11]. */
const weatherRowMustCoverTheDie: ScenarioCheck = ({ tables }, report) => {
  for (const { key, cells, source } of tables.filter(({ name }) => name === 'weather').flatMap(({ rows }) => rows)) {
    const rolls = Array.from({ length: DIE_SIDES }, (_, i) => i + 1);
    const wrong = rolls.filter((die) => cells.filter(({ value }) => isIn(die, value)).length !== 1);
    if (wrong.length === 0) continue;
    const message = say`${key}: each roll from 1 to ${DIE_SIDES} must give exactly one kind of weather; ${list(wrong.map(String))} ${agree(wrong.length, 'gives', 'give')} none or several.`;
    report.error('5.11', 'weather-rolls', source, message);
  }
};

/**
 * Reports ground units without an entry hex in the arrivals of offers and conditions. Aircraft, bridges and markers
 * need no entry hex [5.2, 5.24, 16.23].
 */
const groundUnitsMustHaveAnEntry: ScenarioCheck = (scenario, report) => {
  const { pieces, arrivals } = musterOf(scenario);
  const models = allArrivals(scenario);
  for (const { index, cells, pieces: coming } of arrivals) {
    const ground = coming.filter((piece) => pieces[piece].role === 'combat' || pieces[piece].role === 'leader');
    if (index < scenario.arrivals.length || cells.length > 0 || ground.length === 0) continue;
    const names = list(ground.slice(0, 3).map((piece) => pieces[piece].name));
    const message = say`${names} ${agree(ground.length, 'has', 'have')} no entry hex. Write \`arrive … at AREA\` or \`by HEXES\`.`;
    report.error('5.2', 'no-entry', models[index].source, message, {
      fixes: [entryOfArrival(models[index], scenario.map)],
    });
  }
};

/** Warns of a limited source for which the scenario gives no number of hexes. Such a source supplies no hex [S3.24]. */
const limitedSourceMustSayHowMuch: ScenarioCheck = (scenario, report) => {
  for (const { kind, name, attributes } of scenario.map.features) {
    if (kind !== 'supply point' || !Object.hasOwn(attributes, 'limited')) continue;
    const isGiven = scenario.settings.some(
      (set) => set.name === 'supply' && (set.of === undefined || set.of.some((force) => force.name === name)),
    );
    if (isGiven || name === undefined) continue;
    const message = say`${name} is a limited source, but the scenario does not say how many hexes it supplies, so it supplies none. Write \`set supply of "${name}" = 2\`.`;
    report.warning('S3.24', 'no-supply-limit', scenario.titleSource, message, {
      fixes: [lineOfScenario(scenario, `set supply of "${name}" = ‹NUMBER›`)],
    });
  }
};

/** Warns of `control` settings that have no effect because of the ruling `control.initial = neutral` [3.12a]. */
const controlShouldHaveAnEffect: ScenarioCheck = (scenario, report) => {
  if (rulingsOf(scenario)['control.initial'] === 'authorSupplied') return;
  for (const { name, source } of scenario.settings) {
    if (name !== 'control') continue;
    const message = say`This setting has no effect with the ruling control.initial = neutral. Write \`ruling control.initial = authorSupplied\` to use it.`;
    const text = 'ruling control.initial = authorSupplied\n  ';
    const edits = [{ source: { file: source.file, start: source.start, end: source.start }, text }];
    report.warning('3.12a', 'control-not-played', source, message, {
      fixes: [{ title: 'Use the control of the scenario', edits }],
    });
  }
};

/** Reports `replacements` settings without a side or number [S3.26]. */
const replacementsMustHaveASide: ScenarioCheck = ({ settings, offers }, report) => {
  const all = [...settings, ...offers.flatMap(({ clauses }) => clauses.settings)];
  for (const { name, side, values, source } of all) {
    if (name !== 'replacements') continue;
    const isNumber = Number.isInteger(values[0]) && Number(values[0]) >= 0;
    if (SIDES.some((name) => name === side) && isNumber) continue;
    report.error(
      'S3.26',
      'replacements',
      source,
      say`Name the side and the number of steps: \`set replacements for Soviet = 8\`.`,
      {
        fixes: SIDES.map((name) => ({
          ...writeInstead(
            source,
            `set replacements for ${name} = ‹NUMBER›`,
            `Write set replacements for ${name} = NUMBER`,
          ),
          blanks: { NUMBER: '1' },
        })),
      },
    );
  }
};

export const turnChecks: CheckList<ScenarioCheck> = {
  weatherMustBeGiven,
  weatherRowMustCoverTheDie,
  groundUnitsMustHaveAnEntry,
  limitedSourceMustSayHowMuch,
  controlShouldHaveAnEffect,
  replacementsMustHaveASide,
};
