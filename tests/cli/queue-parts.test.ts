import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { textsOf } from '../../cli/balance/collect.js';
import { gather } from '../../cli/balance/gather.js';
import { addressOf } from '../../cli/queue/address.js';
import { isResult } from '../../cli/queue/jobs.js';
import { noteErrors } from '../../cli/queue/reach.js';
import { Counter } from '../../engine/play/counting/counted.js';
import { task } from './carried-task.js';

test.each([
  ['redis://here', 'redis://here'],
  ['redis://here:6379/3', 'redis://here:6379/3'],
  ['rediss://me:secret@here/', 'rediss://here/'],
])('%s is the address of a queue, shown as %s', (url, shown) => {
  expect(addressOf(url)?.shown).toBe(shown);
});

test.each(['redis://', 'http://here', 'redis://here/abc', 'redis://here/1/2', 'redis://%zz@here'])(
  '%s is no address of a queue',
  (url) => {
    expect(addressOf(url)).toBeUndefined();
  },
);

const counted = (from: number, to: number): object => ({
  ...new Counter().counted(),
  spans: [[from, to]],
  length: [{ key: '', of: {}, at: [from, 0], counts: { '7': to - from + 1 }, first: { '7': [from, 0] } }],
});

test('a result of more runs than were asked for is refused, also when its arms count as many', () => {
  const result = (from: number, to: number): object => ({ span: [from, to], arms: [counted(from, to)] });
  expect(isResult(result(4, 5), task, [4, 5])).toBe(true);
  expect(isResult(result(4, 6), task, [4, 5])).toBe(false);
});

test('a lost connection is noted once until it is back', () => {
  const [end, backend] = [new EventEmitter(), new EventEmitter()];
  const notes: string[] = [];
  noteErrors(Object.assign(end, { backend }) as never, 'redis://here', (text) => notes.push(text));
  end.emit('error', new Error('one'));
  end.emit('error', new Error('two'));
  expect(notes).toHaveLength(1);
  backend.emit('ready');
  end.emit('error', new Error('three'));
  expect(notes).toHaveLength(2);
});

test('a run that a queue holds twice is counted once', async () => {
  const found = async function* (): AsyncGenerator {
    await Promise.resolve();
    yield { span: [4, 4], arms: [counted(4, 4)] };
    yield { span: [4, 4], arms: [counted(4, 4)] };
    yield { span: [5, 5], arms: [counted(5, 5)] };
  };
  const players = { atOnce: 1, pace: 1, found, play: () => Promise.reject(new Error('Nothing is left to play.')) };
  const sums = await gather(task, [4, 5], players as never, { isWanted: () => true, told: () => undefined });
  expect(sums.games).toBe(2);
});

test('files of two folders go by their paths below the folder that holds both', () => {
  const document = (path: string): object => ({ uri: { path }, textDocument: { getText: () => path } });
  const documents = ['/campaign/games/a.sand', '/campaign/other/b.sand'].map(document);
  const LangiumDocuments = { all: { toArray: () => documents } };
  const workspace = { services: { shared: { workspace: { LangiumDocuments } } } };
  const { files } = textsOf([{ workspace }] as never);
  expect(Object.keys(files)).toEqual(['games/a.sand', 'other/b.sand']);
});
