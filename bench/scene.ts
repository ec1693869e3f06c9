import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rulesets } from '../engine/rulesets/index.js';
import { NodeWorkspace } from '../language-server/node-workspace.js';
import { buildScene } from '../language-server/scene/build-scene.js';
import type { Scene } from '../preview/contract/scene.js';
import { battlefield, filesOf, type Size } from './battlefield.js';

/** Returns the scene of a battlefield, as the server sends it. */
export async function sceneOfBattlefield(size: Size): Promise<Scene> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sandtable-bench-'));
  try {
    for (const [name, text] of Object.entries(filesOf(battlefield(size)))) writeFileSync(path.join(folder, name), text);
    const workspace = await NodeWorkspace.open(['scenario.sand'], rulesets, folder);
    const analysis = workspace.analyse(workspace.documents[0]);
    const scene = analysis && buildScene(analysis);
    if (!scene || scene.counters.length < size.units) throw new Error('The battlefield could not be read.');
    return scene;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Returns scenes as they result from keystrokes. In each scene, one counter is in another cell than in the given scene.
 */
export function keyByKey(scene: Scene, count: number): Scene[] {
  return Array.from({ length: count }, (_, key) => JSON.parse(JSON.stringify(moved(scene, key))) as Scene);
}

function moved(scene: Scene, key: number): Scene {
  const which = (key * 7) % scene.counters.length;
  const counters = scene.counters.map((counter, i) => (i === which ? { ...counter, cell: counter.cell + 1 } : counter));
  return { ...scene, counters };
}
