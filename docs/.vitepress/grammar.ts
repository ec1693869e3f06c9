/** The grammar as pages: one page for each file, with the comment and railroad diagram of each rule. */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const GRAMMAR = path.join(ROOT, 'grammar');
const DIAGRAMS = path.join(ROOT, 'out/railroad');
/** The grammar file that contains the entry rule. */
const ENTRY = 'sandtable';

/** A rule of the grammar with its comment. */
const RULE = /(?:\/\*\*((?:(?!\*\/)[^])*?)\*\/\s*)?^(?:entry |fragment )?([A-Z]\w*)(?: (?:returns|infers) \w+)?:/gm;

export interface GrammarPart {
  /** File name of the grammar file, without the extension. */
  readonly part: string;
  readonly title: string;
  readonly rules: readonly { readonly name: string; readonly comment: string }[];
}

/** The files of the grammar, beginning with the one that contains the entry rule. */
export function grammarParts(): readonly GrammarPart[] {
  const names = fs.readdirSync(GRAMMAR).map((name) => path.basename(name, '.langium'));
  return names.toSorted((a, b) => Number(b === ENTRY) - Number(a === ENTRY)).map(partOf);
}

/**
 * Returns a page as Markdown. For each rule, the page contains the comment and the diagram. Names of rules in a diagram
 * are links.
 */
export function pageOf({ title, rules }: GrammarPart): string {
  const homes = new Map(grammarParts().flatMap(({ part, rules }) => rules.map(({ name }) => [name, part] as const)));
  const sections = rules.map(
    ({ name, comment }) =>
      `## ${name} {#${name}}\n\n${comment}\n\n<div v-pre class="railroad" role="group" aria-label="Diagram of ${name}" tabindex="0">${diagramOf(name, homes)}</div>`,
  );
  const list = rules.map(({ name }) => `[${name}](#${name})`).join(' · ');
  return [`# ${title}`, list, ...sections].join('\n\n');
}

function partOf(part: string): GrammarPart {
  const text = fs.readFileSync(path.join(GRAMMAR, `${part}.langium`), 'utf8');
  const rules = [...text.matchAll(RULE)]
    .map(([, comment = '', name]) => ({ name, comment: comment.replace(/^\s*\* ?/gm, '').trim() }))
    .filter(({ name }) => fs.existsSync(diagramFile(name)));
  const words = part === ENTRY ? 'documents' : part.replaceAll('-', ' ');
  return { part, title: words[0].toUpperCase() + words.slice(1), rules };
}

/**
 * Returns the diagram of a grammar rule as one line, because a blank line would end the HTML block. The names of rules
 * become links, and the diagram's own styles are removed because the site has its own.
 */
function diagramOf(name: string, homes: ReadonlyMap<string, string>): string {
  return fs
    .readFileSync(diagramFile(name), 'utf8')
    .replace(/<style>[^]*?<\/style>/g, '')
    .replace(/<text([^>]*)>(\w+)<\/text>/g, (text, attributes: string, called: string) => {
      const home = homes.get(called);
      return home === undefined ? text : `<a href="./${home}.html#${called}"><text${attributes}>${called}</text></a>`;
    })
    .replace(/\s*\n\s*/g, '');
}

function diagramFile(rule: string): string {
  return path.join(DIAGRAMS, `${rule}.svg`);
}
