/**
 * `sandtable/importVassal`: the scenario files for a VASSAL module with its extensions and saved games, or the reason
 * why it cannot be imported.
 */
export interface ImportVassalParams {
  readonly ruleset: string;
  /** URI of the folder that receives the files. */
  readonly folder?: string;
  /** The given files in any order; the content of each as base64. */
  readonly files: readonly { readonly name: string; readonly base64: string }[];
  /** The sides of the game by sides and nations of the module. */
  readonly sides: Readonly<Record<string, string>>;
}
export type ImportVassalResult = ImportedModule | { readonly fault: string };

export interface ImportedModule {
  readonly files: readonly ImportedFile[];
  /** One line for each kind of thing that was skipped or assumed. */
  readonly report: readonly string[];
  /** Sides and nations of the module that are no sides of the game. */
  readonly unknownSides: readonly string[];
  /** The sides of the game. */
  readonly sides: readonly string[];
}

/** A new file. Its path is relative to the folder of the import. */
export type ImportedFile = { readonly path: string } & ({ readonly text: string } | { readonly base64: string });
