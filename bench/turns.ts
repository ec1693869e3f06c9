import { Editor } from './editor.js';
import { exponent } from './exponent.js';
import { longFront, longGame, type LongGame } from './long-game.js';
import { atMost, median, quantile, type Row } from './row.js';

const KEYSTROKE_COUNT = 40;
/** Number of keystrokes before the measurement. The first keystrokes are slower, before V8 has optimized the code. */
const WARM_UP = 20;
const SIZES = [1, 12, 24, 48] as const;
/** Number of orders for each side and turn. */
const USUAL_ORDERS = 10;
const MANY_ORDERS = 50;

/**
 * Measures the time of a keystroke in the orders, in files with few and with many turns. The time includes all requests
 * that the editor sends after a keystroke.
 */
export async function turns(): Promise<Row[]> {
  const games = await Promise.all(SIZES.map((size) => longGame(size, USUAL_ORDERS)));
  const last: Measured[] = [];
  for (const game of games) last.push(await measured(game, 'last'));
  const first = await measured(games[games.length - 1], 'first');
  const [one, , , most] = last;
  const crowded = await measured(await longGame(12, MANY_ORDERS), 'last');
  const front = await longFront(12, USUAL_ORDERS);
  const lastMonth = await measured(front, 'last');
  const firstMonth = await measured(front, 'first');
  return [
    atMost(80, 'ms', 'keystroke in the last of 48 turns to findings of play, hints, tokens, lenses, picture', most.key),
    atMost(1.5, 'times', 'keystroke in the last of 48 turns, against a file of one turn', most.key / one.key),
    atMost(
      1,
      'exponent',
      'keystroke in the last turn, growth over 1, 12, 24 and 48 turns',
      exponent(
        SIZES,
        last.map(({ key }) => key),
      ),
    ),
    atMost(
      1,
      'times',
      'keystroke in the last of 48 turns, against a keystroke in the first turn, which replays all turns',
      most.key / first.key,
    ),
    atMost(80, 'ms', 'keystroke in the last of 12 turns of 100 orders to findings of play … picture', crowded.key),
    atMost(30, 'ms', 'hover in the last of 12 turns of 100 orders, p95', crowded.hover),
    atMost(30, 'ms', 'completion in the last of 12 turns of 100 orders, p95', crowded.completion),
    atMost(30, 'ms', 'hover in the last of 48 turns, p95', most.hover),
    atMost(30, 'ms', 'completion in the last of 48 turns, p95', most.completion),
    atMost(
      1.5,
      'times',
      'bytes of the picture after a key in the last of 48 turns, against one turn',
      most.bytes / one.bytes,
    ),
    atMost(
      80,
      'ms',
      'bite, 46 by 40 hexes and 200 blocks: keystroke in the last of 12 turns to findings of play … picture',
      lastMonth.key,
    ),
    atMost(
      1,
      'times',
      'bite: keystroke in the last of 12 turns, against a keystroke in the first turn',
      lastMonth.key / firstMonth.key,
    ),
    atMost(30, 'ms', 'bite: hover in the last of 12 turns, p95', lastMonth.hover),
    atMost(30, 'ms', 'bite: completion in the last of 12 turns, p95', lastMonth.completion),
  ];
}

interface Measured {
  readonly key: number;
  readonly hover: number;
  readonly completion: number;
  readonly bytes: number;
}

/**
 * Measures operations while the first or last turn contains an error: a unit that moves twice. Only playing the orders
 * can find this error.
 */
async function measured({ files, orders, lines }: LongGame, which: 'first' | 'last'): Promise<Measured> {
  const name = 'orders.sand';
  const editor = new Editor();
  editor.write(files);
  await editor.initialize();
  await editor.open({ ...files, [name]: orders });
  const rows = orders.split('\n');
  const turn = ((which === 'first' ? lines[0] : lines.at(-1)) ?? []).filter((line) => rows[line].startsWith('  move '));
  const keys: number[] = [];
  const hovers: number[] = [];
  const completions: number[] = [];
  const bytes: number[] = [];
  for (let key = 0; key < KEYSTROKE_COUNT; key++) {
    const line = turn[turn.length - 1 - (key % Math.min(8, turn.length))];
    const again = line + 1;
    keys.push(await editor.key(name, rows.toSpliced(again, 0, rows[line]).join('\n'), line, again));
    const hovered = turn[(key * 7) % turn.length];
    const at = hovered > line ? hovered + 1 : hovered;
    hovers.push(await editor.ask('textDocument/hover', name, at, 3));
    completions.push(await editor.ask('textDocument/completion', name, at, rows[hovered].indexOf(' ', 3) + 1));
    bytes.push(JSON.stringify(editor.picture).length);
  }
  await editor.close();
  const warm = (times: readonly number[]): readonly number[] => times.slice(WARM_UP);
  return {
    key: median(warm(keys)),
    hover: quantile(warm(hovers), 0.95),
    completion: quantile(warm(completions), 0.95),
    bytes: median(warm(bytes)),
  };
}
