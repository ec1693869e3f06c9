import { battlefield, filesOf, LARGE, USUAL, type Size } from './battlefield.js';
import { easternFront } from './eastern-front.js';
import { Picture } from '../extension/preview/picture.js';
import { Editor, REQUESTS_WITHOUT_PANEL } from './editor.js';
import { inMap, inSetup, keystrokes, WARM_UP, type Keystroke } from './keystrokes.js';
import { linking } from './linking.js';
import { atMost, median, quantile, type Row } from './row.js';

const KEYS = 60 + WARM_UP;
/** Limit for the time from a keystroke to the answers to all requests that the editor sends after it. */
const MAX_KEY_MS = 80;
/**
 * Maximum time of a keystroke with the panel open, as a multiple of the time without the panel. It applies to
 * keystrokes that change nothing on the map.
 */
const MAX_KEYS_WITH_PANEL = 1.3;
const FIRST_HOVERED_LINE = 8;

/** Measures the response to typing, with the bundled server. */
export async function typing(): Promise<Row[]> {
  return [...(await usual()), await linking(), ...(await large()), ...(await front())];
}

/**
 * Measures keystrokes, hovers and completions in the scenario of {@link easternFront}, with 46 by 40 hexes and 200
 * blocks in one file.
 */
async function front(): Promise<Row[]> {
  const name = 'front.sand';
  const text = easternFront();
  const editor = new Editor();
  editor.write({ [name]: text });
  await editor.initialize();
  await editor.open({ [name]: text });
  const keys: number[] = [];
  for (const key of keystrokes(text, /^ {4}\d{4}: "[AS]\.\d+"$/gm, (placed) => `${placed} (step 2)`, KEYS))
    keys.push(await editor.key(name, key.text, key.line));
  const first = text.slice(0, text.indexOf('setup Soviet {')).split('\n').length;
  const hovers: number[] = [];
  const completions: number[] = [];
  for (let line = first; line < first + KEYS; line++) {
    hovers.push(await editor.ask('textDocument/hover', name, line, 12));
    completions.push(await editor.ask('textDocument/completion', name, line, 10));
  }
  await editor.close();
  const where = 'bite, 46 by 40 hexes and 200 blocks';
  return [
    atMost(MAX_KEY_MS, 'ms', `${where}: keystroke in a set-up to findings … picture`, median(warm(keys))),
    atMost(30, 'ms', `${where}: hover, p95`, quantile(hovers, 0.95)),
    atMost(30, 'ms', `${where}: completion, p95`, quantile(completions, 0.95)),
  ];
}

async function usual(): Promise<Row[]> {
  const { files, editor, setup, map } = await opened(USUAL);
  const toDiagnostics = async (name: string, keys: readonly Keystroke[]): Promise<number[]> => {
    const times: number[] = [];
    for (const { text } of keys) times.push(await editor.type(name, text));
    return times;
  };
  const setupTimes = await toDiagnostics('scenario.sand', setup);
  const mapTimes = await toDiagnostics('map.sand', map);
  const hovers: number[] = [];
  const completions: number[] = [];
  const lines = files['scenario.sand'].split('\n');
  for (let line = FIRST_HOVERED_LINE; line < FIRST_HOVERED_LINE + KEYS; line++) {
    hovers.push(await editor.ask('textDocument/hover', 'scenario.sand', line, lines[line].indexOf('"') + 2));
    completions.push(await editor.ask('textDocument/completion', 'scenario.sand', line, 4));
  }
  const whole = await toEverything(editor, setup, map);
  await editor.close();
  return [
    atMost(1000, 'ms', 'the first keystroke after the start, to diagnostics', setupTimes[0]),
    atMost(12, 'ms', 'keystroke in a set-up file to diagnostics, median', median(warm(setupTimes))),
    atMost(40, 'ms', 'keystroke in a set-up file to diagnostics, p95', quantile(warm(setupTimes), 0.95)),
    atMost(12, 'ms', 'keystroke in the map file to diagnostics, median', median(warm(mapTimes))),
    atMost(40, 'ms', 'keystroke in the map file to diagnostics, p95', quantile(warm(mapTimes), 0.95)),
    atMost(MAX_KEY_MS, 'ms', 'keystroke in a set-up file to findings, hints, tokens, lenses, picture', whole.setup),
    atMost(MAX_KEY_MS, 'ms', 'keystroke in the map file to findings, hints, tokens, lenses, picture', whole.map),
    atMost(30, 'ms', 'hover, p95', quantile(hovers, 0.95)),
    atMost(30, 'ms', 'completion, p95', quantile(completions, 0.95)),
  ];
}

