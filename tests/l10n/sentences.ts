import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');

/** A sentence in the sources that is passed to `say`, with numbered placeholders. */
export interface SourceSentence {
  readonly english: string;
  readonly file: string;
  /** Numbers of the placeholders that a translation must contain. */
  readonly places: readonly string[];
}

/** The sentences and terms in the sources of some folders. */
export interface Spoken {
  readonly sentences: readonly SourceSentence[];
  /** All literals, because a term may be in any table of a game. */
  readonly literals: ReadonlySet<string>;
  /** Places where a sentence is made while the script is loaded, before the reader's language is known. */
  readonly tooEarly: readonly string[];
}

/** Finds the sentences that the code in some folders makes with `say`, and the literals that may be terms. */
export function spokenIn(...folders: readonly string[]): Spoken {
  const sentences: SourceSentence[] = [];
  const literals = new Set<string>();
  const tooEarly: string[] = [];
  for (const file of folders.flatMap(sources)) {
    const visit = (node: ts.Node, inFunction: boolean): void => {
      if (ts.isStringLiteralLike(node)) literals.add(node.text);
      if ((ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) && ts.isIdentifier(node.name))
        literals.add(node.name.text);
      if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'say') {
        sentences.push({ ...sentenceOf(node.template), file });
        if (!inFunction) tooEarly.push(`${file}: ${node.getText()}`);
      }
      const within = inFunction || ts.isFunctionLike(node);
      ts.forEachChild(node, (child) => {
        visit(child, within);
      });
    };
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), false);
  }
  return { sentences, literals, tooEarly };
}

const sources = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/(^|\/)it\//.test(file))
    .map((file) => path.posix.join(folder, file));

function sentenceOf(template: ts.TemplateLiteral): Omit<SourceSentence, 'file'> {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return { english: template.text, places: [] };
  const places: string[] = [];
  let english = template.head.text;
  for (const [place, { expression, literal }] of template.templateSpans.entries()) {
    const many = agreeing(expression);
    if (many === undefined) places.push(String(place));
    english += (many ?? `{${place}}`) + literal.text;
  }
  return { english, places };
}

/** Returns the plural words of a call of `agree`, which are part of the sentence. */
function agreeing(expression: ts.Expression): string | undefined {
  const isAgreeing = ts.isCallExpression(expression) && expression.expression.getText() === 'agree';
  const many = isAgreeing ? expression.arguments[2] : undefined;
  return many && ts.isStringLiteralLike(many) ? many.text : undefined;
}
