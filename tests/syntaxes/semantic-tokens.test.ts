import fs from 'node:fs';
import path from 'node:path';
import { SemanticTokenTypes } from 'vscode-languageserver';
import { expect, test } from 'vitest';
import type { SandtableSemanticTokens } from '../../language-server/features/semantic-tokens.js';
import { desk } from '../language-server/features/kit.js';

interface Manifest {
  readonly contributes: {
    readonly semanticTokenTypes: readonly { readonly id: string }[];
    readonly semanticTokenScopes: readonly { readonly scopes: Readonly<Record<string, readonly string[]>> }[];
  };
}

const { contributes } = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
) as Manifest;

test('the manifest declares the token types that VS Code does not know, with TextMate scopes that themes colour', async () => {
  const { services } = await desk({ 'empty.sand': '' });
  const { tokenTypes } = services.lsp.SemanticTokenProvider as SandtableSemanticTokens;
  const standard = new Set<string>([...Object.values(SemanticTokenTypes), 'label']);
  const ours = Object.keys(tokenTypes).filter((type) => !standard.has(type));
  expect(ours).toEqual(['cell', ...Array.from({ length: 8 }, (_, place) => `terrain${place + 1}`)]);
  expect(contributes.semanticTokenTypes.map(({ id }) => id)).toEqual(ours);
  const scopes = contributes.semanticTokenScopes[0]?.scopes ?? {};
  expect(Object.keys(scopes)).toEqual(ours);
  expect(new Set(Object.values(scopes).map(String)).size).toBe(ours.length);
});
