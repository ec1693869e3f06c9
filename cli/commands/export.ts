import { t } from '@vscode/l10n';
import path from 'node:path';
import { list } from '../../engine/model/words.js';
import { nowFor } from '../../engine/play/visibility.js';
import type { Viewer } from '../../engine/play/records.js';
import { moduleOf, savedGameOf } from '../../preview/vassal/files.js';
import { mapRecord, positionCsv, positionRecord } from '../export/position.js';
import { laterScenario } from '../export/later-scenario.js';
import { tableOf } from '../export/table.js';
import { zipped } from '../export/vassal.js';
import { CLEAN, type ExitCode } from '../exit.js';
import { reportLackingLetters } from '../lacking-letters.js';
import { UsageError } from '../../language-server/report/usage-error.js';
import { writeAtomically } from '../output.js';
import { scenarioOf, readViewer, type ViewerOptions } from '../scenario.js';
import { gameShown, sceneShown, type ShownOptions } from '../shown.js';
import { jsonText, type Terminal } from '../terminal.js';
import { openFile, type OpenedFiles, type OpenedFile, placesOf } from '../workspace.js';

export interface ExportOptions extends ShownOptions, ViewerOptions {
  readonly to: string;
  /** Height of a cell in pixels. */
  readonly cell?: number;
  /** True if VASSAL asks each player to choose a side. */
  readonly roster?: boolean;
}

/**
 * Exports the game at a moment as a viewer may see it. The extension of the output file selects the format.
 * @throws Unusable when the format does not exist, an option does not apply to the format, or the file cannot be opened
 * or written.
 */
export async function exportGame(file: string, options: ExportOptions, terminal: Terminal): Promise<ExitCode> {
  const kind = kindOf(options);
  const opened = await openFile(file, terminal);
  const lacking = new Set<string>();
  const content = await EXPORTERS[kind]({
    file,
    opened,
    options,
    terminal,
    lacking,
    viewer: readViewer(options, opened.analysis),
  });
  await writeAtomically(path.resolve(terminal.folder, options.to), content, options.to);
  reportLackingLetters(lacking, options.to, terminal);
  return CLEAN;
}

interface ExportRequest {
  readonly file: string;
  readonly opened: OpenedFiles & OpenedFile;
  readonly options: ExportOptions;
  readonly terminal: Terminal;
  readonly viewer: Viewer;
  /** Receives the letters in pictures that are in none of the fonts. */
  readonly lacking: Set<string>;
}

const EXPORTERS = {
  '.vmod': ({ file, opened, options, viewer, lacking }: ExportRequest) =>
    zipped(moduleOf(tableOf(file, opened, viewer, { cell: CELL_PIXELS, ...options, begins: true }), options), lacking),
  '.vsav': ({ file, opened, options, viewer, lacking }: ExportRequest) => {
    scenarioOf(file, opened);
    return zipped(
      savedGameOf(tableOf(file, opened, viewer, { cell: CELL_PIXELS, ...options, begins: false })),
      lacking,
    );
  },
  '.csv': ({ file, opened, options, viewer }: ExportRequest) => {
    scenarioOf(file, opened);
    return positionCsv(positionRecord(gameShown(file, opened, options)?.game.position(viewer)).pieces);
  },
  '.json': (request: ExportRequest) => jsonText(recordOf(request)),
  '.sand': laterScenario,
} as const satisfies Readonly<Record<string, (request: ExportRequest) => string | Promise<Uint8Array>>>;

/** Default height of a cell in a module, in pixels. Counters then have the size that is usual in modules. */
const CELL_PIXELS = 100;

function kindOf({ to, cell, roster, as }: ExportOptions): keyof typeof EXPORTERS {
  const kind = path.extname(to).toLowerCase();
  if (!Object.hasOwn(EXPORTERS, kind))
    throw new UsageError(
      t('Sandtable cannot export {0}. Its name must end in {1}.', to, list(Object.keys(EXPORTERS), t('or'))),
    );
  if (cell !== undefined && !kind.startsWith('.v')) throw new UsageError(t('--cell applies only to a .vmod or .vsav.'));
  if (as !== undefined && kind === '.sand')
    throw new UsageError(t('--as does not apply to a .sand file, which always contains the whole position.'));
  if (roster && kind !== '.vmod') throw new UsageError(t('--roster applies only to a .vmod.'));
  return kind as keyof typeof EXPORTERS;
}

function recordOf({ file, opened, options, terminal, viewer }: ExportRequest): unknown {
  const map = sceneShown(file, opened, undefined, viewer);
  const game = gameShown(file, opened, options)?.game;
  const { ruleset, scenario } = opened.analysis;
  return {
    file: placesOf(opened, terminal.folder).path(opened.document.uri),
    ...(ruleset && { ruleset: ruleset.id }),
    ...(scenario && { scenario: scenario.title }),
    sides: map.sides,
    map: mapRecord(map),
    ...(game && { now: nowFor(game, viewer) }),
    state: positionRecord(game?.position(viewer)),
  };
}
