import { t } from '@vscode/l10n';
import { replay } from '../engine/play/replay.js';
import type { Viewer } from '../engine/play/records.js';
import { sceneOf } from '../language-server/scene/build-scene.js';
import { findShownGame, type ShownGame } from '../language-server/scene/shown-game.js';
import type { Scene } from '../preview/contract/scene.js';
import { UsageError } from '../language-server/report/usage-error.js';
import { playUntil, scenarioOf } from './scenario.js';
import type { OpenedFile } from './workspace.js';

export interface ShownOptions {
  readonly at?: string;
  readonly seed?: string;
}

/**
 * Returns the game at the given moment. Default: the moment after the last order of the file.
 * @returns The game; undefined when the file has no scenario and no moment is given.
 * @throws Unusable when the game ends before the moment.
 */
export function gameShown(file: string, opened: OpenedFile, { at, seed }: ShownOptions): ShownGame | undefined {
  const given = { ...(seed !== undefined && { seed }) };
  if (at === undefined) return findShownGame(opened.analysis, { moment: 'end', ...given });
  const { ruleset, scenario } = scenarioOf(file, opened);
  const played = playUntil(ruleset, scenario, { until: at, ...given });
  const moment = played.moments.length - 1;
  return { played, moment, game: played.game, before: () => replay(ruleset, scenario, played, moment) };
}

/** Returns the map with its units. @throws Unusable when the file has no map and imports none. */
export function sceneShown(
  file: string,
  { analysis }: OpenedFile,
  shown: ShownGame | undefined,
  viewer: Viewer,
): Scene {
  const scene = sceneOf(analysis, shown, viewer);
  if (scene) return scene;
  throw new UsageError(t('{0} has no map and imports none. To see its errors: sandtable check {0}', file));
}
