import { expect, test } from 'vitest';
import { Formations } from '../../../language-server/scene/formations.js';
import { summarizeMoment, translateAnswer } from '../../../language-server/scene/moment-summary.js';
import { inItalian } from '../../l10n/in-italian.js';

const march = (piece: string, ...cells: readonly string[]): object => ({
  kind: 'move',
  pieces: [piece],
  cells,
  facts: { points: 3 },
});
const formations = new Formations([
  { name: 'A', formation: 'Division' },
  { name: 'B', formation: 'Division' },
]);

const shown = (word: string): string => word;

test.each([
  [
    'one unit with its cost',
    'move A to 0103',
    [march('A', '0101', '0103')],
    { who: ['A'], rest: ' → 0103', cost: '3' },
  ],
  [
    'two units to one cell without a cost, which each unit pays',
    'move A, B to 0103',
    [march('A', '0101', '0103'), march('B', '0102', '0103')],
    { who: ['Division'], rest: ' → 0103' },
  ],
  [
    'two units to different cells as it is written',
    'move A, B',
    [march('A', '0101', '0103'), march('B', '0102', '0104')],
    { head: 'move Division', rest: '' },
  ],
])('summarizeMoment summarizes a move of %s', (_, answer, events, said) => {
  const record = { kind: 'decision', answer, side: 'Blue' };
  expect(summarizeMoment(record as never, events as never, { verbs: [], formations, shown }).said).toEqual(said);
});

test.each([
  ['retreat A via 0103', [{ ...march('A', '0101', '0103'), kind: 'retreat' }], 'A ritirata → 0103'],
  ['retreat', [], 'Blue ritirata'],
  ['attack 0103 with A, B', [], 'attacco 0103 with Division'],
  ['enter A, C to 0103', [], 'enter A, C to 0103'],
  ['fire A against "C"', [], 'fire A against "C"'],
  ['repair "A" (steps 1)', [], 'repair A (PF 1)'],
])('summarizeMoment shows the verb of the answer `%s` in the reader’s language', (answer, events, text) => {
  const record = { kind: 'decision', answer, side: 'Blue' };
  const inItalian = (word: string): string => ({ retreat: 'ritirata', attack: 'attacco', steps: 'PF' })[word] ?? word;
  const context = { verbs: [], formations, shown: inItalian };
  const { head, who, rest } = summarizeMoment(record as never, events as never, context).said;
  expect(`${head ?? who?.join(', ')}${rest}`).toBe(text);
});

test('the result of a roll is shown in the reader’s language', () => {
  const record = { kind: 'dice', answer: '6', prompt: 'barrage of 0708' };
  const context = { verbs: [], formations, shown: (word: string) => (word === 'Hit' ? 'colpo a segno' : word) };
  const { said } = summarizeMoment(record as never, [{ facts: { result: 'Hit' } }] as never, context);
  expect(said).toEqual({ rest: 'barrage of 0708 → ', result: 'colpo a segno' });
});

test('the short summary of an attack is its verb and target, in every language', async () => {
  const record = { kind: 'decision', answer: 'attack 0103 with A, B', side: 'Blue' };
  const context = { verbs: [], formations, shown: (word: string) => (word === 'attack' ? 'attacco' : word) };
  const { said } = await inItalian('pgg', () => summarizeMoment(record as never, [], context));
  expect(said).toEqual({ head: 'attacco 0103', rest: ': Division', short: 'attacco 0103' });
});

test('summarizeMoment begins an answer without units with the side in the reader’s language', () => {
  const record = { kind: 'decision', answer: 'retreat', side: 'Soviet' };
  const inItalian = (word: string): string => ({ retreat: 'ritirata', Soviet: 'sovietico' })[word] ?? word;
  const { said } = summarizeMoment(record as never, [], { verbs: [], formations, shown: inItalian });
  expect(said).toEqual({ head: 'Sovietico', rest: ' ritirata', short: 'ritirata' });
});

test('summarizeMoment shows the strengths of a battle of a declared game, whose event has a `defence`', () => {
  const record = { kind: 'dice', answer: '3', prompt: 'attack on 0103 at 5-1' };
  const facts = { attack: 21, defence: 4, odds: '5-1', roll: 3, result: 'DRL' };
  const { said } = summarizeMoment(record as never, [{ facts }] as never, { verbs: [], formations, shown });
  expect(said).toEqual({ head: '21 : 4', rest: ' → 5-1, rolled 3 → ', result: 'DRL' });
});

test.each([
  ['retreat', 'ritirata'],
  ['attack 0103 with "26.Inf", A', 'attacco 0103 with 26.Inf, A'],
  ['lose "26.Inf"', undefined],
])('translateAnswer translates the verb of `%s`, or returns undefined if it has no term', (answer, text) => {
  const inItalian = (word: string): string => ({ retreat: 'ritirata', attack: 'attacco', steps: 'PF' })[word] ?? word;
  expect(translateAnswer(answer, inItalian)).toBe(text);
});

test.each([
  ['units and cells', { pieces: ['A'], cells: ['0101'] }, true],
  ['units without cells', { pieces: ['A'], cells: [] }, undefined],
  ['cells without units', { pieces: [], cells: ['0101'] }, undefined],
])('the summary of a roll counts it as a battle only if its event has units and cells: %s', (_, event, isBattle) => {
  const record = { kind: 'dice', answer: '4', prompt: 'for the attack' };
  expect(summarizeMoment(record as never, [event] as never, { verbs: [], formations, shown }).battle).toBe(isBattle);
});
