import { painter } from '../preview/render/painter.js';
import { USUAL } from './battlefield.js';
import { atMost, median, timed, type Row } from './row.js';
import { keyByKey, sceneOfBattlefield } from './scene.js';

const ROUND_COUNT = 60;
const WARM_UP = 15;

/**
 * Measures drawing after a keystroke that moves one counter: from the new scene to the changed SVG text, without
 * painting.
 */
export async function drawing(): Promise<Row[]> {
  const scenes = keyByKey(await sceneOfBattlefield(USUAL), ROUND_COUNT + WARM_UP);
  const picture = painter();
  const times = timed(scenes.length, (round) => picture.paint(scenes[round], { theme: 'light' }));
  const redrawn = median(times.slice(WARM_UP));
  const full = timed(ROUND_COUNT, (round) => painter().paint(scenes[round], { theme: 'light' }));
  return [
    atMost(
      0.2,
      'times',
      'picture drawn after a keystroke, against drawing the whole picture',
      redrawn / median(full.slice(WARM_UP)),
    ),
  ];
}
