/** `sandtable/rulesets`: the known games, and the choices for a new scenario of each game. */
export type RulesetsResult = readonly {
  readonly id: string;
  readonly title: string;
  /** URI of the file that declares the game; undefined for a published game. */
  readonly file?: string;
  /** Smallest size of the map; undefined if a new file of the game has no map. */
  readonly size: Size | undefined;
  /** Sides that the author may name; empty if the game fixes their names. */
  readonly sides: readonly string[];
}[];

/** Number of columns and rows of a map. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The user's choices for a new scenario. */
export interface Beginning {
  /** Size of the map. A map with fewer columns or rows than the smallest map of the game is enlarged. */
  readonly size?: Size;
  /** Names of the sides in the order of {@link RulesetsResult}. An empty name keeps the default name. */
  readonly sides?: readonly string[];
}

/** `sandtable/newGame`: the text of a new game, with its rules and a scenario, as a snippet. */
export interface NewGameParams {
  readonly title: string;
  /** Names of the two sides in the order of their turns. */
  readonly sides: readonly string[];
}
export type NewGameResult = string;

/** `sandtable/newScenario`: the text of a new scenario as a snippet; null if there is no such game. */
export interface NewScenarioParams extends Beginning {
  readonly ruleset: string;
  /** URI of the new file, from which it imports the file that declares the game. */
  readonly target?: string;
}
export type NewScenarioResult = string | null;
