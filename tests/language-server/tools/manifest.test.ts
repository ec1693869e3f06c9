import { expect, test } from 'vitest';
import { schemaOf } from '../../../language-server/tools/input.js';
import { TOOLS } from '../../../language-server/tools/tools.js';
import manifest from '../../../package.json' with { type: 'json' };

test('the extension and the command line offer the same tools, with the same words and schemas', () => {
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
