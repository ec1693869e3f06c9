import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Preview } from '../../../preview/contract/preview.js';
import type { MomentItem } from '../../../preview/contract/moments.js';
import { answerFromTurn } from '../../../preview/turn/host.js';
import { turnPage } from '../../../preview/turn/page.js';
import { momentsOfTurn, previewAt, turnOf } from '../../../preview/turn/turn.js';
import { translations } from '../../l10n/words.js';
import { counter, feature, GRIDS, scene } from '../scenes.js';

const place = { uri: 'file:///secret/path.sand', start: 1, end: 2 };

function moment(number: number, turn = 1): MomentItem {
  return {
    number,
    address: String(number),
    kind: 'decision',
    turn,
    phase: 'combat',
    rule: '1',
    prompt: '</script><b>?',
    answer: '',
    by: 'order',
    place,
    events: [],
    said: {},
    stretch: { name: 'combat' },
    units: [],
  };
}

/** Returns the picture of a moment in which one counter moves from cell to cell and another counter stays. */
function still(number: number): Preview {
  const counters = [counter(10 + number, { place }), counter(40, { name: 'stays', place })];
  return {
    scene: scene(GRIDS.flat, { counters, features: [feature('town', { cells: [3], place })] }),
    moments: [],
    moment: number,
    seed: 's',
    score: [{ side: 'German', points: number, text: '', rule: '1' }],
    ruleset: 'pgg',
    layers: [{ name: 'zone', label: 'ZOC', text: '', of: 'side' }],
    ...(number >= 0 && { detail: { ...moment(number), answer: `told ${number}` } }),
  };
}

const moments = [0, 1, 2].map((number) => moment(number));
const stills = [-1, 0, 1, 2].map(still);
const turn = turnOf(stills, moments);

test.each(stills)(
  'the page of a turn shows the same picture at moment $moment as the panel, but contains no source locations',
  (was) => {
    const shown = previewAt(turn, was.moment);
    const without = (all: Preview['scene']['counters']) => all.map(({ place: _, ...rest }) => rest);
    expect(without(shown.scene.counters)).toEqual(without(was.scene.counters));
    expect([shown.moment, shown.score, shown.detail?.answer]).toEqual([was.moment, was.score, was.detail?.answer]);
    expect(shown.scene.grid).toEqual(was.scene.grid);
    expect(JSON.stringify(turn)).not.toContain('secret');
  },
);

test('the page of a turn stores an unchanged counter once', () => {
  expect(turn.counters.filter(({ name }) => name === 'stays')).toHaveLength(1);
});

test('the page of a turn has the moments from the start of the turn to the requested moment', () => {
  const game = [moment(0, 1), moment(1, 2), moment(2, 2), moment(3, 2), moment(4, 3)];
  expect(momentsOfTurn(game, 2).map(({ number }) => number)).toEqual([1, 2]);
  expect(momentsOfTurn(game, 4).map(({ number }) => number)).toEqual([4]);
  expect(momentsOfTurn(game, -1)).toEqual([]);
});

describe('answering the panel from a turn', () => {
  const answer = answerFromTurn(turn);

  test('the page of a turn first shows the position after the set-up, then each requested moment', () => {
    expect(answer({ type: 'ready' })).toMatchObject({ type: 'show', preview: { moment: -1 } });
    expect(answer({ type: 'moment', moment: 2 })).toMatchObject({ type: 'show', preview: { moment: 2 } });
    expect(answer({ type: 'moment', moment: 'setup' })).toMatchObject({ type: 'show', preview: { moment: -1 } });
  });

  test('the page of a turn refuses requests to change a file with a message, and ignores requests to open a file', () => {
    expect(answer({ type: 'moveCounters', counters: ['a'], from: 1, to: 2 })).toMatchObject({ type: 'trouble' });
    expect(answer({ type: 'seed', seed: 'x' })).toMatchObject({ type: 'trouble' });
    expect(answer({ type: 'openCell', cell: 3 })).toBeUndefined();
    const request = { type: 'request', id: '1', request: 'brushes', params: {} } as const;
    expect(answer(request)).toMatchObject({ type: 'trouble' });
  });

  test('the page of a turn answers a request for an overlay with an empty answer', () => {
    const request = { type: 'request', id: '1', request: 'overlay', params: { want: 'reach', of: 'a' } } as const;
    expect(answer(request)).toEqual({ type: 'answer', id: '1' });
  });
});

