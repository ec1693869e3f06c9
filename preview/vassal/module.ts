import { added, edgeOf, prototypeTraits, slotTraits } from './counter.js';
import { element, xmlOf, type Element } from './element.js';
import { gridOf } from './grid.js';
import { layOut, type Numbered, type Placed, type Table } from './table.js';

/** The VASSAL version that the files declare. */
const VASSAL = '3.7.0';
/** The version that a VASSAL module and its saved games declare. It must be the same in both. */
const VERSION = '1.0';
export const MAP = 'Main Map';
export const BOARD = 'Board';
/** File name of the board's picture. */
export const BOARD_IMAGE = 'Board.png';
/** The command that places the board on the map, in a module and in a saved game. */
export const SETUP = `${MAP}BoardPicker\t${BOARD}\t0\t0`;

const IN_MAP = 'VASSAL.build.module.map';
/** The tools of every VASSAL module: moving, magnifying, and viewing a stack. */
const PARTS = [
  'StackMetrics',
  'PieceMover',
  'KeyBufferer',
  'CounterDetailViewer',
  'Zoomer',
  'ForwardToKeyBuffer',
  'MenuDisplayer',
  'MapCenterer',
  'StackExpander',
  'ForwardToChatter',
];

/**
 * Returns `buildFile.xml`: the map with its grid, the at-start stacks, and a window with the off-map counters of each
 * side.
 */
export function buildFile(table: Table, { roster = false }: { readonly roster?: boolean } = {}): string {
  const { title, map, cell, pieces } = table;
  const { placed, beside } = layOut(table);
  const board = element(`${IN_MAP}.boardPicker.Board`, { name: BOARD, image: BOARD_IMAGE, reversible: false }, [
    gridOf(map.grid, cell),
  ]);
  const module = {
    name: title,
    version: VERSION,
    VassalVersion: VASSAL,
    nextPieceSlotId: pieces.length + 1,
    description: '',
  };
  return xmlOf(
    element('VASSAL.build.GameModule', module, [
      element('VASSAL.build.module.BasicCommandEncoder'),
      element('VASSAL.build.module.GlobalOptions'),
      ...(roster ? [rosterOf(map.sides)] : []),
      element('VASSAL.build.module.PrototypesContainer', {}, map.sides.map(prototypeOf)),
      element('VASSAL.build.module.Map', { mapName: MAP }, [
        element(`${IN_MAP}.BoardPicker`, { title: 'Choose Boards' }, [element('setup', {}, SETUP), board]),
        ...PARTS.map((part) => element(`${IN_MAP}.${part}`)),
        ...placed.map((stack, i) => stackOf(stack, i, cell)),
      ]),
      element('VASSAL.build.module.PieceWindow', { name: 'Counters', text: 'Counters', hidden: false }, [
        element(
          'VASSAL.build.widget.TabWidget',
          { entryName: 'Counters' },
          map.sides.map((side) =>
            element(
              'VASSAL.build.widget.ListWidget',
              { entryName: side },
              beside.filter(({ face }) => face.side === side).map((piece) => slotOf(piece, cell)),
            ),
          ),
        ),
      ]),
    ]),
  );
}

/** Returns the element with the player roster of a VASSAL module, in which a player chooses a side. */
const rosterOf = (sides: readonly string[]): Element =>
  element(
    'VASSAL.build.module.PlayerRoster',
    { buttonText: 'Retire' },
    sides.map((side) => element('entry', {}, side)),
  );

const prototypeOf = (side: string): Element =>
  element('VASSAL.build.module.PrototypeDefinition', { name: side }, added('null', prototypeTraits(side)));

const stackOf = ({ label, x, y, pieces }: Placed, index: number, cell: number): Element =>
  element(
    `${IN_MAP}.SetupStack`,
    { name: `${label} (${index + 1})`, owningBoard: BOARD, useGridLocation: false, location: '', x, y },
    pieces.map((piece) => slotOf(piece, cell)),
  );

function slotOf(piece: Numbered, cell: number): Element {
  const edge = edgeOf(cell);
  const { name, kind } = piece.face;
  const slot = { entryName: name || kind, gpid: piece.number, width: edge, height: edge };
  return element('VASSAL.build.widget.PieceSlot', slot, added('null', slotTraits(piece)));
}

/**
 * Returns the XML of the file `moduledata`. A saved game contains the same file, to name the module to which the saved
 * game belongs.
 */
export const moduleData = (title: string): string =>
  xmlOf(
    element('data', { version: 1 }, [
      element('version', {}, VERSION),
      element('extra1'),
      element('extra2'),
      element('VassalVersion', {}, VASSAL),
      element('dateSaved', {}, '0'),
      element('description'),
      element('name', {}, title),
    ]),
  );
