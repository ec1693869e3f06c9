import { describe, expect, test } from 'vitest';
import type { CodeAction, Diagnostic, Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { rulesets } from '../../../engine/rulesets/index.js';
import { changedLines } from '../changed-lines.js';
import { TestWorkspace, uriOf } from '../workspace.js';
import { bite } from './repaired/bite.js';
import { fda } from './repaired/fda.js';
import { pgg } from './repaired/pgg.js';
import { rtl } from './repaired/rtl.js';
import { BATTLE } from './mistake.js';

const starter = (game: string): string => rulesets.get(game)?.starter.replace(/[‹›]/g, '') ?? '';
const GAMES = [
  { game: 'pgg', text: BATTLE, mistakes: pgg },
  { game: 'fda', text: starter('fda'), mistakes: fda },
  { game: 'rtl', text: starter('rtl'), mistakes: rtl },
  { game: 'bite', text: starter('bite'), mistakes: bite },
];

const FILE = 'battle.sand';
const open = (game: string, text: string): Promise<TestWorkspace> =>
  TestWorkspace.of({ [FILE]: text }, [rulesets.get(game)!]);

describe.each(GAMES)('a common mistake of $game has a fix that removes it', ({ game, text, mistakes }) => {
  const written: string[] = [];
  const rows = mistakes.map(([from, to, code, title, blank]) => ({ from, to, code, title, blank }));
  test.each(rows)(
    'the fix “$title” removes the finding $code after $from is replaced by $to',
    async ({ from, to, code, title, blank }) => {
      expect(text).toContain(from);
      const wrong = text.replace(from, () => to);
      const desk = await open(game, wrong);
      const found = diagnosticsOf(desk).find((each) => each.code === code);
      if (!found) throw new Error(`There is no ${code}.`);
      const [first, ...others] = await offered(desk, found.range, 'quickfix', [found]);
      expect(first?.title).toBe(title);
      for (const action of [first, ...others]) {
        const repaired = applied(wrong, action);
        written.push([`${code}: ${action?.title}`, ...changedLines(wrong, repaired)].join('\n'));
        const other = await open(game, blank ? repaired.replace(...blank) : repaired);
        const count = (where: TestWorkspace): number => where.codes(FILE).filter((each) => each === code).length;
        expect(count(other), action?.title).toBeLessThan(count(desk));
        if (action === first) expect(diagnosticsOf(other).length, repaired).toBeLessThan(diagnosticsOf(desk).length);
      }
    },
  );

  test('the fixes of common mistakes write exactly the lines in the snapshot file of the game', async () => {
    expect(written.length).toBeGreaterThanOrEqual(rows.length);
    await expect(`${written.join('\n')}\n`).toMatchFileSnapshot(`../../fixtures/fixes-${game}.txt`);
  });

  test('quick fixes offer to rename a duplicate, and to suppress a hint with a written reason', async () => {
    const [from = '', to = ''] = mistakes.find(([, , code]) => code === 'sandtable/duplicate-name') ?? [];
    const double = await open(
      game,
      text.replace(from, () => to),
    );
    const doubles = diagnosticsOf(double).filter(({ code }) => code === 'sandtable/duplicate-name');
    const titles = (await offered(double, doubles[0].range, 'quickfix', doubles)).map(({ title }) => title);
    expect(titles).toEqual([expect.stringMatching(/^Remove this /), expect.stringMatching(/^Call it ".* 2"$/)]);
    const empty = await open(game, text.replace(/(expect after [^{]*\{)[^}]*/, '$1'));
    const [hint] = diagnosticsOf(empty).filter(({ code }) => code === 'sandtable/expects-nothing');
    const allowed = (await offered(empty, hint.range, 'quickfix', [hint], /^Suppress /)).at(0);
    const reason = applied(empty.document(FILE).textDocument.getText(), allowed).replace(/(?<=allow \S+: )/, 'to come');
    expect((await open(game, reason)).codes(FILE)).not.toContain('sandtable/expects-nothing');
  });
});

test.each([
  ['pgg', 'attack 0604 with "1.Inf", "2.Inf"', 'attack 0604 with "1.Inf", "2.Inf"\n  attack 0604 with "1.Inf"', 'pass'],
  ['fda', 'assault 0604', 'activate "1st Division"\n  assault 0604', 'move "1st Staff" to 0403'],
  ['rtl', 'attack 0603 with I/8, II/8', 'attack 0603 with I/8, II/8\n    attack 0603 with I/3', 'end'],
  ['bite', 'battle 0603\n', 'battle 0603\n  repair "28.AK"\n', 'end'],
])('in %s, a fix offers the next legal order for an illegal one', async (game, from, to, order) => {
  const desk = await open(
    game,
    starter(game).replace(from, () => to),
  );
  const [found] = diagnosticsOf(desk);
  const titles = (await offered(desk, found.range, 'quickfix', [found])).map(({ title }) => title);
  expect(titles.filter((title) => title.startsWith('Write the next'))).toContain(
    `Write the next legal order: ${order}`,
  );
});

describe.each([
  ['pgg', 'attack 0604'],
  ['fda', 'assault 0604'],
  ['rtl', 'attack 0603'],
  ['bite', 'battle 0603'],
])('the code action that writes down the result of an order of %s', (game, order) => {
  const text = starter(game);
  const at = (where: TestWorkspace): Range => {
    const position = where.document(FILE).textDocument.positionAt(text.indexOf(order));
    return { start: position, end: position };
  };

  test.each(['Pin th', 'Write expectations for this result'])(
    'the code action “%s…” is offered, and its edit does not change the course of the game',
    async (title) => {
      const desk = await open(game, text);
      const action = (await offered(desk, at(desk), 'refactor', [])).find((each) => each.title.startsWith(title));
      const after = applied(text, action);
      expect(after.length, action?.title).toBeGreaterThan(text.length);
      const other = await open(game, after);
      expect(other.codes(FILE)).toEqual([]);
      const [before, now] = [desk, other].map((where) => where.analyse(FILE).playthrough()!);
      expect(now?.moments.map(({ answer }) => answer)).toEqual(before?.moments.map(({ answer }) => answer));
      // Units that only moved or were drawn took no part in the battle.
      expect(after.split('"HQ 3"')).toHaveLength(text.split('"HQ 3"').length);
      if (title.startsWith('Pin')) expect(now?.moments.some(({ by }) => by === 'written')).toBe(true);
      else expect(now?.expectations.length).toBeGreaterThan(before?.expectations.length ?? 0);
      const again = await offered(other, at(other), 'refactor', []);
      if (title.startsWith('Pin')) expect(again.filter((each) => each.title.startsWith(title))).toEqual([]);
    },
  );
});

function diagnosticsOf(workspace: TestWorkspace): Diagnostic[] {
  return workspace.document(FILE).diagnostics ?? [];
}

function applied(text: string, action: CodeAction | undefined): string {
  const edits = action?.edit?.changes?.[uriOf(FILE).toString()] ?? [];
  return TextDocument.applyEdits(TextDocument.create('', '', 0, text), edits);
}

async function offered(
  desk: TestWorkspace,
  range: Range,
  kind: string,
  diagnostics: Diagnostic[],
  wanted = /^(?!Suppress )/,
): Promise<CodeAction[]> {
  const document = desk.document(FILE);
  const actions = await desk.services.lsp.CodeActionProvider?.getCodeActions(document, {
    textDocument: { uri: document.uri.toString() },
    range,
    context: { diagnostics, only: [kind] },
  });
  return ((actions ?? []) as CodeAction[]).filter(({ title }) => wanted.test(title));
}
