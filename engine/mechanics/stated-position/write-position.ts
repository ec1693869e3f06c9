import {
  UNSTACKED,
  type PositionModel,
  type PositionStack,
  type PositionUnit,
  type PositionValue,
} from '../../model/position.js';
import { NO_SOURCE } from '../../model/source.js';
import { NO_SIDE } from '../sides.js';
import type { Column, StateRecord } from '../state-fields.js';
import { literalOf, numberLiteral, type Naming } from './meanings.js';
import { recordAt, valueColumns, type StatedGame, type StatedMoment } from './stated-game.js';

/**
 * Converts a snapshot to the position of a scenario. The position states the place of each unit and, for all other
 * values, only the differences from the game before the set-up.
 */
export function positionOfRecord(game: StatedGame, now: StateRecord, moment: StatedMoment): PositionModel | undefined {
  const base = recordAt(game, moment);
  if (base === undefined) return undefined;
  const stacks = stacksOf(now);
  base.owner = ownersOf(game, now);
  const columns = valueColumns(game);
  const ofPieces = columns.filter(({ group }) => group === 'piece');
  const unit = (piece: number): PositionUnit => ({
    name: game.naming.pieceName(piece),
    values: ofPieces.flatMap(({ name, kind, meaning }) => {
      const value = numbersOf(now, name)[piece];
      if (value === numbersOf(base, name)[piece]) return [];
      return [{ name, value: flagOr(value, { kind, meaning }, game.naming, piece), source: NO_SOURCE }];
    }),
    source: NO_SOURCE,
  });
  const { turn, side, phase } = moment;
  return {
    turn,
    ...(side !== undefined && { side }),
    ...(phase !== undefined && { phase }),
    stacks: [
      ...stacks.map(({ cell, pieces }) => ({ cell, units: pieces.map(unit), source: NO_SOURCE })),
      ...unstacked(game, base, now, { unit, stacked: new Set(stacks.flatMap(({ pieces }) => pieces)) }),
    ],
    values: columns.filter(({ group }) => group !== 'piece').flatMap((column) => valuesOf(game, column, base, now)),
    source: NO_SOURCE,
  };
}

const numbersOf = (record: StateRecord, name: string): readonly number[] => record[name] as readonly number[];

function stacksOf(now: StateRecord): { readonly cell: number; readonly pieces: readonly number[] }[] {
  const next = numbersOf(now, 'next');
  return numbersOf(now, 'head').flatMap((head, cell) => {
    const pieces: number[] = [];
    for (let piece = head; piece >= 0; piece = next[piece]) pieces.push(piece);
    return pieces.length === 0 ? [] : [{ cell, pieces }];
  });
}

/** Returns for each cell the side of its topmost unit, which is the usual owner of the cell. */
export function ownersOf({ sideOf }: Pick<StatedGame, 'sideOf'>, record: StateRecord): number[] {
  return numbersOf(record, 'head').map((head) => (head < 0 ? NO_SIDE : sideOf(head)));
}

/**
 * Returns the units that are in no stack, grouped by place. The places are those off the map and, for units that are
 * over a cell, the cell.
 */
function unstacked(
  { offMap }: StatedGame,
  base: StateRecord,
  now: StateRecord,
  { unit, stacked }: { readonly unit: (piece: number) => PositionUnit; readonly stacked: ReadonlySet<number> },
): PositionStack[] {
  const words = new Map(Object.entries(offMap).map(([word, code]) => [code, word]));
  const before = numbersOf(base, 'cell');
  const places = new Map<number, PositionUnit[]>();
  numbersOf(now, 'cell').forEach((place, piece) => {
    if (stacked.has(piece)) return;
    const stated = unit(piece);
    if (place === before[piece] && stated.values.length === 0) return;
    places.set(place, [...(places.get(place) ?? []), stated]);
  });
  return [...places].map(([place, units]) => ({
    ...(place >= 0 ? { word: UNSTACKED, cell: place } : { word: words.get(place) ?? String(place) }),
    units,
    source: NO_SOURCE,
  }));
}

function valuesOf(game: StatedGame, column: Column, base: StateRecord, now: StateRecord): PositionValue[] {
  const { name, group, kind, meaning } = column;
  if (kind === 'value' || group === 'game')
    return JSON.stringify(now[name]) === JSON.stringify(base[name])
      ? []
      : [{ name, of: [], value: literalOf(now[name], meaning, game.naming), source: NO_SOURCE }];
  const members = new Map<number, (number | string)[]>();
  numbersOf(now, name).forEach((value, index) => {
    if (value === numbersOf(base, name)[index]) return;
    members.set(value, [...(members.get(value) ?? []), group === 'cell' ? index : memberName(game, group, index)]);
  });
  return [...members].map(([value, of]) => ({
    name,
    of,
    value: flagOr(value, column, game.naming),
    source: NO_SOURCE,
  }));
}

/** Returns the value that a `position` statement states for a number: `true` for a flag that is set. */
const flagOr = (value: number, { kind, meaning }: Pick<Column, 'kind' | 'meaning'>, naming: Naming, piece?: number) =>
  kind === 'byte' && meaning === undefined && value === 1 ? true : numberLiteral(value, meaning, naming, piece);

const memberName = ({ groups = {}, naming }: StatedGame, group: string, index: number): string =>
  group === 'side' ? naming.sideName(index) : (groups[group]?.[index] ?? String(index));
