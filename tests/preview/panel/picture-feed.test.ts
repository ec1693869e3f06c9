import { beforeEach, describe, expect, test } from 'vitest';
import type { PanelServer } from '../../../extension/preview/panel-context.js';
import { ForcesFeed } from '../../../extension/preview/forces-feed.js';
import { PictureFeed } from '../../../extension/preview/picture-feed.js';
import { ShownState } from '../../../extension/preview/shown-state.js';
import type { Preview } from '../../../preview/contract/preview.js';
import { GRIDS, scene } from '../scenes.js';

const picture: Preview = {
  scene: scene(GRIDS.flat),
  moments: [],
  moment: -1,
  seed: 'first',
  score: [],
  ruleset: 'pgg',
  layers: [],
};
const complete = { ...picture, edition: 1 };
/** The update that the editor sends when only the seed of the picture has changed. */
const change = { since: 1, edition: 2, difference: { fields: { seed: { now: 'second' } } } };

interface Request {
  readonly params: Readonly<Record<string, unknown>>;
  readonly answer: (result: unknown) => void;
}

let requests: Request[] = [];
let shown: unknown[] = [];
let isReady = true;
const server = {
  ask: (_: string, params: Request['params']) =>
    new Promise((answer) => {
      requests.push({ params, answer });
    }),
} as unknown as PanelServer;

beforeEach(() => {
  requests = [];
  shown = [];
  isReady = true;
});

const feedOf = (state: ShownState): PictureFeed =>
  new PictureFeed(server, state, () => 'file:///a.sand', {
    isReady: () => isReady,
    show: (pictures) => shown.push(pictures),
    nothing: () => shown.push('nothing'),
  });

/** Waits until pending promises have settled. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

describe('the picture of a document', () => {
  const start = (state = new ShownState({ umpire: false })): PictureFeed => feedOf(state);

  test('the panel requests the complete picture first, then changes', async () => {
    const feed = start();
    void feed.refresh();
    expect(requests[0].params).not.toHaveProperty('have');
    requests[0].answer(complete);
    await settle();
    void feed.refresh();
    expect(requests[1].params).toMatchObject({ uri: 'file:///a.sand', have: 1 });
    requests[1].answer(change);
    await settle();
    expect(shown).toEqual([{ preview: complete }, { preview: change }]);
    expect(feed.shown?.seed).toBe('second');
  });

  test('the panel requests one picture at a time, and one more picture if the text changes during a request', async () => {
    const feed = start();
    for (let i = 0; i < 3; i++) void feed.refresh();
    expect(requests).toHaveLength(1);
    requests[0].answer(complete);
    await settle();
    expect(requests).toHaveLength(2);
    requests[1].answer(change);
    await settle();
    expect(requests).toHaveLength(2);
  });

  test('a page that was reloaded while a request ran gets the complete picture, not only the changes', async () => {
    const feed = start();
    void feed.refresh();
    requests[0].answer(complete);
    await settle();
    void feed.refresh();
    feed.restart();
    requests[1].answer(change);
    await settle();
    expect(shown[1]).toEqual({ preview: { ...picture, seed: 'second', edition: 2 } });
  });

  test('the panel requests no picture before the page is ready', async () => {
    const feed = start();
    isReady = false;
    await feed.refresh();
    expect([requests.length, feed.isWaiting]).toEqual([0, true]);
    isReady = true;
    void feed.refresh();
    expect([requests.length, feed.isWaiting]).toEqual([1, false]);
  });

  test('the panel is empty for a document without a map, and a failed request does not change it', async () => {
    const feed = start();
    void feed.refresh();
    requests[0].answer(null);
    await settle();
    void feed.refresh();
    requests[1].answer(undefined);
    await settle();
    expect(shown).toEqual(['nothing']);
  });

  test('a picture request that fails does not prevent the next request', async () => {
    const feed = start();
    const failing = feed.refresh();
    requests[0].answer(change);
    await expect(failing).rejects.toThrow('not available');
    void feed.refresh();
    expect(requests).toHaveLength(2);
  });
});

describe('the compared picture', () => {
  test('the compared picture is requested with its own seed and moment and has its own version number', async () => {
    const feed = feedOf(new ShownState({ umpire: false, seed: 'own', beside: { seed: 'other', moment: 3 } }));
    void feed.refresh();
    expect(requests.map(({ params }) => [params.seed, params.beside, params.moment])).toEqual([
      ['own', undefined, undefined],
      ['other', true, 3],
    ]);
    requests[0].answer(complete);
    requests[1].answer({ ...complete, edition: 7 });
    await settle();
    expect(shown).toEqual([{ preview: complete, beside: { ...complete, edition: 7 } }]);
    void feed.refresh();
    expect(requests.slice(2).map(({ params }) => params.have)).toEqual([1, 7]);
  });

  test('a comparison with an earlier text uses the same seed, and ends if that text no longer exists', async () => {
    const state = new ShownState({ umpire: false, seed: 'own', beside: { earlier: true } });
    const feed = feedOf(state);
    void feed.refresh();
    expect(requests[1].params).toMatchObject({ earlier: true, seed: 'own' });
    requests[0].answer(complete);
    requests[1].answer(null);
    await settle();
    expect(shown).toEqual([{ preview: complete }]);
    expect(state.current.beside).toBeUndefined();
  });

  test('a comparison that is chosen while a request runs stays, even if the request finds no earlier text to compare', async () => {
    const state = new ShownState({ umpire: false, beside: { earlier: true } });
    const feed = feedOf(state);
    void feed.refresh();
    state.update({ beside: { seed: 'other' } });
    requests[0].answer(complete);
    requests[1].answer(null);
    await settle();
    expect(state.current.beside).toEqual({ seed: 'other' });
  });
});

test('rows of the Forces page are sent only if they differ from the rows sent before, and again to a reloaded page', async () => {
  const sent: unknown[] = [];
  const forces = new ForcesFeed(server, (rows) => sent.push(rows));
  const params = { uri: 'file:///a.sand', umpire: true, as: 'German' };
  const refresh = async (rows: unknown): Promise<void> => {
    void forces.refresh({ ...params, moment: 4 });
    requests.at(-1)!.answer(rows);
    await settle();
  };
  await refresh([{ name: 'a' }]);
  await refresh([{ name: 'a' }]);
  await refresh(undefined);
  expect(requests[0].params).toEqual({ ...params, moment: 4 });
  expect(sent).toHaveLength(1);
  await refresh([{ name: 'b' }]);
  forces.restart();
  await refresh([{ name: 'b' }]);
  expect(sent).toHaveLength(3);
});
