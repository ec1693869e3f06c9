import { globSync, readFileSync } from 'node:fs';
import { AstUtils, EmptyFileSystem, GrammarUtils, URI } from 'langium';
import { expect, test } from 'vitest';
import { nodesFor } from '../../language-server/compile/nodes-for.js';
import { createSandtableServices } from '../../language-server/sandtable-module.js';

const { shared } = createSandtableServices({
  fileSystemProvider: EmptyFileSystem.fileSystemProvider,
  rulesets: new Map(),
});

/** The whole texts of the examples, and the first half of each text. */
const TEXTS = globSync('examples/*/*.sand').flatMap((file) => {
  const text = readFileSync(file, 'utf8');
  return [text, text.slice(0, text.length / 2)];
});

test("nodesFor finds the same syntax nodes of each property as Langium's findNodesForProperty", () => {
  let nodeCount = 0;
  for (const [index, text] of TEXTS.entries()) {
    const uri = URI.parse(`file:///text-${index}.sand`);
    const root = shared.workspace.LangiumDocumentFactory.fromString(text, uri).parseResult.value;
    for (const node of AstUtils.streamAst(root)) {
      for (const property of Object.keys(node).filter((key) => !key.startsWith('$'))) {
        const found = nodesFor(node, property);
        const expected = GrammarUtils.findNodesForProperty(node.$cstNode, property);
        if (found.length !== expected.length || found.some((one, i) => one !== expected[i]))
          expect(found).toEqual(expected);
        nodeCount += found.length;
      }
    }
  }
  expect(nodeCount).toBeGreaterThan(10_000);
});
