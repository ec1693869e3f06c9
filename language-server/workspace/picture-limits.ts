import type { PictureSize } from './picture-header.js';

/** Limits for pictures: the maximum size of the file, and the maximum length of the longer side in pixels. */
export interface PictureLimit {
  readonly megabytes: number;
  readonly side: number;
}

/** Limit of pictures on counters and in cells, which exports contain. */
export const PICTURE_LIMIT: PictureLimit = { megabytes: 4, side: 4096 };

/** Limit of a scan. Decoded, a scan of 12,000 × 9,000 pixels takes 430 MB. */
export const SCAN_LIMIT: PictureLimit = { megabytes: 64, side: 16_000 };

/** Returns whether a picture may be drawn. `bytes` is the size of its file. */
export const isWithin = (
  { megabytes, side }: PictureLimit,
  { bytes, width, height }: PictureSize & { readonly bytes: number },
): boolean => bytes <= megabytes * 1024 * 1024 && Math.max(width, height) <= side;
