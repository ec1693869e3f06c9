import { t } from '@vscode/l10n';
import path from 'node:path';
import { list } from '../../engine/model/words.js';
import type { Game } from '../../engine/play/game.js';
import { gameViewFor } from '../../engine/play/visibility.js';
import { drawLayer } from '../../language-server/scene/overlay.js';
import { buildPrintData } from '../../language-server/scene/print-data.js';
import { HEX, PAPERS, type PaperName } from '../../preview/print/paper.js';
import { forcesSvg } from '../../preview/print/forces-sheets.js';
import { sheetsOf } from '../../preview/print/sheets.js';
import type { Theme } from '../../preview/render/palette.js';
import { facePictures, picturesIn, withPictures } from '../../preview/render/pictures.js';
import { renderSvg } from '../../preview/render/render.js';
import type { Printed } from '../../preview/contract/print-data.js';
import type { OffMapItem } from '../../preview/contract/preview.js';
import type { CounterFace, Overlay, Scene } from '../../preview/contract/scene.js';
import { CLEAN, type ExitCode } from '../exit.js';
import { lackingIn } from '../../preview/render/drawable-text.js';
import { reportLackingLetters } from '../lacking-letters.js';
import { UsageError } from '../../language-server/report/usage-error.js';
import { writeAtomically } from '../output.js';
import { pdfOf } from '../pdf.js';
import { readPictures } from '../pictures.js';
import { pngOf } from '../png.js';
import { printedWords } from '../../language-server/scene/printed-words.js';
import { turnAsPage } from '../turn-page.js';
import { readViewer, type ViewerOptions } from '../scenario.js';
import { gameShown, sceneShown } from '../shown.js';
import type { Terminal } from '../terminal.js';
import { openFile, type OpenedFile } from '../workspace.js';

export interface RenderCommandOptions extends ViewerOptions {
  readonly output: string;
  readonly at?: string;
  readonly seed?: string;
  /** Height of a cell in pixels. */
  readonly cell?: number;
  readonly theme: Theme;
  /**
   * Part to draw. `map` is the map without units, `forces` the order of battle. `counters` and `cards` select these
   * sheets of a PDF.
   */
  readonly only?: 'map' | 'forces' | 'counters' | 'cards';
  /** Paper size of a PDF. */
  readonly paper?: PaperName;
  /** Height of a cell in a PDF, in millimetres. */
  readonly hex?: number;
  readonly areas?: boolean;
  /** The names of the layers to show, such as `zone` or `supply`. */
  readonly layer?: readonly string[];
}

/**
 * Draws a file as a map with its counters, as a PDF to play on a table, or as a page that replays a turn. The extension
 * of the output file selects the format.
 * @throws Unusable when the format does not exist, options contradict each other, or a file cannot be opened or
 * written.
 */
export async function render(file: string, options: RenderCommandOptions, terminal: Terminal): Promise<ExitCode> {
  const { output } = options;
  const kind = kindOf(output);
  checkSizes(options, kind);
  const opened = await openFile(file, terminal);
  const lacking = new Set<string>();
  const content = await RENDERERS[kind](file, opened, options, lacking);
  await writeAtomically(path.resolve(terminal.folder, output), content, output);
  reportLackingLetters(lacking, output, terminal);
  return CLEAN;
}

/** Draws a file. `lacking` receives the letters that the fonts lack. */
type Draw = (
  file: string,
  opened: OpenedFile,
  options: RenderCommandOptions,
  lacking: Set<string>,
) => Promise<string | Uint8Array>;

const RENDERERS = {
  '.svg': picture,
  '.png': async (file, opened, options, lacking) => pngOf(await picture(file, opened, options), lacking),
  '.pdf': printed,
  '.html': turnAsPage,
} as const satisfies Readonly<Record<string, Draw>>;

type Kind = keyof typeof RENDERERS;

function kindOf(output: string): Kind {
  const kind = path.extname(output).toLowerCase();
  if (Object.hasOwn(RENDERERS, kind)) return kind as Kind;
  const extensions = list(Object.keys(RENDERERS), t('or'));
  throw new UsageError(t('Sandtable cannot draw {0}. Its name must end in {1}.', output, extensions));
}

/** Checks that the options apply to the format. Sizes are in pixels for pictures, and in millimetres for a PDF. */
function checkSizes({ at, cell, paper, hex, only, areas, layer }: RenderCommandOptions, kind: Kind): void {
  if (kind === '.pdf' && cell !== undefined)
    throw new UsageError(t('--cell does not apply to a .pdf. Use --hex, in millimetres.'));
  if (kind !== '.pdf' && (paper ?? hex) !== undefined)
    throw new UsageError(t('--paper and --hex apply only to a .pdf.'));
  if (only === 'forces' && (at ?? layer ?? areas) !== undefined)
    throw new UsageError(t('--only forces cannot be combined with --at, --layer or --areas, which show the map.'));
  if (kind !== '.pdf' && (only === 'counters' || only === 'cards'))
    throw new UsageError(t('--only {0} applies only to a .pdf.', only));
  if (kind === '.html' && [cell, only, areas, layer].some((given) => given !== undefined))
    throw new UsageError(
      t('--cell, --only, --areas and --layer do not apply to a .html, which shows the whole turn at any size.'),
    );
}

