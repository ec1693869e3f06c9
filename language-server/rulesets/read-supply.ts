import type { Replacement, Supply } from '../../engine/declared/declaration.js';
import { readAttributes } from './read-attributes.js';
import type { EntryValue, RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import { replacement, supply } from './statements/supply.js';

/** Reads the lines of supply. */
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

/** Reads the replacement of losses. */
export function readReplacement(reader: RulesetReader): Replacement | undefined {
  const entry = reader.one('replacement');
  if (!entry) return undefined;
  const steps = valuesBySide(reader, entry, 'replacement German 1, Soviet 5');
  for (const [side, values] of steps)
    if (values.length !== 1 || !/^\d{1,2}$/.test(values[0].text))
      reader.form(
        values.at(0)?.source ?? entry.headSource,
        `Write one number of steps after ${side}, from 0 to 99: \`replacement ${side} 1\`.`,
      );
  const { is } = readAttributes(reader, entry, replacement.attributes);
  return {
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
