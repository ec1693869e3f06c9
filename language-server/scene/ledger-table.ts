import type { Ledger, LedgerStep } from '../../engine/model/ledger.js';
import type { LedgerLine, LedgerTable } from '../../preview/moments.js';

/** A number as reckonings write it, `1½` among them. */
const NUMBER = '\\d+½?|½';
/** `25/7: 4 printed`, `1 leader`: where a number begins. */
const BEGUN = new RegExp(`^(?:(.+): )?(${NUMBER}) (\\D.*)$`);
/** `×2 integrity = 8`, `+1 leader of regiment size`, `÷2 out of supply, but never below 1` */
const CHANGED = new RegExp(`^([×÷+-])(${NUMBER}) (.+?)(?: = (${NUMBER}))?$`);
/** `attack 25` */
const SUMMED = new RegExp(`^(\\D+) (${NUMBER})$`);

/**
 * A ledger as tables: a line for each unit with what is done to it, and the sum of each part below it.
 *
 * @param sums what a part comes to, by its name: `attack` 25. A line that tells one ends its part.
 */
export function ledgerTables(ledger: Ledger, sums: Readonly<Record<string, unknown>>): LedgerTable[] {
  const tables: LedgerTable[] = [];
  let lines: LedgerLine[] = [];
  for (const step of ledger) {
    const line = lineOf(step, sums);
    const last = lines.at(-1);
    const joined = line.is === 'change' && last && join(last, line);
    if (joined) lines[lines.length - 1] = joined;
    else lines.push(line);
    if (line.is !== 'total') continue;
    tables.push({ title: line.name ?? '', lines: shared(lines) });
    lines = [];
  }
  // What stands behind the last sum tells how the table was read: the head of the sheet says that.
  return tables.length === 0 && lines.length > 0 ? [{ title: '', lines }] : tables;
}

function lineOf({ text, rule }: LedgerStep, sums: Readonly<Record<string, unknown>>): LedgerLine {
  const cited = rule === undefined ? {} : { rule };
  const [, label, sum] = SUMMED.exec(text) ?? [];
  if (label !== undefined && String(sums[label]) === sum) return { name: label, counts: sum, is: 'total', ...cited };
  const [, sign, by, why, product] = CHANGED.exec(text) ?? [];
  if (sign !== undefined)
    return {
      why: `${sign}${sign === '×' || sign === '÷' ? ' ' : ''}${by} ${why}`,
      ...(product !== undefined && { counts: product }),
      is: 'change',
      ...cited,
    };
  const [, name, printed, what] = BEGUN.exec(text) ?? [];
  if (printed === undefined) return { name: text, is: 'note', ...cited };
  if (name === undefined) return { name: what, printed, counts: printed, is: 'unit', ...cited };
  return { name, printed, ...(what !== 'printed' && { why: what }), counts: printed, is: 'unit', ...cited };
}

/** The first change stands in the line of its unit, if it is that unit’s alone: it says what it comes to. */
function join(unit: LedgerLine, { why = '', counts, rule }: LedgerLine): LedgerLine | undefined {
  if (unit.is !== 'unit' || unit.why !== undefined || counts === undefined) return undefined;
  return { ...unit, why, counts, ...(rule !== undefined && { rule }) };
}

/** What multiplies a whole part multiplies each of its units: told in their lines where that comes to the same sum. */
function shared(lines: readonly LedgerLine[]): readonly LedgerLine[] {
  const change = lines.at(-2);
  const units = lines.slice(0, -2);
  const [, by = ''] = /^× (\d+) /.exec(change?.why ?? '') ?? [];
  if (change?.is !== 'change' || by === '' || change.counts !== undefined) return lines;
  const isPlain = units.every(
    ({ is, why, counts }) => is === 'unit' && why === undefined && /^\d+$/.test(counts ?? ''),
  );
  const counted = units.map((unit) => ({
    ...unit,
    ...change,
    is: unit.is,
    counts: String(Number(unit.counts) * Number(by)),
  }));
  const sum = counted.reduce((total, { counts }) => total + Number(counts), 0);
  return isPlain && String(sum) === lines.at(-1)?.counts ? [...counted, ...lines.slice(-1)] : lines;
}
