/** Where two texts differ: before and behind it they are the same. */
export interface TextChange {
  readonly start: number;
  /** Where it ends in the text before, and in the text now. */
  readonly oldEnd: number;
  readonly newEnd: number;
}

/** The one stretch of text outside of which nothing is otherwise. */
export function findChange(before: string, now: string): TextChange {
  const start = commonStart(before, now);
  const end = commonEnd(before, now, start);
  return { start, oldEnd: before.length - end, newEnd: now.length - end };
}

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/** Characters alike at the end, none of them counted at the start already. */
function commonEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let length = 0;
  while (length < most && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length)) length++;
  return length;
}
