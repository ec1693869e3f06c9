import type { Ledger, LedgerStep } from '../../engine/model/ledger.js';
import type { LedgerLine, LedgerTable } from '../../preview/contract/battle.js';
import { fraction } from './fraction.js';

/**
 * Converts a ledger into tables, one for each total. A table has a row for each unit, with the unit's value and its
 * modifiers, and the total in the last row. If the ledger begins with values of units, values that belong to no unit,
 * such as a number of hexes, become notes.
 */
export function ledgerTables(ledger: Ledger): LedgerTable[] {
  const tables: LedgerTable[] = [];
  let lines: LedgerLine[] = [];
  let change: LedgerStep | undefined;
  const isOfUnits = ledger.some(({ figure }) => figure?.is === 'start' && figure.of !== undefined);
  for (const step of ledger) {
    const line = lineOf(step, isOfUnits);
    const last = lines.at(-1);
    const joined = line.is === 'change' && last && mergeChange(last, line);
    if (joined) lines[lines.length - 1] = joined;
    else lines.push(line);
    if (line.is === 'total') {
      tables.push({ title: line.name ?? '', lines: distributeMultiplier(lines, change) });
      lines = [];
    }
    change = step;
  }
  // Rows after the last total say how the total was used, for example which column of the table applied. They are
  // left out, because the header of the battle sheet shows this information.
  return tables.length === 0 && lines.length > 0 ? [{ title: '', lines }] : tables;
}

function lineOf({ text, rule, figure }: LedgerStep, isOfUnits: boolean): LedgerLine {
  const cited = rule === undefined ? {} : { rule };
  if (figure === undefined) return { name: text, is: 'note', ...cited };
  const amount = fraction(figure.amount);
  switch (figure.is) {
    case 'sum':
      return { name: figure.of, counts: amount, is: 'total', ...cited };
    case 'change': {
      const { sign, words, comesTo } = figure;
      const by = sign === '×' || sign === '÷' ? `${sign} ${amount}` : `${sign}${amount}`;
      return { by, why: words, ...(comesTo !== undefined && { counts: fraction(comesTo) }), is: 'change', ...cited };
    }
    case 'start': {
      const { of, words } = figure;
      if (of === undefined && isOfUnits) return { name: text, is: 'note', ...cited };
      if (of === undefined) return { name: words ?? '', printed: amount, counts: amount, is: 'unit', ...cited };
      return {
        name: of,
        printed: amount,
        ...(words !== undefined && { why: words }),
        counts: amount,
        is: 'unit',
        ...cited,
      };
    }
  }
}

/**
 * Returns the row of a unit with a modifier merged into the row. Returns undefined if the modifier does not apply to
 * this unit only, or if the row already contains a modifier.
 */
function mergeChange(unit: LedgerLine, { by = '', why = '', counts, rule }: LedgerLine): LedgerLine | undefined {
  if (unit.is !== 'unit' || unit.why !== undefined || counts === undefined) return undefined;
  return { ...unit, by, why, counts, ...(rule !== undefined && { rule }) };
}

/**
 * Applies a multiplier of the total to the row of each unit instead, if the sum then equals the total. Otherwise
 * returns the rows unchanged.
 */
function distributeMultiplier(
  lines: readonly LedgerLine[],
  { figure }: LedgerStep = { text: '' },
): readonly LedgerLine[] {
  if (figure?.is !== 'change' || figure.sign !== '×' || figure.comesTo !== undefined) return lines;
  const [units, change, total] = [lines.slice(0, -2), lines.at(-2), lines.slice(-1)];
  const isPlain = units.every(
    ({ is, why, counts }) => is === 'unit' && why === undefined && /^\d+$/.test(counts ?? ''),
  );
  const counted = units.map((unit) => ({
    ...unit,
    ...change,
    is: unit.is,
    counts: String(Number(unit.counts) * figure.amount),
  }));
  const sum = counted.reduce((all, { counts }) => all + Number(counts), 0);
  return isPlain && String(sum) === total[0].counts ? [...counted, ...total] : lines;
}
