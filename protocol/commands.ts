/**
 * Commands of the extension that occur in answers of the server. Hovers link rules as
 * `command:sandtable.explainRule?["pgg","7.1"]`, so the client must trust that command in Markdown. Code lenses pass
 * the arguments listed here.
 */
export const COMMANDS = {
  /** Arguments: `(ruleset, rule)`. Shows a rule. */
  explainRule: 'sandtable.explainRule',
  /** Arguments: `(uri)`. Opens the map to the side. */
  preview: 'sandtable.preview',
  /** Arguments: `(uri, turn?)`. Plays the orders, up to the end of `turn` if it is given, and shows the game record. */
  runTurn: 'sandtable.runTurn',
} as const;
