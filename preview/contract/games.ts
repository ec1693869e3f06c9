/** The aggregate of many games of one file. Run K uses the seed `SEED/K`. */
export interface Games {
  readonly seed: string;
  /** Number of games requested. `games` is the number already finished. */
  readonly requested: number;
  readonly games: number;
  /** Elapsed time in milliseconds. */
  readonly took: number;
  readonly score: readonly PointsSpread[];
  readonly outcomes: Readonly<Record<string, number>>;
  /**
   * The battles in the order of play. If there are very many, only the battles that occurred in the largest numbers of
   * games.
   */
  readonly battles: readonly BattleResults[];
  /** Number of battles left out of `battles`. */
  readonly more: number;
  /** For each expectation, the number of games in which it was met. */
  readonly expectations: readonly { readonly text: string; readonly passed: number }[];
  /** The special rules of the scenario and the expectations that came true in none of the games. */
  readonly never: readonly string[];
  /** The rules that the record of none of the games cites, each with its number and title: `10.4 Evacuation`. */
  readonly rulesNeverCited: readonly string[];
}

/** The distribution of a side's points. */
export interface PointsSpread {
  readonly side: string;
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly median: number;
  readonly middle: readonly [number, number];
  readonly counts: Readonly<Record<string, number>>;
  /** For each score, the number of the first run that reached the score. */
  readonly first: Readonly<Record<string, number>>;
}

/** The distribution of the results of one battle. */
export interface BattleResults {
  /** Address of the battle's dice; identifies the battle among the moments of a game. */
  readonly address: string;
  readonly turn: string;
  readonly side?: string;
  /** The heading of the battle: `attack on 2612`. */
  readonly title: string;
  /** The results of the battle, most frequent first. */
  readonly results: readonly {
    readonly result: string;
    readonly times: number;
    readonly run: number;
    readonly moment: number;
  }[];
  readonly games: number;
}
