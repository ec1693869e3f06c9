import { agree, say, term } from '../../../model/say.js';
import { nearestSpellings } from '../../../board/spelling.js';
import {
  lineOfMap,
  lineOfScenario,
  lineOfSetup,
  tableOfScenario,
} from '../../../mechanics/checks/missing-text-fixes.js';
import { allArrivals } from '../../../mechanics/special-rules/arrivals.js';
import { firstTurnOf, settingsOf } from '../../../mechanics/start.js';
import { turnName, turnTitle } from '../../../model/calendar.js';
import { writeInstead, type Fix } from '../../../model/finding.js';
import { forcesByName, forcesIn, type ForceModel } from '../../../model/forces.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { Source } from '../../../model/source.js';
import { list } from '../../../model/words.js';
import type { CheckList } from '../../../play/checks.js';
import { covered } from '../setup/setup-rules.js';
import { groundOf } from '../state/ground.js';
import { musterOf } from '../state/muster.js';
import type { Piece } from '../state/pieces.js';
import { calendar, monthName } from '../vocabulary/calendar.js';
import { isOption, OPTION_NAMES, optionalRule, type Option } from '../vocabulary/options.js';
import { isSet, layerOf, optionsOf } from '../vocabulary/settings.js';
import { LEADING } from '../vocabulary/nations.js';
import { AXIS, SIDES, SOVIET } from '../vocabulary/sides.js';
import { classes, unitKinds } from '../vocabulary/unit-kinds.js';
import { watchedBorder } from '../zones/watched.js';
import type { ScenarioCheck } from './check.js';
import { fixToLeaveOut, fixesToPlay, fixesToSwitchOn } from '../state/option-fixes.js';
import { fixToPlayAdvanced, withWeatherTrack } from '../weather/track.js';

/** A word of `set optional` with its source range. */
interface OptionWord {
  readonly word: string;
  readonly source: Source;
}

/** Returns the words of the `set optional` lines of a scenario, in the order written. */
const optionWords = (scenario: ScenarioModel): readonly OptionWord[] =>
  settingsOf(scenario, 'optional').flatMap(({ values, valueSources = [], source }) =>
    values.map((value, index) => ({ word: String(value), source: valueSources[index] ?? source })),
  );

/** Returns the options that a scenario plays, each once and with its source range. */
const playedOptions = (scenario: ScenarioModel): readonly { readonly option: Option; readonly source: Source }[] =>
  optionWords(scenario)
    .filter(({ word }, index, all) => all.findIndex((one) => one.word === word) === index)
    .flatMap(({ word, source }) => (isOption(word) ? [{ option: word, source }] : []));

/** Reports words in `set optional` that are not optional rules [14.0-39.0]. */
const optionMustBeOfTheBook: ScenarioCheck = (scenario, report) => {
  for (const { word, source } of optionWords(scenario)) {
    if (isOption(word)) continue;
    const suggestions = nearestSpellings(word, OPTION_NAMES, 1);
    const message =
      suggestions.length > 0
        ? say`There is no optional rule “${word}”. Did you mean ${suggestions[0]}?`
        : say`There is no optional rule “${word}”. The optional rules are ${list(OPTION_NAMES)}.`;
    report.error('7.0', 'no-such-option', source, message, {
      fixes: suggestions.map((one) => writeInstead(source, one)),
    });
  }
};

/**
 * Reports a scenario that uses options and has no `set layer`. If the author chose the base game by `set layer`, only
 * informs about the options [SBE.long].
 */
const optionsShouldHaveTheAdvancedGame: ScenarioCheck = (scenario, report) => {
  const options = playedOptions(scenario);
  if (options.length === 0 || layerOf(scenario.settings) === 'advanced') return;
  const names = list(options.map(({ option }) => option));
  const rule = optionalRule(options[0].option).rules[0];
  const layer = settingsOf(scenario, 'layer').at(-1);
  if (layer !== undefined) {
    const [source = layer.source] = layer.valueSources ?? [];
    const message = say`The scenario adds ${names} to the base game, which lacks the parts of the advanced game that they depend on, above all headquarters and weather.`;
    report.information(rule, 'option-in-base-game', source, message, { fixes: [fixToPlayAdvanced(scenario)] });
    return;
  }
  const [{ source }] = settingsOf(scenario, 'optional');
  const message = say`${names} ${agree(options.length, 'belongs', 'belong')} to the advanced game, and the scenario has no \`set layer\`. Write \`set layer = advanced\`, or \`set layer = base\` to play without the advanced game.`;
  const before = { file: source.file, start: source.start, end: source.start };
  report.error(rule, 'option-without-layer', source, message, {
    fixes: [
      withWeatherTrack(scenario, writeInstead(before, 'set layer = advanced\n  ', 'Write set layer = advanced')),
      writeInstead(before, 'set layer = base\n  ', 'Write set layer = base'),
    ],
  });
};

