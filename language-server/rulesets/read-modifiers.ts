import type { Change, Condition, ModifiedValue, Modifier } from '../../engine/declared/modifier.js';
import { readEach, readOneOf, type ReadAttribute } from './read-attributes.js';
import type { EntryValue, RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import { CONDITIONS, MODIFIED, OPERATIONS } from './statements/modify.js';

const MODIFIED_VALUES = Object.keys(MODIFIED) as ModifiedValue[];
const OPERATION_WORDS = Object.keys(OPERATIONS) as (keyof typeof OPERATIONS)[];

/** The values that change only in a fight, so that conditions on the fight can hold. */
const OF_THE_FIGHT: ReadonlySet<ModifiedValue> = new Set(['attack', 'defence', 'shift', 'die', 'retreat', 'advance']);

/** Reads the statements that change values under conditions. */
export function readModifiers(reader: RulesetReader): Modifier[] {
  return reader.all('modify').flatMap((entry) => {
    const [first = '', ...operation] = entry.node.words;
    const what = readOneOf(reader, 'value', first, MODIFIED_VALUES, entry.nameSource);
    const numbers = entry.values.filter(({ isQuoted }) => !isQuoted);
    const [reason, ...others] = entry.values.filter(({ isQuoted }) => isQuoted);
    for (const { text, source } of [...numbers.slice(1), ...others])
      reader.form(source, `“${text}” is not part of \`modify WHAT CHANGE "REASON"\`. Remove it.`);
    const change = readChange(reader, entry, operation.join(' '), numbers.at(0));
    const conditions = readConditions(reader, entry, what);
    const rule = reader.ruleOf(entry);
    if (what === undefined || change === undefined) return [];
    if ((what === 'zone') !== (change.how === 'off')) {
      reader.form(
        entry.nameSource,
        what === 'zone'
          ? 'Zones of control can only be removed: `modify zone off`.'
          : '“off” removes zones of control: `modify zone off`.',
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
    if (value) reader.form(value.source, `“${word}” takes no number. Remove it.`);
    return word === 'off' ? { how: 'off' } : { how: 'over', amount: word === 'half' ? 2 : 3 };
  }
  const amount = Number(value?.text ?? Number.NaN);
  if (Number.isInteger(amount * 2) && Math.abs(amount) <= 99 && (word === 'plus' || amount >= 0))
    return { how: word, amount };
  reader.form(
    value?.source ?? entry.phraseSource,
    value === undefined
      ? 'The change lacks its number: `modify shift -1 "river"`.'
      : `Write a number from ${word === 'plus' ? -99 : 0} to 99; here it is ${value.text}.`,
  );
  return undefined;
}

/** Reads the conditions of a statement; all of them must hold. */
function readConditions(reader: RulesetReader, entry: RulesetEntry, what: ModifiedValue | undefined): Condition[] {
  const written = readEach(reader, entry, CONDITIONS);
  const isWhole = what === 'shift' || what === 'die';
  const conditions = written.flatMap((each, index) =>
    conditionOf(reader, each, written.slice(index + 1), isWhole, written),
  );
  for (const [index, condition] of conditions.entries()) {
    if (what === undefined || condition.of !== 'fight' || OF_THE_FIGHT.has(what)) continue;
    const at = written.find(({ key }) => key === condition.is) ?? written.at(index);
    reader.clash(
      at?.source ?? entry.source,
      entry.nameSource,
      `“${condition.is}” asks about a fight, but ${what} changes outside of fights, too. Remove the condition.`,
    );
  }
  return conditions;
}

/** The attributes that only complete the condition before them. */
const COMPLETIONS: ReadonlySet<string> = new Set(['least', 'every', 'by-unit']);

function conditionOf(
  reader: RulesetReader,
  { key, value, source }: ReadAttribute,
  after: readonly ReadAttribute[],
  isWhole: boolean,
  all: readonly ReadAttribute[],
): Condition[] {
  const completion = (name: string): ReadAttribute | undefined => {
    const next = after.findIndex((each) => !COMPLETIONS.has(each.key));
    return after.slice(0, next < 0 ? after.length : next).find((each) => each.key === name);
  };
  const words = value as readonly string[];
  const range = value as { readonly first: number; readonly last: number };
  switch (key as keyof typeof CONDITIONS) {
    case 'least':
    case 'every':
      if (!all.some((each) => each.key === 'by'))
        reader.form(
          source,
          `“${key}” belongs to a condition “by”: \`by "tank", ${key === 'least' ? 'least 2' : 'every'}\`.`,
        );
      return [];
    case 'by-unit':
      if (!all.some((each) => each.key === 'across'))
        reader.form(source, '“by-unit” belongs to a condition “across”: `across "river", by-unit`.');
      return [];
    case 'by': {
      const least = completion('least')?.value as number | undefined;
      const every = completion('every') !== undefined;
      if (isWhole || least !== undefined || every)
        return [{ of: 'fight', is: 'by', kinds: words, least: least ?? 1, every }];
      return [{ of: 'unit', is: 'kind', kinds: words }];
    }
    case 'against':
    case 'clear-of':
      return [{ of: 'fight', is: key as 'against' | 'clear-of', kinds: words }];
    case 'into':
      return [{ of: 'fight', is: 'into', ground: words }];
    case 'from':
      return [{ of: 'unit', is: 'from', ground: words }];
    case 'across':
      return completion('by-unit')
        ? [{ of: 'unit', is: 'across', hexsides: words }]
        : [{ of: 'fight', is: 'across', hexsides: words }];
    case 'distance':
      return [{ of: 'unit', is: 'distance', least: range.first, most: range.last }];
    case 'formations':
    case 'hexes':
    case 'units':
      return [{ of: 'fight', is: key as 'formations' | 'hexes' | 'units', least: range.first, most: range.last }];
    case 'state':
      return [{ of: 'unit', is: 'state', state: String(value) }];
    case 'with':
      return [{ of: 'unit', is: 'with', kinds: words }];
    case 'whole':
      return [{ of: 'unit', is: 'whole', formations: words }];
    case 'surrounded':
      return [{ of: 'fight', is: 'surrounded' }];
    case 'supplied':
    case 'unsupplied':
    case 'alone':
    case 'attacking':
    case 'defending':
    case 'overrunning':
    case 'bombarding':
      return [{ of: 'unit', is: key as 'alone' }];
    case 'side':
      return [{ of: 'game', is: 'side', side: String(value) }];
    case 'turns':
      return [{ of: 'game', is: 'turns', turns: range }];
    case 'weather':
      return [{ of: 'game', is: 'weather', weather: String(value) }];
    case 'phase':
      return [{ of: 'game', is: 'phase', phase: String(value) }];
    case 'demoralized':
      return [{ of: 'game', is: 'demoralized', side: String(value) }];
  }
}
