/**
 * Splits a text at a delimiter, as VASSAL does. A delimiter after a backslash is part of the text, and that backslash
 * is removed. Single quotes around a part are removed as well. A part may be a list that the caller splits again.
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
