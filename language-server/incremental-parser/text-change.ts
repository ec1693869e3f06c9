/** The range in which two texts differ. The texts before the range are equal, and so are the texts after it. */
export interface TextChange {
  readonly start: number;
  /** End of the changed range in the old text; `newEnd` is the end of the same range in the new text. */
  readonly oldEnd: number;
  readonly newEnd: number;
}

/** Returns the smallest single range that contains all differences between two texts. */
export function findChange(oldText: string, newText: string): TextChange {
  const start = commonStart(oldText, newText);
  const end = commonEnd(oldText, newText, start);
  return { start, oldEnd: oldText.length - end, newEnd: newText.length - end };
}

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++;
  return length;
}

/** Returns the number of equal characters at the end of two texts, without characters already counted at the start. */
function commonEnd(a: string, b: string, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let length = 0;
  while (length < most && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length)) length++;
  return length;
}
