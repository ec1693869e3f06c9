import { phaseTitle } from './phase-title.js';
import { t } from '@vscode/l10n';
import { sideName } from '../terms.js';
import type { MomentItem, Stretch } from '../../contract/moments.js';

/** A row of the game record: one moment, or several moments that have the same summary for different units. */
export interface Row {
  readonly first: number;
  readonly last: number;
  /** The last of the merged moments. */
  readonly moment: MomentItem;
  readonly who: readonly string[];
}

/** A group of rows in the game record: the moments of a phase, or of an activation that interrupts a phase. */
export interface Group {
  readonly key: string;
  readonly stretch: Stretch;
  readonly turn: number;
  /** The heading of the group: `Turn 1 · German combat`. */
  readonly title: string;
  readonly moments: number;
  readonly rows: readonly Row[];
  /** True if nothing happened in the phase or activation. */
  readonly isIdle: boolean;
}

/** The moments and events that the record of the game shows. */
export type Filter = 'all' | 'happened' | 'battles' | 'unit';

export const FILTERS: Readonly<Record<Filter, string>> = {
  all: t('All moments'),
  happened: t('Events'),
  battles: t('Battles'),
  unit: t('Selected unit only'),
};

/** Options of the game record: the filter, and how unit names are combined. */
export interface RecordOptions {
  readonly filter?: Filter;
  readonly unit?: string | undefined;
  readonly named?: (names: readonly string[]) => readonly string[];
}

/** Groups moments by turn and phase, and merges moments with the same summary. */
export function groupsOf(
  moments: readonly MomentItem[],
  { filter = 'all', unit, named = (names) => names }: RecordOptions = {},
): Group[] {
  const first = moments.find(({ turn }) => turn > 0);
  const groups: { key: string; title: string; turn: number; stretch: Stretch; moments: MomentItem[] }[] = [];
  for (const moment of moments) {
    const title = titleOf(moment, first);
    const last = groups.at(-1);
    if (last?.title === title) last.moments.push(moment);
    else
      groups.push({
        key: `${title}/${moment.number}`,
        title,
        turn: moment.turn,
        stretch: moment.stretch,
        moments: [moment],
      });
  }
  return mergeIdlePhases(groups).flatMap(({ key, title, turn, stretch, moments: all }) => {
    const remaining = all.filter((moment) => keeps(moment, filter, unit));
    if (remaining.length === 0) return [];
    const isIdle = remaining.every(({ passes }) => passes === true);
    return [
      {
        key,
        title,
        turn,
        stretch,
        moments: remaining.length,
        rows: rowsOf(remaining).map((row) => ({ ...row, who: named(row.who) })),
        isIdle,
      },
    ];
  });
}

interface Gathered {
  readonly key: string;
  readonly title: string;
  readonly turn: number;
  readonly stretch: Stretch;
  readonly moments: readonly MomentItem[];
}

/** Merges consecutive phases in which nothing happened, if they belong to the same turn and side. */
function mergeIdlePhases(groups: readonly Gathered[]): Gathered[] {
  const isIdle = ({ moments }: Gathered): boolean => moments.every(({ passes }) => passes === true);
  const all: Gathered[] = [];
  for (const group of groups) {
    const last = all.at(-1);
    const joins =
      last && isIdle(last) && isIdle(group) && last.turn === group.turn && last.stretch.side === group.stretch.side;
    if (joins) all[all.length - 1] = { ...last, title: sideTitle(last), moments: [...last.moments, ...group.moments] };
    else all.push(group);
  }
  return all;
}

const sideTitle = ({ title, stretch: { side } }: Gathered): string =>
  [title.split(' · ')[0], ...(side === undefined || side === '' ? [] : [sideName(side)])].join(' · ');

function titleOf({ turn, turnName, stretch }: MomentItem, first: MomentItem | undefined): string {
  const name =
    turn > 0
      ? t('Turn {0}', turnName ?? String(turn))
      : t('Before turn {0}', first?.turnName ?? String(first?.turn ?? 1));
  return `${name} · ${phaseTitle(stretch)}`;
}

/** Returns whether a moment passes the filter. The filter `happened` leaves out passes and phase changes. */
function keeps(
  { passes, by, kind, events, battle, units }: MomentItem,
  filter: Filter,
  unit: string | undefined,
): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'happened':
      return passes !== true && (by === 'order' || kind === 'dice' || events.some((event) => event.kind !== 'phase'));
    case 'battles':
      return battle === true;
    case 'unit':
      return unit !== undefined && units.includes(unit);
  }
}

function rowsOf(moments: readonly MomentItem[]): Row[] {
  const rows: Row[] = [];
  for (const moment of moments) {
    const { number } = moment;
    const who = moment.said.who ?? [];
    const last = rows.at(-1);
    if (last && isLike(last, moment))
      rows[rows.length - 1] = { ...last, last: number, moment, who: [...last.who, ...who] };
    else rows.push({ first: number, last: number, moment, who });
  }
  return rows;
}

/**
 * Returns whether a moment can be merged with the previous ones into one row. It can if the side gave the same answer
 * without an order, for another unit.
 */
function isLike({ last, moment: before }: Row, { number, by, side, said, kind }: MomentItem): boolean {
  return (
    number === last + 1 &&
    by !== 'order' &&
    kind === 'decision' &&
    before.by === by &&
    before.side === side &&
    before.said.who !== undefined &&
    said.who !== undefined &&
    before.said.rest === said.rest
  );
}

/** Formats moment numbers from 1: `14–16`, `104–7`, like page ranges. */
export function numberOf({ first, last }: Pick<Row, 'first' | 'last'>): string {
  const [from, to] = [String(first + 1), String(last + 1)];
  if (first === last) return from;
  if (from.length < 3 || from.length < to.length) return `${from}–${to}`;
  const changed = Array.from(to).findIndex((digit, at) => digit !== from[at]);
  return `${from}–${to.slice(changed)}`;
}