async function picture(file: string, opened: OpenedFile, options: RenderCommandOptions): Promise<string> {
  const { cell, theme, areas = false } = options;
  if (options.only === 'forces') return forcesPicture(file, opened, options);
  const { scene, beside } = pictureAt(file, opened, options);
  const svg = renderSvg(scene, { theme, areas, beside, ...(cell !== undefined && { cellHeight: cell }) });
  return withPictures(svg, await readPictures(picturesIn([scene])));
}

/** Draws the order of battle of all sides as one picture, as wide as a sheet of paper. */
async function forcesPicture(
  file: string,
  { analysis }: OpenedFile,
  { cell = 64, theme }: RenderCommandOptions,
): Promise<string> {
  const printed = buildPrintData(analysis);
  if (!printed?.bySide.some(({ forces }) => forces && forces.totals.units > 0))
    throw new UsageError(t('{0} has no {1}.', file, t('forces')));
  const svg = forcesSvg(printed, { paper: PAPERS.A4, hex: HEX, theme }, cell / HEX);
  return withPictures(svg, await readPictures(facePictures(printedFaces(printed))));
}

/**
 * Draws the sheets of a PDF: map, counters and cards. If neither a moment nor layers are given, the map has no units.
 */
async function printed(
  file: string,
  opened: OpenedFile,
  options: RenderCommandOptions,
  lacking: Set<string>,
): Promise<Uint8Array> {
  const { only, at, layer, paper = 'A4', hex = HEX, theme, areas = false } = options;
  const mapOnly = at === undefined && layer === undefined ? { only: 'map' as const } : {};
  const scene =
    only === undefined || only === 'map' ? pictureAt(file, opened, { ...options, ...mapOnly }).scene : undefined;
  const beside = only === 'map' ? undefined : buildPrintData(opened.analysis);
  const sheets = sheetsOf({ scene, beside }, { paper: PAPERS[paper], hex, theme, areas, words: printedWords() }, only);
  if (sheets.length === 0)
    throw new UsageError(t('{0} has no {1}.', file, only === 'cards' ? t('set-up or arrivals') : t('forces')));
  for (const { shapes } of sheets) lackingIn(shapes, lacking);
  const pictures = await readPictures(
    new Map([...picturesIn(scene ? [scene] : []), ...facePictures(printedFaces(beside))]),
  );
  return pdfOf(sheets, scene?.title ?? beside?.title ?? '', pictures);
}

const printedFaces = (printed: Printed | undefined): CounterFace[] =>
  (printed?.bySide ?? []).flatMap(({ counters }) => counters.map(({ front }) => front));

/** A drawing of a game: the map with its units, and the items next to the map. */
interface Drawing {
  readonly scene: Scene;
  readonly beside: readonly OffMapItem[];
}

/** Returns the drawing of a game at a moment. Default: the moment at which the orders of the file end. */
function pictureAt(file: string, opened: OpenedFile, options: RenderCommandOptions): Drawing {
  const viewer = readViewer(options, opened.analysis);
  if (options.only === 'map') {
    if (options.at !== undefined || options.layer !== undefined)
      throw new UsageError(t('--only map cannot be combined with --at or --layer, which show units.'));
    return { scene: { ...sceneShown(file, opened, undefined, viewer), findings: [] }, beside: [] };
  }
  const shown = gameShown(file, opened, options);
  const scene = sceneShown(file, opened, shown, viewer);
  const visible = shown && gameViewFor(shown.game, viewer);
  const layers = layersOf(visible, scene.sides, options.layer ?? []);
  return { scene: { ...scene, overlays: [...scene.overlays, ...layers] }, beside: visible?.position().offMap ?? [] };
}

/**
 * Returns overlays for the named layers, one for each side or unit. @throws Unusable when the game has no such layer.
 */
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
      const available =
        known.length === 0
          ? t('this game has none')
          : t(
              'this game has {0}',
              list(
                known.map((one) => one.name),
                t('and'),
              ),
            );
      throw new UsageError(t('There is no layer “{0}”; {1}.', name, available));
    }
    return layer.of === 'side'
      ? sides.flatMap((side) => drawLayer(layer, side, { side }))
      : pieces.flatMap((piece) => drawLayer(layer, piece.name, { side: piece.side }));
  });
}
