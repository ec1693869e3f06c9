import type { CancellationToken } from 'vscode';
import { URI } from 'vscode-uri';
import { beforeEach, describe, expect, test } from 'vitest';
import type { PanelContext } from '../../../extension/preview/panel-context.js';
import { PlayMemory } from '../../../extension/preview/play/play-memory.js';
import { PictureQueue } from '../../../extension/preview/picture-queue.js';
import { PlaySession } from '../../../extension/preview/play/play-session.js';
import { ShownState } from '../../../extension/preview/shown-state.js';
import type { ToPreview } from '../../../preview/contract/messages.js';
import type { PlaySetup, PlayView } from '../../../preview/contract/play-messages.js';
import type { OpenQuestion, PlayedEvent, PlayState, Seats } from '../../../preview/contract/playing.js';
import type { PreviewState } from '../../../preview/contract/preview-state.js';
import type { AnswerResult } from '../../../protocol/playing.js';
import { editor, texts } from './fake-vscode.js';

const uri = 'file:///one.sand';
const START = 'start';
const question = (side: string, moment: number): OpenQuestion => ({
  kind: 'question',
  version: `v${moment}`,
  moment,
  side,
  turn: 1,
  phase: 'movement',
  rule: '5.1',
  prompt: 'Choose.',
  actors: [],
  options: [],
  isComplete: true,
});
const setup = (seats: Seats, view: PlaySetup['view'] = 'umpire'): PlaySetup => ({ seats, strength: 2, view });
const AGAINST_COMPUTER = setup({ German: 'human', Soviet: 'lookahead' });
const TWO_PLAYERS = setup({ German: 'human', Soviet: 'human' }, 'side');

let store: Map<string, unknown>;
/** The sides that answer, in this order. Each answer adds a word to the text. */
let turnOrder: readonly string[];
let hasHiddenInformation: boolean;
let views: PlayView[];
/** The messages that were sent to the page. */
let sent: ToPreview[];
/** The request of a computer player that waits for an answer. */
let thinking: { readonly token: CancellationToken; reply(result: AnswerResult | undefined): void } | undefined;
let state: ShownState;
/** Resolves when the server has drawn the next picture. */
let isPictureReady: Promise<void>;
/** Number of requests for the open question. */
let questionCount: number;
/** Resolves when the server answers the next request for the open question without a question, because of an edit. */
let nextObsolete: Promise<undefined> | undefined;
/** For each request of the open question: the side that sees the map, and the moment from which events are listed. */
let listed: (readonly [as: string | undefined, since: number | undefined])[];

const wordCount = (): number => (texts.get(uri) ?? '').split(' ').length - 1;
const appended = (word: string): AnswerResult => {
  const end = (texts.get(uri) ?? '').length;
  return { edits: [{ place: { uri, start: end, end }, text: ` ${word}` }] };
};

function openState(): PlayState {
  const side = turnOrder.at(wordCount());
  return side === undefined || wordCount() >= turnOrder.length
    ? { kind: 'over', version: 'end', outcome: 'draw', rule: '1', losses: [] }
    : question(side, wordCount());
}

const happenedTo = (as: string | undefined): PlayedEvent => ({
  moment: 1,
  text: `seen by ${as}`,
  rule: '1',
  cells: [],
});

/** Answers requests like a server in which each word of the text is one answer. */
function reply(
  request: string,
  params: { readonly order?: string; readonly as?: string; readonly since?: number },
  token?: CancellationToken,
): Promise<unknown> {
  if (request === 'sandtable/question') {
    questionCount += 1;
    listed.push([params.as, params.since]);
    const obsolete = nextObsolete;
    nextObsolete = undefined;
    if (obsolete) return obsolete;
    return Promise.resolve({ ...openState(), happened: [happenedTo(params.as)] });
  }
  if (request === 'sandtable/answer') return Promise.resolve(appended(params.order ?? ''));
  return new Promise((resolve) => {
    thinking = { token: token!, reply: resolve };
  });
}

