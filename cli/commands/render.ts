import path from 'node:path';
import { list } from '../../engine/model/words.js';
import type { Game } from '../../engine/play/ruleset.js';
import { seenBy } from '../../engine/play/sight.js';
import { replay } from '../../engine/play/replay.js';
import { sceneOf } from '../../language-server/scene/build-scene.js';
import { laid } from '../../language-server/scene/overlay.js';
import { shownAt, type Shown } from '../../language-server/scene/shown.js';
import type { Theme } from '../../preview/render/palette.js';
import { renderSvg } from '../../preview/render/render.js';
import type { Overlay, Scene } from '../../preview/scene.js';
import { CLEAN, Unusable, type ExitCode } from '../exit.js';
import { writeNew } from '../output.js';
import { pngOf } from '../png.js';
import { playUntil, scenarioOf, viewerAsked, type ViewerOptions } from '../scenario.js';
import type { Terminal } from '../terminal.js';
import { openFile, type Sheet } from '../workspace.js';

export interface RenderCommandOptions extends ViewerOptions {
  readonly output: string;
  readonly at?: string;
  readonly seed?: string;
  /** Pixels to the height of a cell. */
  readonly cell?: number;
  readonly theme: Theme;
  /** The map alone: nothing that stands on it or has happened there. */
  readonly only?: 'map';
  readonly areas?: boolean;
  /** Layers of the game, by name. */
  readonly layer?: readonly string[];
}

/** Draws the map of a file with its counters, as SVG or PNG after the name of the output. */
export async function render(file: string, options: RenderCommandOptions, terminal: Terminal): Promise<ExitCode> {
  const { output, cell, theme, areas = false } = options;
  const extension = path.extname(output).toLowerCase();
  if (extension !== '.svg' && extension !== '.png') {
    throw new Unusable(`${output} is no picture Sandtable draws: its name must end in .svg or .png.`);
  }
  const scene = sceneAt(file, await openFile(file, terminal), options);
  const svg = renderSvg(scene, { theme, areas, ...(cell !== undefined && { cellHeight: cell }) });
  const picture = extension === '.svg' ? svg : await pngOf(svg);
  await writeNew(path.resolve(terminal.folder, output), picture, output);
  return CLEAN;
}

/** The game as it stands at a moment; without one, where the file's orders end, or the map alone. */
function sceneAt(file: string, sheet: Sheet, options: RenderCommandOptions): Scene {
  const { at, seed } = options;
  const { analysis } = sheet;
  const viewer = viewerAsked(options, analysis);
  if (options.only === 'map') {
    if (at !== undefined || options.layer !== undefined)
      throw new Unusable('--only map shows neither a moment nor a layer; leave out --at and --layer, or --only.');
    return { ...drawn(sceneOf(analysis, undefined, viewer)), findings: [] };
  }
  const shown =
    at === undefined ? shownAt(analysis, { moment: 'end', ...(seed !== undefined && { seed }) }) : played(at);
  const scene = drawn(sceneOf(analysis, shown, viewer));
  const layers = layersOf(shown && seenBy(shown.game, viewer), scene.sides, options.layer ?? []);
  return { ...scene, overlays: [...scene.overlays, ...layers] };

  function drawn(scene: Scene | undefined): Scene {
    if (scene) return scene;
    throw new Unusable(`${file} shows no map: it holds none and imports none. What is wrong: sandtable check ${file}`);
  }

  function played(until: string): Shown {
    const { ruleset, scenario } = scenarioOf(file, sheet);
    const found = playUntil(ruleset, scenario, { until, ...(seed !== undefined && { seed }) });
    const moment = found.moments.length - 1;
    const before = (): typeof found.game => replay(ruleset, scenario, found, moment);
    return { played: found, moment, game: found.game, before };
  }
}

/** Layers of the game by name, of every side or unit there is. @throws Unusable when it has no such layer. */
function layersOf(
  game: Pick<Game, 'position' | 'views'> | undefined,
  sides: readonly string[],
  names: readonly string[],
): Overlay[] {
  const known = game?.views.layers ?? [];
  const pieces = names.length > 0 && game ? game.position().pieces.filter(({ cell }) => cell !== undefined) : [];
  return names.flatMap((name) => {
    const layer = known.find((one) => one.name === name);
    if (!layer) {
      const there = known.length === 0 ? 'the game has none' : `there are ${list(known.map((one) => one.name))}`;
      throw new Unusable(`No layer is called “${name}”; ${there}.`);
    }
    return layer.of === 'side'
      ? sides.flatMap((side) => laid(layer, side, { side }))
      : pieces.flatMap((piece) => laid(layer, piece.name, { side: piece.side }));
  });
}
