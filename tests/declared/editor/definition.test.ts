import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TestWorkspace } from '../../language-server/workspace.js';

const rules = readFileSync('tests/declared/reading/battle-for-moscow.sand', 'utf8');
const map = `import "rules.sand"

map Field {
  source "A drawing."
  grid hexes flat columns 2 rows 1 labels CCRR even columns lower
  legend { "." forest }
  terrain from 0101 {
    |..
  }
  city Moscow at 0101
}
`;
const workspace = await TestWorkspace.of({ 'rules.sand': rules, 'map.sand': map });

/** Returns the lines of the declarations to which a word leads. */
async function definition(file: string, text: string, part: string, word: string): Promise<readonly string[]> {
  const document = workspace.document(file);
  const offset = text.indexOf(part) + part.indexOf(word) + 1;
  const links = await workspace.services.lsp.DefinitionProvider?.getDefinition(document, {
    textDocument: { uri: document.uri.toString() },
    position: document.textDocument.positionAt(offset),
  });
  const lines = rules.split('\n');
  return (links ?? []).map(({ targetSelectionRange }) => lines[targetSelectionRange.start.line].trim());
}

test.each([
  { file: 'map.sand', text: map, part: '"." forest', word: 'forest', leads: ['terrain forest (cost 2, shift -1)'] },
  { file: 'map.sand', text: map, part: 'city Moscow', word: 'city', leads: ['place city'] },
  {
    file: 'rules.sand',
    text: rules,
    part: '"city, capital"',
    word: 'capital',
    leads: ['place capital (shift -1)'],
  },
  { file: 'rules.sand', text: rules, part: 'weather = mud', word: 'mud', leads: ['weather mud (turns 3..4)'] },
  {
    file: 'rules.sand',
    text: rules,
    part: '{ panzer corps }',
    word: 'panzer',
    leads: ['unit panzer corps German (symbol "armour", size "corps")'],
  },
])('“$word” in `$part` leads to its declaration', async ({ file, text, part, word, leads }) => {
  expect(await definition(file, text, part, word)).toEqual(leads);
});
