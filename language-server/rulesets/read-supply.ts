import type { Replacement, ReplacementPoints, Supply } from '../../engine/declared/declaration.js';
import { readAttributes } from './read-attributes.js';
import { readHead } from './read-head.js';
import type { EntryValue, RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import { points, replacement, supply } from './statements/supply.js';

/** Reads the statement `supply`: the sources and lines of supply. */
export function readSupply(reader: RulesetReader): Supply | undefined {
  const entry = reader.one('supply');
  if (!entry) return undefined;
  const sources = valuesBySide(reader, entry, 'supply German West, Soviet East');
  const { is } = readAttributes(reader, entry, supply.attributes);
  return {
    sources: Object.fromEntries([...sources].map(([side, values]) => [side, values.map(({ text }) => text)])),
    length: is.length === 'any' ? Infinity : is.length,
    inPoints: is.points,
    judged: is.judged,
    arrivals: is.arrivals,
    endsIn: is.end ?? [],
    lostAfterTurns: is.lost,
    rule: reader.ruleOf(entry),
  };
}

/** Reads the statements `replacement` and `points`: the replacement of losses. */
export function readReplacement(reader: RulesetReader): Replacement | undefined {
  const entry = reader.one('replacement');
  if (!entry) return undefined;
  const paying = reader.all('points');
  const isForPointsOnly = paying.length > 0 && entry.name === '' && entry.values.length === 0;
  const steps = isForPointsOnly ? NO_STEPS : valuesBySide(reader, entry, 'replacement German 1, Soviet 5');
  for (const [side, values] of steps)
    if (values.length !== 1 || !/^\d{1,2}$/.test(values[0].text))
      reader.form(
        values.at(0)?.source ?? entry.headSource,
        `Write one number of steps after ${side}, from 0 to 99: \`replacement ${side} 1\`.`,
      );
  const { is } = readAttributes(reader, entry, replacement.attributes);
  return {
    points: paying.map((each) => readPoints(reader, each, entry, steps)),
    steps: Object.fromEntries([...steps].map(([side, [first]]) => [side, Number(first?.text ?? 0)])),
    at: is.at,
    edges: is.edge,
    mustBeSupplied: is.supplied === 'yes',
    zones: is.zones,
    canSave: is.save === 'yes',
    always: is.always,
    rule: reader.ruleOf(entry),
  };
}

const NO_STEPS: ReturnType<typeof valuesBySide> = new Map();

/** Reads the replacement points of a side, to which `replacement` must not give steps. */
function readPoints(
  reader: RulesetReader,
  entry: RulesetEntry,
  replacing: RulesetEntry,
  steps: ReturnType<typeof valuesBySide>,
): ReplacementPoints {
  const { side = '', number = 0 } = readHead(reader, entry);
  const kinds = reader.words.of('unit', 'class').map(({ word }) => word);
  const { is, open } = readAttributes(reader, entry, points.attributes, kinds);
  if (steps.has(side))
    reader.clash(
      entry.phraseSource,
      replacing.phraseSource,
      `${side} receives either steps or points. Remove it from one of the two statements.`,
    );
  const byKind = [...open].map(([kind, value]) => {
    if (typeof value === 'number' && value >= 1 && Number.isInteger(value)) return [kind, value] as const;
    reader.form(entry.attribute(kind), `A step costs whole points, at least 1: \`${kind} 2\`.`);
    return [kind, 1] as const;
  });
  return {
    side,
    points: number,
    byKind: Object.fromEntries(byKind),
    canSave: is.save === 'yes',
    rule: reader.ruleOf(entry),
  };
}

/** Groups the values of a statement by the side that is named before them; reports values without a side. */
function valuesBySide(
  reader: RulesetReader,
  entry: RulesetEntry,
  form: string,
): ReadonlyMap<string, readonly EntryValue[]> {
  const bySide = new Map<string, EntryValue[]>();
  let current: EntryValue[] | undefined;
  if (entry.name !== '') reader.form(entry.nameSource, `“${entry.name}” is not part of \`${form}\`. Remove it.`);
  if (entry.values.length === 0) reader.form(entry.headSource, `“${entry.head}” lacks its sides: \`${form}\`.`);
  for (const value of entry.values) {
    if (reader.words.sides.includes(value.text)) {
      if (bySide.has(value.text))
        reader.form(value.source, `${value.text} is named twice. Write all its values after one of them.`);
      current = bySide.get(value.text) ?? [];
      bySide.set(value.text, current);
    } else if (current) current.push(value);
    else reader.isSide(value.text, value.source);
  }
  for (const [side, values] of bySide)
    if (values.length === 0) reader.form(entry.phraseSource, `Nothing is written after ${side}: \`${form}\`.`);
  return bySide;
}
