import type { Literal, PositionModel, PositionValue } from '../../model/position.js';
import type { SpecialRules as Statements } from '../../model/special-rules.js';
import { NO_SOURCE } from '../../model/source.js';
import { formOf, type ReportProblem } from '../stated-position/read-position.js';
import type { SpecialRecord } from './special-rules.js';
import { say } from '../../model/say.js';

/**
 * The prefix of the names by which a position states the values of special rules: `rules.lostIn`. The prefix is needed
 * because the game may have values of the same names.
 */
const PREFIX = 'rules.';

/** Returns the values of the special rules that differ from the game before the set-up. */
export function statedRules(fresh: SpecialRecord, now: SpecialRecord, statements: Bringing): PositionValue[] {
  const before: Readonly<Record<string, unknown>> = { ...fresh };
  const stated = { ...now, brought: now.brought.map(([kind, index]) => [kind, nameOf(kind, index, statements)]) };
  return Object.entries(stated)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]))
    .map(([name, value]) => ({ name: PREFIX + name, of: [], value: value as Literal, source: NO_SOURCE }));
}

/**
 * Returns the record of the special rules at a position: a copy of `fresh`, changed by the values in the position whose
 * names have the prefix {@link PREFIX}. `others` are the values of the position without that prefix, which belong to
 * the game.
 */
export function recordOfRules(
  fresh: SpecialRecord,
  { values }: PositionModel,
  statements: Bringing,
  report: ReportProblem,
): { readonly record: SpecialRecord; readonly others: readonly PositionValue[] } {
  const record: Record<string, unknown> = { ...fresh };
  const isOfRules = ({ name }: PositionValue): boolean => name.startsWith(PREFIX);
  for (const { name, value, source } of values.filter(isOfRules)) {
    const known = name.slice(PREFIX.length);
    if (!Object.hasOwn(record, known)) report(source, say`The special rules have no value “${known}”.`);
    else if (formOf(value) !== formOf(record[known])) report(source, say`${name} must be ${formOf(record[known])}.`);
    else if (known === 'brought') {
      const stated = value as readonly Literal[];
      const brought = stated.flatMap((one) => broughtAs(one, statements));
      if (brought.length < stated.length)
        report(source, say`${name} must list offers by name and conditions by number: \`((offer, Name), (when, 1))\`.`);
      record[known] = brought;
    } else record[known] = value;
  }
  return { record: record as unknown as SpecialRecord, others: values.filter((value) => !isOfRules(value)) };
}

type Bringing = Pick<Statements, 'offers' | 'whens'>;

/** Returns the name of an offer; for a condition, or an offer whose name is not unique, its number from 1. */
function nameOf(kind: 'offer' | 'when', index: number, { offers }: Bringing): Literal {
  if (kind === 'when') return index + 1;
  const { name } = offers[index];
  return offers.findIndex((offer) => offer.name === name) === index ? name : index + 1;
}

/** Finds the offer or condition that an entry names. Empty if the scenario does not have it. */
function broughtAs(entry: Literal, statements: Bringing): SpecialRecord['brought'] {
  if (!Array.isArray(entry)) return [];
  const [kind, name] = entry as readonly Literal[];
  if (kind !== 'offer' && kind !== 'when') return [];
  const named = kind === 'offer' ? statements.offers : statements.whens;
  const index = named.findIndex((_, at) => nameOf(kind, at, statements) === name);
  return index < 0 ? [] : [[kind, index]];
}
