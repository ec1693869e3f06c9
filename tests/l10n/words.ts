import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const root = path.resolve(import.meta.dirname, '../..');

/** A text literal of the program. */
export interface SourceText {
  readonly text: string;
  readonly file: string;
}

/** The texts in the source files of some folders, by the way in which they are translated. */
export interface Texts {
  /** Literals that are passed to the translator. */
  readonly translated: readonly SourceText[];
  /** Expressions that are passed to the translator but are no literals, so no list of translations can contain them. */
  readonly computed: readonly SourceText[];
  /** Literals that read like a sentence or a label and are not passed to the translator. */
  readonly untranslated: readonly SourceText[];
}

/** Finds the texts in the TypeScript files of some folders. */
export function textsIn(...folders: readonly string[]): Texts {
  const [translated, computed, untranslated]: SourceText[][] = [[], [], []];
  for (const file of folders.flatMap(sources)) {
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
      if (isSaid(node)) {
        node.template.forEachChild(visit);
        return;
      }
      if (ts.isCallExpression(node) && node.expression.getText() === 'agree') return;
      const words = ts.isCallExpression(node) && isTranslator(node.expression) ? node.arguments[0] : undefined;
      if (words && ts.isStringLiteralLike(words)) translated.push({ text: words.text, file });
      else if (words) computed.push({ text: words.getText(), file });
      else if (isReadable(node)) untranslated.push({ text: sentenceOf(node), file });
      ts.forEachChild(node, (child) => {
        if (child !== words) visit(child);
      });
    };
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  }
  return { translated, computed, untranslated };
}

const sources = (folder: string): string[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.posix.join(folder, file));

/** Returns whether a node is a sentence that is passed to `say`. Another test finds its translation. */
const isSaid = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'say';

const isTranslator = (called: ts.Expression): boolean => ['t', 'vscode.l10n.t'].includes(called.getText());

/**
 * Returns whether a literal or template reads like a sentence or a label: it has a capitalised word before another
 * word, or three words.
 */
function isReadable(node: ts.Node): node is ts.StringLiteralLike | ts.TemplateExpression {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
  const text = sentenceOf(node);
  return /^\p{Lu}[\p{Ll}’]+[ .,:]/u.test(text) || /(^|[ “])\p{L}[\p{L}’]+ \p{L}+ \p{L}+/u.test(text);
}

/** Returns a literal or template as a sentence with placeholders: `Write {0}`. */
function sentenceOf(node: ts.StringLiteralLike | ts.TemplateExpression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  return node.head.text + node.templateSpans.map(({ literal }, place) => `{${place}}${literal.text}`).join('');
}

/**
 * Functions and classes that receive a text in English and translate it only where it is shown, such as the title of a
 * change or the reason why a file is unreadable. Each value is the index of the parameter with this text.
 */
const MAKERS: Readonly<Record<string, number>> = {
  writeInstead: 2,
  removalFix: 2,
  fix: 0,
  UnreadableError: 0,
  report: 0,
};

/**
 * Finds the sentences that the program keeps in English and translates only where they are shown: titles of quick
 * fixes, reasons why a file is unreadable, and activities that failed. Placeholders are numbered, as in `Write {0}`.
 */
export function sentencesTranslatedWhenShown(...folders: readonly string[]): readonly SourceText[] {
  const found: SourceText[] = [];
  for (const file of folders.flatMap(sources)) {
    const visit = (node: ts.Node): void => {
      for (const text of sentencesOf(sentenceIn(node))) found.push({ text, file });
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, fs.readFileSync(path.join(root, file), 'utf8'), ts.ScriptTarget.Latest, true));
  }
  return found;
}

function sentenceIn(node: ts.Node): ts.Expression | undefined {
  if (ts.isCallExpression(node) || ts.isNewExpression(node))
    return node.arguments?.[MAKERS[node.expression.getText().split('.').at(-1)!] ?? Infinity];
  const isNamed = ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node) || ts.isParameter(node);
  return isNamed && node.name.getText() === 'title' ? node.initializer : undefined;
}

function sentencesOf(node: ts.Expression | undefined): string[] {
  if (!node) return [];
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(sentencesOf);
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return [];
  return [sentenceOf(node)].filter((sentence) => sentence !== '');
}

/** Returns the translations in a file, whose path is relative to the root of the project. */
export const translations = (file: string): Readonly<Record<string, string>> =>
  JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Record<string, string>;
