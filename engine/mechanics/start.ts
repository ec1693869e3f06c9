import { NOWHERE, type Cell } from '../board/board.js';
import { forcesByName, forcesIn } from '../model/forces.js';
import type { MapModel } from '../model/map.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { SettingModel } from '../model/statements.js';
import { list } from '../model/words.js';
import type { BookReport } from '../play/checks.js';
import type { SettingWord } from '../play/vocabulary.js';
import { cellsOfPlace } from '../model/places.js';
import { agree, say } from '../model/say.js';

/** A setting that describes the position when play begins, for scenarios that begin after turn 1. */
export interface StartWord<Rule extends string = string> extends SettingWord {
  readonly rules: readonly Rule[];
  readonly takes: Extract<SettingWord['takes'], string>;
}

/** Returns the number of the first turn of the game. */
export const firstTurnOf = ({ firstTurn = 1 }: Pick<ScenarioModel, 'firstTurn'>): number => firstTurn;

/** Returns the settings of a scenario that have the name `word`, in the order written. */
export const settingsOf = ({ settings }: Pick<ScenarioModel, 'settings'>, word: string): readonly SettingModel[] =>
  settings.filter(({ name }) => name === word);

/**
 * Returns the number that a scenario gives for a setting, for one side if each side has its own number; 0 if the
 * scenario does not give it.
 */
export function numberAtStart(scenario: Pick<ScenarioModel, 'settings'>, word: string, side?: string): number {
  const set = settingsOf(scenario, word).find((setting) => setting.side === side);
  return Number(set?.values[0] ?? 0);
}

/** Returns the cells of the places that a setting names. */
export const cellsOfSettingPlaces = (map: MapModel, { of = [] }: SettingModel): Cell[] =>
  of.flatMap(({ name }) => cellsOfPlace(map, name));

/** Returns the cells whose labels are the values of a setting. Labels that the map does not have are ignored. */
export const cellsOfSettingValues = ({ board }: MapModel, { values }: SettingModel): Cell[] =>
  values.map((value) => board.cell(String(value))).filter((cell) => cell !== NOWHERE);

/** Returns the names of the units that are lost before play begins, including units of lost formations. */
export function lostAtStart(scenario: Pick<ScenarioModel, 'settings' | 'sides'>): ReadonlySet<string> {
  const set = settingsOf(scenario, 'lost').flatMap(({ of = [] }) => of);
  if (set.length === 0) return NO_UNITS;
  const forces = forcesByName(scenario.sides);
  const named = set.flatMap(({ name }) => forces.get(name) ?? []);
  return new Set(named.flatMap((force) => forcesIn(force, forces)).map(({ name }) => name));
}
const NO_UNITS: ReadonlySet<string> = new Set();

/** Checks that each setting for the start of play has the form that its word requires, and that none is made twice. */
export function checkStart<Rule extends string>(
  words: readonly StartWord<Rule>[],
  sides: readonly string[],
  scenario: ScenarioModel,
  report: BookReport<Rule>,
): void {
  const valid: SettingModel[] = [];
  for (const setting of scenario.settings) {
    const word = words.find((one) => one.word === setting.name);
    if (word === undefined) continue;
    const finding = { rule: word.rules[0], source: setting.source };
    const wrong =
      wrongForm(word, setting) ?? wrongThing(word, setting, scenario) ?? wrongValue(word, setting, scenario, sides);
    if (wrong !== undefined) {
      report({ severity: 'error', slug: 'start', ...finding, message: `${word.word}: ${wrong}` });
      continue;
    }
    const before = valid.find((one) => isOfTheSame(one, setting));
    valid.push(setting);
    if (before === undefined) continue;
    report({
      severity: 'warning',
      slug: 'set-twice',
      ...finding,
      message: say`${setting.name} is set twice: ${before.values.join(', ')}, then ${setting.values.join(', ')}. Leave one out.`,
      related: [{ source: before.source, message: say`The first value is set here.` }],
    });
  }
}

function isOfTheSame(one: SettingModel, other: SettingModel): boolean {
  if (one.name !== other.name || one.side !== other.side) return false;
  const { of: things = [] } = one;
  const { of: others = [] } = other;
  return things.length === 0 || things.some(({ name }) => others.some((thing) => thing.name === name));
}

