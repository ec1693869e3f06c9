import { t } from '@vscode/l10n';
import type { ForceLine, ForceTotals } from '../../engine/mechanics/special-rules/forces-ledger.js';
import type { Place, Places } from '../../language-server/report/finding-record.js';

/** One line of the table of forces as JSON: a side, pool, formation or unit with its numbers. */
export interface ForceRecord extends ForceTotals, Place {
  readonly what: ForceLine['what'];
  readonly name: string;
  readonly kind: string;
  readonly where?: string;
  readonly members: readonly ForceRecord[];
}

export function forceRecord(line: ForceLine, places: Places): ForceRecord {
  const { what, name, kind, where, exist, setUp, arrive, left, twice, members, source } = line;
  return {
    what,
    name,
    kind,
    ...(where !== undefined && { where }),
    exist,
    setUp,
    arrive,
    left,
    twice,
    ...places.place(source),
    members: members.map((member) => forceRecord(member, places)),
  };
}

const headers = (): string[] => ['', t('where'), t('exist'), t('set up'), t('arrive'), t('left'), t('twice')];

/**
 * Formats the table of forces as text: indented names, numbers in columns.
 *
 * @param shown returns a term of the game, such as the name of a side, in the reader's language
 */
export function forcesText(lines: readonly ForceLine[], shown: Shown): string {
  const heads = headers();
  const rows = [heads, ...lines.flatMap((line) => rowsOf(line, '', shown))];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const text = rows.map((row) =>
    row.map((cell, column) => (column < 2 ? cell.padEnd(widths[column]) : cell.padStart(widths[column]))).join('  '),
  );
  return `${text.map((line) => line.trimEnd()).join('\n')}\n`;
}

type Shown = (word: string) => string;

function rowsOf({ what, name, where = '', members, ...totals }: ForceLine, indent: string, shown: Shown): string[][] {
  const { exist, setUp, arrive, left, twice } = totals;
  const label = what === 'pool' ? t('pool of {0}', shown(name)) : what === 'side' ? shown(name) : name;
  const figures = [exist, setUp, arrive, left, twice].map((number) => (number === 0 ? '' : String(number)));
  return [[indent + label, where, ...figures], ...members.flatMap((member) => rowsOf(member, `${indent}  `, shown))];
}
