import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Declaration } from '../../../engine/declared/declaration.js';
import type { ResultsTable } from '../../../engine/declared/declaration/combat.js';
import { Text } from '../../../language-server/compile/text.js';
import type { Document } from '../../../language-server/generated/ast.js';
import { inheritStatements } from '../../../language-server/rulesets/inheritance.js';
import { readDeclaration } from '../../../language-server/rulesets/read-declaration.js';
import { TestWorkspace } from '../../language-server/workspace.js';

const series = readFileSync('tests/declared/games/series.sand', 'utf8');

async function statementsOf(text: string, file: string) {
  const workspace = await TestWorkspace.of({ [file]: text });
  const root = workspace.document(file).parseResult.value as Document;
  return (root.definition?.statements ?? []).map((node) => ({ node, text: new Text(file) }));
}

/** Reads a ruleset that extends the series game. @param own the statements of the new ruleset */
async function heir(own: string): Promise<{ game: Declaration | undefined; findings: readonly string[] }> {
  const place = { file: 'heir.sand', start: 0, end: 0 };
  const inherited = await statementsOf(series, 'series.sand');
  const added = await statementsOf(`ruleset heir "Heir" extends series {\n${own}\n}\n`, 'heir.sand');
  const { statements, findings } = inheritStatements(added, { source: place, statements: inherited });
  const read = readDeclaration({ id: 'heir', title: 'Heir', place, body: place, statements });
  return { game: read.declaration, findings: [...findings, ...read.findings].map(({ message }) => message) };
}

/** Returns the results of a roll of 6 in each table of the game: combat, combat in a forest, fire, light fire. */
function sixesOf({ combat, fires }: Declaration): Record<string, readonly string[] | undefined> {
  const sixOf = (table: ResultsTable | undefined): readonly string[] | undefined => table?.printed.rows.at(-1);
  const fireOf = (kind: string) => fires.find(({ kinds }) => kinds.includes(kind))?.table;
  return {
    combat: sixOf(combat?.table),
    forest: sixOf(combat?.groundTables?.find(({ ground }) => ground === 'forest')?.table),
    fire: sixOf(fireOf('gun')),
    light: sixOf(fireOf('mortar')),
  };
}

const SIXES = {
  combat: ['DR', 'DL', 'DL', 'DE'],
  forest: ['DR', 'DC', 'DC'],
  fire: ['DL', 'DC', 'DC'],
  light: ['DR'],
};

test.each<[own: string, changed: Partial<typeof SIXES>]>([
  ['table combat { 6: 2-1 = NE }', { combat: ['DR', 'DL', 'NE', 'DE'] }],
  ['table combat forest { 6: 1-1 = NE, 3-1 = DE }', { forest: ['NE', 'DC', 'DE'] }],
  ['table fire { 6: 1 = DS }', { fire: ['DS', 'DC', 'DC'] }],
  ['table fire light { 6: 2 = DL }', { light: ['DL'] }],
  ['table combat { 6: 1-2 = NE }\ntable fire light { 6: 2 = NE }', { combat: ['NE', 'DL', 'DL', 'DE'], light: ['NE'] }],
])('an heir with “%s” changes these cells and no other table', async (own, changed) => {
  const { game, findings } = await heir(own);
  expect(findings).toEqual([]);
  expect(sixesOf(game!)).toEqual({ ...SIXES, ...changed });
});

test.each([
  ['table combat forest { 6: 9-1 = NE }', /9-1/],
  ['table combat city { 6: 1-1 = NE }', /^The base has no statement “table combat city”\./],
  ['table fire heavy { 6: 2 = NE }', /^The base has no statement “table fire heavy”\./],
  ['table fire ligth { 6: 2 = NE }', /^The base has no statement “table fire ligth”\. Did you mean table fire light\?/],
])('an heir with “%s” is told once which table or column the game lacks', async (own, message) => {
  expect((await heir(own)).findings).toEqual([expect.stringMatching(message)]);
});
