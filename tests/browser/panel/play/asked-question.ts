import type { Locator } from 'playwright-core';
import type { PlayStage, PlayView } from '../../../../preview/contract/play-messages.js';
import type { AnswerOption, OpenQuestion } from '../../../../preview/contract/playing.js';
import { COUNTER_SIZE } from '../../../../preview/render/counters.js';
import { UNIT } from '../../../../preview/render/ground.js';
import { page, posted, send } from '../../picture.js';
import { small, theCounter } from '../small-game.js';

export const [{ name: unit, cell: home }] = small().scene.counters;
export const option = (order: string, more: Partial<AnswerOption> = {}): AnswerOption => ({
  order,
  verb: order.split(' ')[0],
  units: [],
  cells: [],
  ...more,
});
/** The default answer. */
export const pass = option('end the phase', { isDefault: true });
/** Two cells east of the unit. */
export const near = home + 1;
export const far = home + 2;
/** The answers that move the unit, with their costs. */
export const moves = [
  option(`move ${unit} to near`, { units: [unit], cells: [near], note: '2' }),
  option(`move ${unit} to far`, { units: [unit], cells: [far], note: '4' }),
];
/** A question about the only unit. Only the default of its answers is listed. */
export const question: OpenQuestion = {
  kind: 'question',
  version: 'v1',
  moment: 20,
  side: 'German',
  turn: 3,
  phase: 'movement',
  rule: '5.1',
  prompt: 'German: Choose a unit to move.',
  actors: [{ unit, cell: home }],
  options: [pass],
  isComplete: false,
};

/** Sends a stage of the game to the page. */
export const play = (stage: PlayStage, more: Partial<PlayView> = {}): Promise<void> =>
  send({ type: 'play', play: { stage, undo: 'none', isRestShown: false, ...more } });
export const ask = (change: Partial<OpenQuestion> = {}): Promise<void> =>
  play({ kind: 'question', question: { ...question, ...change } });
/** The bar above the map. */
export const bar = (): Locator => page.getByRole('region', { name: 'Play', exact: true });
export const actions = async (): Promise<unknown[]> => (await posted()).filter(({ type }) => type === 'play');
export const announced = (): Promise<string | null> => bar().locator('[aria-live]').textContent();

/** Returns the screen position of one of the two cells east of the counter. */
export async function at(cell: typeof near): Promise<{ x: number; y: number }> {
  const { x, y } = await theCounter();
  const { width } = (await page.locator(`.stack[data-cell="${home}"]`).boundingBox())!;
  const unitPx = (width * UNIT) / COUNTER_SIZE;
  return { x: x + (cell - home) * unitPx * Math.sin(Math.PI / 3), y: y + (cell === near ? unitPx / 2 : 0) };
}
