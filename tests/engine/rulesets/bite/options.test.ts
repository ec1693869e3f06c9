import { readFileSync } from 'node:fs';
import type { CodeAction, Diagnostic } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { describe, expect, test } from 'vitest';
import { checking } from '../../../../engine/play/checks.js';
import type { Ruleset } from '../../../../engine/play/ruleset.js';
import { about } from '../../../../engine/rulesets/bite/about.js';
import { optionChecks } from '../../../../engine/rulesets/bite/check/options.js';
import { citing } from '../../../../engine/rulesets/bite/refusal.js';
import { rulebook } from '../../../../engine/rulesets/bite/rulebook/index.js';
import { vocabulary } from '../../../../engine/rulesets/bite/vocabulary/index.js';
import { OPTION_NAMES, OPTIONS, optionalRule } from '../../../../engine/rulesets/bite/vocabulary/options.js';
import { unitTypes } from '../../../../engine/rulesets/bite/vocabulary/unit-kinds.js';
import { readMarks } from '../../../language-server/marks.js';
import { stub } from '../../../language-server/stub-ruleset.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

/** The words of the game with the checks of its options alone. */
const game: Ruleset = {
  ...stub,
  ...about,
  vocabulary,
  rulebook,
  rulings: [],
  readings: [],
  ...checking({ map: {}, forces: {}, scenario: optionChecks }, citing),
};
const FILE = 'options.sand';
const fixture = readMarks(readFileSync(`tests/engine/rulesets/bite/fixtures/${FILE}`, 'utf8'));
const opened = (text: string): Promise<TestWorkspace> => TestWorkspace.of({ [FILE]: text }, [game]);
const findings = (workspace: TestWorkspace): readonly Diagnostic[] => workspace.document(FILE).diagnostics ?? [];

describe('what options presuppose of one another', () => {
  test('is told where it is missing', async () => {
    const workspace = await opened(fixture.text);
    const { textDocument } = workspace.document(FILE);
    const found = findings(workspace).map(({ code, severity, message, range }) => {
      const [start, end] = [textDocument.offsetAt(range.start), textDocument.offsetAt(range.end)];
      const words = typeof message === 'string' ? message : message.value;
      const says = fixture.expected.find((one) => one.code === code && one.start === start)?.says;
      return {
        severity: ['', 'error', 'warning', 'information'][severity ?? 0],
        code,
        says: says !== undefined && words.includes(says) ? says : words,
        start,
        end,
      };
    });
    const byPlace = (one: { start: number; code?: unknown }, other: { start: number; code?: unknown }): number =>
      one.start - other.start || String(one.code).localeCompare(String(other.code));
    expect(found.sort(byPlace)).toEqual([...fixture.expected].sort(byPlace));
  });

  test('is mended by every fix that is offered', async () => {
    const workspace = await opened(fixture.text);
    const mended = new Set<string>();
    for (const diagnostic of findings(workspace)) {
      for (const text of await fixed(workspace, diagnostic)) {
        const left = findings(await opened(text));
        expect(left.filter(({ message }) => message === diagnostic.message)).toEqual([]);
        expect(left.map(({ code }) => code)).not.toContain('sandtable/syntax');
        mended.add(String(diagnostic.code));
      }
    }
    expect([...mended].sort()).toEqual([
      'bite/14.0/option-in-base-game',
      'bite/14.0/option-without-layer',
      'bite/22.0/option-needs-option',
      'bite/27.0.units/security-without-garrisons',
      'bite/37.0/option-serves-option',
      'bite/7.0/no-such-option',
    ]);
  });
});

/** The text as each of the offered fixes of a finding leaves it. */
async function fixed(workspace: TestWorkspace, diagnostic: Diagnostic): Promise<string[]> {
  const { textDocument, uri } = workspace.document(FILE);
  const found = await workspace.services.lsp.CodeActionProvider?.getCodeActions(workspace.document(FILE), {
    textDocument: { uri: uri.toString() },
    range: diagnostic.range,
    context: { diagnostics: [diagnostic], only: ['quickfix'] },
  });
  return ((found ?? []) as CodeAction[]).map(({ edit }) =>
    TextDocument.applyEdits(textDocument, edit?.changes?.[uri.toString()] ?? []),
  );
}

describe('the optional rules', () => {
  test.each(OPTION_NAMES)('%s is the rule of its number, which names it', (option) => {
    const [rule] = OPTIONS[option].rules;
    expect(rulebook.get(rule)?.text).toContain(`The option \`${option}\``);
  });

  test('are all that the book has', () => {
    const chapters = [...rulebook.values()].filter(({ text }) => text.startsWith('The option `'));
    expect(chapters.map(({ rule }) => rule)).toEqual(OPTION_NAMES.map((option) => OPTIONS[option].rules[0]));
    expect(chapters).toHaveLength(26);
  });

  test('are proposed and read out with what they presuppose', async () => {
    const text = 'ruleset bite\nscenario "Any" {\n  set optional = stuka, reserve\n}\n';
    const workspace = await opened(text);
    const document = workspace.document(FILE);
    const textDocument = { uri: document.uri.toString() };
    const at = (word: string) => document.textDocument.positionAt(text.indexOf(word));
    const { CompletionProvider, HoverProvider } = workspace.services.lsp;
    const proposed = await CompletionProvider?.getCompletion(document, { textDocument, position: at('stuka') });
    const persia = proposed?.items.find(({ label }) => label === 'persia');
    expect(JSON.stringify(persia)).toContain('From August 1941 on.');
    const hover = await HoverProvider?.getHoverContent(document, { textDocument, position: at('optional') });
    expect(JSON.stringify(hover?.contents)).toContain('Dive bombers. Needs the option recon.');
    expect(JSON.stringify(hover?.contents)).not.toContain('Persia');
  });

  test('presuppose options and units that there are', () => {
    for (const option of OPTION_NAMES) {
      const { needs = [], serves = {}, units = [] } = optionalRule(option);
      for (const other of [...needs, ...Object.keys(serves)]) expect(OPTION_NAMES).toContain(other);
      for (const type of units.flat()) expect(Object.keys(unitTypes)).toContain(type);
    }
  });
});
