import type { Page } from 'playwright-core';
import type { FollowResult } from '../language-server/protocol.js';
import { launchBrowser } from '../scripts/chromium.ts';
import { panelPage } from './browser.js';
import { Editor } from './editor.js';
import { show } from './gestures.js';
import { longGame, type LongGame } from './long-game.js';
import { atMost, median, quantile, type Row } from './row.js';

const KEYS = 40;
/** The first keystrokes run in code that the machine has not yet translated. */
const WARM_UP = 15;
const TURNS = 12;
/** Orders of each side in a turn. */
const ORDERS = 10;
const NAME = 'orders.sand';
const WHERE = 'campaign of twelve turns';

/** What follows a keystroke in the orders of the campaign: completion, the ledger of forces, and what the panel is told and paints. */
export async function panel(): Promise<Row[]> {
  const game = await longGame(TURNS, ORDERS);
  const browser = await launchBrowser();
  const editor = new Editor();
  try {
    editor.write(game.files);
    await editor.initialize();
    await editor.open({ ...game.files, [NAME]: game.orders });
    return await afterKeys(editor, await panelPage(browser), game);
  } finally {
    await editor.close();
    await browser.close();
  }
}

async function afterKeys(editor: Editor, page: Page, { orders, lines }: LongGame): Promise<Row[]> {
  const rows = orders.split('\n');
  /** In the last turn, and in the first: what follows is the same game, written a little later. */
  const moves = [lines.at(-1), lines.at(0)].map((turn = []) => turn.filter((line) => rows[line].startsWith('  move ')));
  await editor.ask('sandtable/follow', NAME);
  const whole = editor.picture;
  await painted(page, whole);
  const [completions, ledgers, redraws, messages, bytes] = [[], [], [], [], []] as number[][];
  for (let key = 0; key < KEYS; key++) {
    const turn = moves[key % 2];
    const line = turn[key % turn.length];
    const before = editor.told(NAME);
    await editor.key(NAME, rows.with(line, `${rows[line]} // ${key}`).join('\n'), line);
    completions.push(await editor.ask('textDocument/completion', NAME, line, rows[line].length));
    ledgers.push(await editor.ask('sandtable/forces', NAME));
    redraws.push(await painted(page, editor.picture));
    messages.push(editor.told(NAME) - before);
    bytes.push(sizeOf(editor.picture));
  }
  return [
    atMost(30, 'ms', `${WHERE}: completion after a key, p95`, quantile(completions.slice(WARM_UP), 0.95)),
    atMost(30, 'ms', `${WHERE}: ledger of forces after a key, p95`, quantile(ledgers.slice(WARM_UP), 0.95)),
    atMost(1, 'messages', `${WHERE}: times the panel is told of one edit`, Math.max(...messages)),
    atMost(0.02, 'times', `${WHERE}: bytes of that message, against the whole`, Math.max(...bytes) / sizeOf(whole)),
    atMost(33, 'ms', `${WHERE}: redrawn after a key, painted`, median(redraws.slice(WARM_UP))),
  ];
}

const sizeOf = (picture: FollowResult | undefined): number => JSON.stringify(picture).length;

/** Milliseconds until the page has painted a picture, as what changed in the one before it. */
function painted(page: Page, preview: FollowResult | undefined): Promise<number> {
  if (preview === undefined) throw new Error('There is no picture of the campaign.');
  return page.evaluate(show, { type: 'show', preview, wanted: { umpire: false } } as const);
}
