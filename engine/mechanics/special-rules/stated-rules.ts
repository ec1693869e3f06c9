import type { Literal, PositionModel, PositionValue } from '../../model/position.js';
import type { SpecialRules as Statements } from '../../model/special-rules.js';
import { NO_SOURCE } from '../../model/source.js';
import { formOf, type ReportProblem } from '../stated-position/read-position.js';
import type { SpecialRecord } from './special-rules.js';

/**
 * Begins the names of the values with which a position states the special rules: `rules.lostIn`. The game may have
 * values of the same names.
 */
const PREFIX = 'rules.';

/** Returns the values of the special rules that differ from the game before the set-up. */
export function statedRules(fresh: SpecialRecord, now: SpecialRecord): PositionValue[] {
  const before: Readonly<Record<string, unknown>> = { ...fresh };
  return Object.entries(now)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]))
    .map(([name, value]) => ({ name: PREFIX + name, of: [], value: value as Literal, source: NO_SOURCE }));
}

/** Adds the stated values of the special rules to the record of a game before the set-up. Returns the other values, too. */
export function recordOfRules(
  fresh: SpecialRecord,
  { values }: PositionModel,
  statements: Pick<Statements, 'offers' | 'whens'>,
  report: ReportProblem,
): { readonly record: SpecialRecord; readonly others: readonly PositionValue[] } {
  const record: Record<string, unknown> = { ...fresh };
  const isOfRules = ({ name }: PositionValue): boolean => name.startsWith(PREFIX);
  for (const { name, value, source } of values.filter(isOfRules)) {
    const known = name.slice(PREFIX.length);
    if (!Object.hasOwn(record, known)) report(source, `The special rules have no value “${known}”.`);
    else if (formOf(value) !== formOf(record[known])) report(source, `${name} must be ${formOf(record[known])}.`);
    else if (known === 'brought') {
      const isKnown = (one: Literal): boolean => isBrought(one, statements);
      if (!(value as readonly Literal[]).every(isKnown))
        report(source, `${name} must list offers and conditions by their numbers: \`((offer, 0), (when, 1))\`.`);
      record[known] = (value as readonly Literal[]).filter(isKnown);
    } else record[known] = value;
  }
  return { record: record as unknown as SpecialRecord, others: values.filter((value) => !isOfRules(value)) };
}

/** Returns whether an entry names an offer or a condition that the scenario has. */
function isBrought(entry: Literal, { offers, whens }: Pick<Statements, 'offers' | 'whens'>): boolean {
  if (!Array.isArray(entry)) return false;
  const [kind, index] = entry as readonly Literal[];
  const length = kind === 'offer' ? offers.length : kind === 'when' ? whens.length : 0;
  return typeof index === 'number' && Number.isInteger(index) && index >= 0 && index < length;
}
