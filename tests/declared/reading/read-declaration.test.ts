import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Declaration } from '../../../engine/declared/declaration.js';
import { Text } from '../../../language-server/compile/text.js';
import type { Document } from '../../../language-server/generated/ast.js';
import { readDeclaration, type ReadRuleset } from '../../../language-server/rulesets/read-declaration.js';
import { TestWorkspace } from '../../language-server/workspace.js';

/** Reads the ruleset that a file declares. */
async function read(text: string): Promise<ReadRuleset> {
  const workspace = await TestWorkspace.of({ 'game.sand': text });
  const root = workspace.document('game.sand').parseResult.value as Document;
  const place = { file: 'game.sand', start: 0, end: 0 };
  const statements = (root.definition?.statements ?? []).map((node) => ({ node, text: new Text('game.sand') }));
  return readDeclaration({ id: 'game', title: 'Game', place, body: place, statements });
}

const game = readFileSync('tests/declared/reading/battle-for-moscow.sand', 'utf8');

describe('reading the declaration of a whole game', async () => {
  const { declaration, findings } = await read(game);

  test('a complete ruleset has no findings', () => {
    expect(findings.map(({ message }) => message)).toEqual([]);
  });

  test.each<[part: string, expected: Partial<Declaration>]>([
    ['sides and turns', { sides: ['German', 'Soviet'], turns: { count: 7, rule: '2' } }],
    ['movement', { movement: { minimum: 'one-hex', fractions: 'drop', rule: '' } }],
    ['stacking', { stacking: { limit: 1, points: undefined, judged: 'phase-end', excess: 'refused', rule: '2' } }],
    ['odds', { odds: { fractions: 'keep', multiples: 'multiply', rule: '' } }],
    [
      'rail',
      { rails: [{ line: 'railway', side: 'Soviet', length: Infinity, zones: 'stop', units: undefined, rule: '' }] },
    ],
    ['control', { control: { takesInPassing: true, by: ['move', 'advance'], byZones: false, rule: '' } }],
    ['weather', { weather: [{ word: 'mud', text: '', rule: '', turns: { first: 3, last: 4 } }] }],
  ])('the declaration contains the %s as written', (_part, expected) => {
    expect(declaration).toMatchObject(expected);
  });

  test('a rule that a statement cites is enforced, any other rule is advice', () => {
    expect(declaration?.rulebook.map(({ rule, status }) => `${rule} ${status}`)).toEqual([
      '2 enforced',
      '5.2.1 advice',
    ]);
  });

  test('the phases of both turns keep their order, actions and kinds', () => {
    expect(
      declaration?.phases.map(({ side, word, action, kinds }) => [side, word, action, ...kinds].join(', ')),
    ).toEqual([
      'German, replacements, replace',
      'German, panzer movement, move, panzer corps',
      'German, combat, attack',
      'German, movement, move',
      'Soviet, replacements, replace',
      'Soviet, rail movement, ride',
      'Soviet, combat, attack',
      'Soviet, movement, move',
    ]);
  });

  test.each([
    [
      'for both sides',
      game.replace(/turn German \{[^}]*\{[^}]*\}[^}]*\}/, '').replace('turn Soviet', 'turn'),
      'rail movement',
    ],
    ['only for a side without a turn of its own', game.replace('turn Soviet', 'turn'), 'panzer movement'],
  ])('a turn without a side holds %s', async (_which, text, second) => {
    const shared = await read(text);
    const seconds = ['German', 'Soviet'].map(
      (side) => shared.declaration?.phases.filter((each) => each.side === side)[1],
    );
    expect(seconds.map((each) => each?.word)).toEqual([second, 'rail movement']);
  });

  test('a demoralization without a side holds for each side that has none of its own', async () => {
    const text = 'demoralization 20 (count = steps)\n  demoralization German 30 (count = printed)';
    const both = await read(game.replace('  turns 7', `  ${text}\n  turns 7`));
    expect(both.declaration?.demoralization).toEqual([
      { side: 'German', limit: 30, count: 'printed', rule: '' },
      { side: 'Soviet', limit: 20, count: 'steps', rule: '' },
    ]);
  });

  test('the effects of a result are read in the order in which they are written', () => {
    const result = declaration?.results.find(({ code }) => code === 'DRL');
    expect(result?.effects).toMatchObject([
      { who: 'defender', does: 'lose', steps: 1 },
      { who: 'defender', does: 'retreat', hexes: undefined },
    ]);
  });

  test('a row of the table gives one result for each column', () => {
    expect(declaration?.combat?.table.printed).toMatchObject({
      columns: ['1-1', '2-1', '3-1', '4-1', '5-1', '6-1'],
      sides: 6,
      firstRoll: 1,
    });
    expect(declaration?.combat?.table.printed.rows[2]).toEqual(['NE', 'EX', 'DR', 'DR', 'DRL', 'DRL']);
  });

  test('a source of supply belongs to the side that is written before it', () => {
    expect(declaration?.supply?.sources).toEqual({ German: ['West'], Soviet: ['East coast', 'North'] });
  });

  test('a modifier is read with its change and its conditions', () => {
    expect(declaration?.modifiers).toContainEqual({
      what: 'movement',
      change: { how: 'exactly', amount: 1 },
      reason: 'mud',
      conditions: [{ of: 'game', is: 'weather', weather: 'mud' }],
      rule: '',
    });
  });
});
