/** A finding that a fixture claims to have. */
export interface Expected {
  readonly severity: string;
  readonly code: string;
  /** Text that the message must contain; undefined if the fixture does not state any. */
  readonly says: string | undefined;
  readonly start: number;
  readonly end: number;
}

export interface Marked {
  readonly text: string;
  readonly expected: readonly Expected[];
}

const MARK = /[»«]/g;
const CLAIM = /(error|warning|information) ([\w/.-]+)(?: "([^"]*)")?/g;

/**
 * Reads a fixture. `»…«` surrounds the range of a finding. A comment at the end of the line gives the severity and the
 * code of the finding and, in quotes, a part of its message. The comments follow the order of the markers on the line.
 * A marked range may be empty.
 */
export function readMarks(fixture: string): Marked {
  const expected: Expected[] = [];
  let text = '';
  for (const line of fixture.split(/(?<=\n)/)) {
    const [written = '', comment = ''] = line.split(/\/\/(?= (?:error|warning|information) )/);
    const spans: { start: number; end: number }[] = [];
    const open: number[] = [];
    let cut = 0;
    for (const { index, 0: mark } of written.matchAll(MARK)) {
      const at = text.length + index - cut++;
      if (mark === '»') open.push(at);
      else spans.push({ start: open.pop() ?? at, end: at });
    }
    const claims = [...comment.matchAll(CLAIM)];
    if (claims.length !== spans.length) throw new Error(`${spans.length} marks, but ${claims.length} claims: ${line}`);
    claims.forEach(([, severity = '', code = '', says], index) => {
      expected.push({ severity, code, says, ...spans[index] });
    });
    text += written.replace(MARK, '') + line.slice(written.length);
  }
  return { text, expected };
}
