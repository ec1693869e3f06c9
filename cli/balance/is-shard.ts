import { UNANSWERED } from '../../engine/play/playthrough.js';
import { isSpan } from '../../engine/play/counting/spans.js';
import { MOST_BYTES } from '../../language-server/workspace/readable.js';
import { RUNS, STRENGTHS } from './limits.js';
import type { Arm, Shard, Task } from './task.js';

/** The longest name, path, seed or value, in UTF-16 units. */
const LONGEST_WORD = 10_000;
const MOST_FILES = 10_000;
/** Runs begin at any of the numbers of `--from`, and are at most as many again. */
const MOST_RUNS = 2 * RUNS.most;
/** Characters of all files together. */
const MOST_TEXT = 16 * MOST_BYTES;
/** Arms of a task, and rulings of an arm. */
const MOST_CHOICES = 1000;

/**
 * Returns whether a value from a queue is a shard, within limits that no real one reaches: texts and choices, nothing that runs. Anybody who
 * can write to the Redis may have put it there. Whether it can be played shows when it is opened.
 */
export function isShard(value: unknown): value is Shard {
  return isRecord(value) && isTask(value.task) && isSpan(value.span) && value.span[1] <= MOST_RUNS;
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
    arms.length <= MOST_CHOICES &&
    arms.every((arm) => isArm(arm)) &&
    UNANSWERED.some((known) => known === unanswered) &&
    (strength === undefined || isStrength(strength))
  );
}

function areFiles(files: readonly (readonly [name: string, text: unknown])[]): boolean {
  if (files.length > MOST_FILES) return false;
  let all = 0;
  return files.every(([name, text]) => {
    if (!isWord(name) || typeof text !== 'string') return false;
    all += text.length;
    return text.length <= MOST_BYTES && all <= MOST_TEXT;
  });
}

const isStrength = (value: unknown): boolean =>
  Number.isSafeInteger(value) && Number(value) >= STRENGTHS.least && Number(value) <= STRENGTHS.most;

function isArm(value: unknown): value is Arm {
  if (!isRecord(value)) return false;
  const { name, file, rulings } = value;
  return (
    [name, file].every(isWord) && Array.isArray(rulings) && rulings.length <= MOST_CHOICES && rulings.every(isChoice)
  );
}

const isChoice = (value: unknown): boolean =>
  isRecord(value) &&
  isWord(value.option) &&
  (isWord(value.value) || ['number', 'boolean'].includes(typeof value.value));

const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= LONGEST_WORD;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
