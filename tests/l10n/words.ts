import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');

/** A text of the program: what it says, and in which file. */
interface Said {
  readonly text: string;
  readonly file: string;
}

/** What the sources of folders say: what they hand to a translator, what of that is no text as written, and what looks like words to a reader and is handed to none. */
export function wordsIn(...folders: readonly string[]): {
  readonly handed: readonly Said[];
  readonly reckoned: readonly Said[];
  readonly bare: readonly Said[];
} {
  const [handed, reckoned, bare]: Said[][] = [[], [], []];
  for (const file of folders.flatMap(sources)) {
    const look = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
      const words = ts.isCallExpression(node) && isTranslator(node.expression) ? node.arguments[0] : undefined;
      if (words && ts.isStringLiteralLike(words)) handed.push({ text: words.text, file });
      else if (words) reckoned.push({ text: words.getText(), file });
      else if (ts.isStringLiteralLike(node) && isReadable(node.text)) bare.push({ text: node.text, file });
      ts.forEachChild(node, (child) => {
        if (child !== words) look(child);
      });
    };
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return { handed, reckoned, bare };
}

const sources = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.posix.join(folder, file));

const isTranslator = (called: ts.Expression): boolean => ['t', 'vscode.l10n.t'].includes(called.getText());

/** A capital, then a blank somewhere: names of events, classes and keys have no such thing. */
const isReadable = (text: string): boolean => /^[A-Z][a-z’]+[ .,:]/.test(text);

/** Who makes a change of the text, and which of what it is given is the change's title. */
const MAKERS: Readonly<Record<string, number>> = { writeInstead: 2, leftOut: 2, fix: 0 };

/** The titles of the changes that sources make, as sentences with places: `Write {0}` of a template. */
export function titlesOfChanges(...folders: readonly string[]): readonly Said[] {
  const titles: Said[] = [];
  for (const file of folders.flatMap(sources)) {
    const look = (node: ts.Node): void => {
      for (const text of sentencesOf(titleIn(node))) titles.push({ text, file });
      ts.forEachChild(node, look);
    };
    look(ts.createSourceFile(file, fs.readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return titles;
}

function titleIn(node: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(node))
    return node.arguments[MAKERS[node.expression.getText().split('.').at(-1)!] ?? Infinity];
  const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isParameter(node);
  return isNamed && node.name.getText() === 'title' ? node.initializer : undefined;
}

function sentencesOf(said: ts.Expression | undefined): string[] {
  if (!said) return [];
  if (ts.isConditionalExpression(said)) return [said.whenTrue, said.whenFalse].flatMap(sentencesOf);
  if (ts.isStringLiteralLike(said)) return said.text === '' ? [] : [said.text];
  if (!ts.isTemplateExpression(said)) return [];
  return [said.head.text + said.templateSpans.map(({ literal }, place) => `{${place}}${literal.text}`).join('')];
}

/** A file of translations in the root of the project. */
export const translations = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;
