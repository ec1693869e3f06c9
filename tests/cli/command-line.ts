import { copyFileSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Build } from '../../cli/build.js';
import { createInlineRunner } from '../../cli/balance/inline.js';
import { sandtable } from '../../cli/program.js';
import type { Queue } from '../../cli/balance/queued.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { skirmish } from '../engine/play/skirmish.js';

export const FIXTURES = path.join(import.meta.dirname, 'fixtures');

export const book: Ruleset['rulebook'] = new Map([
  ['1', { rule: '1', title: 'Marching', text: 'A unit moves one cell.', see: ['2'], status: 'enforced' }],
  ['2', { rule: '2', title: 'Fighting', text: 'A unit attacks a neighbour.', see: [], status: 'simulated' }],
]);
const ruled: Ruleset = { ...skirmish, rulebook: book };

/** The installed program, as the command line sees it: all its games have the same rules. */
export const build: Build = { digest: 'one', rulesOf: () => 'one' };

export interface Ended {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** The properties of a command's process that a test sets. */
export interface TestProcess {
  readonly folder?: string;
  /** Text of standard input. */
  readonly input?: string;
  /** Receives the progress lines of the command. */
  readonly watched?: string[];
  /** Called at each progress line; `stop` interrupts the command. */
  readonly onProgress?: (stop: () => void) => unknown;
  /** Interrupts the command, as Ctrl+C does. */
  readonly signal?: AbortSignal;
  readonly rulesets?: ReadonlyMap<string, Ruleset>;
  readonly build?: Build;
  /** Module that replaces the real queue module, if given. */
  readonly queue?: Queue;
}

/** Runs `sandtable WORDS` in this process. An underscore in WORDS stands for a space inside an argument. */
export async function command(words: string, place: string | TestProcess = {}): Promise<Ended> {
  const around: TestProcess = typeof place === 'string' ? { folder: place } : place;
  const { folder = FIXTURES, input = '', watched = [], rulesets, onProgress } = around;
  let [out, err] = ['', ''];
  let interrupt = (): void => undefined;
  const exit = await sandtable(
    words.split(' ').map((word) => word.replaceAll('_', ' ')),
    {
      folder,
      rulesets: rulesets ?? new Map([[ruled.id, ruled]]),
      print: (text) => (out += text),
      printRaw: (text) => (out += text),
      log: (text) => (err += text),
      progress: (text) => {
        watched.push(text);
        onProgress?.(interrupt);
      },
      startLanguageServer: () => undefined,
      build: () => around.build ?? build,
      queue: async () => around.queue ?? (await import('../../cli/queue/queue.js')),
      createRunner: () => createInlineRunner(rulesets ?? new Map([[ruled.id, ruled]])),
      onInterrupt: (stop) => {
        interrupt = stop;
        around.signal?.addEventListener('abort', stop);
        return () => undefined;
      },
      startToolServer: () => Promise.resolve(),
      readInput: () => Promise.resolve(new TextEncoder().encode(input)),
    },
  );
  return { exit, out, err };
}

/** Runs a command with `--format json` and parses its output. */
export async function json(
  words: string,
  place?: string | TestProcess,
): Promise<{ readonly exit: number; readonly value: unknown }> {
  const { exit, out } = await command(`${words} --format json`, place);
  return { exit, value: JSON.parse(out) };
}

/** Creates a temporary folder with copies of the fixtures and with the given files. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-'));
  for (const name of readdirSync(FIXTURES)) copyFileSync(path.join(FIXTURES, name), path.join(folder, name));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
}
