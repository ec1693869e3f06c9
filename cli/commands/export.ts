import { t } from '@vscode/l10n';
import path from 'node:path';
import { list } from '../../engine/model/words.js';
import { nowSeenBy, type Viewer } from '../../engine/play/sight.js';
import { moduleOf, savedGameOf } from '../../preview/vassal/files.js';
import { mapRecord, positionCsv, positionRecord } from '../export/position.js';
import { tableOf } from '../export/table.js';
import { zipped } from '../export/vassal.js';
import { CLEAN, type ExitCode } from '../exit.js';
import { Unusable } from '../../language-server/report/unusable.js';
import { writeWhole } from '../output.js';
import { scenarioOf, viewerAsked, type ViewerOptions } from '../scenario.js';
import { gameShown, sceneShown, type ShownOptions } from '../shown.js';
import { jsonText, type Terminal } from '../terminal.js';
import { openFile, type Desk, type Sheet, placesOf } from '../workspace.js';

export interface ExportOptions extends ShownOptions, ViewerOptions {
  readonly to: string;
  /** Pixels to the height of a cell. */
  readonly cell?: number;
  /** Sides are seats that VASSAL asks to take. */
  readonly roster?: boolean;
}

/** Writes the game at a moment, as somebody sees it, for other programs. */
export async function exportGame(file: string, options: ExportOptions, terminal: Terminal): Promise<ExitCode> {
  const kind = kindOf(options);
  const desk = await openFile(file, terminal);
  const written = await WRITTEN[kind]({ file, desk, options, terminal, viewer: viewerAsked(options, desk.analysis) });
  await writeWhole(path.resolve(terminal.folder, options.to), written, options.to);
  return CLEAN;
}

interface Asked {
  readonly file: string;
  readonly desk: Desk & Sheet;
  readonly options: ExportOptions;
  readonly terminal: Terminal;
  readonly viewer: Viewer;
}

const WRITTEN = {
  '.vmod': ({ file, desk, options, viewer }: Asked) =>
    zipped(moduleOf(tableOf(file, desk, viewer, { cell: CELL, ...options, begins: true }), options)),
  '.vsav': ({ file, desk, options, viewer }: Asked) => {
    scenarioOf(file, desk);
    return zipped(savedGameOf(tableOf(file, desk, viewer, { cell: CELL, ...options, begins: false })));
  },
  '.csv': ({ file, desk, options, viewer }: Asked) => {
    scenarioOf(file, desk);
    return positionCsv(positionRecord(gameShown(file, desk, options)?.game.position(viewer)).pieces);
  },
  '.json': (asked: Asked) => jsonText(recordOf(asked)),
} as const satisfies Readonly<Record<string, (asked: Asked) => string | Promise<Uint8Array>>>;

/** Pixels: a counter is about as large as those of most modules. */
const CELL = 100;

function kindOf({ to, cell, roster }: ExportOptions): keyof typeof WRITTEN {
  const kind = path.extname(to).toLowerCase();
  if (!Object.hasOwn(WRITTEN, kind))
    throw new Unusable(
      t('{0} is nothing Sandtable exports: its name must end in {1}.', to, list(Object.keys(WRITTEN), t('or'))),
    );
  if (cell !== undefined && !kind.startsWith('.v')) throw new Unusable(t('--cell is for a .vmod or .vsav.'));
  if (roster && kind !== '.vmod') throw new Unusable(t('--roster is for a .vmod.'));
  return kind as keyof typeof WRITTEN;
}

function recordOf({ file, desk, options, terminal, viewer }: Asked): unknown {
  const map = sceneShown(file, desk, undefined, viewer);
  const game = gameShown(file, desk, options)?.game;
  const { ruleset, scenario } = desk.analysis;
  return {
    file: placesOf(desk, terminal.folder).path(desk.document.uri),
    ...(ruleset && { ruleset: ruleset.id }),
    ...(scenario && { scenario: scenario.title }),
    sides: map.sides,
    map: mapRecord(map),
    ...(game && { now: nowSeenBy(game, viewer) }),
    state: positionRecord(game?.position(viewer)),
  };
}
