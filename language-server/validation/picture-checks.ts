import { picturesOfSide } from '../../engine/mechanics/pictures.js';
import type { PictureReference } from '../../engine/model/pictures.js';
import type { PictureFile, PictureProblem } from '../workspace/picture-files.js';
import type { Check, ReportFinding } from './check.js';

const PROBLEMS: Readonly<Record<PictureProblem, { readonly slug: string; readonly message: string }>> = {
  missing: { slug: 'missing-picture', message: 'There is no picture {0} here.' },
  'not-a-picture': { slug: 'not-a-picture', message: '{0} is not a PNG or JPEG picture.' },
  absolute: {
    slug: 'wrong-picture',
    message:
      'Write a path relative to the folder of this file, like “pictures/tiger.png”; absolute paths and URLs are not allowed.',
  },
  backslash: { slug: 'wrong-picture', message: 'Write / between folders, also on Windows.' },
  unsaved: {
    slug: 'wrong-picture',
    message: 'This text is not saved yet, so paths have no folder to start from. Save it as a .sand file first.',
  },
  outside: {
    slug: 'wrong-picture',
    message: 'This file is outside of the workspace. Copy it into the workspace, or add its folder.',
  },
  'not-sand': { slug: 'wrong-picture', message: '{0} is not a PNG or JPEG picture.' },
};

/** Limits for pictures: the maximum size of the file, and the maximum length of the longer side in pixels. */
interface Limit {
  readonly megabytes: number;
  readonly side: number;
}
/** Limit of pictures on counters and in cells, which exports contain. */
export const PICTURE_LIMIT: Limit = { megabytes: 4, side: 4096 };

/** Returns whether a picture may be drawn. */
export const isWithin = ({ megabytes, side }: Limit, { bytes, width, height }: PictureFile): boolean =>
  bytes <= megabytes * 1024 * 1024 && Math.max(width, height) <= side;

/** Reports pictures that are missing, that cannot be drawn, or that are too large. They have no effect on play. */
export const pictureShouldBeAvailable: Check = ({ document }, report, services) => {
  const { maps, sides } = services.compile.Analyser.declarationsOf(document);
  const find = (picture: PictureReference): PictureFile | PictureProblem | undefined =>
    services.shared.workspace.PictureFiles.find(picture);
  const pictures = [
    ...sides.flatMap(picturesOfSide),
    ...[...maps.values()].flatMap(({ terrainPictures }) => [...(terrainPictures?.values() ?? [])]),
  ];
  for (const picture of pictures) check(picture, find(picture), PICTURE_LIMIT, report);
};

function check(
  { path, source }: PictureReference,
  found: PictureFile | PictureProblem | undefined,
  limit: Limit,
  report: ReportFinding,
): void {
  if (found === undefined) return;
  const warn = (slug: string, message: string): void => {
    report({ severity: 'warning', code: `sandtable/${slug}`, message, source });
  };
  if (typeof found === 'string') {
    const { slug, message } = PROBLEMS[found];
    warn(slug, message.replace('{0}', path));
  } else if (!isWithin(limit, found)) {
    const { megabytes, side } = limit;
    const size = (found.bytes / 1024 / 1024).toFixed(1);
    warn(
      'picture-too-large',
      `${path} has ${found.width} × ${found.height} pixels and ${size} MB; the limit is ${side} × ${side} pixels and ${megabytes} MB. Make it smaller.`,
    );
  }
}
