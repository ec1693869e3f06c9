import { UNANSWERED } from '../../engine/play/playthrough.js';
import { isSpan } from '../../engine/play/counting/spans.js';
import type { Arm, Shard, Task } from './task.js';

/** Whether what came out of a queue is a shard: texts and choices, nothing that runs. Whether they can be played is for those who play. */
export function isShard(value: unknown): value is Shard {
  return isRecord(value) && isTask(value.task) && isSpan(value.span);
}

function isTask(value: unknown): value is Task {
  if (!isRecord(value)) return false;
  const { version, files, arms, seed, until, unanswered, strength } = value;
  return (
    [version, seed, until].every(isText) &&
    isRecord(files) &&
    Object.values(files).every(isText) &&
    Array.isArray(arms) &&
    arms.length > 0 &&
    arms.every((arm) => isArm(arm)) &&
    UNANSWERED.some((known) => known === unanswered) &&
    (strength === undefined || (Number.isSafeInteger(strength) && Number(strength) > 0))
  );
}

function isArm(value: unknown): value is Arm {
  if (!isRecord(value)) return false;
  const { name, file, rulings } = value;
  return isText(name) && isText(file) && Array.isArray(rulings) && rulings.every(isChoice);
}

const isChoice = (value: unknown): boolean =>
  isRecord(value) && isText(value.option) && ['string', 'number', 'boolean'].includes(typeof value.value);

const isText = (value: unknown): value is string => typeof value === 'string';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
