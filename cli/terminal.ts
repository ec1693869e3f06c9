import { CONTROL, visible } from '../engine/model/words.js';
import type { Offered } from './mcp/serve.js';
import type { Ruleset } from '../engine/play/ruleset.js';
import type { PlayersHere } from './balance/gather.js';
import type { Build } from './build.js';
import type { Queue } from './balance/queued.js';

/** What a command needs of the world around it; tests bring their own. */
export interface Terminal {
  /** The folder paths are taken from and shown against. */
  readonly folder: string;
  readonly rulesets: ReadonlyMap<string, Ruleset>;
  /** Standard output: what the command was asked for. */
  print(text: string): unknown;
  /** Standard output, for a text that is not ours to change: control characters pass. */
  pass(text: string): unknown;
  /** Standard error: everything else. */
  note(text: string): unknown;
  /** A line that the next one replaces, where somebody watches; the empty one ends it. */
  progress(text: string): unknown;
  /** So many threads of this machine that play games; they end when they are closed. */
  players(threads: number): PlayersHere;
  /** The build that runs: others of the same version may play by other rules. */
  build(): Build;
  /** What speaks to queues. */
  queue(): Promise<Queue>;
  /** Hears when the command is to end early, with what it has; it gives back what stops listening. */
  interrupted(stop: () => void): () => void;
  /** Standard input, all of it. */
  input(): Promise<Uint8Array>;
  /** Makes this process the language server, until its client ends it. */
  serve(): void;
  /** Makes it a server of tools. */
  offer(tools: Omit<Offered, 'use' | 'close'>): Promise<void>;
}

/** Prints one JSON document. */
export function printJson(terminal: Terminal, value: unknown): void {
  terminal.print(jsonText(value));
}

/** One JSON document. JSON itself escapes only the first of the control characters. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, undefined, 2).replace(HIDDEN, escaped)}\n`;

/** The terminal with control characters shown instead of obeyed, whoever wrote them: names, messages, arguments, paths. */
export function careful(terminal: Terminal): Terminal {
  return {
    ...terminal,
    print: (text) => terminal.print(text.replace(HIDDEN, visible)),
    note: (text) => terminal.note(text.replace(HIDDEN, visible)),
  };
}

/** Lines may end, and columns be set by tabs. */
const HIDDEN = new RegExp(`(?!\\n|\\r\\n|\\t)${CONTROL.source}`, 'gu');

const escaped = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
