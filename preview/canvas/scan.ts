import type { Box } from '../render/boxes.js';
import { meet, moved, type Matrix } from './extent.js';

/** A scan decoded for painting at any zoom: the whole picture at full size, and at half, a quarter … of it. */
export interface Scan {
  readonly width: number;
  readonly height: number;
  /** The levels, the full size first. A pixel of level `i` stands for 2^i pixels of the scan in each direction. */
  readonly levels: readonly (readonly ScanTile[])[];
}

/** A part of a level. Its box is in pixels of the scan. */
interface ScanTile {
  readonly box: Box;
  readonly bitmap: ImageBitmap;
}

/** Edge of a tile in pixels. Graphics processors refuse larger pictures than 4096 to 16384 pixels. */
const TILE_PX = 2048;
/** Tiles overlap by this number of pixels, so that no seams show between them. */
const OVERLAP_PX = 2;

/** The decoded scans by address. */
export const decodedScans = new Map<string, Scan>();

/**
 * Cuts a decoded scan into tiles and makes its smaller levels, tile by tile, so that the page stays responsive. The
 * picture is decoded once; after that, each repaint copies only the visible tiles of the level that fits the zoom.
 * Closes the bitmap.
 */
export async function scanOf(bitmap: ImageBitmap): Promise<Scan> {
  const { width, height } = bitmap;
  const levels: ScanTile[][] = [[]];
  for (const box of boxesOf(width, height, 1)) {
    const { left, top, right, bottom } = box;
    levels[0].push({ box, bitmap: await createImageBitmap(bitmap, left, top, right - left, bottom - top) });
    await pause();
  }
  bitmap.close();
  for (let step = 2; Math.max(width, height) > (TILE_PX * step) / 2; step *= 2) {
    const larger = levels[levels.length - 1];
    const level: ScanTile[] = [];
    for (const box of boxesOf(width, height, step)) {
      level.push({ box, bitmap: reduced(larger, box, step) });
      await pause();
    }
    levels.push(level);
  }
  return { width, height, levels };
}

/** Lets the page handle its events between two tiles. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Returns the boxes of the tiles of a level, in pixels of the scan. */
function boxesOf(width: number, height: number, step: number): Box[] {
  const boxes: Box[] = [];
  for (let top = 0; top < height; top += TILE_PX * step)
    for (let left = 0; left < width; left += TILE_PX * step) {
      const right = Math.min(width, left + (TILE_PX + OVERLAP_PX) * step);
      const bottom = Math.min(height, top + (TILE_PX + OVERLAP_PX) * step);
      boxes.push({ left, top, right, bottom });
    }
  return boxes;
}

/** Draws a part of the scan smaller, from the tiles of the level above. */
function reduced(larger: readonly ScanTile[], box: Box, step: number): ImageBitmap {
  const [width, height] = [box.right - box.left, box.bottom - box.top].map((pixels) => Math.ceil(pixels / step));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d')!;
  context.imageSmoothingQuality = 'medium';
  context.scale(width / (box.right - box.left), height / (box.bottom - box.top));
  context.translate(-box.left, -box.top);
  for (const tile of larger) if (meet(tile.box, box)) copy(context, tile);
  return canvas.transferToImageBitmap();
}

const copy = (context: Pick<CanvasRenderingContext2D, 'drawImage'>, { box, bitmap }: ScanTile): void => {
  context.drawImage(bitmap, box.left, box.top, box.right - box.left, box.bottom - box.top);
};

/** Releases the memory of a scan. */
export function closeScan({ levels }: Scan): void {
  for (const { bitmap } of levels.flat()) bitmap.close();
}

/** A canvas on which a part of the scan is assembled before it is painted with its opacity. */
let scratch: OffscreenCanvas | undefined;

/**
 * Paints the visible part of a scan.
 * @param matrix the transform from pixels of the scan to sheet units
 * @param scale canvas pixels per sheet unit
 * @param opacity from 0 to 1
 */
export function paintScan(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  { levels }: Scan,
  matrix: Matrix,
  { visible, scale, opacity }: { readonly visible: Box; readonly scale: number; readonly opacity: number },
): void {
  const [a, b] = matrix;
  // A level is sharp enough if one of its pixels is not larger than a pixel of the canvas.
  const pixel = Math.hypot(a, b) * scale;
  const level = Math.min(levels.length - 1, Math.max(0, Math.floor(-Math.log2(pixel))));
  const shown = levels[level].filter(({ box }) => meet(moved(box, matrix), visible));
  if (shown.length === 0) return;
  const [width, height] = [visible.right - visible.left, visible.bottom - visible.top].map((units) =>
    Math.max(1, Math.round(units * scale)),
  );
  if (scratch === undefined || scratch.width < width || scratch.height < height)
    scratch = new OffscreenCanvas(Math.max(width, scratch?.width ?? 0), Math.max(height, scratch?.height ?? 0));
  const own = scratch.getContext('2d')!;
  own.setTransform(1, 0, 0, 1, 0, 0);
  own.clearRect(0, 0, width, height);
  own.setTransform(scale, 0, 0, scale, -visible.left * scale, -visible.top * scale);
  own.transform(...matrix);
  own.imageSmoothingQuality = 'medium';
  for (const tile of shown) copy(own, tile);
  context.globalAlpha = opacity;
  context.drawImage(scratch, 0, 0, width, height, visible.left, visible.top, width / scale, height / scale);
  context.globalAlpha = 1;
}
