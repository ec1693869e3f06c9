/**
 * The file that an author has after reading some blocks of a page: each block adds statements, and a statement that
 * begins like an earlier one replaces it. Indented blocks are statements of the ruleset, other blocks those of the
 * file.
 */
export class StitchedFile {
  private readonly rules = new Map<string, string>();
  private readonly parts = new Map<string, string>();
  private head = '';

  /** @param blocks - in the order of the page; the first one begins with the ruleset */
  constructor(...blocks: readonly string[]) {
    for (const block of blocks) this.add(block);
  }

  with(block: string): StitchedFile {
    return new StitchedFile(this.text(), block);
  }

  text(): string {
    return `${this.head}\n${[...this.rules.values()].join('\n')}\n}\n${[...this.parts.values()].join('\n')}\n`;
  }

  private add(block: string): void {
    for (const statement of statementsOf(block)) {
      const into = statement.startsWith(' ') ? this.rules : this.parts;
      if (!statement.startsWith('ruleset ')) into.set(keyOf(statement), statement);
      else {
        const [head = '', ...body] = statement.split('\n');
        this.head = head;
        for (const rule of statementsOf(body.slice(0, -1).join('\n'))) this.rules.set(keyOf(rule), rule);
      }
    }
  }
}

/**
 * Divides a text into statements: a line that is indented like the first one begins a statement, a closing brace ends
 * one.
 */
function statementsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const indent = /^ */.exec(lines[0] ?? '')?.[0] ?? '';
  const statements: string[] = [];
  for (const line of lines) {
    const begins = line.startsWith(indent) && /[^\s}]/.test(line.charAt(indent.length));
    if (begins) statements.push(line);
    else statements[statements.length - 1] += `\n${line}`;
  }
  return statements;
}

/**
 * Returns the text that identifies a statement among others of its kind: its beginning or, for a modifier, its first
 * line.
 */
function keyOf(statement: string): string {
  const [line = ''] = statement.trim().split('\n');
  if (line.startsWith('modify ')) return line;
  const name = line.replace(/["([{].*/, '').trim();
  return name.startsWith('rule ') ? name : name.replace(/ -?\d+$/, '');
}
