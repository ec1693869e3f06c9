import { GrammarAST } from 'langium';
import { expect, test } from 'vitest';
import { grammarParts, pageOf } from '../../docs/.vitepress/grammar.ts';
import { policyOf } from '../../docs/.vitepress/policy.ts';
import { SandtableGrammar } from '../../language-server/generated/grammar.js';

const parts = grammarParts();

test('the grammar pages contain each rule of the grammar once', () => {
  const rules = SandtableGrammar().rules.filter(GrammarAST.isParserRule);
  const documented = parts.flatMap((part) => part.rules.map(({ name }) => name));
  expect(documented.toSorted()).toEqual(rules.map(({ name }) => name).toSorted());
});

test('a grammar page shows the comment of a rule, and a diagram that links to other rules', () => {
  const page = pageOf(parts.find(({ part }) => part === 'scenario')!);
  expect(page).toContain('## RulingChoice {#RulingChoice}\n\nSelects the interpretation');
  expect(page).toMatch(/Diagram of RulingChoice.*<a href="\.\/terminals\.html#OptionName"><text[^>]*>OptionName/);
  expect(page).not.toContain('<style>');
});

test('the policy of a page allows its inline scripts by hash, and scripts of the site', () => {
  const policy = policyOf('<script>a</script><script type="module" src="b.js"></script>');
  expect(policy).toContain("script-src 'self' 'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=';");
});
