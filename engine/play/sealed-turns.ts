import { turnTitle, type Calendar } from '../model/calendar.js';
import type { Finding } from '../model/finding.js';
import type { PositionModel } from '../model/position.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { AwaitedOrders, SealedTurn } from '../model/sealed-turn.js';
import type { Source } from '../model/source.js';
import { list } from '../model/words.js';
import type { Now, Pause } from './moment.js';
import { say } from '../model/say.js';

/** A change of the seed by a sealed turn. From the moment with the number `from` on, dice are rolled with `seed`. */
export interface SeedChange {
  readonly from: number;
  readonly seed: string;
}

/**
 * The state of a scenario's sealed turns during play. A sealed turn is a turn whose orders each side writes in a file
 * of its own and opens only after both sides have fixed them by a hash, the seal. The class determines before which
 * turn play must wait for orders, and which seed the dice use: a seed computed from the secrets in the sealed files
 * replaces the seed of the game from the first moment of the turn on.
 */
export class SealedTurns {
  private readonly turns: readonly SealedTurn[];
  private readonly entered: Set<SealedTurn>;

  /**
   * @param scenario the scenario with its sealed turns. If play begins with a position, sealed turns before it are
   *   ignored.
   * @param override seed that replaces the seed of the file. It is combined with the secrets, so that a series of games
   *   has different dice in each game.
   * @param changes the changes of the seed in the part of the game that is already played
   */
  constructor(
    { sealed = [], position }: Pick<ScenarioModel, 'sealed' | 'position'>,
    private readonly override: string | undefined,
    readonly changes: SeedChange[] = [],
  ) {
    this.turns = sealed.filter((each) => !position || !isBefore(each, position));
    this.entered = new Set(this.turns.filter((each) => changes.some(({ seed }) => seed === this.seedOf(each))));
  }

  /** The seed from the secrets of the last sealed turn; undefined before the first one. */
  get seed(): string | undefined {
    return this.changes.at(-1)?.seed;
  }

  /** Returns the sealed turn to which a turn and the acting side belong; undefined if that turn is not sealed. */
  at(now: Pick<Now, 'turn' | 'side'>): SealedTurn | undefined {
    return this.turns.findLast((each) => contains(each, now));
  }

  /**
   * Changes the seed if a sealed turn begins at a moment. If the sealed orders of that turn are not all open yet,
   * returns the turn, and play must wait.
   *
   * @param moment the number of the moment
   */
  enter(now: Pick<Now, 'turn' | 'side'>, moment: number): SealedTurn | undefined {
    for (const each of this.turns) {
      if (this.entered.has(each) || !contains(each, now)) continue;
      const seed = this.seedOf(each);
      if (seed === undefined) return each;
      this.entered.add(each);
      this.changes.push({ from: moment, seed });
    }
    return undefined;
  }

  /**
   * Returns the next turn if the given pause ends a turn and play must wait for the sealed orders of the next one;
   * otherwise undefined.
   */
  waitingAfter({ ends, turn }: Pause): SealedTurn | undefined {
    if (ends !== 'turn') return undefined;
    return this.turns.find((each) => each.turn === turn + 1 && each.part === undefined && each.seed === undefined);
  }

  private seedOf({ seed }: SealedTurn): string | undefined {
    return this.override === undefined || seed === undefined ? seed : `${seed}/${this.override}`;
  }
}

/** Returns whether a sealed turn is already over at the position with which play begins. */
export const isBefore = (
  { turn }: Pick<SealedTurn, 'turn'>,
  position: Pick<PositionModel, 'turn' | 'phase'>,
): boolean => turn < position.turn || (turn === position.turn && position.phase === undefined);

function contains({ turn, part }: SealedTurn, now: Pick<Now, 'turn' | 'side'>): boolean {
  return turn === now.turn && (part === undefined || part === now.side);
}

/** Returns the sentence that says why play waits for sealed orders. */
export function waitingText({ turn, part, waitsFor }: SealedTurn, calendar: Calendar | undefined): string {
  const where = [say`turn ${turnTitle(turn, calendar)}`, part].filter((word) => word !== undefined).join(' ');
  const reasons = REASONS.flatMap(([why, reason]) => {
    const sides = waitsFor.filter((each) => each.why === why).map(({ side }) => side);
    return sides.length === 0 ? [] : [reason(list(sides))];
  });
  return say`Play stops before ${where}: ${reasons.join('; ')}.`;
}

const REASONS: readonly (readonly [AwaitedOrders['why'], (sides: string) => string])[] = [
  ['not sealed', (sides) => say`the orders of ${sides} are not sealed yet`],
  ['sealed', (sides) => say`the orders of ${sides} are sealed and not opened yet`],
  ['not the sealed file', (sides) => say`the orders of ${sides} are not the file that was sealed`],
  ['orders elsewhere', (sides) => say`some orders of ${sides} are not in the file that was sealed`],
  ['more than orders', (sides) => say`the sealed orders of ${sides} contain more than orders`],
  ['other ruleset', (sides) => say`the ruleset has changed since ${sides} sealed the orders`],
];

/**
 * Returns the finding that play waits for the sealed orders of a turn. The finding is placed at the turn's first seal.
 */
export function waitingFinding(turn: SealedTurn, calendar: Calendar | undefined): Finding {
  return finding('information', 'orders-still-sealed', waitingText(turn, calendar), turn.source);
}

/** Returns the finding for dice that are written in the file for a roll of a sealed turn. */
export function sealedDiceFinding({ turn }: SealedTurn, calendar: Calendar | undefined, source: Source): Finding {
  const message = say`The dice of turn ${turnTitle(turn, calendar)} come from the secrets of both sides; the written dice are ignored.`;
  return finding('error', 'dice-of-sealed-turn', message, source);
}

function finding(severity: Finding['severity'], slug: string, message: string, source: Source): Finding {
  return { severity, code: `sandtable/${slug}`, message, source, why: [], related: [], fixes: [] };
}
