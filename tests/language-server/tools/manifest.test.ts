import { expect, test } from 'vitest';
import { schemaOf } from '../../../language-server/tools/input.js';
import { TOOLS } from '../../../language-server/tools/tools.js';
import manifest from '../../../package.json' with { type: 'json' };

test('the extension offers the tools of the command line, with the same words and shapes', () => {
  const offered = manifest.contributes.languageModelTools.map(({ name, modelDescription, inputSchema }) => ({
    name,
    description: modelDescription,
    schema: inputSchema,
  }));
  expect(offered).toEqual(
    TOOLS.map((tool) => ({
      name: `sandtable_${tool.name}`,
      description: tool.description,
      schema: schemaOf(tool),
    })),
  );
});
