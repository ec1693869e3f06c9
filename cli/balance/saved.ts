import { t } from '@vscode/l10n';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Calendar } from '../../engine/model/calendar.js';
import { isCounted, type Counted } from '../../engine/play/counting/counted.js';
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
  readonly seed: string;
  readonly arms: readonly { readonly name: string; readonly counted: Counted }[];
}

/** @throws Unusable when a file is none of {@link Saved}. */
export async function readSaved(file: string, folder: string): Promise<Saved> {
  const text = await readFile(path.resolve(folder, file), 'utf8').catch(() => {
    throw new Unusable(t('{0} cannot be read.', file));
  });
  const saved = parsed(text);
  if (!isSaved(saved)) throw new Unusable(t('{0} holds no games saved by sandtable balance --save.', file));
  return saved;
}

/** Runs of one task, together. @throws Unusable when they are of several, or a run is there twice. */
export function merged(parts: readonly { readonly named: string; readonly saved: Saved }[]): Saved {
  const [{ named, saved: first }] = parts;
  const sums = new Sums(first.arms.length);
  for (const { named: other, saved } of parts) {
    if (saved.task !== first.task)
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isSaved(value: unknown): value is Saved {
  const { task, arms } = (value ?? {}) as Partial<Saved>;
  const isArm = (arm: Partial<Saved['arms'][number]> | null): boolean => isCounted(arm?.counted);
  return typeof task === 'string' && Array.isArray(arms) && arms.length > 0 && arms.every(isArm);
}