/** Reports options that require another option which the scenario does not play [22.0]. */
const optionMustHaveWhatItNeeds: ScenarioCheck = (scenario, report) => {
  const played = optionsOf(scenario.settings);
  for (const { option, source } of playedOptions(scenario)) {
    const { needs = [], rules } = optionalRule(option);
    for (const other of needs.filter(isOption).filter((one) => !played.has(one))) {
      const message = say`The option ${option} cannot be played without ${other}, which the scenario does not switch on.`;
      report.error(rules[0], 'option-needs-option', source, message, { fixes: fixesToSwitchOn(scenario, other) });
    }
  }
};

/**
 * Informs about an option that loses part of its effect because the scenario does not also play another option [32.0,
 * 35.0, 37.0].
 */
const optionShouldHaveWhatItServes: ScenarioCheck = (scenario, report) => {
  const played = optionsOf(scenario.settings);
  for (const { option, source } of playedOptions(scenario)) {
    const { serves = {}, rules } = optionalRule(option);
    for (const [other, effect] of Object.entries(serves)) {
      if (!isOption(other) || played.has(other)) continue;
      const message = say`The option ${option} is played without ${other}: ${term(effect)}.`;
      report.information(rules[0], 'option-serves-option', source, message, {
        fixes: fixesToSwitchOn(scenario, other),
      });
    }
  }
};

/** Informs about options that have no effect in the turns of the scenario [17.0, 29.0-39.0]. */
const optionShouldHaveItsTurns: ScenarioCheck = (scenario, report) => {
  const { turns } = scenario;
  if (turns === undefined) return;
  const first = firstTurnOf(scenario);
  const span = Array.from({ length: Math.max(0, turns - first + 1) }, (_, i) => first + i);
  for (const { option, source } of playedOptions(scenario)) {
    const { from = 1, until = calendar.length, months, turns: fewest = 0, rules } = optionalRule(option);
    const acts = span.filter((turn) => turn >= from && turn <= until && (months?.includes(monthName(turn)) ?? true));
    if (acts.length === 0)
      report.information(
        rules[0],
        'option-out-of-time',
        source,
        months === undefined
          ? say`The option ${option} applies from ${turnTitle(from, calendar)} to ${turnTitle(until, calendar)}; the scenario has no such turn.`
          : say`The option ${option} applies in ${list(months.map(term), 'or')}; the scenario has no such turn.`,
        { fixes: [fixToLeaveOut(scenario, option)] },
      );
    else if (span.length < fewest)
      report.information(
        rules.at(-1) ?? rules[0],
        'option-too-slow',
        source,
        say`The option ${option} has an effect after ${fewest} turns at the earliest; the scenario has ${span.length}.`,
        { fixes: [fixToLeaveOut(scenario, option)] },
      );
  }
};

const typeOf = ({ kind }: ForceModel): string | undefined => unitKinds.get(kind)?.type;

/**
 * Informs about an option whose rules apply only to certain types of units if the forces contain no such unit [19.1,
 * 20.0, 22.0-26.0, 30.0-32.0, 35.0].
 */
const optionShouldHaveItsUnits: ScenarioCheck = (scenario, report) => {
  const types = new Set(scenario.sides.flatMap(({ forces }) => forces).map(typeOf));
  for (const { option, source } of playedOptions(scenario)) {
    const { units = [], rules } = optionalRule(option);
    for (const missing of units.filter((one) => !one.some((type) => types.has(type)))) {
      const message = say`The option ${option} has no effect: the forces have no ${list(missing.map(term), 'or')}.`;
      report.information(rules.at(-1) ?? rules[0], 'option-without-units', source, message, {
        fixes: [fixToLeaveOut(scenario, option)],
      });
    }
  }
};

/** Reports options that need a place with a certain role if the map has no such place [30.0, 37.0]. */
const optionShouldHaveItsPlace: ScenarioCheck = (scenario, report) => {
  const { map } = scenario;
  for (const { option, source } of playedOptions(scenario)) {
    const { place, rules } = optionalRule(option);
    if (place === undefined || map.features.some(({ attributes }) => Object.hasOwn(attributes, place))) continue;
    const message = say`The option ${option} has no effect: no place of ${map.name} has the role \`(${place})\`. Write the role after a place in the map.`;
    report.warning(rules[0], 'option-without-place', source, message, {
      fixes: [lineOfMap(map, `site ‹NAME› at ‹HEX› (${place})`), fixToLeaveOut(scenario, option)],
    });
  }
};

/**
 * Informs about an option that needs a card of the game if neither the rulebook nor a `table` of the scenario gives the
 * content of this card. The message says what happens without the card [15.1].
 */
