import type { Box } from '../render/boxes.js';
import type { Part } from '../render/layer.js';
import { drawingOf, type Context, type Drawing } from './drawing.js';
import { meet } from './extent.js';

/** Edge of a tile in device pixels. */
const TILE_SIZE_PX = 256;

/** The part of the sheet on a canvas: its upper left corner in pixels of the sheet at this scale, and its size. */
export interface Window {
  /** Canvas pixels per sheet unit. */
  readonly scale: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A square of the picture. Each group of parts that is repainted on its own has a bitmap in `sheets`. A bitmap that is
 * not fresh shows an earlier state of the picture.
 */
interface Tile {
  readonly column: number;
  readonly row: number;
  readonly sheets: { canvas: OffscreenCanvas | undefined; fresh: boolean }[];
}

const drawings = new WeakMap<Part, Drawing>();

const boxOf = (part: Part): Box => part.box ?? drawingOfPart(part).box;

function drawingOfPart(part: Part): Drawing {
  const known = drawings.get(part);
  if (known) return known;
  const drawing = drawingOf(part.shapes);
  drawings.set(part, drawing);
  return drawing;
}

function without(parts: readonly Part[], others: readonly Part[]): Part[] {
  if (parts === others) return [];
  const known = new Set(others);
  return parts.filter((part) => !known.has(part));
}

/** Unused bitmaps, kept because creating a bitmap costs more than repainting one. */
const spare: OffscreenCanvas[] = [];
const MAX_SPARE_CANVASES = 100;

function layAside({ sheets }: Tile): void {
  for (const { canvas } of sheets) if (canvas && spare.length < MAX_SPARE_CANVASES) spare.push(canvas);
}

/**
 * The picture at one scale as tiles, which are painted on demand and cached until their content changes. Each tile has
 * separate bitmaps for the ground and for moving content, so that moving content is repainted alone.
 */
export class Tiles {
  private readonly tiles = new Map<string, Tile>();

  private sheets: readonly (readonly Part[])[] = [];

  /**
   * Creates tiles without content.
   * @param scale pixels per sheet unit
   */
  constructor(readonly scale: number) {}

  /** Replaces the picture; tiles are repainted where parts were added or removed. */
  lay(sheets: readonly (readonly Part[])[]): void {
    const before = this.sheets;
    this.sheets = sheets;
    if (before.length === 0) return;
    sheets.forEach((parts, sheet) => {
      const changed = [...without(before[sheet], parts), ...without(parts, before[sheet])].map(boxOf);
      if (changed.length === 0) return;
      for (const tile of this.tiles.values()) {
        const square = this.unitsOf(tile);
        if (changed.some((box) => meet(box, square))) tile.sheets[sheet].fresh = false;
      }
    });
  }

  /**
   * Paints the stale tiles of a window, the central tiles first, until time is up. Returns whether all tiles are
   * painted.
   */
  paint(window: Window, isTimeUp: () => boolean): boolean {
    const wanted = this.within(window).filter(({ sheets }) => sheets.some(({ fresh }) => !fresh));
    const [x, y] = [window.left + window.width / 2, window.top + window.height / 2].map(
      (at) => at / TILE_SIZE_PX - 0.5,
    );
    const far = ({ column, row }: Tile): number => (column - x) ** 2 + (row - y) ** 2;
    wanted.sort((a, b) => far(a) - far(b));
    for (const tile of wanted) {
      if (isTimeUp()) return false;
      this.paintOne(tile);
    }
    return true;
  }

  /** Draws the painted tiles of a window onto a canvas. Tiles of another scale than the window's are scaled. */
  put(context: Context, window: Window): void {
    const by = window.scale / this.scale;
    const own = {
      left: window.left / by,
      top: window.top / by,
      width: window.width / by,
      height: window.height / by,
    };
    // Round each edge to a pixel, so that no seams show between tiles.
    const across = (column: number): number => Math.round(column * TILE_SIZE_PX * by - window.left);
    const down = (row: number): number => Math.round(row * TILE_SIZE_PX * by - window.top);
    for (const { column, row, sheets } of this.within(own, false)) {
      const [left, top] = [across(column), down(row)];
      for (const { canvas } of sheets)
        if (canvas) context.drawImage(canvas, left, top, across(column + 1) - left, down(row + 1) - top);
    }
  }

  /**
   * Discards the tiles that are far from a window: farther than its width to the left or right, or farther than its
   * height above or below.
   */
  forget({ left, top, width, height }: Omit<Window, 'scale'>): void {
    const near = { left: left - width, top: top - height, width: 3 * width, height: 3 * height };
    const nearTiles = new Set(this.within(near, false));
    for (const [key, tile] of this.tiles) {
      if (nearTiles.has(tile)) continue;
      this.tiles.delete(key);
      layAside(tile);
    }
  }

  /** Discards all tiles; the instance must not be used again. */
  release(): void {
    for (const tile of this.tiles.values()) layAside(tile);
    this.tiles.clear();
  }

  private within({ left, top, width, height }: Omit<Window, 'scale'>, make = true): Tile[] {
    const found: Tile[] = [];
    for (let row = Math.floor(top / TILE_SIZE_PX); row * TILE_SIZE_PX < top + height; row++)
      for (let column = Math.floor(left / TILE_SIZE_PX); column * TILE_SIZE_PX < left + width; column++) {
        const tile = this.tiles.get(`${column} ${row}`) ?? (make ? this.made(column, row) : undefined);
        if (tile) found.push(tile);
      }
    return found;
  }

  private made(column: number, row: number): Tile {
    const tile = { column, row, sheets: this.sheets.map(() => ({ canvas: undefined, fresh: false })) };
    this.tiles.set(`${column} ${row}`, tile);
    return tile;
  }

  private unitsOf({ column, row }: Tile): Box {
    const edge = TILE_SIZE_PX / this.scale;
    return { left: column * edge, top: row * edge, right: (column + 1) * edge, bottom: (row + 1) * edge };
  }

  private paintOne(tile: Tile): void {
    const { scale } = this;
    const tileBox = this.unitsOf(tile);
    tile.sheets.forEach((sheet, i) => {
      if (sheet.fresh) return;
      sheet.fresh = true;
      const partsInTile = this.sheets[i].filter((part) => meet(boxOf(part), tileBox));
      if (partsInTile.length === 0) {
        sheet.canvas = undefined;
        return;
      }
      sheet.canvas ??= spare.pop() ?? new OffscreenCanvas(TILE_SIZE_PX, TILE_SIZE_PX);
      const context = sheet.canvas.getContext('2d')!;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, TILE_SIZE_PX, TILE_SIZE_PX);
      context.setTransform(scale, 0, 0, scale, -tile.column * TILE_SIZE_PX, -tile.row * TILE_SIZE_PX);
      for (const part of partsInTile) drawingOfPart(part).paint(context, tileBox, scale);
    });
  }
}
