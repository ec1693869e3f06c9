import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Translate } from '../words/translate.js';
import { openArchive, type Archive } from './archive.js';
import { currentStep, describeCounter, isHidden } from './counter.js';
import { fileNames } from './file-names.js';
import { chooseMaps } from './game-map.js';
import { ImportFault } from './import-fault.js';
import { buildFileOf, isExtension, readModule, type VassalModule } from './module.js';
import { readPictures } from './pictures.js';
import { placeFinder } from './placement.js';
import { savedPosition, startingPosition, type ModulePosition } from './positions.js';
import { ImportReport } from './report.js';
import { isPlainSavedGame, readSavedGame, type SavedGame } from './saved-game.js';
import { createSideFinder } from './sides.js';
import { slotPieces } from './slot-pieces.js';
import { Units } from './units.js';
import { forcesText } from './write-forces.js';
import { mapText } from './write-map.js';
import { scenarioText, type PlacedUnit } from './write-scenario.js';
import type { XmlElement } from './xml.js';

/** A file that the user gives: a module, an extension or a saved game. */
export interface GivenFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

export interface ImportRequest {
  /** The module, with its extensions and saved games in any order. */
  readonly files: readonly GivenFile[];
  readonly ruleset: Pick<Ruleset, 'id' | 'vocabulary'>;
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

function imported({ files, ruleset, sides: given, t }: ImportRequest): Imported {
  const report = new ImportReport(t);
  const context = { report, t };
  const { vocabulary } = ruleset;
  const { archive, module, saves } = readFiles(files, context);
  const pieceOf = slotPieces(module, context);
  const [start, ...saved] = [
    startingPosition(module, pieceOf, context),
    ...saves.map((save) => savedPosition(module, save, context)),
  ] as [ModulePosition, ...ModulePosition[]];
  const positions = [start, ...saved];
  const maps = chooseMaps(positions, context);
  if (!maps) throw new ImportFault(t('{0} has no board with a grid of hexes or squares.', archive.file));
  const sides = createSideFinder({ vocabulary, roster: module.sides, given, ...context });
  const units = new Units(module, {
    ...context,
    pieceOf,
    describe: (piece, slot) => describeCounter(piece, slot, { vocabulary, sides, ...context }),
  });
  const placed = positions.map((position) => {
    const find = placeFinder(position, maps.main, { calendar: vocabulary.calendar, ...context });
    const own = units.of(position.counters);
    return position.counters.flatMap((counter, i): PlacedUnit[] => {
      const unit = own[i];
      if (!unit) return [];
      const place = find(counter, unit.name);
      if (isHidden(counter.piece)) report.add(t('A hidden unit is imported openly.'), unit.name);
      return place ? [{ unit, place, step: currentStep(counter.piece) }] : [];
    });
  });
  units.addPalette(module.palette);
  units.nameApart();
  for (const { name, counter } of units.all) {
    if (counter.side === undefined) report.add(t('A unit has no side of the game, and is a comment.'), name);
    else if (counter.kind === undefined)
      report.add(t('A unit has no kind that the game knows, and is a comment.'), name);
    else if (counter.faces.length === 0)
      report.add(t('A unit has no values in the module; the checks ask for them.'), name);
  }
  for (const name of sides.unknown) report.add(t('A side or nation of the module is no side of the game.'), name);
  const writing = { ruleset: ruleset.id, vocabulary, t };
  const origin = [archive.file, module.version].filter((text) => text !== '').join(' ');
  const names = fileNames(
    archive.file,
    saves.map(({ name }) => name),
    maps.others.length,
  );
  const boxes = [...new Set(placed.flat().flatMap(({ place }) => ('box' in place ? [place.box] : [])))];
  const title = module.name === '' ? names.stem : module.name;
  const texts = new Map<string, string>();
  const pictures = readPictures(archive, [
    ...units.all.flatMap(({ counter }) => counter.images),
    ...[maps.main, ...maps.others].map(({ laid }) => laid.board.image),
  ]);
  texts.set(
    names.map,
    mapText(
      { name: title, grid: maps.main.grid, boxes, origin, picture: pictures.underlayOf(maps.main.laid.board.image) },
      writing,
    ),
  );
  maps.others.forEach(({ laid, grid }, i) =>
    texts.set(
      names.otherMaps[i] ?? '',
      mapText(
        { name: laid.board.name, grid, boxes: [], origin, picture: pictures.underlayOf(laid.board.image) },
        writing,
      ),
    ),
  );
  texts.set(names.forces, forcesText(units.all, origin, { ...writing, pictureOf: pictures.pictureOf }));
  positions.forEach((position, i) => {
    const own = placed[i] ?? [];
    if (position === start && own.length === 0 && saved.length > 0) return;
    const written = {
      title: position.name?.replace(/\.\w{3,4}$/, '') ?? title,
      map: title,
      imports: [names.map, names.forces],
      lastTurn: module.lastTurn,
      units: own,
    };
    texts.set(position === start ? names.start : (names.saves[i - 1] ?? ''), scenarioText(written, writing));
  });
  report.add(t('Terrain, rivers, roads and rules are not in a module: it has only a picture of them.'));
  const lines = report.lines();
  texts.set(names.report, `${[t('Import of {0}', origin), '', ...lines.map((line) => `- ${line}`)].join('\n')}\n`);
  return { texts, pictures: pictures.files, report: lines, unknownSides: [...sides.unknown] };
}

interface ReadFiles {
  readonly archive: Archive;
  readonly module: VassalModule;
  readonly saves: readonly SavedGame[];
}

/** Reads the given files. The content of a file decides whether it is a module, an extension or a saved game. */
function readFiles(
  files: readonly GivenFile[],
  context: { readonly report: ImportReport; readonly t: Translate },
): ReadFiles {
  const { t } = context;
  const saves: GivenFile[] = [];
  const modules: { readonly archive: Archive; readonly root: XmlElement }[] = [];
  const extensions: XmlElement[] = [];
  for (const { name, bytes } of files) {
    const save = savedGameIn(name, bytes, t);
    if (save) saves.push({ name, bytes: save });
    else {
      const archive = openArchive(bytes, name, t);
      const root = buildFileOf(archive, t);
      if (!root) throw new ImportFault(t('{0} is not a module of VASSAL: it has no build file.', name));
      if (isExtension(root)) extensions.push(root);
      else modules.push({ archive, root });
    }
  }
  const [first, second] = modules;
  if (!first) throw new ImportFault(t('There is no module among the files. A saved game needs its module.'));
  if (second)
    throw new ImportFault(
      t('{0} and {1} are both modules; import one at a time.', first.archive.file, second.archive.file),
    );
  const { archive, root } = first;
  const module = readModule(archive, root, extensions, context);
  const setups = module.setups.flatMap(({ name, file }) => {
    const bytes = archive.read(file);
    const save = bytes && savedGameIn(file, bytes, t);
    if (!save) context.report.add(t('The module names a saved game that it does not have.'), file);
    return save ? [{ name: name === '' ? file : name, bytes: save }] : [];
  });
  const { prototypes } = module;
  return {
    archive,
    module,
    saves: [...setups, ...saves].map(({ name, bytes }) => readSavedGame(name, bytes, { prototypes, ...context })),
  };
}

/** Returns the content of a saved game, which is an archive or a text; undefined for other files. */
function savedGameIn(name: string, bytes: Uint8Array, t: Translate): Uint8Array | undefined {
  return isPlainSavedGame(bytes) ? bytes : openArchive(bytes, name, t).read('savedGame');
}
