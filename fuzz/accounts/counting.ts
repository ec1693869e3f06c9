import type { Accounting } from './account.js';

interface Counting {
  total(): number;
  /**
   * Returns the accounts of a game with an additional account that counts the events. Returns the accounts unchanged if
   * nothing is counted.
   */
  with(accounting: Accounting | undefined): Accounting | undefined;
}

/**
 * Creates a tally of the events of a kind in many games. `with` adds an account that counts the events to the accounts
 * of a game. If no kind is given, nothing is counted.
 */
export function counting(kind: string | undefined): Counting {
  let total = 0;
  return {
    total: () => total,
    with(accounting: Accounting | undefined): Accounting | undefined {
      if (kind === undefined) return accounting;
      return (game) => {
        const watch = accounting?.(game);
        return {
          onMoment(events, pause) {
            total += events.filter((event) => event.kind === kind).length;
            return watch?.onMoment(events, pause) ?? [];
          },
        };
      };
    },
  };
}
