/** What many games of one file came to: run K has the seed `SEED/K`. */
export interface Games {
  readonly seed: string;
  /** How many were asked for, and how many are over. */
  readonly asked: number;
  readonly games: number;
  /** Milliseconds they took. */
  readonly took: number;
  readonly score: readonly PointsSpread[];
  readonly outcomes: Readonly<Record<string, number>>;
  /** In the order of play; of very many those that came in most games. */
  readonly battles: readonly BattleResults[];
  /** How many more battles there were. */
  readonly more: number;
  /** In how many games each expectation was met. */
  readonly expectations: readonly { readonly text: string; readonly passed: number }[];
}

/** How the points of a side fell. */
export interface PointsSpread {
  readonly side: string;
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly median: number;
  readonly middle: readonly [number, number];
  readonly counts: Readonly<Record<string, number>>;
  /** For each number of points the first run that came to it. */
  readonly first: Readonly<Record<string, number>>;
}

/** How often each result of a battle came. */
export interface BattleResults {
  /** Of its dice: by it a moment of a game is known as this battle. */
  readonly address: string;
  readonly turn: string;
  readonly side?: string;
  /** `attack on 2612` */
  readonly title: string;
  /** The commonest first. */
  readonly results: readonly {
    readonly result: string;
    readonly times: number;
    readonly run: number;
    readonly moment: number;
  }[];
  readonly games: number;
}
