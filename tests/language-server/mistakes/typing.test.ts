import { describe, expect, test } from 'vitest';
import type { CodeAction } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulesets } from '../../../engine/rulesets/index.js';
import { TestWorkspace, uriOf } from '../workspace.js';
import { BATTLE } from './mistake.js';
import { bite } from './typing/bite.js';
import { fda } from './typing/fda.js';
import { pgg } from './typing/pgg.js';
import { rtl } from './typing/rtl.js';

const FILE = 'battle.sand';
const starter = (game: string): string => rulesets.get(game)?.starter.replace(/[‹›]/g, '') ?? '';
const GAMES = [
  { game: 'pgg', text: BATTLE, errors: pgg },
  { game: 'fda', text: starter('fda'), errors: fda },
  { game: 'rtl', text: starter('rtl'), errors: rtl },
  { game: 'bite', text: starter('bite'), errors: bite },
];

describe.each(GAMES)('a typing error in $game has one finding, and a fix that removes it', ({ game, text, errors }) => {
  const rows = errors.map(([from, to, code, at, message, title, writes]) => ({
    from,
    to,
    code,
    at,
    message,
    title,
    writes,
  }));
  test.each(rows)(
    'the typing error that turns $from into $to causes exactly one finding',
    async ({ from, to, code, at, message, title, writes }) => {
      expect(text).toContain(from);
      const wrong = text.replace(from, () => to);
      const desk = await TestWorkspace.of({ [FILE]: wrong }, [rulesets.get(game)!]);
      const document = desk.document(FILE);
      // Failed expectations are ignored, since they are caused by a refused order that changes nothing.
      const [found, ...others] = (document.diagnostics ?? []).filter((each) => each.code !== 'sandtable/expectation');
      expect(others.map((each) => each.message)).toEqual([]);
      expect(String(found?.code).replace('sandtable/', '')).toBe(code);
      expect(document.textDocument.getText(found.range).split('\n')[0]).toBe(at);
      expect(found.message).toBe(message);
      const actions = await desk.services.lsp.CodeActionProvider?.getCodeActions(document, {
        textDocument: { uri: document.uri.toString() },
        range: found.range,
        context: { diagnostics: [found], only: ['quickfix'] },
      });
      const [first] = (actions ?? []) as CodeAction[];
      expect(first?.title).toBe(title);
      const edits = first.edit?.changes?.[uriOf(FILE).toString()] ?? [];
      const written = TextDocument.applyEdits(TextDocument.create('', '', 0, wrong), edits);
      expect(written).toBe(writes === undefined ? text : text.replace(from, () => writes));
    },
  );
});
