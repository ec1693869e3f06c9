import { decimalText } from '../../engine/model/number-text.js';
import type { Board } from '../../engine/board/board.js';
import { picturesOfSide } from '../../engine/mechanics/pictures.js';
import type { Underlay } from '../../engine/model/map.js';
import type { PictureReference } from '../../engine/model/pictures.js';
import { say } from '../../engine/model/say.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { cellWords } from '../text/cell-words.js';
import type { PictureFile, PictureProblem } from '../workspace/picture-files.js';
import { isWithin, PICTURE_LIMIT, SCAN_LIMIT, type PictureLimit } from '../workspace/picture-limits.js';
import type { Check, ReportFinding } from './check.js';

const PROBLEMS: Readonly<
  Record<PictureProblem, { readonly slug: string; readonly message: (path: string) => string }>
> = {
  missing: { slug: 'missing-picture', message: (path) => say`There is no picture ${path} here.` },
  'not-a-picture': { slug: 'not-a-picture', message: notAPicture },
  absolute: {
    slug: 'wrong-picture',
    message: () =>
      say`Write a path relative to the folder of this file, like “pictures/tiger.png”; absolute paths and URLs are not allowed.`,
  },
  backslash: { slug: 'wrong-picture', message: () => say`Write / between folders, also on Windows.` },
  unsaved: {
    slug: 'wrong-picture',
    message: () =>
      say`This text is not saved yet, so paths have no folder to start from. Save it as a .sand file first.`,
  },
  outside: {
    slug: 'wrong-picture',
    message: () => say`This file is outside of the workspace. Copy it into the workspace, or add its folder.`,
  },
  'not-sand': { slug: 'wrong-picture', message: notAPicture },
};

function notAPicture(path: string): string {
  return say`${path} is not a PNG or JPEG picture.`;
}

/** Reports pictures that are missing, that cannot be drawn, or that are too large. They have no effect on play. */
export const pictureShouldBeAvailable: Check = ({ document }, report, services) => {
  const { maps, sides, ruleset } = services.compile.Analyser.declarationsOf(document);
  const find = (picture: PictureReference): PictureFile | PictureProblem | undefined =>
    services.shared.workspace.PictureFiles.find(picture);
  const pictures = [
    ...sides.flatMap(picturesOfSide),
    ...[...maps.values()].flatMap(({ terrainPictures }) => [...(terrainPictures?.values() ?? [])]),
  ];
  for (const picture of pictures) check(picture, find(picture), PICTURE_LIMIT, report);
  for (const { underlay, board } of maps.values()) {
    if (!underlay) continue;
    const found = find(underlay.picture);
    check(underlay.picture, found, SCAN_LIMIT, report);
    if (typeof found === 'object') checkAnchors(underlay, found, { board, ruleset }, report);
  }
};

function check(
  { path, source }: PictureReference,
  found: PictureFile | PictureProblem | undefined,
  limit: PictureLimit,
  report: ReportFinding,
): void {
  if (found === undefined) return;
  const warn = (slug: string, message: string): void => {
    report({ severity: 'warning', code: `sandtable/${slug}`, message, source });
  };
  if (typeof found === 'string') {
    const { slug, message } = PROBLEMS[found];
    warn(slug, message(path));
  } else if (!isWithin(limit, found)) {
    const { megabytes, side } = limit;
    const size = decimalText(found.bytes / 1024 / 1024, 1);
    warn(
      'picture-too-large',
      say`${path} has ${found.width} × ${found.height} pixels and ${size} MB; the limit is ${side} × ${side} pixels and ${megabytes} MB. Make it smaller.`,
    );
  }
}

/**
 * Maximum difference, in degrees, between the direction from one cell to the other on the map and the same direction on
 * the scan.
 */
const MAX_TURN_DEGREES = 10;

/** Reports pixels outside of the scan, and cells that lie in another direction on the scan than on the map. */
function checkAnchors(
  { anchors, source }: Underlay,
  scan: PictureFile,
  { board, ruleset }: { readonly board: Board; readonly ruleset: Ruleset | undefined },
  report: ReportFinding,
): void {
  const outside = anchors.find(({ x, y }) => x < 0 || y < 0 || x > scan.width || y > scan.height);
  if (outside) {
    report({
      severity: 'warning',
      code: 'sandtable/underlay-outside',
      message: say`The scan has ${scan.width} × ${scan.height} pixels, so ${outside.x} ${outside.y} lies outside of it.`,
      source: outside.source,
    });
    return;
  }
  const turn = Math.round(turnOf(anchors, board));
  if (Math.abs(turn) <= MAX_TURN_DEGREES) return;
  const [from, to] = anchors.map((anchor) => board.label(anchor.cell));
  const cell = cellWords(ruleset, board.grid, 'cells');
  report({
    severity: 'warning',
    code: 'sandtable/underlay-geometry',
    message: say`On the scan, the direction from ${from} to ${to} differs by ${Math.abs(turn)}° from that on the map. Check both ${cell} and pixels: are they exchanged, or has the scan other proportions than the grid?`,
    source,
  });
}

/** Returns the angle in degrees, from -180 to 180, by which the scan must be turned. */
function turnOf([from, to]: Underlay['anchors'], board: Board): number {
  const [a, b] = [board.centre(from.cell), board.centre(to.cell)];
  const angle = Math.atan2(b.y - a.y, b.x - a.x) - Math.atan2(to.y - from.y, to.x - from.x);
  return (Math.atan2(Math.sin(angle), Math.cos(angle)) * 180) / Math.PI;
}
