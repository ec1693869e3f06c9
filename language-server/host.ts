import type { FileSystemProvider } from 'langium';
import type { Connection } from 'vscode-languageserver';
import type { Script } from '../engine/rulesets/on-demand.js';
import type { Csv, LibraryScripts, Vassal } from './library-scripts.js';
import type { OnDemandScript } from './on-demand/on-demand-script.js';
import type { RulesetScript } from './rulesets/ruleset-script.js';
import type { StoreFiles } from './rules/rule-locations.js';
import type { Translations } from './words/translations.js';
import type { FileSystemWithHeads } from './workspace/picture-files.js';
import type { FileSystemWithLinks } from './workspace/symbolic-links.js';

/** The script of the server that is loaded on demand: a function that takes the modules of the server. */
export type LoadOnDemand = (modules: object) => OnDemandScript;

/** Exports of the scripts that are loaded on demand. */
export type LoadedScript = Script & RulesetScript & Csv & Vassal & Translations & LoadOnDemand;

/** Everything that differs between a Node process and a web worker. */
export interface Host extends LibraryScripts {
  readonly connection: Connection;
  /** Local file system, if there is one. */
  readonly disk?: FileSystemProvider & FileSystemWithLinks & FileSystemWithHeads;
  /** Stores rule pages as files. Used by all editors except VS Code with the extension. */
  readonly keep?: StoreFiles;
  /** Loads the script of a ruleset. */
  readonly load: (script: string) => Script;
  /** Loads and returns the script that reads and plays rulesets which files declare. */
  readonly rulesetScript: () => RulesetScript;
  /** Loads and returns the script of the server that is loaded on demand. */
  readonly onDemand: () => LoadOnDemand;
  /** Loads the Italian texts of the server. */
  readonly loadTranslations: () => Translations;
  /** Registers a listener for rejected promises that are not handled. */
  readonly onUnhandledRejection?: (listener: (error: unknown) => void) => void;
}
