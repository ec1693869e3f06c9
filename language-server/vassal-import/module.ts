import type { Point } from '../../engine/board/board.js';
import type { Translate } from '../words/translate.js';
import type { Archive } from './archive.js';
import { mergeExtension } from './extension.js';
import { ImportFault } from './import-fault.js';
import type { PictureSize } from '../workspace/picture-header.js';
import { pictureSize } from './picture-size.js';
import type { Prototypes } from './piece.js';
import type { ImportReport } from './report.js';
import { splitSequence } from './sequence.js';
import { textOf } from './text.js';
import { classOf, descendants, flagOf, numberOf, readXml, type XmlElement } from './xml.js';
import { readGrids, type BoardGrids } from './zones.js';

/** A module of VASSAL, with its extensions. */
export interface VassalModule {
  readonly name: string;
  readonly version: string;
  readonly maps: readonly VassalMap[];
  /** The counters of the palette. */
  readonly palette: readonly Slot[];
  readonly prototypes: Prototypes;
  /** The sides that a player can choose. */
  readonly sides: readonly string[];
  /** The last turn of the turn track; undefined if there is no turn track or it has no end. */
  readonly lastTurn: number | undefined;
  /** Saved games in the module with which a game can begin. */
  readonly setups: readonly { readonly name: string; readonly file: string }[];
}

export interface VassalMap {
  readonly name: string;
  /** True if the map belongs to one player, such as a hand of cards. */
  readonly isPrivate: boolean;
  readonly edge: Point;
  readonly boards: readonly VassalBoard[];
  /** The command that chooses the boards; undefined if the players choose them. */
  readonly choice: string | undefined;
  readonly stacks: readonly StartingStack[];
}

export interface VassalBoard extends BoardGrids {
  readonly name: string;
  readonly image: string;
  /** The size of the board in pixels; undefined if the picture is missing or has an unknown format. */
  readonly size: PictureSize | undefined;
}

/** A stack with which a new game begins. Its coordinates are a pixel of its board. */
export interface StartingStack extends Point {
  readonly name: string;
  readonly board: string | undefined;
  /** The label of a cell, used in place of the pixel. */
  readonly location: string | undefined;
  readonly isDeck: boolean;
  /** The counters, the bottom one first. */
  readonly slots: readonly Slot[];
}

/** A counter of the palette or of a stack. */
export interface Slot {
  readonly name: string;
  readonly gpid: string;
  /** The command that creates the counter. */
  readonly text: string;
  /** The names of the windows, tabs and lists that contain the slot, the outermost first. */
  readonly path: readonly string[];
}

const BUILD_FILES = ['buildFile.xml', 'buildFile'];
const ROOTS = ['GameModule', 'BasicModule'];
const MAPS = ['Map', 'PrivateMap', 'PlayerHand', 'WidgetMap'];
const SLOTS = ['PieceSlot', 'CardSlot'];

interface ReadContext {
  readonly report: ImportReport;
  readonly t: Translate;
}

/** Returns the build file of an archive; undefined if it has none. */
export function buildFileOf(archive: Archive, t: Translate): XmlElement | undefined {
  const name = BUILD_FILES.find((each) => archive.names.has(each));
  const bytes = name === undefined ? undefined : archive.read(name);
  return bytes && readXml(textOf(bytes), `${archive.file}: ${name ?? ''}`, t);
}

export const isExtension = (build: XmlElement): boolean => classOf(build) === 'ModuleExtension';

/** Reads a module and merges its extensions. @throws ImportFault if the archive is no module */
export function readModule(
  archive: Archive,
  root: XmlElement,
  extensions: readonly XmlElement[],
  context: ReadContext,
): VassalModule {
  const { t } = context;
  if (!ROOTS.includes(classOf(root))) throw new ImportFault(t('{0} is not a module of VASSAL.', archive.file));
  for (const extension of extensions) mergeExtension(root, extension, context);
  reportCustomClasses(root, context);
  const maps = descendants(root, ...MAPS);
  return {
    name: root.attributes.name ?? '',
    version: root.attributes.version ?? '',
    maps: maps.map((map, i) => readMap(map, `Map${i}`, archive)),
    palette: slotsIn(root, []),
    prototypes: new Map(
      descendants(root, 'PrototypeDefinition').map(({ attributes, text }) => [attributes.name ?? '', text]),
    ),
    sides: descendants(root, 'PlayerRoster').flatMap((roster) => descendants(roster, 'entry').map(({ text }) => text)),
    lastTurn: lastTurnOf(root),
    setups: descendants(root, 'PredefinedSetup').flatMap(({ attributes: { name = '', file = '' } }) =>
      file === '' ? [] : [{ name, file }],
    ),
  };
}

