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

/** A file of translations in the root of the project. */
export const translations = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;
