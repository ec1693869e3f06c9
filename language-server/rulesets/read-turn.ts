import type { Control, Demoralization } from '../../engine/declared/declaration/victory.js';
import type { Phase, PhaseAction, Weather, WeatherTable } from '../../engine/declared/declaration/sequence.js';
import { say, term } from '../../engine/model/say.js';
import { insertAttributes } from './ask-questions.js';
import { readAttributes } from './read-attributes.js';
import { attributesSource, readHead } from './read-head.js';
import { hasCapitalName, type RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import { isSecondSide } from './ruleset-words.js';
import { control, demoralization, phase, weather } from './statements/frame.js';

const ACTIONS: readonly PhaseAction[] = ['move', 'ride', 'attack', 'fire', 'replace', 'recover'];

/**
 * Reads the phases of the turns of both sides, in the order of the sides. A turn without a side holds for each side
 * that has no turn of its own.
 */
export function readPhases(reader: RulesetReader): Phase[] {
  const turns = reader.all('turn').map((entry) => {
    const { side } = readHead(reader, entry);
    reader.ruleOf(entry);
    readAttributes(reader, entry, {});
    const phases = entry.body.flatMap((each) => readPhase(reader, each, side));
    if (entry.body.length === 0 && !isSecondSide(reader.entries, reader.entries.indexOf(entry) + 1))
      reader.form(entry.phraseSource, say`The turn has no phases: \`turn German { phase movement (move) }\`.`);
    return { entry, side, phases };
  });
  const common = turns.find(({ entry }) => isOfBothSides(entry));
  return reader.words.sides.flatMap((side) => {
    const { phases = [] } = turns.find((turn) => turn.side === side) ?? common ?? {};
    return phases.map((each) => ({ ...each, side }));
  });
}

/** Returns whether a statement holds for both sides, because it is written without a side. */
export const isOfBothSides = ({ name, values }: RulesetEntry): boolean =>
  name === '' && values.every(({ text }) => /^[-\d.]+$/.test(text));

/** Reads a phase. `side` is undefined for a phase that formations of both sides play. */
export function readPhase(reader: RulesetReader, entry: RulesetEntry, side: string | undefined): Phase[] {
  if (entry.head !== 'phase') {
    reader.unknown('statement in a turn', entry.head, ['phase'], entry.headSource);
    return [];
  }
  const { name } = readHead(reader, entry);
  if (name === '' && !hasCapitalName(entry))
    reader.form(entry.headSource, say`“phase” lacks its name: \`phase movement (move)\`.`);
  const { is } = readAttributes(reader, entry, phase.attributes);
  const actions = ACTIONS.filter((action) => is[action]);
  if (actions.length === 0 && !mayHaveAction(entry)) askForAction(reader, entry);
  if (actions.length > 1)
    reader.clash(
      entry.attribute(actions[0]),
      entry.attribute(actions[1]),
      say`A phase has one action; here it has ${actions.join(` ${term('and')} `)}. Make two phases of it.`,
    );
  const [action = 'move'] = actions;
  if (action !== 'recover' && (is.roll !== undefined || is['out-of-zone']))
    reader.idle(attributesSource(entry), say`“roll” and “out-of-zone” have an effect only in a phase with “recover”.`);
  return [
    {
      word: name,
      side: side ?? '',
      action,
      kinds: readKinds(reader, entry, side),
      turns: is.turns,
      start:
        is.start === undefined
          ? undefined
          : is.start === 'supplied' || is.start === 'out-of-zone'
            ? { is: is.start }
            : { is: 'state', word: is.start },
      recovery: action === 'recover' ? { roll: is.roll, outOfZone: is['out-of-zone'] } : undefined,
      rule: reader.ruleOf(entry),
    },
  ];
}

/**
 * Returns whether an attribute of a phase is an action or is unknown. An unknown attribute may be a misspelt action,
 * which has its own error.
 */
const mayHaveAction = ({ node }: RulesetEntry): boolean =>
  node.attributes.some(({ key }) => !Object.hasOwn(phase.attributes, key) || ACTIONS.some((action) => action === key));

function askForAction(reader: RulesetReader, entry: RulesetEntry): void {
  const choices = ACTIONS.map((action) => `(${action}): ${term(phase.attributes[action].text)}`);
  reader.findings.error('ask', entry.phraseSource, say`What is done in the phase ${entry.name}? ${choices.join(' ')}`, {
    fixes: [insertAttributes(entry, '‹ACTION›', say`Write what is done`, { ACTION: 'move' })],
  });
}

/** Reads the kinds that take part in a phase. */
function readKinds(reader: RulesetReader, entry: RulesetEntry, side: string | undefined): string[] {
  return entry.body.flatMap((each) => {
    if (!reader.isWord(each.phrase, ['unit'], each.phraseSource)) return [];
    const kind = reader.all('unit').find(({ name }) => name === each.phrase);
    const owner = kind?.values.find(({ text }) => reader.words.sides.includes(text))?.text;
    if (side !== undefined && owner !== undefined && owner !== side)
      reader.form(
        each.phraseSource,
        say`${each.phrase} belongs to ${owner}, so it takes no part in a phase of ${side}. Remove it.`,
      );
    return [each.phrase];
  });
}

/** Reads the statements `weather`: the names of weather. */
export function readWeather(reader: RulesetReader): Weather[] {
  return reader.all('weather').flatMap((entry) => {
    const { name, text } = readHead(reader, entry);
    const { is } = readAttributes(reader, entry, weather.attributes);
    const rule = reader.ruleOf(entry);
    if (name === '' && !is.roll)
      reader.form(
        entry.headSource,
        say`“weather” lacks its name: \`weather mud (turns 3..4)\`, or \`weather (roll)\` for a table.`,
      );
    return name === '' ? [] : [{ word: name, text: text ?? '', rule, turns: is.turns }];
  });
}

/** A range of rolls: `1-3` or `4`. */
const ROLLS = /^(\d+)(?:-(\d+))?$/;
/** The sides of the die that is rolled for the weather. */
const WEATHER_DIE = 6;

/** Reads the table that gives the weather of each turn. A row holds until the next one. */
export function readWeatherTable(reader: RulesetReader, lastTurn: number): WeatherTable | undefined {
  const entry = reader.one('table', 'weather');
  const roll = reader.all('weather').find((each) => each.name === '');
  if (!entry) {
    if (roll)
      reader.form(
        roll.phraseSource,
        say`\`weather (roll)\` needs a table: \`table weather { 1: clear = 1-3, mud = 4-6 }\`.`,
      );
    return undefined;
  }
  if (!roll) reader.idle(entry.phraseSource, say`\`table weather\` has no effect without \`weather (roll)\`.`);
  const rows = entry.node.cells.map((row) => ({ row, turn: Number(row.key), source: entry.text.source(row) }));
  for (const { turn, source } of rows)
    if (!Number.isInteger(turn) || turn < 1)
      reader.form(source, say`A row of the table begins with a turn: \`3: clear = 1-3, mud = 4-6\`.`);
  const byTurn = rows.map(({ row, turn, source }, index) => {
    const byRoll: string[] = [];
    for (const cell of row.cells) {
      const [, first, last = first] = ROLLS.exec(cell.value ?? '') ?? [];
      reader.isWord(cell.column ?? '', ['weather'], entry.text.source(cell));
      if (first === undefined || last === undefined)
        reader.form(entry.text.source(cell), say`Write the rolls of the weather: \`mud = 4-6\`.`);
      else
        for (let face = Number(first); face <= Math.min(Number(last), WEATHER_DIE); face++)
          byRoll[face - 1] = cell.column ?? '';
    }
    const missing = Array.from({ length: WEATHER_DIE }, (_, face) => face + 1).find(
      (face) => byRoll[face - 1] === undefined,
    );
    if (missing !== undefined && row.cells.every(({ value }) => ROLLS.test(value ?? '')))
      reader.form(source, say`The row has no weather for a roll of ${missing}.`);
    return { turns: { first: turn, last: (rows.at(index + 1)?.turn ?? lastTurn + 1) - 1 }, byRoll };
  });
  const rule = reader.ruleOf(entry);
  return { sides: WEATHER_DIE, byTurn, rule: rule === '' && roll ? reader.ruleOf(roll) : rule };
}

/** Reads the statement `control`: how sides come to control places. */
export function readControl(reader: RulesetReader): Control | undefined {
  const entry = reader.one('control');
  if (!entry) return undefined;
  readHead(reader, entry);
  const { is } = readAttributes(reader, entry, control.attributes);
  return {
    takesInPassing: is.pass === 'yes',
    by: is.by as Control['by'],
    byZones: is.zones === 'uncontested',
    rule: reader.ruleOf(entry),
  };
}

/** Reads the statements `demoralization`: when sides are demoralized. */
export function readDemoralization(reader: RulesetReader): Demoralization[] {
  const all = reader.all('demoralization').map((entry) => {
    const { side, number = 1 } = readHead(reader, entry);
    const { is } = readAttributes(reader, entry, demoralization.attributes);
    return { side, entry, limit: { limit: number, count: is.count, rule: reader.ruleOf(entry) } };
  });
  const common = all.find(({ entry }) => isOfBothSides(entry));
  return reader.words.sides.flatMap((side) => {
    const { limit } = all.find((each) => each.side === side) ?? common ?? {};
    return limit === undefined ? [] : [{ side, ...limit }];
  });
}
