import type { Point } from '../../engine/board/board.js';
import type { PictureSize } from '../workspace/picture-header.js';
import { classOf, flagOf, numberOf, type XmlElement } from './xml.js';

/** A cell of a grid of VASSAL: its index along the lines of the grid and within a line. */
export interface Index {
  readonly line: number;
  readonly place: number;
}

/** The printed numbers of a cell. */
export interface Numbers {
  readonly column: number;
  readonly row: number;
}

/**
 * A grid of hexes or squares as VASSAL has it. Its lines are columns; if the grid is sideways, they are rows, and x and
 * y are exchanged.
 */
export interface VassalGrid {
  readonly shape: 'hexes' | 'squares';
  readonly sideways: boolean;
  readonly dx: number;
  readonly dy: number;
  readonly x0: number;
  readonly y0: number;
  readonly numbering: Numbering | undefined;
  /** The class of a numbering that is not VASSAL's usual one. */
  readonly customNumbering?: string;
}

/** The numbering of a grid. `h` belongs to the lines of the grid, `v` to the places within a line. */
interface Numbering {
  readonly first: 'H' | 'V';
  readonly sep: string;
  readonly h: Half;
  readonly v: Half;
  readonly hDescend: boolean;
  readonly vDescend: boolean;
  readonly stagger: boolean;
  /**
   * True for the oblique numbering of VASSAL. After every two lines of hexes, the numbers in a line begin one higher or
   * lower. Hexes with the same number then lie on a slanted straight line.
   */
  readonly isOblique: boolean;
}

interface Half {
  readonly offset: number;
  readonly isLettered: boolean;
  readonly digits: number;
}

/** The oblique numbering of VASSAL itself. Modules with an older VASSAL use classes of their own with this name. */
const OBLIQUE_NUMBERING = 'VASSAL.build.module.map.boardPicker.board.mapgrid.ObliqueHexGridNumbering';

const HEX_HEIGHT = 64;
const HEX_RATIO = Math.sqrt(3) / 2;
const SQUARE = 48;
const MAX_DIGITS = 10;

/** Reads a grid of hexes or squares. Returns undefined for other elements and for grids without a size. */
export function readGrid(element: XmlElement): VassalGrid | undefined {
  const kind = classOf(element);
  if (kind !== 'HexGrid' && kind !== 'SquareGrid') return undefined;
  const isHexes = kind === 'HexGrid';
  const dy = numberOf(element, 'dy', isHexes ? HEX_HEIGHT : SQUARE);
  const numbering = element.children.find((child) => classOf(child).endsWith('Numbering'));
  const usual =
    numbering && (classOf(numbering) === `${kind}Numbering` || (isHexes && numbering.name === OBLIQUE_NUMBERING));
  const grid = {
    shape: isHexes ? ('hexes' as const) : ('squares' as const),
    sideways: isHexes && flagOf(element, 'sideways'),
    dx: numberOf(element, 'dx', isHexes ? HEX_RATIO * dy : SQUARE),
    dy,
    x0: numberOf(element, 'x0', isHexes ? 0 : SQUARE / 2),
    y0: numberOf(element, 'y0', isHexes ? HEX_HEIGHT / 2 : SQUARE / 2),
    numbering: usual ? readNumbering(numbering) : undefined,
    ...(numbering && !usual && { customNumbering: numbering.name }),
  };
  return grid.dx >= 1 && grid.dy >= 1 ? grid : undefined;
}

function readNumbering(element: XmlElement): Numbering {
  const { first, sep = '' } = element.attributes;
  const half = (letter: 'h' | 'v'): Half => ({
    offset: Math.trunc(numberOf(element, `${letter}Off`, 1)),
    isLettered: element.attributes[`${letter}Type`] === 'A',
    digits: Math.min(MAX_DIGITS, numberOf(element, `${letter}Leading`, 1) + 1),
  });
  return {
    first: first === 'V' ? 'V' : 'H',
    sep,
    h: half('h'),
    v: half('v'),
    hDescend: flagOf(element, 'hDescend'),
    vDescend: flagOf(element, 'vDescend'),
    stagger: flagOf(element, 'stagger', true),
    isOblique: element.name === OBLIQUE_NUMBERING,
  };
}