/** Returns the form of a setting for messages: `set control of PLACES = SIDE`. */
function form({ word, of, isPerSide: ofSides, takes }: StartWord): string {
  const value = { side: 'SIDE', 'side or nobody': 'SIDE', number: '3', turns: '2, 3', cells: 'CELLS', flag: 'true' }[
    takes
  ];
  return `\`set ${word}${of === undefined ? '' : ` of ${of.toUpperCase()}`}${ofSides ? ' for SIDE' : ''} = ${value}\``;
}

function wrongForm(word: StartWord, { of = [], side, turn }: SettingModel): string | undefined {
  if (turn !== undefined) return say`The setting describes the start of play. Name no turn; write ${form(word)}.`;
  if (of.length > 0 !== (word.of !== undefined))
    return word.of === undefined
      ? say`The setting applies to the whole game. Write ${form(word)}.`
      : say`Name what the setting is about: write ${form(word)}.`;
  if ((side !== undefined) !== (word.isPerSide === true))
    return word.isPerSide
      ? say`The setting needs a side. Write ${form(word)}.`
      : say`The setting has no side. Write ${form(word)}.`;
  return undefined;
}

function wrongThing(
  { of }: StartWord,
  { of: things = [] }: SettingModel,
  { map, sides }: ScenarioModel,
): string | undefined {
  const isKnown = (name: string): boolean =>
    of === 'places'
      ? cellsOfPlace(map, name).length > 0
      : sides.some(({ forces }) => forces.some((force) => force.name === name));
  const others = things.filter(({ name }) => !isKnown(name)).map(({ name }) => name);
  if (others.length === 0) return undefined;
  const names = list(others);
  return of === 'places'
    ? say`${names} ${agree(others.length, 'is not a place', 'are not places')} of this map.`
    : say`${names} ${agree(others.length, 'is not a unit or formation', 'are not units or formations')}.`;
}

function wrongValue(
  { takes }: StartWord,
  { values }: SettingModel,
  { map, turns, firstTurn = 1 }: ScenarioModel,
  sides: readonly string[],
): string | undefined {
  const given = values.join(', ');
  const isCount = (value: string | number): boolean => Number.isInteger(value) && Number(value) >= 0;
  const [value] = values;
  const isOne = values.length === 1;
  switch (takes) {
    case 'side':
    case 'side or nobody': {
      const may = takes === 'side' ? sides : [...sides, 'nobody'];
      return isOne && may.includes(String(value))
        ? undefined
        : say`The value must be ${list(may, 'or')}, not ${given}.`;
    }
    case 'number':
      return isOne && isCount(value) ? undefined : say`The value must be one whole number of 0 or more, not ${given}.`;
    case 'turns': {
      if (values.every((turn) => isCount(turn) && Number(turn) >= 1 && Number(turn) < firstTurn)) return undefined;
      return firstTurn === 1
        ? say`The value must name turns before the first turn of play, but the scenario begins with turn 1. Write \`turns 5..${turns ?? 12}\` to begin later.`
        : say`The value must name turns before turn ${firstTurn}, the first turn of play, not ${given}.`;
    }
    case 'cells': {
      const off = values.filter((label) => map.board.cell(String(label)) === NOWHERE);
      return off.length === 0
        ? undefined
        : say`${list(off.map(String))} ${agree(off.length, 'is', 'are')} not on ${map.name}.`;
    }
    case 'flag':
      return isOne && value === 'true'
        ? undefined
        : say`The value must be true, not ${given}. If it is not true, leave the statement out.`;
  }
}

/** Checks that a unit that is lost before play begins is not set up and does not arrive. */
export function checkLost<Rule extends string>(scenario: ScenarioModel, rule: Rule, report: BookReport<Rule>): void {
  const lost = settingsOf(scenario, 'lost').flatMap(({ of = [] }) => of);
  if (lost.length === 0) return;
  const placed = [...scenario.setups.flatMap(({ placements }) => placements), ...scenario.arrivals].flatMap(
    ({ items }) => items,
  );
  for (const { name, source } of lost) {
    const item = placed.find((one) => one.name === name);
    if (item === undefined) continue;
    const message = say`${name} is lost before play begins, but it is set up or arrives. Remove one of the two.`;
    report.error(rule, 'lost-and-placed', source, message, {
      related: [{ source: item.source, message: say`set up or arrives here` }],
    });
  }
}
