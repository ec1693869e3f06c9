import { painter } from '../preview/render/painter.js';
import { USUAL } from './battlefield.js';
import { atMost, median, timed, type Row } from './row.js';
import { keyByKey, sceneOfBattlefield } from './scene.js';

const ROUNDS = 60;
const WARM_UP = 15;

/** A counter moved by a keystroke: the scene comes from the server anew and what changed in it is drawn as text, not yet painted. */
export async function drawing(): Promise<Row[]> {
  const scenes = keyByKey(await sceneOfBattlefield(USUAL), ROUNDS + WARM_UP);
  const picture = painter();
  const times = timed(scenes.length, (round) => picture.paint(scenes[round], { theme: 'light' }));
  const redrawn = median(times.slice(WARM_UP));
  const anew = timed(ROUNDS, (round) => painter().paint(scenes[round], { theme: 'light' }));
  return [
    atMost(
      0.2,
      'times',
      'picture drawn after a keystroke, against drawing it anew',
      redrawn / median(anew.slice(WARM_UP)),
    ),
  ];
}
