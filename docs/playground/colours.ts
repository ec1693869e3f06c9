/** Colours of the text: the TextMate grammar of the extension, converted to tokens of the editor. */
import { createJavaScriptRegexEngine } from '@shikijs/engine-javascript';
import { editor, languages } from 'monaco-editor';
import { INITIAL, parseRawGrammar, Registry, type IOnigLib, type StateStack } from 'vscode-textmate';
import grammar from '../../syntaxes/sandtable.tmLanguage.json';
import configuration from '../../syntaxes/language-configuration.json';

export const LANGUAGE = 'sandtable';

type Tones = Readonly<Record<string, readonly [light: string, dark: string]>>;
/** Colours by scope of the grammar or by semantic token type; the longest match wins. */
const TONES: Tones = {
  comment: ['008000', '6a9955'],
  'punctuation.definition.comment': ['008000', '6a9955'],
  string: ['a31515', 'ce9178'],
  number: ['098658', 'b5cea8'],
  cell: ['098658', 'b5cea8'],
  'constant.numeric': ['098658', 'b5cea8'],
  'constant.language': ['0000ff', '569cd6'],
  'constant.character': ['ee0000', 'd7ba7d'],
  keyword: ['0000ff', '569cd6'],
  'keyword.control': ['af00db', 'c586c0'],
  storage: ['0000ff', '569cd6'],
  namespace: ['267f99', '4ec9b0'],
  type: ['267f99', '4ec9b0'],
  class: ['267f99', '4ec9b0'],
  struct: ['267f99', '4ec9b0'],
  enumMember: ['0070c1', '4fc1ff'],
  'entity.name': ['267f99', '4ec9b0'],
  'entity.name.function': ['795e26', 'dcdcaa'],
  function: ['795e26', 'dcdcaa'],
  support: ['267f99', '4ec9b0'],
  variable: ['001080', '9cdcfe'],
  property: ['001080', '9cdcfe'],
  terrain1: ['008000', '6a9955'],
  terrain2: ['a31515', 'ce9178'],
  terrain3: ['001080', '9cdcfe'],
  terrain4: ['267f99', '4ec9b0'],
  terrain5: ['af00db', 'c586c0'],
  terrain6: ['795e26', 'dcdcaa'],
  terrain7: ['0000ff', '569cd6'],
  terrain8: ['ee0000', 'd7ba7d'],
};

/** Colours of the editor around the text, light and dark. They are the colours of the documentation site. */
const AROUND = [
  { 'editor.background': '#ffffff', 'editorLineNumber.foreground': '#616161', 'editorCodeLens.foreground': '#616161' },
  { 'editor.background': '#1f1f1f', 'editorLineNumber.foreground': '#a0a0a0', 'editorCodeLens.foreground': '#a0a0a0' },
] as const;

/** Registers the language and its light and dark themes in the editor. */
export async function colourTexts(): Promise<void> {
  languages.register({ id: LANGUAGE, extensions: ['.sand'] });
  const { comments, brackets, autoClosingPairs, surroundingPairs, wordPattern } = configuration;
  languages.setLanguageConfiguration(LANGUAGE, {
    comments: { lineComment: comments.lineComment, blockComment: pair(comments.blockComment) },
    brackets: brackets.map(pair),
    autoClosingPairs,
    surroundingPairs: surroundingPairs.map(([open, close]) => ({ open, close })),
    wordPattern: new RegExp(wordPattern, 'u'),
  });
  for (const [at, name, base] of [
    [0, 'light', 'vs'],
    [1, 'dark', 'vs-dark'],
  ] as const)
    editor.defineTheme(name, {
      base,
      inherit: true,
      rules: Object.entries(TONES).map(([token, tones]) => ({ token, foreground: tones[at] })),
      colors: AROUND[at],
    });
  const read = await registry().loadGrammar(grammar.scopeName);
  languages.setTokensProvider(LANGUAGE, {
    getInitialState: () => INITIAL,
    tokenize: (line, state) => {
      const { tokens, ruleStack } = read!.tokenizeLine(line, state as StateStack);
      return {
        endState: ruleStack,
        tokens: tokens.map(({ startIndex, scopes }) => ({ startIndex, scopes: scopes.at(-1)! })),
      };
    },
  });
}

const pair = ([open, close]: readonly string[]): [string, string] => [open, close];

function registry(): Registry {
  const engine = createJavaScriptRegexEngine();
  const onigLib: IOnigLib = {
    createOnigScanner: (patterns: string[]) => engine.createScanner(patterns),
    createOnigString: (text: string) => engine.createString(text),
  };
  return new Registry({
    onigLib: Promise.resolve(onigLib),
    loadGrammar: () => Promise.resolve(parseRawGrammar(JSON.stringify(grammar), 'sandtable.json')),
  });
}
