import { ASKED, type PositionModel } from '../model/position.js';
import type { DiceModel, ScenarioModel } from '../model/scenario.js';
import { NO_SOURCE } from '../model/source.js';
import { playThrough } from './play-scenario.js';
import type { Address, Pause } from './moment.js';
import type { PlayOptions, Playthrough } from './playthrough.js';
import type { MomentRecord } from './records.js';
import type { Ruleset } from './ruleset.js';

/** The state of a game at the end of a phase, with everything that a scenario needs to continue the game from there. */
export interface Continuation {
  readonly position: PositionModel;
  readonly seed: string;
  readonly pause: Pause;
  /** Number of moments before the position. */
  readonly moments: number;
  /** The dice written in the file for rolls that may still come. */
  readonly dice: DiceModel['written'];
}

/** The reason why no scenario can begin at a moment. */
export interface NoContinuation {
  readonly why: 'game over' | 'inside a phase' | 'not supported';
  /** The last pause before the moment; undefined if there is none. */
  readonly last?: Pause;
  readonly played: Playthrough;
}

/** The last pause that a playthrough reached, with the game as it was there. */
interface Reached {
  readonly pause: Pause;
  readonly snapshot: unknown;
  readonly moments: number;
}

/**
 * Plays a scenario up to a moment and returns the position there. A position exists only at the end of a phase, because
 * the state of a game does not include the progress of a procedure within a phase.
 *
 * @param isInsideAllowed if true, a moment inside a phase is replaced by the last pause before it; if false, it is
 * refused
 */
export function continuationAt(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  options: PlayOptions,
  isInsideAllowed = false,
): Continuation | NoContinuation {
  let last: Reached | undefined;
  const ended: Pause[] = [];
  const played = playThrough(ruleset, scenario, {
    ...options,
    onPause(game, pause, moments) {
      if (pause.ends === 'occasion') return;
      last = { pause, snapshot: game.snapshot(), moments };
      ended.push(pause);
    },
  });
  const { game, moments } = played;
  const lastPause = last && { last: last.pause };
  if (played.ended || game.outcome() !== undefined) return { why: 'game over', ...lastPause, played };
  if (last === undefined || (last.moments < moments.length && !isInsideAllowed))
    return { why: 'inside a phase', ...lastPause, played };
  const fresh = ruleset.start(withoutPosition(scenario), { silent: true }).snapshot();
  const { pause, snapshot, moments: count } = last;
  const position = game.statePosition?.(fresh, snapshot, pause.ends === 'turn' ? { turn: pause.turn } : pause);
  if (position === undefined) return { why: 'not supported', last: pause, played };
  const before = moments.slice(0, count);
  const counts = addressCounts(before, ended);
  return {
    position: counts.size === 0 ? position : withAddressCounts(position, counts),
    seed: seedBefore(played, count),
    pause,
    moments: count,
    dice: new Map([...scenario.dice.written].filter(([address]) => !counts.has(address) && mayCome(address, ended))),
  };
}

export const isContinuation = (found: Continuation | NoContinuation): found is Continuation => 'position' in found;

/**
 * Returns the seed that is valid after this number of moments: the seed of the game, or the secrets of a sealed turn
 * that have replaced it.
 */
const seedBefore = ({ seed, seedChanges }: Playthrough, moments: number): string =>
  seedChanges.findLast(({ from }) => from < moments)?.seed ?? seed;

/** Returns a scenario that begins with its set-up. */
function withoutPosition({ position: _, ...scenario }: ScenarioModel): ScenarioModel {
  return scenario;
}

/**
 * Returns whether another moment may occur at this address. If the turn or the phase of the address has ended, no
 * moment can occur there.
 */
function mayCome(address: Address, ended: readonly Pause[]): boolean {
  const now = ended.at(-1);
  const turn = Number.parseInt(address, 10);
  if (now === undefined || Number.isNaN(turn) || turn > now.turn) return true;
  if (turn < now.turn || now.ends === 'turn') return false;
  const isWithin = ({ side, phase }: Pause): boolean => {
    const over = [turn, side, phase].filter((part) => part !== undefined).join('/');
    return address === over || address.startsWith(`${over}/`);
  };
  return !ended.some((pause) => pause.turn === turn && isWithin(pause));
}

/** Counts the moments at each address. Only addresses at which another moment may occur are included. */
function addressCounts(moments: readonly MomentRecord[], ended: readonly Pause[]): ReadonlyMap<Address, number> {
  const counts = new Map<Address, number>();
  for (const { address } of moments) {
    const base = address.replace(/ #\d+$/, '');
    if (mayCome(base, ended)) counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  return counts;
}

/**
 * Returns a position that also states how many moments each address has had. The dice of a later moment at the same
 * address depend on this number.
 */
function withAddressCounts(position: PositionModel, counts: ReadonlyMap<Address, number>): PositionModel {
  const value = { name: ASKED, of: [], value: Object.fromEntries(counts), source: NO_SOURCE };
  return { ...position, values: [...position.values, value] };
}