/** Measures keystrokes in the set-up, in the map and in a comment of a scenario with 10,000 hexes and 2,000 units. */
async function large(): Promise<Row[]> {
  const { files, editor, setup, map } = await opened(LARGE);
  const whole = await toEverything(editor, setup, map);
  const remark = await inRemark(editor, files['scenario.sand']);
  await editor.close();
  return [
    atMost(
      MAX_KEYS_WITH_PANEL,
      'times',
      '10,000 hexes and 2,000 units: keystroke in a remark with the panel, against without it',
      remark,
    ),
    atMost(
      MAX_KEY_MS,
      'ms',
      '10,000 hexes and 2,000 units: keystroke in a set-up file to findings … picture',
      whole.setup,
    ),
    atMost(
      MAX_KEY_MS,
      'ms',
      '10,000 hexes and 2,000 units: keystroke in the map file to findings, hints, tokens, lenses, picture',
      whole.map,
    ),
  ];
}

async function opened(size: Size): Promise<{
  readonly files: ReturnType<typeof filesOf>;
  readonly editor: Editor;
  readonly setup: readonly Keystroke[];
  readonly map: readonly Keystroke[];
}> {
  const files = filesOf(battlefield(size));
  const editor = new Editor();
  editor.write(files);
  await editor.initialize();
  await editor.open(files);
  return { files, editor, setup: inSetup(files['scenario.sand'], KEYS), map: inMap(files['map.sand'], KEYS) };
}

/**
 * Returns the median milliseconds from a keystroke to the answers to all requests that follow it: once for keystrokes
 * in the set-up, once for keystrokes in the map.
 */
async function toEverything(
  editor: Editor,
  setup: readonly Keystroke[],
  map: readonly Keystroke[],
): Promise<{ readonly setup: number; readonly map: number }> {
  const times = { setup: [] as number[], map: [] as number[] };
  for (const { text, line } of setup) times.setup.push(await editor.key('scenario.sand', text, line));
  for (const { text, line } of map) times.map.push(await editor.key('map.sand', text, line));
  return { setup: median(warm(times.setup)), map: median(warm(times.map)) };
}

/**
 * Measures keystrokes in a comment above all units, which change nothing on the map. Returns how many times longer a
 * keystroke takes with the panel than without it. Each keystroke changes the text offsets of all counters. With the
 * panel, the editor also requests the changed picture after each keystroke.
 */
async function inRemark(editor: Editor, text: string): Promise<number> {
  const picture = new Picture();
  await editor.key('scenario.sand', text, 0);
  picture.take(editor.picture!, undefined);
  const times = { without: [] as number[], with: [] as number[] };
  const place = text.indexOf('  turns 12');
  const line = text.slice(0, place).split('\n').length - 1;
  for (let key = 0; key < KEYS; key++) {
    const began = performance.now();
    await editor.type('scenario.sand', `${text.slice(0, place)}  // ${'x'.repeat(key)}\n${text.slice(place)}`);
    for (const method of REQUESTS_WITHOUT_PANEL) await editor.ask(method, 'scenario.sand', line);
    times.without.push(performance.now() - began);
    await editor.ask('sandtable/follow', 'scenario.sand');
    picture.take(editor.picture!, picture.have);
    times.with.push(performance.now() - began);
  }
  return median(warm(times.with)) / median(warm(times.without));
}

const warm = (times: readonly number[]): readonly number[] => times.slice(WARM_UP);
