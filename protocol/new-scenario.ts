/** `sandtable/rulesets`: the known games, and what the user can choose for a new scenario of each. */
export type RulesetsResult = readonly {
  readonly id: string;
  readonly title: string;
  /** Smallest size of the map; undefined if a new file of the game has no map. */
  readonly size: Size | undefined;
  /** Sides that the author may name; empty if the names are fixed by the game. */
  readonly sides: readonly string[];
}[];

/** Number of columns and rows of a map. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The user's choices for a new scenario. */
export interface Beginning {
  /** Smaller sizes than the smallest map of the game are raised to it. */
  readonly size?: Size;
  /** Names of the sides in the order of {@link RulesetsResult}; an empty name keeps the default. */
  readonly sides?: readonly string[];
}

/** `sandtable/newScenario`: the text of a new scenario as a snippet; null if there is no such game. */
export interface NewScenarioParams extends Beginning {
  readonly ruleset: string;
}
export type NewScenarioResult = string | null;
