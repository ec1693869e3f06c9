import { CONTROL, showControlCharacters } from '../engine/model/words.js';
import type { ToolServerOptions } from './mcp/serve.js';
import type { Ruleset } from '../engine/play/ruleset.js';
import type { LocalRunner } from './balance/run-shards.js';
import type { Build } from './build.js';
import type { Queue } from './balance/queued.js';

/** The parts of the process that a command uses: output, input, threads, servers. Tests pass substitutes. */
export interface Terminal {
  /** The working folder. Paths in arguments and in output are relative to this folder. */
  readonly folder: string;
  readonly rulesets: ReadonlyMap<string, Ruleset>;
  /** Writes the result of the command to standard output. Control characters are made visible. */
  print(text: string): unknown;
  /** Writes to standard output without any change. Used for the text of a user's file. */
  printRaw(text: string): unknown;
  /** Writes messages to standard error. */
  log(text: string): unknown;
  /**
   * If standard error is a terminal, shows a progress line that replaces the last progress line. An empty text removes
   * the line.
   */
  progress(text: string): unknown;
  /** Creates a runner with this number of threads. The caller closes it. */
  createRunner(threads: number): LocalRunner;
  /** Returns the digests of this build. Builds of the same version may have different rules. */
  build(): Build;
  /** Loads the module of the queue. */
  queue(): Promise<Queue>;
  /** Calls `stop` when a signal asks the process to end. Returns a function that removes the listener. */
  onInterrupt(stop: () => void): () => void;
  /** Reads all of standard input. @throws Unusable when the input is too large. */
  readInput(): Promise<Uint8Array>;
  /** Starts the language server in this process. The server runs until its client ends it. */
  startLanguageServer(): void;
  /** Starts a server of the Model Context Protocol in this process. The server runs until its client ends it. */
  startToolServer(options: Omit<ToolServerOptions, 'use' | 'close'>): Promise<void>;
}

/** Prints one JSON document. */
export function printJson(terminal: Terminal, value: unknown): void {
  terminal.print(jsonText(value));
}

/**
 * Formats a value as one JSON document. Escapes all control characters, whereas `JSON.stringify` escapes only those
 * below U+0020.
 */
export const jsonText = (value: unknown): string =>
  `${JSON.stringify(value, undefined, 2).replace(HIDDEN_CHARACTERS, escaped)}\n`;

/** Wraps a terminal so that control characters in names, messages, arguments and paths are shown and have no effect. */
export function withVisibleControls(terminal: Terminal): Terminal {
  return {
    ...terminal,
    print: (text) => terminal.print(text.replace(HIDDEN_CHARACTERS, showControlCharacters)),
    log: (text) => terminal.log(text.replace(HIDDEN_CHARACTERS, showControlCharacters)),
  };
}

/** All control characters except line ends and tabs. */
const HIDDEN_CHARACTERS = new RegExp(`(?!\\n|\\r\\n|\\t)${CONTROL.source}`, 'gu');

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
