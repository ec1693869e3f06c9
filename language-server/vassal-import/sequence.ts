/**
 * Splits a text of VASSAL at a delimiter, as VASSAL does. A delimiter after a backslash is part of the text and loses
 * this one backslash. A part in single quotes loses its quotes. Parts may contain lists that are split in turn.
 */
export function splitSequence(text: string, delimiter: string): string[] {
  const parts: string[] = [];
  let part = '';
  let from = 0;
  for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1)) {
    const isEscaped = at > from && text[at - 1] === '\\';
    part += text.slice(from, isEscaped ? at - 1 : at);
    from = isEscaped ? at : at + 1;
    if (isEscaped) continue;
    parts.push(withoutQuotes(part));
    part = '';
  }
  parts.push(withoutQuotes(part + text.slice(from)));
  return parts;
}

const withoutQuotes = (part: string): string =>
  part.length > 1 && part.startsWith("'") && part.endsWith("'") ? part.slice(1, -1) : part;
