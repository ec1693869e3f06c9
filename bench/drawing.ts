import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rulesets } from '../engine/rulesets/index.js';
import { NodeWorkspace } from '../language-server/node-workspace.js';
import { buildScene } from '../language-server/scene/build-scene.js';
import { painter } from '../preview/render/painter.js';
import type { Scene } from '../preview/scene.js';
import { battlefield, filesOf, USUAL } from './battlefield.js';
import { atMost, median, timed, type Row } from './row.js';

const ROUNDS = 60;
const WARM_UP = 15;

/** A counter moved by a keystroke: the scene comes from the server anew and what changed in it is drawn. */
export async function drawing(): Promise<Row[]> {
  const scene = await sceneOfBattlefield();
  const scenes = Array.from(
    { length: ROUNDS + WARM_UP },
    (_, round) => JSON.parse(JSON.stringify(moved(scene, round))) as Scene,
  );
  const picture = painter();
  const times = timed(scenes.length, (round) => picture.paint(scenes[round], { theme: 'light' }));
  const redrawn = median(times.slice(WARM_UP));
  const anew = timed(ROUNDS, (round) => painter().paint(scenes[round], { theme: 'light' }));
  return [
    atMost(16, 'ms', 'picture redrawn, 2,340 hexes and 250 counters', redrawn),
    atMost(0.2, 'times', 'the same, against drawing it anew', redrawn / median(anew.slice(WARM_UP))),
  ];
}

function moved(scene: Scene, round: number): Scene {
  const which = (round * 7) % scene.counters.length;
  const counters = scene.counters.map((counter, i) => (i === which ? { ...counter, cell: counter.cell + 1 } : counter));
  return { ...scene, counters };
}

async function sceneOfBattlefield(): Promise<Scene> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-bench-'));
  try {
    for (const [name, text] of Object.entries(filesOf(battlefield(USUAL))))
      writeFileSync(path.join(folder, name), text);
    const workspace = await NodeWorkspace.open(['scenario.sand'], rulesets, folder);
    const analysis = workspace.analyse(workspace.documents[0]);
    const scene = analysis && buildScene(analysis);
    if (!scene || scene.counters.length < USUAL.units) throw new Error('The battlefield could not be read.');
    return scene;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
