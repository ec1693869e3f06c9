import { expect, test } from 'vitest';
import { answerRequest, pageRequestHandlers } from '../../../extension/preview/page-requests.js';
import type { PanelServer } from '../../../extension/preview/panel-context.js';
import type { AnswerMessage, RequestMessage } from '../../../preview/contract/requests.js';

const shown = { uri: 'file:///a.sand', umpire: false, moment: 3 };
const seats = { German: 'human' } as const;
let isAskedAgain = false;
const play = {
  params: () => ({ ...shown, seats }),
  textChanged: () => {
    isAskedAgain = true;
    return Promise.resolve();
  },
};
const question = { version: 'v1', moment: 4 };
const move = { counters: ['25/7'], from: 4, to: 5 };

/**
 * Answers a request with a server that always returns the same result. Returns the request that the server received,
 * and the answer.
 */
async function answered(
  message: Omit<RequestMessage, 'type' | 'id'>,
  result: unknown,
): Promise<readonly [request: unknown, answers: AnswerMessage[]]> {
  let request: unknown;
  const server = {
    ask: (...given: unknown[]) => {
      request = given;
      return Promise.resolve(result);
    },
  } as unknown as PanelServer;
  const answers: AnswerMessage[] = [];
  const handlers = pageRequestHandlers(
    server,
    () => shown,
    play,
    () => Promise.resolve(undefined),
  );
  await answerRequest(handlers, { type: 'request', id: '7', ...message } as RequestMessage, (answer) =>
    answers.push(answer),
  );
  return [request, answers];
}

test.each([
  [
    { request: 'dropTargets', params: { counters: ['25/7'] } },
    ['sandtable/takeUp', { ...shown, counters: ['25/7'] }],
    { cells: [5], costs: ['2'] },
    { cells: [5], costs: ['2'] },
  ],
  [{ request: 'dropVerdict', params: move }, ['sandtable/move', { ...shown, ...move }], { edits: [] }, { to: 5 }],
  [
    { request: 'dropVerdict', params: move },
    ['sandtable/move', { ...shown, ...move }],
    { edits: [], moment: 4, attack: { order: 'attack 2612 with 25/7', chances: [] } },
    { to: 5, attack: { order: 'attack 2612 with 25/7', chances: [] } },
  ],
  [
    { request: 'dropVerdict', params: move },
    ['sandtable/move', { ...shown, ...move }],
    { refused: 'Too far.', rule: '6.1' },
    { to: 5, refused: 'Too far.', rule: '6.1' },
  ],
  [{ request: 'brushes', params: {} }, ['sandtable/brushes', { uri: shown.uri }], [], []],
  [
    { request: 'overlay', params: { want: 'zone', of: 'German' } },
    ['sandtable/overlay', { ...shown, want: 'zone', of: 'German' }],
    [],
    [],
  ],
  [
    { request: 'options', params: { ...question, units: ['25/7'] } },
    ['sandtable/options', { ...shown, seats, ...question, units: ['25/7'] }],
    [{ order: 'pass', verb: 'pass', units: [], cells: [] }],
    [{ order: 'pass', verb: 'pass', units: [], cells: [] }],
  ],
  [
    { request: 'forecast', params: { ...question, order: 'pass' } },
    ['sandtable/forecast', { ...shown, seats, ...question, order: 'pass' }],
    { summary: '', ledger: [], chances: [] },
    { summary: '', ledger: [], chances: [] },
  ],
  [
    { request: 'odds', params: { ...question, orders: ['pass'] } },
    ['sandtable/odds', { ...shown, seats, ...question, orders: ['pass'] }],
    [null],
    [null],
  ],
] as const)(
  'the page request %j is answered from the request to the server and its result %j',
  async (message, request, result, answer) => {
    expect(await answered(message, result)).toEqual([request, [{ type: 'answer', id: '7', answer }]]);
  },
);

test.each([
  { request: 'options', params: { ...question, units: [] } },
  { request: 'forecast', params: { ...question, order: 'pass' } },
] as const)('a stale answer to %j is not passed on, and the question is asked again', async (message) => {
  isAskedAgain = false;
  const [, answers] = await answered(message, { isStale: true });
  expect([answers, isAskedAgain]).toEqual([[{ type: 'answer', id: '7' }], true]);
});

test.each([undefined, null])(
  'a request that the server answers with %s gets an answer without a result',
  async (none) => {
    for (const message of [
      { request: 'overlay', params: { want: 'zone', of: 'German' } },
      { request: 'dropVerdict', params: move },
    ] as const)
      expect((await answered(message, none))[1]).toEqual([{ type: 'answer', id: '7' }]);
  },
);

test('a request whose handler throws gets an answer without a result, and the error is passed on', async () => {
  const answers: AnswerMessage[] = [];
  const server = { ask: () => Promise.reject(new Error('broken')) } as unknown as PanelServer;
  const failing = answerRequest(
    pageRequestHandlers(
      server,
      () => shown,
      play,
      () => Promise.resolve(undefined),
    ),
    { type: 'request', id: '8', request: 'brushes', params: {} },
    (answer) => answers.push(answer),
  );
  await expect(failing).rejects.toThrow('broken');
  expect(answers).toEqual([{ type: 'answer', id: '8' }]);
});