function readMap(map: XmlElement, otherwise: string, archive: Archive): VassalMap {
  const [picker] = descendants(map, 'BoardPicker');
  const setup = picker?.children.find(({ name }) => name === 'setup')?.text;
  const name = map.attributes.mapName ?? '';
  return {
    name: name === '' ? otherwise : name,
    isPrivate: classOf(map) !== 'Map',
    edge: { x: numberOf(map, 'edgeWidth', 0), y: numberOf(map, 'edgeHeight', 0) },
    boards: descendants(map, 'Board').map((board) => readBoard(board, archive)),
    choice: setup === '' ? undefined : setup,
    stacks: descendants(map, 'SetupStack', 'DrawPile').map(readStack),
  };
}

function readBoard(board: XmlElement, archive: Archive): VassalBoard {
  const { name = '', image = '' } = board.attributes;
  const [width, height] = [numberOf(board, 'width', 0), numberOf(board, 'height', 0)];
  const entry = image === '' ? undefined : pictureEntry(archive, image);
  const picture = entry === undefined ? undefined : archive.readPictures(new Set([entry])).get(entry);
  const size = (picture && pictureSize(picture)) ?? (width > 0 && height > 0 ? { width, height } : undefined);
  return { name, image, size, ...readGrids(board) };
}

/** Returns the entry of a picture, which may be named without its ending. */
export function pictureEntry({ names }: Archive, image: string): string | undefined {
  return [`images/${image}`, `images/${image}.gif`, `images/${image}.svg`].find((name) => names.has(name));
}

function readStack(stack: XmlElement): StartingStack {
  const { name = '', owningBoard: board, location = '' } = stack.attributes;
  return {
    name,
    board: board === '' ? undefined : board,
    location: flagOf(stack, 'useGridLocation') && location !== '' ? location : undefined,
    x: numberOf(stack, 'x', 0),
    y: numberOf(stack, 'y', 0),
    isDeck: classOf(stack) === 'DrawPile',
    slots: descendants(stack, ...SLOTS).map((slot) => readSlot(slot, [])),
  };
}

const readSlot = ({ attributes: { entryName = '', gpid = '' }, text }: XmlElement, path: readonly string[]): Slot => ({
  name: entryName,
  gpid,
  text,
  path,
});

/** Returns the slots of the palette, which are all slots outside of maps. */
function slotsIn(element: XmlElement, path: readonly string[]): Slot[] {
  return element.children.flatMap((child) => {
    const kind = classOf(child);
    if (MAPS.includes(kind)) return [];
    if (SLOTS.includes(kind)) return [readSlot(child, path)];
    const { entryName, name } = child.attributes;
    const own = kind.endsWith('Widget') || kind === 'PieceWindow' ? (entryName ?? name ?? '') : '';
    return slotsIn(child, own === '' ? path : [...path, own]);
  });
}

/** Returns the last turn of the first turn track: the limit of its counter, or the number of entries of its list. */
function lastTurnOf(root: XmlElement): number | undefined {
  const [tracker] = descendants(root, 'TurnTracker');
  const level = tracker && descendants(tracker, 'CounterTurnLevel', 'ListTurnLevel').at(0);
  if (!level) return undefined;
  if (classOf(level) === 'ListTurnLevel') return splitSequence(level.attributes.list ?? '', ',').length;
  const last = numberOf(level, 'loopLimit', -1);
  return flagOf(level, 'loop', true) && last > 0 ? Math.trunc(last) : undefined;
}

/**
 * Reports the classes that the module defines itself. They are ignored, because only the code of the module can read
 * them.
 */
function reportCustomClasses(root: XmlElement, { report, t }: ReadContext): void {
  const visit = (element: XmlElement): void => {
    for (const child of element.children) {
      if (child.name.includes('.') && !child.name.startsWith('VASSAL.'))
        report.add(t('The module uses a class of its own, which is ignored.'), child.name);
      visit(child);
    }
  };
  visit(root);
}