const optionShouldHaveItsTable: ScenarioCheck = (scenario, report) => {
  for (const { option, source } of playedOptions(scenario)) {
    const { table, rules } = optionalRule(option);
    if (table === undefined || scenario.tables.some(({ name }) => name === table.name)) continue;
    const message = say`The card of the option ${option} is not in the rulebook, and the scenario has no \`table ${table.name}\`: ${term(table.without)}.`;
    report.information(rules.at(-1) ?? rules[0], 'option-without-table', source, message, {
      fixes: [tableOfScenario(scenario, table.name, [table.row], exampleOf(scenario))],
    });
  }
};

/** Returns example values for the placeholders of a table row that a quick fix adds [15.1]. */
function exampleOf({ map }: ScenarioModel): Fix['blanks'] {
  const city = map.features.find(({ kind, name }) => name !== undefined && kind.endsWith('city'));
  return { DIE: '1', NATION: LEADING[AXIS], CITIES: city?.name ?? '' };
}

/** Returns the last month of the scenario as an example value. */
const lastMonth = ({ turns = 1 }: ScenarioModel): Fix['blanks'] => ({ MONTH: turnName(turns, calendar) });

/** Reports Luftwaffe supremacy without a surprise turn [SBE5.luftwaffe]. */
const supremacyMustHaveItsSurprise: ScenarioCheck = (scenario, report) => {
  const { settings } = scenario;
  const supremacy = settingsOf(scenario, 'supremacy').at(-1);
  if (supremacy === undefined || !isSet(settings, 'supremacy') || isSet(settings, 'surprise')) return;
  const message = say`Luftwaffe supremacy applies in the surprise turn, and the scenario has no such turn. Write \`set surprise turn June 1941 = true\`.`;
  const month = supremacy.turn === undefined ? '‹MONTH›' : turnName(supremacy.turn, calendar);
  report.warning('SBE5.luftwaffe', 'no-surprise', supremacy.source, message, {
    fixes: [lineOfScenario(scenario, `set surprise turn ${month} = true`, lastMonth(scenario))],
  });
};

/** Returns the units that the set-ups and arrivals name, directly or as part of formations. */
function unitsNamed(scenario: ScenarioModel): readonly { readonly force: ForceModel; readonly source: Source }[] {
  const forces = forcesByName(scenario.sides);
  const items = [...scenario.setups.flatMap(({ placements }) => placements), ...allArrivals(scenario)].flatMap(
    (one) => one.items,
  );
  return items.flatMap(({ name, source }) => {
    const named = name === undefined ? undefined : forces.get(name);
    return named === undefined ? [] : forcesIn(named, forces).map((force) => ({ force, source }));
  });
}

/** Reports headquarters in a scenario of the base game [6.4, 13.0, SBE.short]. */
const headquartersMustHaveTheAdvancedGame: ScenarioCheck = (scenario, report) => {
  if (layerOf(scenario.settings) === 'advanced') return;
  const found = unitsNamed(scenario).filter(({ force }) => isHeadquarters(force));
  if (found.length === 0) return;
  const names = list(found.slice(0, 3).map(({ force }) => force.name));
  const message = say`${names} ${agree(found.length, 'is a headquarters', 'are headquarters')}, which the base game does not use. Leave them out, or write \`set layer = advanced\`.`;
  report.error('6.4', 'headquarters-in-base-game', found[0].source, message, { fixes: [fixToPlayAdvanced(scenario)] });
};

const isHeadquarters = ({ kind }: ForceModel): boolean => {
  const type = unitKinds.get(kind);
  return type !== undefined && classes[type.class].headquarters === true;
};

/** Reports security and Slovak corps in a scenario without the option garrisons [3.20, 27.0.units]. */
const securityTroopsShouldHaveGarrisons: ScenarioCheck = (scenario, report) => {
  if (optionsOf(scenario.settings).has('garrisons')) return;
  const { pieces, byName } = musterOf(scenario);
  const found = unitsNamed(scenario).filter(({ force }) => {
    const index = byName.get(force.name);
    return index !== undefined && isSecurity(pieces[index]);
  });
  if (found.length === 0) return;
  const names = list(found.slice(0, 3).map(({ force }) => force.name));
  const message = say`${names} ${agree(found.length, 'comes', 'come')} into play only with the option garrisons. Leave ${agree(found.length, 'it', 'them')} out, or write \`set optional = garrisons\`.`;
  report.warning('27.0.units', 'security-without-garrisons', found[0].source, message, {
    fixes: fixesToPlay(scenario, 'garrisons'),
  });
};

/** Returns the units of a scenario that are neither set up nor arrive. */
function notInPlay(scenario: ScenarioModel): readonly Piece[] {
  const { pieces, placings, arrivals } = musterOf(scenario);
  const inPlay = new Set([...placings, ...arrivals].flatMap((group) => group.pieces));
  return pieces.filter(({ index }) => !inPlay.has(index));
}

