import { describe, expect, test } from 'vitest';
import { bite } from '../../../../engine/rulesets/bite/index.js';
import { rulebook } from '../../../../engine/rulesets/bite/rulebook/index.js';
import { OPTION_NAMES, OPTIONS, optionalRule } from '../../../../engine/rulesets/bite/vocabulary/options.js';
import { unitTypes } from '../../../../engine/rulesets/bite/vocabulary/unit-kinds.js';
import { TestWorkspace } from '../../../language-server/workspace.js';

describe('the optional rules', () => {
  test.each(OPTION_NAMES)('option %s cites a rule whose text names the option', (option) => {
    const [rule] = OPTIONS[option].rules;
    expect(rulebook.get(rule)?.text).toContain(`played with the option \`${option}\``);
  });

  test('the options are exactly the optional rules of the rulebook', () => {
    const chapters = [...rulebook.values()].filter(({ text }) => text.includes('played with the option `'));
    expect(chapters.map(({ rule }) => rule)).toEqual(OPTION_NAMES.map((option) => OPTIONS[option].rules[0]));
    expect(chapters).toHaveLength(26);
  });

  test('completion and hover show what an option requires', async () => {
    const text = 'ruleset bite\nscenario "Any" {\n  set optional = stuka, reserve\n}\n';
    const workspace = await TestWorkspace.of({ 'any.sand': text }, [bite]);
    const document = workspace.document('any.sand');
    const textDocument = { uri: document.uri.toString() };
    const at = (word: string) => document.textDocument.positionAt(text.indexOf(word));
    const { CompletionProvider, HoverProvider } = workspace.services.lsp;
    const proposed = await CompletionProvider?.getCompletion(document, { textDocument, position: at('stuka') });
    const persia = proposed?.items.find(({ label }) => label === 'persia');
    expect(JSON.stringify(persia)).toContain('From August 1941 on.');
    const hover = await HoverProvider?.getHoverContent(document, { textDocument, position: at('optional') });
    expect(JSON.stringify(hover?.contents)).toContain('Dive bombers roll extra dice. Needs the option recon.');
    expect(JSON.stringify(hover?.contents)).not.toContain('Persia');
  });

  test('every option requires only existing options and units', () => {
    for (const option of OPTION_NAMES) {
      const { needs = [], serves = {}, units = [] } = optionalRule(option);
      for (const other of [...needs, ...Object.keys(serves)]) expect(OPTION_NAMES).toContain(other);
      for (const type of units.flat()) expect(Object.keys(unitTypes)).toContain(type);
    }
  });
});
