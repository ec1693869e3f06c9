import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { dated } from '../stub-ruleset.js';
import { desk, marked } from './kit.js';

const read = (name: string): string =>
  readFileSync(new URL(`../../fixtures/findings/special/${name}`, import.meta.url), 'utf8').replace(/[»«]/g, '');

const FIELD = read('field.sand');
const RIGHT = read('right.sand');

/** The scenario with a clause more; the cursor is in it. */
const clause = (text: string): string => RIGHT.replace('  victory nobody\n', `  ${text}\n  victory nobody\n`);

async function complete(written: string): Promise<Map<string, string>> {
  const { text, cursor } = marked(written);
  const { services, main } = await desk({ 'field.sand': FIELD, 'main.sand': text }, [dated]);
  const textDocument = { uri: main.uri.toString() };
  const position = main.textDocument.positionAt(cursor);
  const list = await services.lsp.CompletionProvider?.getCompletion(main, { textDocument, position });
  return new Map((list?.items ?? []).map(({ label, textEdit }) => [label, textEdit?.newText ?? '']));
}

describe('completion', () => {
  const cases: readonly {
    readonly at: string;
    readonly has: readonly string[];
    readonly hasNot?: readonly string[];
  }[] = [
    { at: '|>', has: ['forbid', 'require', 'attach', 'leave', 'arrive', 'offer', 'when', 'victory', 'table', 'set'] },
    { at: 'forbid |>', has: ['move', 'attack', 'units', 'cover', 'infantry'], hasNot: ['Berg', 'draw'] },
    { at: 'forbid move |>', has: ['Lone', '6/7', 'for', 'turn', 'at', 'to', 'from', 'except'] },
    { at: 'forbid move at |>', has: ['Berg', 'West'] },
    { at: 'forbid move turn |>', has: ['June 1941', '13PM'], hasNot: ['May 1941'] },
    { at: 'forbid move turn 13AM..|>', has: ['13PM'] },
    { at: 'forbid move for |>', has: ['Blue', 'Red'] },
    { at: 'forbid move for Blue |>', has: ['turn', 'except'] },
    { at: 'forbid move except |>', has: ['Lone'] },
    { at: 'forbid move (|>)', has: ['south'], hasNot: ['dot'] },
    { at: 'attach |>', has: ['Lone'] },
    { at: 'attach Lone to |>', has: ['"7.Pz"'], hasNot: ['Lone'] },
    { at: 'leave turn 13AM: |>', has: ['Lone', 'every'] },
    { at: 'leave turn 13AM: every |>', has: ['unit', 'infantry', 'panzer regiment'] },
    { at: 'arrive turn 13AM at |>', has: ['West', 'X'] },
    { at: 'arrive at West |>', has: ['turn', 'for', 'by'] },
    { at: 'offer "A" |>', has: ['for'] },
    { at: 'offer "A" for Blue |>', has: ['turn', 'when'] },
    { at: 'offer "A" for Blue { |> }', has: ['score', 'set', 'arrive', 'leave', 'forbid'], hasNot: ['offer', 'setup'] },
    { at: 'when |>', has: ['Blue', 'not', 'rolled', 'connected'] },
    { at: 'when Blue |>', has: ['holds', 'lost', 'points', 'supplied'] },
    { at: 'when Blue holds |>', has: ['Berg', 'Stadt'] },
    { at: 'when Blue lost |>', has: ['units', 'panzer regiment'] },
    { at: 'when Blue holds Berg |>', has: ['and', 'or'] },
    { at: 'when connected Berg from |>', has: ['X'] },
    { at: 'victory |>', has: ['Blue', 'Red', 'nobody'] },
    { at: 'victory Blue |>', has: ['decisive', 'turn', 'when'] },
    { at: 'score for Blue |>', has: ['Berg', 'lost', 'held', 'start', 'each town'] },
    { at: 'score for Blue held at |>', has: ['Berg'] },
    { at: 'score for Blue lost |>', has: ['units', 'infantry'] },
    { at: 'set markers of |>', has: ['"7.Pz"', 'Berg'] },
    { at: 'set markers for Blue turn |>', has: ['July 1941'] },
  ];
  test.each(cases)('$at', async ({ at, has, hasNot = [] }) => {
    const labels = [...(await complete(clause(at))).keys()];
    expect(labels).toEqual(expect.arrayContaining([...has]));
    for (const label of hasNot) expect(labels).not.toContain(label);
  });

  test('words of an order', async () => {
    const orders = (text: string): string => `${RIGHT}\norders turn 13AM Blue {\n  ${text}\n}\n`;
    expect([...(await complete(orders('research |>'))).keys()]).toEqual(expect.arrayContaining(['armour', 'aviation']));
    expect([...(await complete(orders('save yellow |>'))).keys()]).not.toContain('red');
    expect([...(await complete(`${RIGHT}\norders turn |>`)).keys()]).toContain('June 1941');
  });

  test('snippets, filled in, are read', async () => {
    const snippets = await complete(clause('|>'));
    for (const statement of ['forbid', 'require', 'attach', 'leave', 'offer', 'when', 'victory', 'table']) {
      const text = (snippets.get(statement) ?? '')
        .replace(/\$\{\d+:([^}]*)\}/g, '$1')
        .replace('$0', statement === 'leave' || statement === 'table' ? 'Lone' : '');
      expect(text).toContain(`${statement} `);
      const { main } = await desk({ 'field.sand': FIELD, 'main.sand': clause(text) }, [dated]);
      expect(main.parseResult.parserErrors.map(({ message }) => `${text}: ${message}`)).toEqual([]);
    }
  });
});
