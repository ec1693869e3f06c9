import type { Preview } from '../../contract/preview.js';
import type { BattleItem } from '../../contract/battle.js';
import { groundOf, UNIT } from '../../render/ground.js';
import { looksEqual } from '../../render/reuse.js';
import type { Camera } from '../map/camera.js';
import type { View } from '../map/view.js';

/** Sheet units shown around the centre of a battle's cell: the cell itself and one cell more on each side. */
const ROOM = 1.5 * UNIT;
/** Minimum zoom at which counters are drawn in full detail. */
const READ_IN_FULL = 0.72;

export interface BattleView {
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
 * moved the map since.
 * @param wasSeen true if a reload restored the view; the restored view then stays until the next moment
 */
export function battleView(
  camera: Camera,
  currentView: () => Seen,
  fitWhole: () => void,
  wasSeen: boolean,
): BattleView {
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

  return {
    follow(preview) {
      const { moment, detail } = preview;
      if (lookedAt === moment || (moment >= 0 && detail?.number !== moment)) return;
      const isFirst = lookedAt === undefined && wasSeen;
      lookedAt = moment;
      if (!isFirst) look(preview, detail?.fight);
    },
  };
}