test('the page of a turn allows only its own scripts and style, and escapes script ends in the data', async () => {
  const page = await turnPage({
    turn,
    theme: 'dark',
    host: 'host("</script>");\r\n',
    panel: 'panel();',
    style: 'body { margin: 0 }',
  });
  const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const [, policy = ''] = /Content-Security-Policy" content="([^"]*)"/.exec(page) ?? [];
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
  expect(scripts).toEqual(['host("<\\/script>");\n', 'panel();']);
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src ${scripts.map(hash).join(' ')}`,
    `style-src ${hash('body { margin: 0 }')}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ]);
  const [, data = ''] = /<script type="application\/json" id="turn">([\s\S]*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(data)).toEqual(JSON.parse(JSON.stringify(turn)));
});

test('the page of a turn in Italian has the Italian texts of the panel, an Italian title and an Italian note', async () => {
  const words = translations('l10n/bundle.l10n.it.json');
  const parts = { turn, theme: 'light', host: '', panel: '', style: '' } as const;
  const page = await turnPage({ ...parts, language: { name: 'it-IT', words } });
  expect(page).toContain('<html lang="it-IT"');
  expect(page).toMatch(/<title>[^<]+, turno \d+<\/title>/);
  const [, data = ''] = /<script type="application\/json" id="words">([\s\S]*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(data)).toEqual(words);
  const note = answerFromTurn(turn, words)({ type: 'request', id: '1', request: 'brushes', params: {} });
  expect(note).toMatchObject({ message: expect.stringContaining('Questa pagina mostra un turno') as string });
  expect(await turnPage(parts)).toMatch(/<title>[^<]+, turn \d+<\/title>/);
});

test('a page contains the pictures of its counters under numbers, and neither their paths nor the scan', () => {
  const picture = { uri: 'file:///secret/tiger.png', width: 2, height: 1, edition: 3 };
  const base = still(0);
  const terrain = { ...base.scene.terrain, pictures: [{ word: 0, picture: { ...picture, edition: 4 } }] };
  const anchors = [
    { cell: 0, x: 1, y: 1 },
    { cell: 9, x: 9, y: 9 },
  ] as const;
  const shown = {
    ...base,
    scene: {
      ...base.scene,
      terrain,
      counters: base.scene.counters.map((each) => ({ ...each, picture })),
      underlay: { picture, anchors, opacity: 50 },
    },
  };
  const turn = turnOf([shown], [], new Map([['file:///secret/tiger.png#3', Uint8Array.of(1, 2, 3)]]));
  expect(JSON.stringify(turn)).not.toContain('secret');
  const [first] = previewAt(turn, 0).scene.counters;
  expect(first.picture).toMatchObject({ width: 2, height: 1 });
  expect(previewAt(turn, 0).scene.terrain.pictures).toBeUndefined();
  expect(previewAt(turn, 0).scene.underlay).toBeUndefined();
  const ask = (address: string): unknown =>
    answerFromTurn(turn)({ type: 'request', id: '1', request: 'picture', params: { address } });
  expect(ask(`${first.picture?.uri ?? ''}#${first.picture?.edition ?? ''}`)).toEqual({
    type: 'answer',
    id: '1',
    answer: { bytes: Uint8Array.of(1, 2, 3) },
  });
  expect(ask('file:///etc/passwd#1')).toEqual({ type: 'answer', id: '1' });
});