/** Reports security and Slovak corps that are neither set up nor arrive although garrisons are played [27.0.units]. */
const garrisonsShouldHaveTheirTroops: ScenarioCheck = (scenario, report) => {
  const garrisons = playedOptions(scenario).find(({ option }) => option === 'garrisons');
  if (garrisons === undefined) return;
  const left = notInPlay(scenario)
    .filter(isSecurity)
    .map(({ name }) => name);
  if (left.length === 0) return;
  const message = say`${list(left)} ${agree(left.length, 'comes', 'come')} into play with garrisons, and the scenario does not say where and when. Write ${agree(left.length, 'it', 'them')} in \`setup ${SIDES[AXIS]}\`, or \`arrive turn … by HEX: "${left[0]}"\`.`;
  const all = left.map((name) => JSON.stringify(name)).join(', ');
  report.warning('27.0.units', 'garrisons-left-out', garrisons.source, message, {
    fixes: [lineOfScenario(scenario, `arrive turn ‹MONTH› by ‹HEX›: ${all}`, lastMonth(scenario))],
  });
};

/**
 * Reports each hex of the watched border that lies in no Soviet ZOC. Checks only scenarios with the option `garrisons`
 * [27.0.turkey].
 */
const borderShouldBeWatched: ScenarioCheck = (scenario, report) => {
  const { map, settings, setups, titleSource } = scenario;
  const soviet = setups.find(({ side }) => side === SIDES[SOVIET]);
  if (soviet === undefined || !optionsOf(settings).has('garrisons')) return;
  const border = watchedBorder(groundOf(map));
  if (border.length === 0) return;
  const watched = covered(scenario, SIDES[SOVIET]);
  const open = border.filter((cell) => !watched.has(cell)).map((cell) => map.board.label(cell));
  if (open.length === 0) return;
  const message = say`No Soviet unit watches the border ${agree(open.length, 'hex', 'hexes')} ${list(open)}: each hex of the border must lie in the ZOC of a Soviet unit. Set up a unit in or next to ${agree(open.length, 'it', 'them')}.`;
  const free = notInPlay(scenario).find(({ side, isCombat }) => isCombat && side === SOVIET);
  const fixes = free ? [lineOfSetup(soviet, `${open[0]}: ${JSON.stringify(free.name)}`)] : [];
  report.warning('27.0.turkey', 'border-unwatched', soviet.source ?? titleSource, message, { fixes });
};

/**
 * Informs the author that the option `teams` is meant for long scenarios, and needs a map with the line that divides
 * the commands [38.1].
 */
const teamsShouldHaveALongScenario: ScenarioCheck = (scenario, report) => {
  const teams = playedOptions(scenario).find(({ option }) => option === 'teams');
  if (teams === undefined) return;
  const { map, turns } = scenario;
  if (turns !== undefined && turns - firstTurnOf(scenario) + 1 <= MAX_MONTHS_OF_SHORT_SCENARIO)
    report.information(
      '38.1',
      'too-short-for-teams',
      teams.source,
      say`The short scenarios are too small for four players; the option teams is meant for the long scenarios.`,
      { fixes: [fixToLeaveOut(scenario, 'teams')] },
    );
  if (!groundOf(map).alliedZone.includes(1))
    report.information(
      '38.1',
      'no-green-line',
      teams.source,
      say`The commands of a side are not separated: ${map.name} does not mark the hexes south of the green line. Write \`allied zone "…" at HEXES\` in the map.`,
      { fixes: [lineOfMap(map, 'allied zone "‹NAME›" at ‹HEXES›')] },
    );
};

/** Length of the longest short scenario, in months: June to September [SBE1]. */
const MAX_MONTHS_OF_SHORT_SCENARIO = 4;

const isSecurity = ({ type, of }: Piece): boolean => type.security === true || of.security === true;

/**
 * Checks that options, game layers and scenarios fit together: for example, that an option which needs another option
 * is played with it.
 */
export const optionChecks: CheckList<ScenarioCheck> = {
  optionMustBeOfTheBook,
  optionsShouldHaveTheAdvancedGame,
  optionMustHaveWhatItNeeds,
  optionShouldHaveWhatItServes,
  optionShouldHaveItsTurns,
  optionShouldHaveItsUnits,
  optionShouldHaveItsPlace,
  optionShouldHaveItsTable,
  supremacyMustHaveItsSurprise,
  headquartersMustHaveTheAdvancedGame,
  securityTroopsShouldHaveGarrisons,
  garrisonsShouldHaveTheirTroops,
  borderShouldBeWatched,
  teamsShouldHaveALongScenario,
};
