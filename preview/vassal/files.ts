import type { ScenePicture } from '../contract/scene.js';
import { facePictures, picturesIn } from '../render/pictures.js';
import { renderSvg } from '../render/render.js';
import { counterSvg, facesOf, imageOf } from './counter.js';
import { BOARD_IMAGE, buildFile, moduleData } from './module.js';
import { savedGame } from './saved-game.js';
import type { Table } from './table.js';

/** The entries of a VASSAL archive by name: texts, and pictures still to be rasterized to PNG. */
export interface Entries {
  readonly texts: Readonly<Record<string, string>>;
  /** SVG pictures, by file name. */
  readonly pictures: Readonly<Record<string, string>>;
  /** The author's picture files that the pictures contain, by address. */
  readonly files?: ReadonlyMap<string, ScenePicture>;
}

/** Returns the files in the archive of a VASSAL module: board, counters and starting positions. */
export function moduleOf(table: Table, options: { readonly roster?: boolean } = {}): Entries {
  const { title, map, cell, pieces, later } = table;
  const faces = new Map([...pieces.flatMap(facesOf), ...later].map((face) => [imageOf(face), face]));
  return {
    texts: { 'buildFile.xml': buildFile(table, options), moduledata: moduleData(title) },
    pictures: {
      [`images/${BOARD_IMAGE}`]: renderSvg(map, { cellHeight: cell, frame: false }),
      ...Object.fromEntries([...faces].map(([name, face]) => [`images/${name}`, counterSvg(face, map.sides, cell)])),
    },
    files: new Map([...picturesIn([map]), ...facePictures([...faces.values()])]),
  };
}

/**
 * Returns the files in the zip archive of a saved game. The saved game can be opened with the module that was exported
 * from the same game.
 */
export const savedGameOf = (table: Table): Entries => ({
  texts: {
    savedGame: savedGame(table),
    savedata: moduleData(table.title),
    moduledata: moduleData(table.title),
  },
  pictures: {},
});
