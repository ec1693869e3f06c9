import { expect, test } from 'vitest';
import { SentPreviews } from '../../../language-server/scene/sent-previews.js';

/** A preview with a moment for each list of events. The row of a moment shows the number of its events. */
function drawn(...events: readonly (readonly string[])[]): never {
  let to = 0;
  const moments = events.map((own, number) => ({ number, from: to, to: (to += own.length) }));
  return {
    picture: { title: 'A' },
    sight: { moments, events: events.flat().map((text) => ({ text })) },
    itemOf: ({ number }: { readonly number: number }) => ({ number, events: events[number].length }),
    wordingKey: 'one',
  } as never;
}

const BEFORE = [['a'], ['b', 'c'], ['d']];

test.each([
  ['nothing if nothing changed', BEFORE, undefined],
  [
    'the row of a moment that lost its last event',
    [['a'], ['b'], ['d']],
    [{ from: 0, count: 1 }, { items: [{ number: 1, events: 1 }] }, { from: 2, count: 1 }],
  ],
  [
    'the row of a moment that got another event',
    [['a'], ['b', 'c', 'x'], ['d']],
    [{ from: 0, count: 1 }, { items: [{ number: 1, events: 3 }] }, { from: 2, count: 1 }],
  ],
  ['that the last moment is gone', BEFORE.slice(0, 2), [{ from: 0, count: 2 }]],
  ['a new last moment', [...BEFORE, ['e']], [{ from: 0, count: 3 }, { items: [{ number: 3, events: 1 }] }]],
])('a client that has the previous version of a picture receives %s', (_, now, stretches) => {
  const sent = new SentPreviews();
  const { edition = 0 } = sent.send('a', undefined, drawn(...BEFORE));
  const again = sent.send('a', edition, drawn(...now));
  expect(again).toEqual({
    since: edition,
    edition: edition + 1,
    ...(stretches && { difference: { fields: { moments: { stretches } } } }),
  });
});

test('a client whose version of a preview is not the latest one receives the whole preview', () => {
  const sent = new SentPreviews();
  const first = sent.send('a', undefined, drawn(...BEFORE));
  sent.send('a', first.edition, drawn(...BEFORE));
  expect(sent.send('a', first.edition, drawn(['a']))).toEqual({
    title: 'A',
    moments: [{ number: 0, events: 1 }],
    edition: 3,
  });
});

test('the server forgets the oldest of more than eight previews', () => {
  const sent = new SentPreviews();
  const editions = Array.from({ length: 9 }, (_, n) => sent.send(String(n), undefined, drawn(...BEFORE)).edition);
  const isKnown = (n: number): boolean => 'since' in sent.send(String(n), editions[n], drawn(...BEFORE));
  expect([isKnown(1), isKnown(0)]).toEqual([true, false]);
});