function session(first: PreviewState = { umpire: false }): PlaySession {
  state = new ShownState(first);
  const queue = new PictureQueue((message) => {
    sent.push(message);
    if ('play' in message && message.play) views.push(message.play);
  });
  const panel = {
    server: { ask: reply },
    channel: { showProblem: () => undefined },
    queue,
    state,
    document: URI.parse(uri),
    preview: { hasHiddenInformation, moments: [] },
    refresh: async () => {
      await isPictureReady;
      queue.show({ type: 'show', preview: { since: 0, edition: 1 }, wanted: state.current });
    },
  } as unknown as PanelContext;
  const memory = new PlayMemory({
    get: (key: string) => store.get(key) as never,
    update: (key: string, value: unknown) => Promise.resolve(void store.set(key, value)),
  });
  return new PlaySession(panel, memory);
}

/** Waits until all messages that are under way have arrived. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const stage = () => views.at(-1)?.stage;
const answer = (play: PlaySession, order: string): Promise<void> =>
  play.act({ act: 'answer', order, version: `v${wordCount()}`, moment: wordCount() });

async function started(chosen: PlaySetup): Promise<PlaySession> {
  const play = session();
  void play.act({ act: 'start', setup: chosen, seed: '' });
  await settle();
  return play;
}

beforeEach(() => {
  texts.clear();
  texts.set(uri, START);
  editor.isReadOnly = false;
  store = new Map();
  views = [];
  sent = [];
  questionCount = 0;
  nextObsolete = undefined;
  listed = [];
  isPictureReady = Promise.resolve();
  thinking = undefined;
  hasHiddenInformation = false;
  turnOrder = ['German', 'Soviet', 'German'];
});

describe('a game against a computer player', () => {
  test('the answers of person and computer are written in turn, until the game is over', async () => {
    const play = await started(AGAINST_COMPUTER);
    expect(stage()).toMatchObject({ kind: 'question', question: { side: 'German' } });
    void answer(play, 'advance');
    await settle();
    expect(stage()).toEqual({ kind: 'thinking', side: 'Soviet' });
    thinking?.reply(appended('hold'));
    await settle();
    expect(stage()).toMatchObject({ kind: 'question', question: { moment: 2 } });
    await answer(play, 'attack');
    expect(texts.get(uri)).toBe('start advance hold attack');
    expect(stage()).toMatchObject({ kind: 'over', outcome: 'draw' });
  });

  test('the answers of a computer player are discarded after an edit of the text, and it is asked again', async () => {
    const play = await started(AGAINST_COMPUTER);
    void answer(play, 'advance');
    await settle();
    const first = thinking;
    const late = appended('hold');
    texts.set(uri, '// A comment\nstart advance');
    turnOrder = ['German', 'German', 'German', 'Soviet'];
    await play.textChanged();
    first?.reply(late);
    await settle();
    expect(texts.get(uri)).toBe('// A comment\nstart advance');
    expect(thinking).not.toBe(first);
    expect(stage()).toEqual({ kind: 'thinking', side: 'Soviet' });
  });

  test('the answers of a computer player are discarded after Undo', async () => {
    const play = await started(AGAINST_COMPUTER);
    void answer(play, 'advance');
    await settle();
    const late = appended('hold');
    await play.act({ act: 'undo' });
    expect(thinking?.token.isCancellationRequested).toBe(true);
    thinking?.reply(late);
    await settle();
    expect(texts.get(uri)).toBe(START);
    expect(stage()).toMatchObject({ kind: 'question', question: { moment: 0 } });
  });

  test('Stop ends the search, and the best plan so far is written', async () => {
    const play = await started(AGAINST_COMPUTER);
    void answer(play, 'advance');
    await settle();
    thinking?.token.onCancellationRequested(() => thinking?.reply(appended('best')));
    await play.act({ act: 'stop' });
    await settle();
    expect(texts.get(uri)).toBe('start advance best');
    expect(stage()).toMatchObject({ kind: 'question', question: { side: 'German' } });
  });

  test('after Stop, a computer player that is to answer next waits for Continue', async () => {
    turnOrder = ['Soviet', 'Soviet', 'German'];
    const play = await started(AGAINST_COMPUTER);
    const first = thinking;
    await play.act({ act: 'stop' });
    first?.reply(appended('best'));
    await settle();
    expect(texts.get(uri)).toBe('start best');
    expect(thinking).toBe(first);
    expect(stage()).toEqual({ kind: 'stopped', side: 'Soviet' });
    void play.act({ act: 'resume' });
    await settle();
    thinking?.reply(appended('next'));
    await settle();
    expect(stage()).toMatchObject({ kind: 'question', question: { side: 'German' } });
  });
});

describe('a game of two people with hidden information', () => {
  test('after the hand-over, the next player gets those events since his last answer that he may know', async () => {
    hasHiddenInformation = true;
    turnOrder = ['German', 'Soviet', 'German', 'Soviet'];
    const play = await started(TWO_PLAYERS);
    const handedOver = async (order: string, side: string): Promise<void> => {
      await answer(play, order);
      expect(stage()).toEqual({ kind: 'handOver', side });
      await play.act({ act: 'takeSeat' });
      expect(stage()).toMatchObject({ kind: 'question', question: { side, happened: [{ text: `seen by ${side}` }] } });
    };
    await handedOver('advance', 'Soviet');
    expect(listed.at(-1)).toEqual(['Soviet', 0]);
    await handedOver('hold', 'German');
    expect(listed.at(-1)).toEqual(['German', 0]);
    await handedOver('attack', 'Soviet');
    expect(listed.at(-1)).toEqual(['Soviet', 1]);
  });

  test('a further question to the same player lists only the events since the last answer', async () => {
    hasHiddenInformation = true;
    turnOrder = ['German', 'German', 'Soviet'];
    const play = await started(TWO_PLAYERS);
    await answer(play, 'advance');
    expect(listed.at(-1)).toEqual(['German', 0]);
    expect(stage()).toMatchObject({ kind: 'question', question: { side: 'German' } });
  });
});

test('a question and the picture of the same version are sent in one message, whichever comes first', async () => {
  const play = await started(TWO_PLAYERS);
  sent = [];
  isPictureReady = settle();
  await answer(play, 'advance');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ type: 'show', play: views.at(-1) });
  expect(stage()).toMatchObject({ kind: 'question', question: { moment: 1 } });
});

test('the report of an edit that wrote an answer does not ask the question a second time', async () => {
  const play = await started(TWO_PLAYERS);
  questionCount = 0;
  void answer(play, 'advance');
  await settle();
  await play.textChanged();
  expect(questionCount).toBe(1);
  texts.set(uri, '// A comment\nstart advance');
  await play.textChanged();
  expect(questionCount).toBe(2);
});

test.each(['before', 'after'])(
  'the question is requested again if an edit of an import makes the request obsolete and is reported %s the end of the request',
  async (when) => {
    const play = await started(TWO_PLAYERS);
    let end!: (nothing: undefined) => void;
    nextObsolete = new Promise((resolve) => (end = resolve));
    void answer(play, 'advance');
    await settle();
    if (when === 'before') await play.textChanged();
    end(undefined);
    await settle();
    expect(questionCount).toBe(when === 'before' ? 3 : 2);
    if (when === 'after') await play.textChanged();
    expect(questionCount).toBe(3);
    expect(stage()).toMatchObject({ kind: 'question', question: { moment: 1 } });
  },
);

describe('a game that was played before the window was reloaded', () => {
  const saved = (more: Partial<PreviewState> = {}): PreviewState => ({ ...state.current, ...more });

  test('the panel asks the open question again', async () => {
    const before = await started(AGAINST_COMPUTER);
    const firstStage = stage();
    before.end();
    views = [];
    const play = session(saved({ isPlayed: true }));
    expect([play.isOn, state.current.playing]).toEqual([true, ['German', 'Soviet']]);
    await play.restart();
    expect(stage()).toEqual(firstStage);
    void answer(play, 'advance');
    await settle();
    expect(texts.get(uri)).toBe('start advance');
  });

  test('a computer player waits for Continue', async () => {
    await started(AGAINST_COMPUTER);
    texts.set(uri, 'start advance');
    const play = session(saved());
    await play.restart();
    expect(stage()).toEqual({ kind: 'stopped', side: 'Soviet' });
    expect(thinking).toBeUndefined();
  });

  test('the map stays covered if the open question is for the other player', async () => {
    hasHiddenInformation = true;
    await started(TWO_PLAYERS);
    expect(state.current.as).toBe('German');
    texts.set(uri, 'start advance');
    await session(saved()).restart();
    expect(stage()).toEqual({ kind: 'handOver', side: 'Soviet' });
  });

  test('the panel starts no game if no choice of players is stored', async () => {
    const play = session({ umpire: false, isPlayed: true });
    await play.restart();
    expect(play.isOn).toBe(false);
    expect(state.current).toEqual({ umpire: false });
    expect(views).toEqual([]);
  });
});
