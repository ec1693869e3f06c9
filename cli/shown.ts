import { t } from '@vscode/l10n';
import { replay } from '../engine/play/replay.js';
import type { Viewer } from '../engine/play/sight.js';
import { sceneOf } from '../language-server/scene/build-scene.js';
import { shownAt, type Shown } from '../language-server/scene/shown.js';
import type { Scene } from '../preview/scene.js';
import { Unusable } from '../language-server/report/unusable.js';
import { playUntil, scenarioOf } from './scenario.js';
import type { Sheet } from './workspace.js';

export interface ShownOptions {
  readonly at?: string;
  readonly seed?: string;
}

/** The game at a moment, without one where the file's orders end; undefined when the file plays none. @throws Unusable when the moment does not come. */
export function gameShown(file: string, sheet: Sheet, { at, seed }: ShownOptions): Shown | undefined {
  const given = { ...(seed !== undefined && { seed }) };
  if (at === undefined) return shownAt(sheet.analysis, { moment: 'end', ...given });
  const { ruleset, scenario } = scenarioOf(file, sheet);
  const played = playUntil(ruleset, scenario, { until: at, ...given });
  const moment = played.moments.length - 1;
  return { played, moment, game: played.game, before: () => replay(ruleset, scenario, played, moment) };
}

/** The map with what stands on it. @throws Unusable when the file has none in sight. */
export function sceneShown(file: string, { analysis }: Sheet, shown: Shown | undefined, viewer: Viewer): Scene {
  const scene = sceneOf(analysis, shown, viewer);
  if (scene) return scene;
  throw new Unusable(t('{0} shows no map: it holds none and imports none. What is wrong: sandtable check {0}', file));
}
