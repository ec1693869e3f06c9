import { t } from '@vscode/l10n';
import path from 'node:path';
import { list } from '../../engine/model/words.js';
import type { Game } from '../../engine/play/ruleset.js';
import { seenBy } from '../../engine/play/sight.js';
import { laid } from '../../language-server/scene/overlay.js';
import { printedOf } from '../../language-server/scene/printed.js';
import { HEX, PAPERS, type PaperName } from '../../preview/print/paper.js';
import { sheetsOf } from '../../preview/print/sheets.js';
import type { Theme } from '../../preview/render/palette.js';
import { renderSvg } from '../../preview/render/render.js';
import type { BesideItem } from '../../preview/moments.js';
import type { Overlay, Scene } from '../../preview/scene.js';
import { CLEAN, type ExitCode } from '../exit.js';
import { Unusable } from '../../language-server/report/unusable.js';
import { writeWhole } from '../output.js';
import { pdfOf } from '../pdf.js';
import { pngOf } from '../png.js';
import { turnAsPage } from '../turn-page.js';
import { viewerAsked, type ViewerOptions } from '../scenario.js';
import { gameShown, sceneShown } from '../shown.js';
import type { Terminal } from '../terminal.js';
import { openFile, type Sheet } from '../workspace.js';

export interface RenderCommandOptions extends ViewerOptions {
  readonly output: string;
  readonly at?: string;
  readonly seed?: string;
  /** Pixels to the height of a cell. */
  readonly cell?: number;
  readonly theme: Theme;
  /** The map alone: nothing that stands on it or has happened there; of what is printed also another part. */
  readonly only?: 'map' | 'counters' | 'cards';
  /** Size of the paper, and millimetres to the height of a cell, of what is printed. */
  readonly paper?: PaperName;
  readonly hex?: number;
  readonly areas?: boolean;
  /** Layers of the game, by name. */
  readonly layer?: readonly string[];
}

/** Draws a file as the name of the output says: the map with its counters, or all that is needed on a table. */
export async function render(file: string, options: RenderCommandOptions, terminal: Terminal): Promise<ExitCode> {
  const { output } = options;
  const kind = kindOf(output);
  checkSizes(options, kind);
  const sheet = await openFile(file, terminal);
  const drawn = await DRAWN[kind](file, sheet, options);
  await writeWhole(path.resolve(terminal.folder, output), drawn, output);
  return CLEAN;
}

type Draw = (file: string, sheet: Sheet, options: RenderCommandOptions) => Promise<string | Uint8Array>;

const DRAWN = {
  '.svg': picture,
  '.png': async (...asked) => pngOf(await picture(...asked)),
  '.pdf': printed,
  '.html': turnAsPage,
} as const satisfies Readonly<Record<string, Draw>>;

type Kind = keyof typeof DRAWN;

function kindOf(output: string): Kind {
  const kind = path.extname(output).toLowerCase();
  if (Object.hasOwn(DRAWN, kind)) return kind as Kind;
  const endings = list(Object.keys(DRAWN), t('or'));
  throw new Unusable(t('{0} is no picture Sandtable draws: its name must end in {1}.', output, endings));
}

/** Pictures are measured in pixels, what is printed in millimetres. */
function checkSizes({ cell, paper, hex, only, areas, layer }: RenderCommandOptions, kind: Kind): void {
  if (kind === '.pdf' && cell !== undefined)
    throw new Unusable(t('--cell counts pixels; what is printed is measured by --hex.'));
  if (kind !== '.pdf' && (paper ?? hex) !== undefined) throw new Unusable(t('--paper and --hex are for a .pdf.'));
  if (kind !== '.pdf' && (only === 'counters' || only === 'cards'))
    throw new Unusable(t('--only {0} is for a .pdf.', only));
  if (kind === '.html' && [cell, only, areas, layer].some((given) => given !== undefined))
    throw new Unusable(
      t(
        'A .html has the whole turn, and the size a reader gives it; --cell, --only, --areas and --layer are for pictures.',
      ),
    );
}

function picture(file: string, sheet: Sheet, options: RenderCommandOptions): Promise<string> {
  const { cell, theme, areas = false } = options;
  const { scene, beside } = pictureAt(file, sheet, options);
  return Promise.resolve(renderSvg(scene, { theme, areas, beside, ...(cell !== undefined && { cellHeight: cell }) }));
}

/** The map to play on, counters and cards; with a moment or layers the map as it is then. */
async function printed(file: string, sheet: Sheet, options: RenderCommandOptions): Promise<Uint8Array> {
  const { only, at, layer, paper = 'A4', hex = HEX, theme, areas = false } = options;
  const bare = at === undefined && layer === undefined ? { only: 'map' as const } : {};
  const scene =
    only === undefined || only === 'map' ? pictureAt(file, sheet, { ...options, ...bare }).scene : undefined;
  const beside = only === 'map' ? undefined : printedOf(sheet.analysis);
  const sheets = sheetsOf({ scene, beside }, { paper: PAPERS[paper], hex, theme, areas }, only);
  if (sheets.length === 0)
    throw new Unusable(t('{0} has no {1}.', file, only === 'cards' ? t('set-up or arrivals') : t('forces')));
  return pdfOf(sheets, scene?.title ?? beside?.title ?? '');
}

/** What is drawn of a game: the map with all that stands on it, and what lies beside it. */
interface Drawing {
  readonly scene: Scene;
  readonly beside: readonly BesideItem[];
}

/** The game as it stands at a moment; without one, where the file's orders end, or the map alone. */
function pictureAt(file: string, sheet: Sheet, options: RenderCommandOptions): Drawing {
  const viewer = viewerAsked(options, sheet.analysis);
  if (options.only === 'map') {
    if (options.at !== undefined || options.layer !== undefined)
      throw new Unusable(t('--only map shows neither a moment nor a layer; leave out --at and --layer, or --only.'));
    return { scene: { ...sceneShown(file, sheet, undefined, viewer), findings: [] }, beside: [] };
  }
  const shown = gameShown(file, sheet, options);
  const scene = sceneShown(file, sheet, shown, viewer);
  const seen = shown && seenBy(shown.game, viewer);
  const layers = layersOf(seen, scene.sides, options.layer ?? []);
  return { scene: { ...scene, overlays: [...scene.overlays, ...layers] }, beside: seen?.position().beside ?? [] };
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
      const there =
        known.length === 0
          ? t('the game has none')
          : t(
              'there are {0}',
              list(
                known.map((one) => one.name),
                t('and'),
              ),
            );
      throw new Unusable(t('No layer is called “{0}”; {1}.', name, there));
    }
    return layer.of === 'side'
      ? sides.flatMap((side) => laid(layer, side, { side }))
      : pieces.flatMap((piece) => laid(layer, piece.name, { side: piece.side }));
  });
}
