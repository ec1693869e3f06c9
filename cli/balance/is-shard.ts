import { ANSWER_POLICIES } from '../../engine/play/records.js';
import { isSpan } from '../../engine/play/counting/spans.js';
import { MAX_FILE_BYTES } from '../../language-server/workspace/readable.js';
import { RUNS, STRENGTHS } from './limits.js';
import type { Arm, Shard, Task } from './task.js';

/** Maximum length of a name, path, seed or value, in UTF-16 code units. */
const MAX_WORD_LENGTH = 10_000;
const MAX_FILES = 10_000;
/** Greatest number that a run can have: the greatest `--from` plus the greatest `--runs`. */
const MAX_RUN_NUMBER = 2 * RUNS.most;
/** Maximum length of all files together, in UTF-16 code units. */
const MAX_TEXT_LENGTH = 16 * MAX_FILE_BYTES;
/** Maximum number of variants of a task, and of rulings of a variant. */
const MAX_LIST_LENGTH = 1000;

/**
 * Returns whether a value from a queue has the form of a shard. The check is needed because any client of Redis can
 * write a job. It does not check whether the files can be played, because they have not been compiled yet.
 */
export function isShard(value: unknown): value is Shard {
  return isRecord(value) && isTask(value.task) && isSpan(value.span) && value.span[1] <= MAX_RUN_NUMBER;
}

function isTask(value: unknown): value is Task {
  if (!isRecord(value)) return false;
  const { version, ruleset, rules, files, arms, seed, until, unanswered, strength } = value;
  return (
    [version, ruleset, rules, seed, until].every(isWord) &&
    isRecord(files) &&
    areFiles(Object.entries(files)) &&
    Array.isArray(arms) &&
    arms.length > 0 &&
    arms.length <= MAX_LIST_LENGTH &&
    arms.every((arm) => isArm(arm)) &&
    ANSWER_POLICIES.some((known) => known === unanswered) &&
    (strength === undefined || isStrength(strength))
  );
}

function areFiles(files: readonly (readonly [name: string, text: unknown])[]): boolean {
  if (files.length > MAX_FILES) return false;
  let totalLength = 0;
  return files.every(([name, text]) => {
    if (!isWord(name) || typeof text !== 'string') return false;
    totalLength += text.length;
    return text.length <= MAX_FILE_BYTES && totalLength <= MAX_TEXT_LENGTH;
  });
}

const isStrength = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Number(value) >= STRENGTHS.least && Number(value) <= STRENGTHS.most;

function isArm(value: unknown): value is Arm {
  if (!isRecord(value)) return false;
  const { name, file, rulings } = value;
  return (
    [name, file].every(isWord) && Array.isArray(rulings) && rulings.length <= MAX_LIST_LENGTH && rulings.every(isChoice)
  );
}

const isChoice = (value: unknown): boolean =>
  isRecord(value) &&
  isWord(value.option) &&
  (isWord(value.value) || ['number', 'boolean'].includes(typeof value.value));

const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= MAX_WORD_LENGTH;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
