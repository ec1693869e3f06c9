import type { FileSystemProvider } from 'langium';
import type { Connection } from 'vscode-languageserver';
import type { Script } from '../engine/rulesets/on-demand.js';
import type * as csv from './order-of-battle/csv.js';
import type { StoreFiles } from './rules/rule-locations.js';
import type { LoadTranslations } from './workspace/language-server.js';
import type { FileSystemWithLinks } from './workspace/symbolic-links.js';

/** What reads and writes tables, as the script leaves it. */
export type Csv = typeof csv;

/** What any script may leave that is loaded when it is asked for. */
export type LoadedScript = Script & Csv & { readonly words: ReturnType<LoadTranslations> };

/** What the server runs in, as far as it differs: a process of Node, or a worker of a browser. */
export interface Host {
  readonly connection: Connection;
  /** Files that need no client to be read. */
  readonly disk?: FileSystemProvider & FileSystemWithLinks;
  /** Where other editors than ours read pages of rules. */
  readonly keep?: StoreFiles;
  /** The script of a game, which lies beside the server's. */
  readonly load: (script: string) => Script;
  /** What reads and writes tables, which lies there too. */
  readonly csv: () => Csv;
  /** What the server says in Italian, which lies there too. */
  readonly loadTranslations: LoadTranslations;
  /** Told to whoever looks after the process: what went wrong and nobody waited for. */
  readonly onUnhandledRejection?: (told: (fault: unknown) => void) => void;
}
