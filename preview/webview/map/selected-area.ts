import { UNIT } from '../../render/ground.js';
import type { Fan, Room } from './fan.js';
import type { MapContext } from './map-context.js';
import { panePoint } from './view.js';

/** Sheet units from the centre of a cell to the outer edges of its neighbours. */
const REACH_OF_NEIGHBOURS = 1.5 * UNIT;

/**
 * Returns the part of the pane that contains the selected cell, its neighbours and its stack if that is spread out.
 * Returns undefined if no cell is selected.
 */
export function selectedArea({ model, camera, element }: MapContext, fan: Fan): Room | undefined {
  const { view } = camera;
  const [centre] = model.centresOf([model.cursor.cell]);
  if (centre === undefined || view === undefined) return undefined;
  const { left, top, right, bottom } = fan.covered ?? {
    left: centre.x,
    top: centre.y,
    right: centre.x,
    bottom: centre.y,
  };
  const pane = { width: element.clientWidth, height: element.clientHeight };
  const first = { x: Math.min(left, centre.x - REACH_OF_NEIGHBOURS), y: Math.min(top, centre.y - REACH_OF_NEIGHBOURS) };
  const last = {
    x: Math.max(right, centre.x + REACH_OF_NEIGHBOURS),
    y: Math.max(bottom, centre.y + REACH_OF_NEIGHBOURS),
  };
  const [from, to] = [panePoint(view, first, pane), panePoint(view, last, pane)];
  return { left: from.x, top: from.y, right: to.x, bottom: to.y };
}
