import { expect, test } from 'vitest';
import { dispatch, type MessageHandlers } from '../../preview/contract/dispatch.js';

type Message = { readonly type: 'add'; readonly by: number } | { readonly type: 'fail'; readonly late: boolean };

let sum = 0;
const noError = (error: unknown): never => expect.unreachable(String(error));
const handlers: MessageHandlers<Message> = {
  add: ({ by }) => {
    sum += by;
  },
  fail: ({ late }) => {
    if (late) return Promise.reject(new Error('late'));
    throw new Error('at once');
  },
};

test('each message is passed to the handler of its type', async () => {
  sum = 0;
  for (const by of [1, 2]) await dispatch(handlers, { type: 'add', by }, noError);
  expect(sum).toBe(3);
});

test.each([
  [false, 'at once'],
  [true, 'late'],
])(
  'an error of a handler, also of an asynchronous handler, is reported, and later messages are handled',
  async (late, text) => {
    sum = 0;
    const errors: unknown[] = [];
    await dispatch(handlers, { type: 'fail', late }, (error, type) => errors.push([(error as Error).message, type]));
    await dispatch(handlers, { type: 'add', by: 5 }, noError);
    expect([errors, sum]).toEqual([[[text, 'fail']], 5]);
  },
);

test.each([undefined, null, 'add', {}, { type: 7 }, { type: 'other' }, { type: 'toString' }, { type: '__proto__' }])(
  'a message that is malformed or has no handler is ignored: %j',
  async (data) => {
    sum = 0;
    await dispatch(handlers, data, noError);
    expect(sum).toBe(0);
  },
);

test('the type checker rejects a table of handlers that lacks a message type', () => {
  // @ts-expect-error -- the handler of `fail` is missing
  const incomplete: MessageHandlers<Message> = { add: () => undefined };
  expect(Object.keys(incomplete)).toEqual(['add']);
});
