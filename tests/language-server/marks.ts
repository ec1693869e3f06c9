/** A finding that a fixture says it has. */
export interface Expected {
  readonly severity: string;
  readonly code: string;
  /** Part of the message, when the fixture says which. */
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
 * Reads a fixture: `»…«` surrounds what a finding is about, and a comment at the end of the line tells its severity, code
 * and, in quotes, a part of its message. Several marks of a line are told in their order; a mark may hold nothing.
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
