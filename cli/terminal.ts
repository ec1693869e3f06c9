import type { Ruleset } from '../engine/play/ruleset.js';

/** What a command needs of the world around it; tests bring their own. */
export interface Terminal {
  /** The folder paths are taken from and shown against. */
  readonly folder: string;
  readonly rulesets: ReadonlyMap<string, Ruleset>;
  /** Standard output: what the command was asked for. */
  print(text: string): unknown;
  /** Standard error: everything else. */
  note(text: string): unknown;
}

/** Prints one JSON document. */
export function printJson(terminal: Terminal, value: unknown): void {
  terminal.print(`${JSON.stringify(value, undefined, 2)}\n`);
}
