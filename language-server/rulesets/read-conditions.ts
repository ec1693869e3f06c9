import type { Condition, ModifiedValue } from '../../engine/declared/modifier.js';
import { say } from '../../engine/model/say.js';
import { readEach, type ReadAttribute } from './read-attributes.js';
import type { RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import { COMPLETED_CONDITIONS, CONDITIONS, VALUES_OF_FIGHTS } from './statements/modify.js';

type Words = readonly string[];
interface Range {
  readonly first: number;
  readonly last: number;
}

/** The values that a whole fight has. In their modifiers, the condition `by` is about all attackers. */
const VALUES_OF_WHOLE_FIGHTS: ReadonlySet<ModifiedValue> = new Set(['shift', 'die']);

const ofUnit =
  (is: 'supplied' | 'unsupplied' | 'alone' | 'attacking' | 'defending' | 'overrunning' | 'bombarding' | 'firing') =>
  (): Condition => ({ of: 'unit', is });
const ofCount =
  (is: 'formations' | 'hexes' | 'units') =>
  ({ first, last }: Range): Condition => ({ of: 'fight', is, least: first, most: last });

/** The conditions that consist of one attribute, by its key. */
const CONDITION_OF: Readonly<Record<string, (value: never) => Condition>> = {
  against: (kinds: Words) => ({ of: 'fight', is: 'against', kinds }),
  'clear-of': (kinds: Words) => ({ of: 'fight', is: 'clear-of', kinds }),
  into: (ground: Words) => ({ of: 'fight', is: 'into', ground }),
  from: (ground: Words) => ({ of: 'unit', is: 'from', ground }),
  distance: ({ first, last }: Range) => ({ of: 'unit', is: 'distance', least: first, most: last }),
  formations: ofCount('formations'),
  hexes: ofCount('hexes'),
  units: ofCount('units'),
  state: (state: string) => ({ of: 'unit', is: 'state', state }),
  with: (kinds: Words) => ({ of: 'unit', is: 'with', kinds }),
  whole: (formations: Words) => ({ of: 'unit', is: 'whole', formations }),
  surrounded: () => ({ of: 'fight', is: 'surrounded' }),
  supplied: ofUnit('supplied'),
  unsupplied: ofUnit('unsupplied'),
  alone: ofUnit('alone'),
  attacking: ofUnit('attacking'),
  defending: ofUnit('defending'),
  overrunning: ofUnit('overrunning'),
  bombarding: ofUnit('bombarding'),
  firing: ofUnit('firing'),
  side: (side: string) => ({ of: 'game', is: 'side', side }),
  turns: (turns: Range) => ({ of: 'game', is: 'turns', turns }),
  weather: (weather: string) => ({ of: 'game', is: 'weather', weather }),
  phase: (phase: string) => ({ of: 'game', is: 'phase', phase }),
  demoralized: (side: string) => ({ of: 'game', is: 'demoralized', side }),
};

/** Reads the conditions of a statement; all of them must hold. */
export function readConditions(
  reader: RulesetReader,
  entry: RulesetEntry,
  what: ModifiedValue | undefined,
): Condition[] {
  const conditions: Condition[] = [];
  const all = readEach(reader, entry, CONDITIONS);
  for (const [index, attribute] of all.entries()) {
    const condition = conditionOf(reader, entry, attribute, completionsAfter(all, index), what);
    if (!condition) continue;
    if (what !== undefined && condition.of === 'fight' && !VALUES_OF_FIGHTS.has(what))
      reader.clash(
        attribute.source,
        entry.nameSource,
        say`“${attribute.key}” asks about a fight, but ${what} changes outside of fights, too. Remove the condition.`,
      );
    conditions.push(condition);
  }
  return conditions;
}

/** Returns the attributes after a condition that complete it, by their keys. */
function completionsAfter(all: readonly ReadAttribute[], index: number): ReadonlyMap<string, unknown> {
  const after = all.slice(index + 1);
  const end = after.findIndex(({ key }) => !COMPLETED_CONDITIONS.has(key));
  return new Map(after.slice(0, end < 0 ? after.length : end).map(({ key, value }) => [key, value]));
}

function conditionOf(
  reader: RulesetReader,
  entry: RulesetEntry,
  { key, value, source }: ReadAttribute,
  completions: ReadonlyMap<string, unknown>,
  what: ModifiedValue | undefined,
): Condition | undefined {
  const completed = COMPLETED_CONDITIONS.get(key);
  if (completed) {
    if (!entry.node.attributes.some((each) => each.key === completed.of))
      reader.form(source, say`“${key}” belongs to a condition “${completed.of}”: \`${completed.example}\`.`);
    return undefined;
  }
  if (key === 'by') return byKinds(value as Words, completions, what);
  if (key === 'across') {
    const hexsides = value as Words;
    return completions.has('by-unit')
      ? { of: 'unit', is: 'across', hexsides }
      : { of: 'fight', is: 'across', hexsides };
  }
  return CONDITION_OF[key](value as never);
}

/** Returns the condition `by`: of each unit alone or, for values of the whole fight, of the attackers. */
function byKinds(kinds: Words, completions: ReadonlyMap<string, unknown>, what: ModifiedValue | undefined): Condition {
  const isWhole = completions.size > 0 || (what !== undefined && VALUES_OF_WHOLE_FIGHTS.has(what));
  if (!isWhole) return { of: 'unit', is: 'kind', kinds };
  const least = Number(completions.get('least') ?? 1);
  return { of: 'fight', is: 'by', kinds, least, every: completions.has('every') };
}
