import fs from 'node:fs';
import path from 'node:path';
import { createRequire } from 'node:module';
import oniguruma from 'vscode-oniguruma';
import textmate, { type IGrammar } from 'vscode-textmate';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SCOPE = 'source.sandtable';
export const GRAMMAR_FILE = path.join(ROOT, 'syntaxes/sandtable.tmLanguage.json');

/** Loads the TextMate grammar into the tokenizer that VS Code uses. */
export async function loadGrammar(): Promise<IGrammar> {
  const wasm = createRequire(import.meta.url).resolve('vscode-oniguruma/release/onig.wasm');
  await oniguruma.loadWASM(fs.readFileSync(wasm));
  const grammars = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (sources) => new oniguruma.OnigScanner(sources),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: () => Promise.resolve(textmate.parseRawGrammar(fs.readFileSync(GRAMMAR_FILE, 'utf8'), GRAMMAR_FILE)),
  });
  const grammar = await grammars.loadGrammar(SCOPE);
  if (!grammar) throw new Error(`${GRAMMAR_FILE} does not load.`);
  return grammar;
}

/**
 * Returns the innermost scope of each token that has a scope besides the root scope, as `[text, scope without the
 * language]`.
 */
export function scopesOf(grammar: IGrammar, text: string): [string, string][] {
  const found: [string, string][] = [];
  let stack = textmate.INITIAL;
  for (const line of text.split('\n')) {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
    stack = ruleStack;
    for (const { startIndex, endIndex, scopes } of tokens) {
      const scope = scopes.at(-1) ?? SCOPE;
      if (scope !== SCOPE) found.push([line.slice(startIndex, endIndex), scope.replace(/\.sandtable$/, '')]);
    }
  }
  return found;
}
