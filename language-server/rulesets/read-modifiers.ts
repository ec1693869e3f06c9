import type { Change, ModifiedValue, Modifier } from '../../engine/declared/modifier.js';
import { say } from '../../engine/model/say.js';
import { readOneOf } from './read-head.js';
import { readConditions } from './read-conditions.js';
import type { EntryValue, RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import { MODIFIED, OPERATIONS } from './statements/modify.js';

const MODIFIED_VALUES = Object.keys(MODIFIED) as ModifiedValue[];
const OPERATION_WORDS = Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[];

/** Reads the statements `modify`: changes of values under conditions. */
export function readModifiers(reader: RulesetReader): Modifier[] {
  return reader.all('modify').flatMap((entry) => {
    const [first = '', ...operation] = entry.node.words;
    const what = readOneOf(reader, 'value to modify', first, MODIFIED_VALUES, entry.nameSource);
    const numbers = entry.values.filter(({ isQuoted }) => !isQuoted);
    const [reason, ...others] = entry.values.filter(({ isQuoted }) => isQuoted);
    for (const { text, source } of [...numbers.slice(1), ...others])
      reader.form(source, say`“${text}” is not part of \`modify WHAT CHANGE "REASON"\`. Remove it.`);
    const change = readChange(reader, entry, operation.join(' '), numbers.at(0));
    const conditions = readConditions(reader, entry, what);
    const rule = reader.ruleOf(entry);
    if (what === undefined || change === undefined) return [];
    if ((what === 'zone') !== (change.how === 'off')) {
      reader.form(
        entry.nameSource,
        what === 'zone'
          ? say`Zones of control can only be removed: \`modify zone off\`.`
          : say`“off” removes zones of control: \`modify zone off\`.`,
      );
      return [];
    }
    return [{ what, change, reason: reason?.text ?? '', conditions, rule }];
  });
}

function readChange(
  reader: RulesetReader,
  entry: RulesetEntry,
  operation: string,
  value: EntryValue | undefined,
): Change | undefined {
  const word = operation === '' ? 'plus' : readOneOf(reader, 'change', operation, OPERATION_WORDS, entry.nameSource);
  if (word === undefined) return undefined;
  if (word === 'off' || word === 'half' || word === 'third') {
    if (value) reader.form(value.source, say`“${word}” takes no number. Remove it.`);
    return word === 'off' ? { how: 'off' } : { how: 'over', amount: word === 'half' ? 2 : 3 };
  }
  const amount = Number(value?.text ?? Number.NaN);
  if (Number.isInteger(amount * 2) && Math.abs(amount) <= 99 && (word === 'plus' || amount >= 0))
    return { how: word, amount };
  reader.form(
    value?.source ?? entry.phraseSource,
    value === undefined
      ? say`The change lacks its number: \`modify shift -1 "river"\`.`
      : say`Write a number from ${word === 'plus' ? -99 : 0} to 99; here it is ${value.text}.`,
  );
  return undefined;
}
