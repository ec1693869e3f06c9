import * as vscode from 'vscode';
import type { Fonts } from '../../preview/print/pdf.js';
import type { Printed } from '../../preview/contract/print-data.js';
import type { CounterPrint } from '../../preview/print/counter-sheets.js';
import { forcesSheets, forcesSvg } from '../../preview/print/forces-sheets.js';
import { PAPERS, type Sheet } from '../../preview/print/paper.js';
import { sheetsOf } from '../../preview/print/sheets.js';
import { lackingIn, lettersText } from '../../preview/render/drawable-text.js';
import { facePictures, picturesIn, withPictures } from '../../preview/render/pictures.js';
import { renderSvg } from '../../preview/render/render.js';
import { turnPage, type PageParts } from '../../preview/turn/page.js';
import { momentsOfTurn, turnOf } from '../../preview/turn/turn.js';
import type { Shape } from '../../preview/render/shape.js';
import type { Preview } from '../../preview/contract/preview.js';
import type { CommandContext } from '../commands/command-context.js';
import { readPictures } from '../preview/picture-files.js';
import { settings } from '../settings.js';

/** Height of a cell in the picture of the order of battle, in pixels: the default of the command line. */
const PIXELS_PER_CELL = 64;

/** The document to export and its current picture. */
export interface Exported {
  readonly uri: vscode.Uri;
  readonly preview: Preview;
}

type Export = (desk: CommandContext, exported: Exported) => Promise<Uint8Array>;

/** The export formats by file extension. */
export const EXPORTS: Readonly<Record<string, { readonly label: string; readonly make: Export }>> = {
  png: { label: vscode.l10n.t('PNG picture'), make: asPng },
  svg: { label: vscode.l10n.t('SVG picture'), make: asSvg },
  pdf: { label: vscode.l10n.t('PDF: map, counters and cards to print'), make: asPdf },
  html: { label: vscode.l10n.t('HTML page of the turn'), make: asPage },
};

const theme = (): 'light' | 'dark' => (settings.theme() === 'dark' ? 'dark' : 'light');
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Exports the picture as PNG. Opens the preview if necessary, because the preview's page paints the picture. */
function asPng({ previews }: CommandContext, { uri }: Exported): Promise<Uint8Array> {
  return (previews.of(uri) ?? previews.open(uri)).png();
}

async function asSvg(_: CommandContext, { preview }: Exported): Promise<Uint8Array> {
  const { scene, beside = [] } = preview;
  const svg = renderSvg(scene, { theme: theme(), beside });
  return bytes(withPictures(svg, await readPictures(picturesIn([scene]))));
}

/** Exports a printable kit; the map is printed without counters. */
async function asPdf(desk: CommandContext, { uri, preview }: Exported): Promise<Uint8Array> {
  const beside = (await desk.server.ask('sandtable/printed', { uri: uri.toString() })) ?? undefined;
  const bare = { counters: [], markers: [], findings: [], overlays: [] };
  const words = { map: vscode.l10n.t('map {0} of {1} × {2}', '{0}', '{1}', '{2}') };
  const sheets = sheetsOf({ scene: { ...preview.scene, ...bare }, beside }, { ...printOptions(), words });
  return writeSheets(
    desk,
    sheets,
    preview.scene.title,
    new Map([...picturesIn([preview.scene]), ...printedPictures(beside)]),
  );
}

const printOptions = (): CounterPrint => ({ paper: PAPERS[settings.paper()], hex: settings.hex(), theme: theme() });

const printedPictures = (printed: Printed | undefined): ReturnType<typeof facePictures> =>
  facePictures((printed?.bySide ?? []).flatMap(({ counters }) => counters.map(({ front }) => front)));

/** Returns the order of battle as a chart to print. */
export async function forcesAsPdf(desk: CommandContext, printed: Printed): Promise<Uint8Array> {
  return writeSheets(desk, forcesSheets(printed, printOptions()), printed.title, printedPictures(printed));
}

/** Returns the order of battle as one picture. */
export async function forcesAsSvg(printed: Printed): Promise<Uint8Array> {
  const print = printOptions();
  const svg = forcesSvg(printed, print, PIXELS_PER_CELL / print.hex);
  return bytes(withPictures(svg, await readPictures(printedPictures(printed))));
}

async function writeSheets(
  desk: CommandContext,
  sheets: readonly Sheet[],
  title: string,
  pictures: Parameters<typeof readPictures>[0],
): Promise<Uint8Array> {
  if (!desk.writePdf)
    throw new Error(
      vscode.l10n.t('PDF export is not available in the browser. Use the command line: sandtable render.'),
    );
  reportLackingLetters(sheets.flatMap(({ shapes }) => shapes));
  return desk.writePdf(sheets, title, await fonts(desk), await readPictures(pictures));
}

/** Reports the letters that the PDF shows as boxes, because its fonts lack them. */
function reportLackingLetters(shapes: readonly Shape[]): void {
  const lacking = lackingIn(shapes);
  if (lacking.size === 0) return;
  void vscode.window.showWarningMessage(
    vscode.l10n.t(
      'The PDF shows boxes in place of letters that its font lacks: {0}. Use other letters, or export SVG or HTML.',
      lettersText(lacking),
    ),
  );
}

async function fonts(desk: CommandContext): Promise<Fonts> {
  const [regular, bold] = await Promise.all(
    ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf'].map((name) => read(desk, 'cli/fonts', name)),
  );
  return { regular, bold };
}

/**
 * Exports one turn of the game as a stand-alone page: the turn of the current moment, or the first turn at the set-up.
 */
async function asPage(desk: CommandContext, { uri, preview }: Exported): Promise<Uint8Array> {
  const { moments, moment, seed } = preview;
  const shown = moments.find(({ number }) => number === moment) ?? moments.at(0);
  const last = moments.findLast(({ turn }) => turn === shown?.turn)?.number ?? -1;
  const own = momentsOfTurn(moments, last);
  const stills: Preview[] = [];
  for (const at of ['setup' as const, ...own.map(({ number }) => number)]) {
    const options = { moment: at, seed };
    const still = await (desk.previews.of(uri)?.ask(options) ??
      desk.server.ask('sandtable/preview', { uri: uri.toString(), ...options }));
    if (still) stills.push(still);
  }
  const [host, panel, style] = await Promise.all(
    ['turn.js', 'preview.js', 'preview.css'].map(async (name) =>
      new TextDecoder().decode(await read(desk, 'dist', name)),
    ),
  );
  const pictures = await readPictures(picturesIn(stills.map(({ scene }) => scene)));
  return bytes(
    await turnPage({
      turn: turnOf(stills, own, pictures),
      theme: theme(),
      host,
      panel,
      style,
      language: pageLanguage(),
    }),
  );
}

/** Returns the language of a stand-alone page with the translations of its texts; undefined for English. */
const pageLanguage = (): PageParts['language'] =>
  vscode.l10n.bundle && { name: vscode.env.language, words: vscode.l10n.bundle };

const read = async ({ home }: CommandContext, ...path: readonly string[]): Promise<Uint8Array> =>
  vscode.workspace.fs.readFile(vscode.Uri.joinPath(home, ...path));
