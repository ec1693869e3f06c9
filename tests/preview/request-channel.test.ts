import { beforeEach, describe, expect, test } from 'vitest';
import type { PageRequests, RequestMessage } from '../../preview/contract/requests.js';
import type { Overlay } from '../../preview/contract/scene.js';
import { DropCheck } from '../../preview/webview/map/drop-check.js';
import { orderJudge } from '../../preview/webview/map/drop-judge.js';
import { overlayCache } from '../../preview/webview/map/overlays.js';
import { asSelection, type CounterSelection } from '../../preview/webview/map/selection.js';
import { RequestChannel } from '../../preview/webview/request-channel.js';
import { counter } from './scenes.js';

let posted: RequestMessage[] = [];
let channel: RequestChannel;
beforeEach(() => {
  posted = [];
  channel = new RequestChannel((message) => posted.push(message), 'page');
});

/** Answers the posted request with the index `at`. */
const answer = (at: number, result?: PageRequests[keyof PageRequests]['answer']): void => {
  channel.receive({ type: 'answer', id: posted[at].id, ...(result !== undefined && { answer: result }) });
};

describe('requests of the page', () => {
  const brushes = (word: string) => [{ on: 'cells', symbol: '.', word } as const];
  let received: string[] = [];
  const onAnswer = (found: PageRequests['brushes']['answer']): void => {
    received.push(found[0].on === 'cells' ? found[0].word : '');
  };
  beforeEach(() => {
    received = [];
  });

  test('requests have different ids, also on another load of the page', () => {
    const other = new RequestChannel((message) => posted.push(message), 'another page');
    channel.send('brushes', {}, onAnswer);
    channel.send('brushes', {}, onAnswer);
    other.send('brushes', {}, onAnswer);
    expect(new Set(posted.map(({ id }) => id)).size).toBe(3);
  });

  test('requests get their answers by id, in whatever order these arrive', () => {
    channel.send('brushes', {}, onAnswer);
    channel.send('dropTargets', { counters: ['25/7'] }, ({ cells }) => received.push(String(cells)));
    answer(1, { cells: [4, 5], costs: [] });
    answer(0, brushes('forest'));
    expect(received).toEqual(['4,5', 'forest']);
  });

  test('a request gets at most one answer', () => {
    channel.send('brushes', {}, onAnswer);
    answer(0, brushes('forest'));
    answer(0, brushes('swamp'));
    expect(received).toEqual(['forest']);
  });

  test('an answer with an unknown id and an answer without a result are ignored', () => {
    channel.send('brushes', {}, onAnswer);
    channel.receive({ type: 'answer', id: 'another page/1', answer: brushes('forest') });
    answer(0);
    answer(0, brushes('swamp'));
    expect(received).toEqual([]);
  });

  test('the answer to a cancelled request is ignored, and a request that is already cancelled is not sent', () => {
    const cancelled = new AbortController();
    channel.send('brushes', {}, onAnswer, { signal: cancelled.signal });
    cancelled.abort();
    channel.send('brushes', {}, onAnswer, { signal: cancelled.signal });
    answer(0, brushes('forest'));
    expect([received, posted.length]).toEqual([[], 1]);
  });

  test('an answer older than the last answer of its series is ignored', () => {
    for (const series of ['a', 'a', 'b', 'a']) channel.send('brushes', {}, onAnswer, { series });
    answer(1, brushes('second'));
    answer(0, brushes('first'));
    answer(2, brushes('other series'));
    answer(3, brushes('third'));
    expect(received).toEqual(['second', 'other series', 'third']);
  });

  test('answers to requests that belong to no series are accepted in any order', () => {
    for (let i = 0; i < 2; i++) channel.send('brushes', {}, onAnswer);
    answer(1, brushes('second'));
    answer(0, brushes('first'));
    expect(received).toEqual(['second', 'first']);
  });
});

describe('the overlays of the map', () => {
  const zone = (cell: number): Overlay => ({ kind: 'zone', cells: [cell] });

  test('an older overlay answer does not replace a newer one, and hidden overlays are not drawn', () => {
    let visible = [{ want: 'zone', of: 'German' }];
    let changes = 0;
    const cache = overlayCache(
      () => visible,
      channel.send,
      () => changes++,
    );
    cache.ask();
    cache.ask();
    expect(cache.now()).toEqual([]);
    answer(1, [zone(2)]);
    answer(0, [zone(1)]);
    expect([cache.now(), changes]).toEqual([[zone(2)], 1]);
    visible = [{ want: 'zone', of: 'Soviet' }];
    expect(cache.now()).toEqual([]);
    cache.ask();
    answer(2, [zone(3)]);
    expect(cache.now()).toEqual([zone(3)]);
  });
});

describe('the check of a drop', () => {
  let events: unknown[] = [];
  let check: DropCheck;
  const selectionOf = (name: string, cell = 40): CounterSelection => asSelection([counter(cell, { name })])!;
  beforeEach(() => {
    events = [];
    check = new DropCheck(orderJudge(channel.send), {
      targeted: ({ cells }) => events.push(cells),
      judged: ({ to }) => events.push(to),
    });
  });

  test('a drag requests its drop targets once, and a verdict on each new cell except the cell where it began', () => {
    check.begin(selectionOf('25/7'));
    for (const cell of [40, 41, 41, -1, 42]) check.moveTo(cell);
    expect(posted.map(({ request, params }) => [request, params])).toEqual([
      ['dropTargets', { counters: ['25/7'] }],
      ['dropVerdict', { counters: ['25/7'], from: 40, to: 41 }],
      ['dropVerdict', { counters: ['25/7'], from: 40, to: 42 }],
    ]);
  });

  test('answers to an ended drag are ignored, even if a new drag has the same counters', () => {
    check.begin(selectionOf('25/7'));
    check.end();
    check.begin(selectionOf('25/7'));
    answer(0, { cells: [1], costs: [] });
    expect([check.targets.cells, events]).toEqual([[], []]);
    answer(1, { cells: [2], costs: [] });
    expect([check.targets.cells, events]).toEqual([[2], [[2]]]);
    check.end();
    expect(check.targets.cells).toEqual([]);
  });

  test('a late answer about a cell is ignored if the dragged counters have already left that cell', () => {
    check.begin(selectionOf('25/7'));
    check.moveTo(41);
    check.moveTo(42);
    answer(1, { to: 41, refused: 'Too far.' });
    expect([check.verdict, check.isRefused(41)]).toEqual([undefined, false]);
    answer(2, { to: 42, refused: 'Too far.' });
    expect([check.isRefused(42), check.isRefused(41), events]).toEqual([true, false, [42]]);
    check.moveTo(41);
    expect([check.verdict, check.isRefused(42)]).toEqual([undefined, false]);
  });

  test('the check of a drop sends no requests while no counters are dragged', () => {
    check.moveTo(41);
    check.begin(selectionOf('25/7'));
    check.end();
    check.moveTo(42);
    expect(posted.map(({ request }) => request)).toEqual(['dropTargets']);
    expect(check.over).toBe(-1);
  });

  test('a cell that is legal according to the server is not marked as refused during a drag', () => {
    check.begin(selectionOf('25/7'));
    check.moveTo(41);
    answer(1, { to: 41 });
    expect(check.isRefused(41)).toBe(false);
  });
});
