import type { CampaignPhase } from '../campaign.js';
import type { StatedNames } from '../../play/game.js';
import type { Column, StateRecord } from '../state-fields.js';
import type { Naming } from './meanings.js';

/** The words and names of a game for its `position` statements. */
export interface StatedParts {
  /** The words for the places off the map, with their codes in `GameState.cell`. */
  readonly offMap: Readonly<Record<string, number>>;
  readonly sides: readonly string[];
  readonly sequence: readonly CampaignPhase[];
  /** Returns the faces that a counter from a pool can have, as authors write them. */
  readonly facesOf?: (piece: number) => readonly string[];
  /** The names of the members of further groups of fields, such as divisions, by group. */
  readonly groups?: Readonly<Record<string, readonly string[]>>;
}

/** Everything by which a snapshot of a game is converted to a `position` statement and back. */
export interface StatedGame extends StatedParts {
  readonly columns: readonly Column[];
  readonly naming: Naming;
  /** Returns the number of steps of a piece at full strength. */
  readonly stepsOf: (piece: number) => number;
  /** Returns the index of the side of a piece. */
  readonly sideOf: (piece: number) => number;
  /** The snapshot of the game before the set-up. A position states only the differences from it. */
  readonly fresh: StateRecord;
}

/**
 * Fields that a position does not state as values: the lists of units in cells, which it states as stacks, and the
 * clock, which it states in its heading.
 */
const STATED_OTHERWISE: readonly string[] = ['cell', 'next', 'head', 'count', 'turn', 'phase', 'phasesDone'];

/** Returns the fields that a position states as values. */
export const valueColumns = ({ columns }: StatedGame): readonly Column[] =>
  columns.filter(({ name, isByStatements }) => isByStatements !== true && !STATED_OTHERWISE.includes(name));

/** Returns the names that a position may contain. */
export function namesIn(game: StatedGame): StatedNames {
  const columns = valueColumns(game);
  const inGroup = (wanted: string): string[] => columns.flatMap(({ group, name }) => (group === wanted ? [name] : []));
  return {
    offMap: Object.keys(game.offMap),
    ofUnits: inGroup('piece'),
    ofGame: inGroup('game'),
    ofMembers: columns
      .filter(({ group }) => group !== 'piece' && group !== 'game')
      .map(({ name, group }) => ({ name, group })),
  };
}

/** The moment of a position: the end of a phase or, without a phase, of a turn. Turn 0 is the set-up. */
export interface StatedMoment {
  readonly turn: number;
  readonly side?: string;
  readonly phase?: string;
}

/** Returns the snapshot before the set-up with the clock at a moment. Undefined when the game has no such phase. */
export function recordAt(
  { fresh, sequence }: StatedGame,
  { turn, side, phase }: StatedMoment,
): Record<string, unknown> | undefined {
  const index =
    phase === undefined
      ? sequence.length - 1
      : sequence.findIndex((one) => one.name === phase && (side === undefined || one.side === side));
  if (index < 0) return undefined;
  const ended = sequence[index];
  const name = turn === 0 ? 'setup' : ended.name;
  const address = [turn, turn === 0 ? undefined : ended.side, name].filter((part) => part !== undefined).join('/');
  return { ...fresh, turn, phase: name, phasesDone: index + 1, address };
}
