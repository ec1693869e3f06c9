import { quoted } from '../../engine/model/names.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Translate } from '../words/translate.js';
import { describeCounter } from './counter.js';
import { fileNames } from './file-names.js';
import { chooseMaps } from './game-map.js';
import { readGivenFiles, type GivenFile } from './given-files.js';
import { ImportFault } from './import-fault.js';
import { readPictures } from './pictures.js';
import { placeUnits, reportIncompleteUnits } from './place-units.js';
import { savedPosition, startingPosition, type ModulePosition } from './positions.js';
import { ImportReport } from './report.js';
import { createSideFinder } from './sides.js';
import { slotPieces } from './slot-pieces.js';
import { Units } from './units.js';
import { writeFiles, type PlacedPosition } from './write-files.js';

export interface ImportRequest {
  /** The module, with its extensions and saved games in any order. */
  readonly files: readonly GivenFile[];
  readonly ruleset: Pick<Ruleset, 'id' | 'vocabulary'>;
  /** Path from the folder of the import to the file that declares the ruleset; undefined for a published game. */
  readonly rulesetFile?: string | undefined;
  /** The sides of the game, by names of sides and nations in the module. */
  readonly sides: ReadonlyMap<string, string>;
  readonly t: Translate;
}

/** The files that an import creates, by paths relative to its folder. The only subfolder is `images`. */
export interface Imported {
  readonly texts: ReadonlyMap<string, string>;
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  /** The lines of the report. */
  readonly report: readonly string[];
  /** Sides and nations of the module that are no sides of the game. */
  readonly unknownSides: readonly string[];
}

/** Imports a module of VASSAL. Returns the reason if that is impossible. */
export function importVassal(request: ImportRequest): Imported | { readonly fault: string } {
  try {
    return imported(request);
  } catch (problem) {
    if (problem instanceof ImportFault) return { fault: problem.message };
    throw problem;
  }
}

const openingOf = (id: string, file: string | undefined): string =>
  file === undefined ? `ruleset ${id}` : `ruleset ${id}\nimport ${quoted(file)}`;

/** Reads the module, finds its maps, units and places, and writes them. @throws ImportFault if that is impossible */
function imported({ files, ruleset, rulesetFile, sides: given, t }: ImportRequest): Imported {
  const report = new ImportReport(t);
  const context = { report, t };
  const { vocabulary } = ruleset;
  const { archive, module, saves } = readGivenFiles(files, context);
  const pieceOf = slotPieces(module, context);
  const start = startingPosition(module, pieceOf, context);
  const saved = saves.map((save) => savedPosition(module, save, context));
  const maps = chooseMaps([start, ...saved], context);
  if (!maps) throw new ImportFault(t('{0} has no board with a grid of hexes or squares.', archive.file));
  const sides = createSideFinder({ vocabulary, roster: module.sides, given, ...context });
  const units = new Units(module, {
    ...context,
    pieceOf,
    describe: (piece, slot) => describeCounter(piece, slot, { vocabulary, sides, ...context }),
  });
  const place = (position: ModulePosition): PlacedPosition => ({
    position,
    placed: placeUnits(position, maps, units, { vocabulary, ...context }),
  });
  const positions = { start: place(start), saved: saved.map(place) };
  units.addPalette(module.palette);
  units.nameApart();
  reportIncompleteUnits(units, report, t);
  for (const name of sides.unknown) report.add(t('A side or nation of the module is not a side of the game.'), name);
  const boards = [maps.main, ...maps.others].map(({ laid }) => laid.board.image);
  const pictures = readPictures(archive, [...units.all.flatMap(({ counter }) => counter.images), ...boards]);
  const saveNames = saves.map(({ name }) => name);
  const names = fileNames(archive.file, saveNames, maps.others.length);
  const origin = [archive.file, module.version].filter((text) => text !== '').join(' ');
  const parts = { module, names, origin, maps, units, pictures, ...positions };
  const texts = writeFiles(parts, { opening: openingOf(ruleset.id, rulesetFile), vocabulary, t });
  report.add(t('A module contains terrain, rivers and roads only as a picture, and no rules.'));
  const lines = report.lines();
  texts.set(names.report, `${[t('Import of {0}', origin), '', ...lines.map((line) => `- ${line}`)].join('\n')}\n`);
  return { texts, pictures: pictures.files, report: lines, unknownSides: [...sides.unknown] };
}
