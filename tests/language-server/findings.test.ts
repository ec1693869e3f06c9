import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver-types';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../engine/rulesets/index.js';
import type { Expected } from './marks.js';
import { readMarks } from './marks.js';
import { dated, stub } from './stub-ruleset.js';
import { TestWorkspace } from './workspace.js';

/** Matches a finding code such as `pgg/7.1/stack-limit` or `sandtable/unknown-cell`. */
const KEY = /^\w+(?:\/[\w.-]+)?\/[a-z0-9-]+$/;

const FIXTURES = 'tests/fixtures/findings';

const SEVERITIES: Readonly<Record<number, string>> = {
  [DiagnosticSeverity.Error]: 'error',
  [DiagnosticSeverity.Warning]: 'warning',
  [DiagnosticSeverity.Information]: 'information',
};

/** The fixtures by folder. Each folder is a workspace. */
const folders = readdirSync(FIXTURES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.sand'))
  .reduce(
    (byFolder, entry) => byFolder.set(entry.parentPath, [...(byFolder.get(entry.parentPath) ?? []), entry.name]),
    new Map<string, string[]>(),
  );

describe.each([...folders].map(([folder, names]) => ({ folder: relative(FIXTURES, folder), names })))(
  'findings of $folder',
  ({ folder, names }) => {
    const fixtures = new Map(
      names.map((name) => [name, readMarks(readFileSync(join(FIXTURES, folder, name), 'utf8'))]),
    );

    test.each(names)('%s', async (name) => {
      const texts = Object.fromEntries([...fixtures].map(([path, { text }]) => [path, text]));
      const workspace = await TestWorkspace.of(texts, [stub, dated, ...rulesets.values()]);
      const document = workspace.document(name);
      const { text, expected } = fixtures.get(name) ?? { text: '', expected: [] };
      // Codes are the same in every language of the messages.
      for (const { code } of document.diagnostics ?? []) expect(code).toMatch(KEY);
      const found = (document.diagnostics ?? []).map((diagnostic) =>
        line(text, toClaim(diagnostic, document.textDocument), expected),
      );
      expect(found.sort()).toEqual(
        expected.map((claim) => line(text, { ...claim, message: claim.says ?? '' }, expected)).sort(),
      );
    });
  },
);

interface Claim {
  readonly severity: string;
  readonly code: string;
  readonly message: string;
  readonly start: number;
  readonly end: number;
}

function toClaim(
  diagnostic: Diagnostic,
  document: { offsetAt(position: Diagnostic['range']['start']): number },
): Claim {
  return {
    severity: SEVERITIES[diagnostic.severity ?? 0],
    code: String(diagnostic.code),
    message: typeof diagnostic.message === 'string' ? diagnostic.message : diagnostic.message.value,
    start: document.offsetAt(diagnostic.range.start),
    end: document.offsetAt(diagnostic.range.end),
  };
}

/**
 * Formats a finding as one line with the part of its message that the fixture quotes. The line has the whole message
 * instead if the fixture expects no findings, or if the message does not contain the quoted part.
 */
function line(text: string, { severity, code, message, start, end }: Claim, claims: readonly Expected[]): string {
  const row = text.slice(0, start).split('\n').length;
  const says = claims.find((claim) => claim.code === code && claim.start === start && claim.end === end)?.says;
  const words =
    claims.length === 0
      ? message
      : says !== undefined && message.includes(says)
        ? says
        : says === undefined
          ? ''
          : message;
  return `${row}: ${severity} ${code} ${JSON.stringify(text.slice(start, end))} ${words}`;
}
