import { copyFileSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Build } from '../../cli/build.js';
import { inline } from '../../cli/balance/inline.js';
import { sandtable } from '../../cli/program.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { skirmish } from '../engine/play/skirmish.js';

export const FIXTURES = path.join(import.meta.dirname, 'fixtures');

export const book: Ruleset['rulebook'] = new Map([
  ['1', { rule: '1', title: 'Marching', text: 'A unit moves one cell.', see: ['2'], status: 'enforced' }],
  ['2', { rule: '2', title: 'Fighting', text: 'A unit attacks a neighbour.', see: [], status: 'simulated' }],
]);
const ruled: Ruleset = { ...skirmish, rulebook: book };

/** A build that plays any game. */
export const build: Build = { digest: 'one', rulesOf: () => 'one' };

export interface Ended {
  readonly exit: number;
  readonly out: string;
  readonly err: string;
}

/** What a command is given, and what becomes of it beside its output. */
export interface Around {
  readonly folder?: string;
  /** Standard input. */
  readonly input?: string;
  /** Takes what is shown while a command is at work. */
  readonly watched?: string[];
  /** Called whenever the command tells how far it is: who calls `stop` ends it early. */
  readonly interrupted?: (stop: () => void) => unknown;
  readonly rulesets?: ReadonlyMap<string, Ruleset>;
  readonly build?: Build;
}

/** Carries out `sandtable WORDS` in this process; a word with spaces is written with `_`. */
export async function command(words: string, place: string | Around = {}): Promise<Ended> {
  const around: Around = typeof place === 'string' ? { folder: place } : place;
  const { folder = FIXTURES, input = '', watched = [], rulesets, interrupted } = around;
  let [out, err] = ['', ''];
  let stopIt = (): void => undefined;
  const exit = await sandtable(
    words.split(' ').map((word) => word.replaceAll('_', ' ')),
    {
      folder,
      rulesets: rulesets ?? new Map([[ruled.id, ruled]]),
      print: (text) => (out += text),
      pass: (text) => (out += text),
      note: (text) => (err += text),
      progress: (text) => {
        watched.push(text);
        interrupted?.(stopIt);
      },
      serve: () => undefined,
      build: () => around.build ?? build,
      queue: () => import('../../cli/queue/queue.js'),
      players: () => inline(rulesets ?? new Map([[ruled.id, ruled]])),
      interrupted: (stop) => {
        stopIt = stop;
        return () => undefined;
      },
      offer: () => Promise.resolve(),
      input: () => Promise.resolve(new TextEncoder().encode(input)),
    },
  );
  return { exit, out, err };
}

/** The one JSON document a command printed. */
export async function json(
  words: string,
  folder?: string,
): Promise<{ readonly exit: number; readonly value: unknown }> {
  const { exit, out } = await command(`${words} --format json`, folder);
  return { exit, value: JSON.parse(out) };
}

/** A folder of its own with copies of the fixtures and files added. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-'));
  for (const name of readdirSync(FIXTURES)) copyFileSync(path.join(FIXTURES, name), path.join(folder, name));
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(folder, name), content);
  return folder;
}
