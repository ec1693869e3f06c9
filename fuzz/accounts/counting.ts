import type { Accounting } from './account.js';

interface Counting {
  total(): number;
  /** Returns the accounts of a game together with one that counts. */
  with(accounting: Accounting | undefined): Accounting | undefined;
}

/** Counts the events of a kind over many games, in addition to their accounts. Without a kind it counts nothing. */
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