const turned = ({ sideways }: VassalGrid, { x, y }: Point): Point => (sideways ? { x: y, y: x } : { x, y });

/** Returns the cell at a pixel. VASSAL divides the board into strips, not into true hexes. */
export function indexAt(grid: VassalGrid, point: Point): Index {
  const { dx, dy, x0, y0, shape } = grid;
  const { x, y } = turned(grid, point);
  const line = Math.floor((x - x0) / dx + 0.5);
  if (shape === 'squares') return { line, place: Math.trunc((y - y0) / dy + 0.5) };
  const late = line % 2 === 0 ? 0 : dy / 2;
  return { line, place: Math.floor((y - y0 - late) / dy + 0.5) };
}

/** Returns the pixel of the centre of a cell, rounded as VASSAL rounds it. */
export function centreOf(grid: VassalGrid, { line, place }: Index): Point {
  const { dx, dy, x0, y0, shape } = grid;
  const late = shape === 'squares' || line % 2 === 0 ? 0 : Math.trunc(dy / 2);
  return turned(grid, { x: Math.trunc(dx * line + x0), y: Math.trunc(dy * place + late + y0) });
}

/**
 * Returns the printed numbers of a cell. Descending numbers count down from the size of the board, or of the zone that
 * contains the grid. For flat hexes, VASSAL exchanges width and height in this computation.
 */
export function numbersOf(grid: VassalGrid, { line, place }: Index, { width, height }: PictureSize): Numbers {
  const { dx, dy, shape, sideways, numbering } = grid;
  if (!numbering) return sideways ? { column: place + 1, row: line + 1 } : { column: line + 1, row: place + 1 };
  const { h, v, hDescend, vDescend, stagger, isOblique } = numbering;
  if (shape === 'squares') {
    const column = hDescend ? Math.trunc(width / dx + 0.5) - line : line;
    const row = vDescend ? Math.trunc(height / dy + 0.5) - place : place;
    return { column: column + h.offset, row: row + v.offset };
  }
  const [last, lastPlace] = [Math.floor(height / dx + 0.5), Math.floor(width / dy + 0.5)];
  const [lineDescends, placeDescends] = sideways ? [vDescend, hDescend] : [hDescend, vDescend];
  // For flat hexes VASSAL exchanges the two sizes: lines count down from the number of places in a line, and places
  // from the number of lines.
  const [fromLine, fromPlace] = sideways ? [last, lastPlace] : [lastPlace, last];
  const counted = lineDescends ? fromLine - line : line;
  const shift = stagger && line % 2 !== 0 ? (placeDescends ? -1 : 1) : 0;
  const pairs = Math.trunc(counted / 2);
  const slant = isOblique ? (stagger ? pairs : 1 - pairs) : 0;
  const ofLine = counted + h.offset;
  const ofPlace = (placeDescends ? fromPlace - place : place) + shift + slant + v.offset;
  return sideways ? { column: ofPlace, row: ofLine } : { column: ofLine, row: ofPlace };
}

/** Returns the label that VASSAL shows for a cell. */
export function labelOf(grid: VassalGrid, index: Index, size: PictureSize): string {
  const { numbering, sideways } = grid;
  if (!numbering) return '';
  const { column, row } = numbersOf(grid, index, size);
  const [ofLine, ofPlace] = sideways ? [row, column] : [column, row];
  const [h, v] = [halfText(ofLine, numbering.h), halfText(ofPlace, numbering.v)];
  return numbering.first === 'H' ? h + numbering.sep + v : v + numbering.sep + h;
}

function halfText(number: number, { isLettered, digits }: Half): string {
  const sign = number < 0 ? '-' : '';
  const size = Math.abs(number);
  if (!isLettered) return sign + String(size).padStart(digits, '0');
  return sign + String.fromCharCode(65 + (size % 26)).repeat(Math.min(Math.floor(size / 26) + 1, MAX_DIGITS));
}
