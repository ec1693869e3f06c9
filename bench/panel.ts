import type { Page } from 'playwright-core';
import type { FollowResult } from '../protocol/preview.js';
import { launchBrowser } from '../scripts/chromium.ts';
import { panelPage } from './browser.js';
import { Editor } from './editor.js';
import { show } from './gestures.js';
import { longGame, type LongGame } from './long-game.js';
import { atMost, median, quantile, type Row } from './row.js';

const KEYSTROKE_COUNT = 40;
/** Number of keystrokes before the measurement. The first keystrokes are slower, before V8 has optimized the code. */
const WARM_UP = 15;
const TURN_COUNT = 12;
/** Number of orders of each side in a turn. */
const ORDERS_PER_TURN = 10;
const NAME = 'orders.sand';
const WHERE = 'campaign of twelve turns';

/**
 * Measures the work that a keystroke in the orders of the campaign causes: completion, the table of forces, messages to
 * the panel, and painting.
 */
export async function panel(): Promise<Row[]> {
  const game = await longGame(TURN_COUNT, ORDERS_PER_TURN);
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
  /**
   * The lines of the `move` orders in the last and in the first turn, at which the keystrokes are made. The keystrokes
   * do not change the course of the game, but they change the text offsets of everything after them.
   */
  const moves = [lines.at(-1), lines.at(0)].map((turn = []) => turn.filter((line) => rows[line].startsWith('  move ')));
  await editor.ask('sandtable/follow', NAME);
  const whole = editor.picture;
  await painted(page, whole);
  const [completions, ledgers, redraws, messages, bytes] = [[], [], [], [], []] as number[][];
  for (let key = 0; key < KEYSTROKE_COUNT; key++) {
    const turn = moves[key % 2];
    const line = turn[key % turn.length];
    const before = editor.changeCount(NAME);
    await editor.key(NAME, rows.with(line, `${rows[line]} // ${key}`).join('\n'), line);
    completions.push(await editor.ask('textDocument/completion', NAME, line, rows[line].length));
    ledgers.push(await editor.ask('sandtable/forces', NAME));
    redraws.push(await painted(page, editor.picture));
    messages.push(editor.changeCount(NAME) - before);
    bytes.push(sizeOf(editor.picture));
  }
  return [
    atMost(30, 'ms', `${WHERE}: completion after a key, p95`, quantile(completions.slice(WARM_UP), 0.95)),
    atMost(30, 'ms', `${WHERE}: ledger of forces after a key, p95`, quantile(ledgers.slice(WARM_UP), 0.95)),
    atMost(1, 'messages', `${WHERE}: messages to the panel per edit`, Math.max(...messages)),
    atMost(
      0.02,
      'times',
      `${WHERE}: bytes of the largest message, against the whole scene`,
      Math.max(...bytes) / sizeOf(whole),
    ),
    atMost(33, 'ms', `${WHERE}: redrawn after a key, painted`, median(redraws.slice(WARM_UP))),
  ];
}

const sizeOf = (picture: FollowResult | undefined): number => JSON.stringify(picture).length;

/** Sends the changes of a scene to the page and returns the milliseconds until they are painted. */
function painted(page: Page, preview: FollowResult | undefined): Promise<number> {
  if (preview === undefined) throw new Error('The server sent no scene of the campaign.');
  return page.evaluate(show, { type: 'show', preview, wanted: { umpire: false } } as const);
}
