import type { Fire, ResultsTable } from '../../engine/declared/declaration/combat.js';
import { say } from '../../engine/model/say.js';
import { readAttributes } from './read-attributes.js';
import { lacksName, readHead } from './read-head.js';
import { readFireTable } from './read-table.js';
import type { RulesetReader } from './ruleset-reader.js';
import { fire } from './statements/units.js';

/** Reads the statements `fire`, with the tables that they use. */
export function readFires(reader: RulesetReader): Fire[] {
  const tables = new Map<string, ResultsTable | undefined>();
  for (const entry of reader.all('table', 'fire')) {
    tables.set(entry.name, readFireTable(reader, entry));
    for (const { text, source } of entry.values)
      reader.form(source, say`“${text}” is not part of \`table fire NAME\`. Remove it.`);
  }
  return reader.all('fire').flatMap((entry) => {
    const { name } = readHead(reader, entry);
    if (lacksName(entry))
      reader.form(
        entry.headSource,
        say`“fire” lacks its kind of unit: \`fire howitzer (range 3, once = unit, ground = no)\`.`,
      );
    else if (name !== '') reader.isWord(name, ['unit'], entry.nameSource);
    const { is } = readAttributes(reader, entry, fire.attributes);
    const rule = reader.ruleOf(entry);
    const tableName = is.table ?? '';
    const table = tables.get(tableName);
    if (table === undefined) {
      if (tables.size > 0 && !tables.has(tableName))
        reader.form(
          entry.phraseSource,
          say`Name the table of this kind, or write one for all kinds: \`table fire { … }\`.`,
        );
      return [];
    }
    return [
      { kinds: [name], range: is.range, once: is.once, groundShifts: is.ground === 'yes', table, tableName, rule },
    ];
  });
}
