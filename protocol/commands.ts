/**
 * Commands of the extension that occur in answers of the server. Hovers link rules as
 * `command:sandtable.explainRule?["pgg","7.1"]`, so the client must trust that command in Markdown. Code lenses pass
 * the arguments listed here.
 */
export const COMMANDS = {
  /** Shows a rule. Arguments: `(ruleset, rule)`. */
  explainRule: 'sandtable.explainRule',
  /** Opens the map to the side. Arguments: `(uri)`. */
  preview: 'sandtable.preview',
  /** Shows the missing values of a file and its imports. Arguments: `(uri)`. */
  showMissing: 'sandtable.showMissing',
  /** Opens the map with the start form for a game in the panel. Arguments: `(uri)`. */
  play: 'sandtable.play',
  /** Writes the secret of sealed orders and copies their seal. Arguments: `(uri)`. */
  sealOrders: 'sandtable.sealOrders',
  /** Plays the orders, up to the end of `turn` if it is given, and shows the game record. Arguments: `(uri, turn?)`. */
  runTurn: 'sandtable.runTurn',
} as const;
