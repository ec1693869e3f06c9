import type { Fix } from '../../model/finding.js';
import type { ForceModel } from '../../model/forces.js';
import type { Attributes, Feature, MapModel } from '../../model/map.js';
import type { ArrivalModel } from '../../model/statements.js';
import type { ScenarioModel, SetupModel } from '../../model/scenario.js';
import type { Source } from '../../model/source.js';

/**
 * Example values for placeholders in fixes that insert missing text. A placeholder such as ‹NUMBER› in `set missions
 * for Soviet = ‹NUMBER›` stands for a value that only the author knows. Games pass examples for placeholders that they
 * define themselves.
 */
type Examples = Fix['blanks'];

/**
 * Creates a fix that inserts a line into a scenario: after the last setting; if there is none, after the turns;
 * otherwise at the end.
 */
export const lineOfScenario = (scenario: ScenarioModel, line: string, examples?: Examples): Fix => ({
  title: `Write ${withoutMarks(line)}`,
  edits: writtenInScenario(scenario, line),
  ...blanksOf(line, scenario.map, examples),
});

export function writtenInScenario({ settings, turnsSource, source }: ScenarioModel, line: string): Fix['edits'] {
  const last = settings.findLast((one) => one.source.file === source.file)?.source ?? turnsSource;
  return [last === undefined ? atTheEndOf(source, line) : { source: behind(last), text: `\n  ${line}` }];
}

/** Creates a fix that inserts the number of turns before all statements of a scenario except its map. */
export function turnsOfScenario({ source, settings, rulings, houseRules, setups, map }: ScenarioModel): Fix {
  const own = [...settings, ...rulings, ...houseRules, ...setups].filter((one) => one.source.file === source.file);
  const first = Math.min(source.end - 1, ...own.map((one) => one.source.start));
  const line = 'turns ‹NUMBER›';
  const edits = [{ source: { ...source, start: first, end: first }, text: `${line}\n  ` }];
  return { title: `Write ${withoutMarks(line)}`, edits, ...blanksOf(line, map) };
}

/** Creates a fix that inserts a line at the end of a map. */
export const lineOfMap = (map: MapModel, line: string, examples?: Examples): Fix => ({
  title: `Write ${withoutMarks(line)} in the map`,
  edits: [atTheEndOf(map.source, line)],
  ...blanksOf(line, map, examples),
});

/** Creates a fix that inserts a line at the end of a set-up. */
export const lineOfSetup = ({ side, source }: SetupModel, line: string, examples?: Examples): Fix => ({
  title: `Write ${withoutMarks(line)} in the set-up of ${side}`,
  edits: [atTheEndOf(source, line)],
  ...blanksOf(line, undefined, examples),
});

/** Creates a fix that inserts a line at the end of a formation with braces. */
export const lineOfFormation = ({ name, source }: ForceModel, line: string, examples?: Examples): Fix => ({
  title: `Write ${withoutMarks(line)} in ${name}`,
  edits: [atTheEndOf(source, line)],
  ...blanksOf(line, undefined, examples),
});

/** Creates a fix that inserts the entry cells of an arrival. */
export const entryOfArrival = ({ source }: ArrivalModel, map: MapModel): Fix => {
  const text = ' by ‹HEXES›';
  const edits = [{ source: behind({ ...source, end: source.start + 'arrive'.length }), text }];
  return { title: 'Write where the units arrive', edits, ...blanksOf(text, map) };
};

/** Creates a fix that inserts a table with a name and rows before the scenario. */
export function tableOfScenario(
  { source, map }: ScenarioModel,
  name: string,
  rows: readonly string[],
  examples?: Examples,
): Fix {
  const text = `table ${name} {\n${rows.map((row) => `  ${row}\n`).join('')}} source "‹SOURCE›"\n\n`;
  const edits = [{ source: { ...source, end: source.start }, text }];
  return { title: `Write table ${name} to fill in`, edits, ...blanksOf(text, map, examples) };
}

/**
 * Creates a fix that adds an attribute to a unit or formation, after the other attributes or, if it has none, after the
 * name.
 */
export const attributeBeside = (
  { attributes, lastNameSource }: Pick<ForceModel, 'attributes' | 'lastNameSource'>,
  attribute: string,
): Fix => oneMore(attributes, lastNameSource, attribute);

/** Creates a fix that adds an attribute at the end of a declaration, such as the declaration of a place. */
export const attributeBehind = (
  { attributes, source }: Pick<Feature, 'attributes' | 'source'>,
  attribute: string,
  title?: string,
): Fix => ({ ...oneMore(attributes, source, attribute), ...(title !== undefined && { title }) });

function oneMore(attributes: Attributes, otherwise: Source, attribute: string): Fix {
  const last = Object.values(attributes).at(-1)?.source;
  const text = last === undefined ? ` (${attribute})` : `, ${attribute}`;
  const edits = [{ source: behind(last ?? otherwise), text }];
  return { title: `Write (${withoutMarks(attribute)})`, edits, ...blanksOf(attribute) };
}

/** Returns the placeholders of a text with their examples. */
function blanksOf(text: string, map?: MapModel, examples: Examples = {}): Pick<Fix, 'blanks'> {
  if (!text.includes('‹')) return {};
  return { blanks: { NUMBER: '1', NAME: 'Name', SOURCE: 'author', ...(map && placesOf(map)), ...examples } };
}

function placesOf({ board }: MapModel): Readonly<Record<string, string>> {
  const [cell, next = cell] = [0, ...board.ring(0, 1)].map((each) => board.label(each));
  return { HEX: cell, HEXES: cell, NEXT: next, SECTOR: cell, SECTORS: cell };
}

/** Returns a line of text for use as the title of a fix, without the characters ‹ and › around placeholders. */
const withoutMarks = (line: string): string => line.replace(/[‹›]/g, '');

/** Returns the position immediately after a part of the text. */
export const behind = ({ file, end }: Source): Source => ({ file, start: end, end });

/** Returns the edit that inserts a line before the closing brace of a block. */
const atTheEndOf = ({ file, end }: Source, line: string): Fix['edits'][number] => ({
  source: { file, start: end - 1, end: end - 1 },
  text: `  ${line}\n`,
});
