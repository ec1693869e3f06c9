/** A comment in a fixture that says which finding is expected on its line. */
const MARK = /\s*\/\/ (?:error|warning|information) .*/;

/** Returns the lines in which two texts differ: `-` marks lines of the first text, `+` lines of the second text. */
export function changedLines(before: string, after: string): string[] {
  const [old, now] = [before, after].map((text) => text.split('\n').map((line) => line.replace(MARK, '')));
  const most = Math.min(old.length, now.length);
  let head = 0;
  while (head < most && old[head] === now[head]) head += 1;
  let tail = 0;
  while (tail < most - head && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1;
  return [
    ...old.slice(head, old.length - tail).map((line) => `    - ${line.trim()}`),
    ...now.slice(head, now.length - tail).map((line) => `    + ${line.trim()}`),
  ];
}
