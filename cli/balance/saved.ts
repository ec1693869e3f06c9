import { t } from '@vscode/l10n';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Calendar } from '../../engine/model/calendar.js';
import type { Counted } from '../../engine/play/counting/counted.js';
import { isCounted } from '../../engine/play/counting/validate-counts.js';
import { decodeFile } from '../../language-server/text/decode-file.js';
import { UsageError } from '../../language-server/report/usage-error.js';
import { Sums } from './run-shards.js';

/**
 * The counted results of many games of a file, with the data needed to merge and report them. `balance --save` writes
 * them as plain JSON.
 */
export interface Saved {
  readonly file: string;
  readonly ruleset: string;
  readonly scenario: string;
  readonly calendar?: Calendar;
  /** The id of the task. Only counts with the same task id can be merged. */
  readonly task: string;
  /** Digest of the engine and the game with which the counts were made. */
  readonly rules: string;
  readonly seed: string;
  /** A `sandtable run` command that replays one game of the series. */
  readonly replay: string;
  readonly arms: readonly { readonly name: string; readonly counted: Counted }[];
}

/** Serializes counts as one line of JSON with a digest, which shows whether the file is complete and unchanged. */
export const serializeSaved = (saved: Saved): string => `${JSON.stringify({ ...saved, digest: digestOf(saved) })}\n`;

const digestOf = (saved: object): string => createHash('sha256').update(JSON.stringify(saved)).digest('hex');

/**
 * Reads a file that {@link serializeSaved} wrote. @throws Unusable when the file cannot be read, is of another kind, or
 * was changed.
 */
export async function readSaved(file: string, folder: string): Promise<Saved> {
  const bytes = await readFile(path.resolve(folder, file)).catch(() => {
    throw new UsageError(t('{0} cannot be read.', file));
  });
  const { digest, ...saved } = parsed(decodeFile(bytes).text);
  if (digest !== digestOf(saved) || !isSaved(saved))
    throw new UsageError(
      typeof digest === 'string'
        ? t('{0} was changed after sandtable balance --save wrote it. Play its games again.', file)
        : t('{0} is not a file written by sandtable balance --save.', file),
    );
  return saved;
}

/**
 * Merges counts of the same task. @throws Unusable when the counts are of different tasks or builds, or when a run
 * occurs twice.
 */
export function mergeSaved(parts: readonly { readonly named: string; readonly saved: Saved }[]): Saved {
  const [{ named, saved: first }] = parts;
  const sums = new Sums(first.arms.length);
  for (const { named: other, saved } of parts) {
    if (saved.rules !== first.rules)
      throw new UsageError(
        t(
          '{0} was played with the rules {1}, {2} with {3}. Games of different builds cannot be merged.',
          ...[other, saved.rules, named, first.rules],
        ),
      );
    if (saved.task !== first.task || saved.arms.length !== first.arms.length)
      throw new UsageError(
        t('{0} and {1} have different files, rules or options, and cannot be merged.', other, named),
      );
    try {
      sums.add(saved.arms.map(({ counted }) => counted));
    } catch (problem) {
      throw new UsageError(
        t('{0} cannot be merged: {1}', other, problem instanceof Error ? problem.message : String(problem)),
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

/** Returns whether a value has all fields of {@link Saved}, and whether all variants have the same runs. */
function isSaved(value: Readonly<Record<string, unknown>>): value is Saved & Readonly<Record<string, unknown>> {
  const { arms, calendar = [] } = value;
  if (!STRING_FIELDS.every((field) => typeof value[field] === 'string')) return false;
  if (!Array.isArray(calendar) || !calendar.every((turn) => typeof turn === 'string')) return false;
  if (!Array.isArray(arms) || arms.length === 0) return false;
  const isArm = (arm: Partial<Saved['arms'][number]> | null): boolean =>
    typeof arm?.name === 'string' && isCounted(arm.counted);
  const runs = (arm: Saved['arms'][number]): string => JSON.stringify(arm.counted.spans);
  return arms.every(isArm) && new Set((arms as Saved['arms']).map(runs)).size === 1;
}

const STRING_FIELDS = [
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
