import type { Arrival } from '../../engine/declared/declaration/reinforcement.js';
import type { Exit } from '../../engine/declared/declaration/victory.js';
import type { Movement, Rail } from '../../engine/declared/declaration/movement.js';
import { say } from '../../engine/model/say.js';
import { readAttributes } from './read-attributes.js';
import { readHead } from './read-head.js';
import type { RulesetReader } from './ruleset-reader.js';
import { arrival, exit, movement, rail } from './statements/ground.js';

/** Reads the statement `movement`: how units move. */
export function readMovement(reader: RulesetReader): Movement {
  const entry = reader.one('movement');
  if (!entry) return { minimum: 'none', fractions: 'drop', rule: '' };
  readHead(reader, entry);
  const { is } = readAttributes(reader, entry, movement.attributes);
  return { minimum: is.minimum, fractions: is.fractions, rule: reader.ruleOf(entry) };
}

/** Reads the statements `rail`: movement by rail. */
export function readRails(reader: RulesetReader): Rail[] {
  return reader.all('rail').map((entry) => {
    const { name, side } = readHead(reader, entry);
    if (name === '')
      reader.form(entry.headSource, say`“rail” lacks its line: \`rail railway (length 20, zones = stop)\`.`);
    else reader.isWord(name, ['line'], entry.nameSource);
    const { is } = readAttributes(reader, entry, rail.attributes);
    return {
      line: name,
      side,
      length: is.length === 'any' ? Infinity : is.length,
      zones: is.zones,
      units: is.units,
      rule: reader.ruleOf(entry),
    };
  });
}

/** Reads the statement `arrival`: how units arrive. */
export function readArrival(reader: RulesetReader): Arrival | undefined {
  const entry = reader.one('arrival');
  if (!entry) return undefined;
  readHead(reader, entry);
  const { is } = readAttributes(reader, entry, arrival.attributes);
  return {
    when: is.when,
    paysCost: is.cost === 'yes',
    inColumn: is.column === 'yes',
    intoZones: is.zones === 'yes',
    blocked: is.blocked,
    rule: reader.ruleOf(entry),
  };
}

/** Reads the statements `exit`: where units may leave the map. */
export function readExits(reader: RulesetReader): Exit[] {
  return reader.all('exit').map((entry) => {
    const [side, area] = entry.values;
    if (side === undefined || area === undefined || entry.values.length > 2)
      reader.form(entry.phraseSource, say`“exit” has a side and an area of the map: \`exit German East (cost 1)\`.`);
    if (side) reader.isSide(side.text, side.source);
    const { is } = readAttributes(reader, entry, exit.attributes);
    return {
      side: side?.text ?? '',
      area: area?.text ?? '',
      cost: is.cost,
      rule: reader.ruleOf(entry),
    };
  });
}
