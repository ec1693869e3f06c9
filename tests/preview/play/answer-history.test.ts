import { beforeEach, expect, test } from 'vitest';
import { AnswerHistory, type TextEdits } from '../../../extension/preview/play/answer-history.js';
import { editor, texts } from './fake-vscode.js';

const uri = 'file:///one.sand';
const other = 'file:///two.sand';
const edit = (start: number, end: number, text: string, file = uri): TextEdits[number] => ({
  place: { uri: file, start, end },
  text,
});
let history: AnswerHistory;

beforeEach(() => {
  texts.clear();
  texts.set(uri, 'abcdef');
  texts.set(other, 'uvw');
  editor.isReadOnly = false;
  history = new AnswerHistory();
});

test.each([
  ['one insertion', [edit(3, 3, 'XX')], 'abcXXdef'],
  ['edits in the reverse order of the text', [edit(4, 5, ''), edit(0, 2, 'LONGER')], 'LONGERcdf'],
  ['edits of two files', [edit(6, 6, '!'), edit(0, 3, '', other)], 'abcdef!'],
])('undo restores the texts after %s', async (_, edits, written) => {
  expect(await history.write(edits, 0, false)).toBe(true);
  expect(texts.get(uri)).toBe(written);
  expect(await history.undo()).toBe(true);
  expect([...texts.values()]).toEqual(['abcdef', 'uvw']);
  expect(await history.undo()).toBe(false);
});

test('undo takes back the last answer of a person with the answers of computer players after it', async () => {
  await history.write([edit(6, 6, ' one')], 1, false);
  await history.write([edit(10, 10, ' two')], 2, false);
  await history.write([edit(14, 14, ' computer')], 3, true);
  expect(history.rollsBeforeLast).toBe(2);
  await history.undo();
  expect(texts.get(uri)).toBe('abcdef one');
  expect(history.rollsBeforeLast).toBe(1);
});

test('undo skips an answer that is no longer in the text', async () => {
  await history.write([edit(6, 6, ' one')], 0, false);
  await history.write([edit(10, 10, ' two')], 0, false);
  texts.set(uri, 'abcdef one');
  expect(await history.undo()).toBe(true);
  expect(texts.get(uri)).toBe('abcdef');
});

test('an answer that the editor refuses to write cannot be taken back', async () => {
  editor.isReadOnly = true;
  expect(await history.write([edit(0, 0, 'X')], 0, false)).toBe(false);
  expect(history.rollsBeforeLast).toBeUndefined();
});
