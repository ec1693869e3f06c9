import { t } from '@vscode/l10n';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Calendar } from '../../engine/model/calendar.js';
import type { Counted } from '../../engine/play/counting/counted.js';
import { isCounted } from '../../engine/play/counting/is-counted.js';
import { Unusable } from '../../language-server/report/unusable.js';
import { Sums } from './gather.js';

/** What runs of a file came to, as a report is made of it and as it is saved. Plain JSON. */
export interface Saved {
  readonly file: string;
  readonly ruleset: string;
  readonly scenario: string;
  readonly calendar?: Calendar;
  /** Of which task these are runs: others do not add up with them. */
  readonly task: string;
  /** Digest of the engine and the game that played them. */
  readonly rules: string;
  readonly seed: string;
  /** How a game of it is played again: words of `sandtable run`. */
  readonly replay: string;
  readonly arms: readonly { readonly name: string; readonly counted: Counted }[];
}

/** What is saved, on a line, with what shows whether it is whole. */
export const savedText = (saved: Saved): string => `${JSON.stringify({ ...saved, digest: digestOf(saved) })}\n`;

const digestOf = (saved: object): string => createHash('sha256').update(JSON.stringify(saved)).digest('hex');

/** @throws Unusable when a file is none of {@link Saved}. */
export async function readSaved(file: string, folder: string): Promise<Saved> {
  const text = await readFile(path.resolve(folder, file), 'utf8').catch(() => {
    throw new Unusable(t('{0} cannot be read.', file));
  });
  const { digest, ...saved } = parsed(text);
  if (digest !== digestOf(saved) || !isSaved(saved))
    throw new Unusable(
      typeof digest === 'string'
        ? t('{0} is not as sandtable balance --save wrote it: have its games played again.', file)
        : t('{0} holds no games saved by sandtable balance --save.', file),
    );
  return saved;
}

/** Runs of one task, together. @throws Unusable when they are of several, or a run is there twice. */
export function merged(parts: readonly { readonly named: string; readonly saved: Saved }[]): Saved {
  const [{ named, saved: first }] = parts;
  const sums = new Sums(first.arms.length);
  for (const { named: other, saved } of parts) {
    if (saved.rules !== first.rules)
      throw new Unusable(
        t(
          '{0} was played by rules {1}, {2} by {3}: games of different builds do not add up.',
          ...[other, saved.rules, named, first.rules],
        ),
      );
    if (saved.task !== first.task || saved.arms.length !== first.arms.length)
      throw new Unusable(
        t('{0} and {1} are not of the same files, rules and choices: they do not add up.', other, named),
      );
    try {
      sums.add(saved.arms.map(({ counted }) => counted));
    } catch (problem) {
      throw new Unusable(
        t('{0} cannot be added: {1}', other, problem instanceof Error ? problem.message : String(problem)),
      );
    }
  }
  const counted = sums.counted();
  return { ...first, arms: first.arms.map(({ name }, index) => ({ name, counted: counted[index] })) };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

/** Whether it can be told: the runs of all arms are the same. */
function isSaved(value: Readonly<Record<string, unknown>>): value is Saved & Readonly<Record<string, unknown>> {
  const { arms, calendar = [] } = value;
  if (!WORDS.every((word) => typeof value[word] === 'string')) return false;
  if (!Array.isArray(calendar) || !calendar.every((turn) => typeof turn === 'string')) return false;
  if (!Array.isArray(arms) || arms.length === 0) return false;
  const isArm = (arm: Partial<Saved['arms'][number]> | null): boolean =>
    typeof arm?.name === 'string' && isCounted(arm.counted);
  const runs = (arm: Saved['arms'][number]): string => JSON.stringify(arm.counted.spans);
  return arms.every(isArm) && new Set((arms as Saved['arms']).map(runs)).size === 1;
}

const WORDS = [
  'file',
  'ruleset',
  'scenario',
  'task',
  'rules',
  'seed',
  'replay',
] as const satisfies readonly (keyof Saved)[];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
