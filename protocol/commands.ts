/**
 * Commands of the extension that answers of the server contain. Hovers link rules as
 * `command:sandtable.explainRule?["pgg","7.1"]`, so the client must trust that command in Markdown; code lenses pass the
 * arguments listed here.
 */
export const COMMANDS = {
  /** `(ruleset, rule)` */
  explainRule: 'sandtable.explainRule',
  /** `(uri)`: opens the map to the side. */
  preview: 'sandtable.preview',
  /** `(uri, turn?)`: plays the orders, up to the end of `turn` if given, and shows the record. */
  runTurn: 'sandtable.runTurn',
} as const;
