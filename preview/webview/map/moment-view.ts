import type { Point } from '../../../engine/board/board.js';
import type { BattleItem } from '../../contract/battle.js';
import type { Preview } from '../../contract/preview.js';
import type { Overlay } from '../../contract/scene.js';
import { groundOf, UNIT } from '../../render/ground.js';
import { looksEqual } from '../../render/reuse.js';
import type { Camera } from './camera.js';
import type { View } from './view.js';

/** Sheet units shown around the centre of a battle's cell: the cell itself and one cell more on each side. */
const ROOM = 1.5 * UNIT;
/** Sheet units shown around the path of a move. */
const PATH_MARGIN = 0.6 * UNIT;
/** The overlays that belong to the moment shown. */
const PATHS: ReadonlySet<string> = new Set<Overlay['kind']>(['move', 'retreat', 'advance', 'attack']);
/** Minimum zoom at which counters are drawn in full detail. */
const READ_IN_FULL = 0.72;

export interface MomentView {
  /** Moves the camera once per moment, when the moment's details have arrived. */
  follow(preview: Preview): void;
}

/** The view that is restored after a battle. */
export interface Seen {
  readonly view?: View;
  readonly isWhole: boolean;
}

/**
 * Moves the camera to the cells of each battle, and restores the earlier view after the battle, unless the user has
 * moved the map since. At any other moment, scrolls to the paths of the moment, or to its units.
 * @param wasSeen true if a reload restored the view; the restored view then stays until the next moment
 */
export function momentView(
  camera: Camera,
  currentView: () => Seen,
  fitWhole: () => void,
  wasSeen: boolean,
): MomentView {
  let before: Seen | undefined;
  let framed: View | undefined;
  let lookedAt: number | undefined;

  function look({ scene }: Preview, fight: BattleItem | undefined): void {
    const { centres } = groundOf(scene.grid);
    const attacked = scene.overlays.filter(({ kind }) => kind === 'attack').flatMap(({ cells }) => cells);
    const points = [...attacked, ...(fight?.cells ?? [])].flatMap((at) => centres[at] ?? []);
    const { view, sees } = camera;
    if (fight && framed === undefined && view && view.zoom >= READ_IN_FULL && points.every(sees)) return;
    const hasStayed = framed === undefined || looksEqual(framed, view);
    if (fight && points.length > 0) {
      if (framed === undefined) before = currentView();
      camera.frame(points, ROOM);
      framed = camera.view;
    } else if (framed !== undefined) {
      if (hasStayed && before?.isWhole) fitWhole();
      else if (hasStayed && before?.view) camera.turn(before.view);
      framed = undefined;
    }
  }

  /**
   * Scrolls until the paths of the moment are visible. If the moment has no paths and none of its units is visible,
   * scrolls to one of the units.
   */
  function reveal({ scene, detail }: Preview): void {
    if (detail === undefined || currentView().isWhole) return;
    const { centres } = groundOf(scene.grid);
    const pointsOf = (cells: readonly number[]): Point[] => cells.flatMap((cell) => centres[cell] ?? []);
    const paths = pointsOf(scene.overlays.filter(({ kind }) => PATHS.has(kind)).flatMap(({ cells }) => cells));
    const units = new Set(detail.units);
    const places = pointsOf(scene.counters.filter(({ name }) => units.has(name)).map(({ cell }) => cell));
    if (paths.length > 0) camera.revealAll(paths, PATH_MARGIN);
    else if (places.length > 0 && !places.some(camera.sees)) camera.revealAll(places.slice(0, 1), PATH_MARGIN);
  }

  return {
    follow(preview) {
      const { moment, detail } = preview;
      if (lookedAt === moment || (moment >= 0 && detail?.number !== moment)) return;
      const isFirst = lookedAt === undefined && wasSeen;
      lookedAt = moment;
      if (isFirst) return;
      look(preview, detail?.fight);
      if (!detail?.fight) reveal(preview);
    },
  };
}
