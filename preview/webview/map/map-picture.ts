import type { Point } from '../../../engine/board/board.js';
import type { Counter, Overlay, Scene, SceneUnderlay } from '../../contract/scene.js';
import { distanceAt } from '../../render/distance.js';
import type { Ground } from '../../render/ground.js';
import type { Painter } from '../../render/painter.js';
import { namesOf } from './selection.js';
import type { MapContents, MapModel } from './map-model.js';
import type { Picture } from './sheet.js';

/** Ways in which the drawing differs from the scene during drags and animations. */
export interface Changes {
  /** Names of the counters that are drawn elsewhere, above the map. */
  readonly hidden: ReadonlySet<string>;
  /** Dropped counters, shown in their new cell until the picture contains them. */
  readonly landed: readonly Counter[];
  /** The reach of the dragged counters. Replaces the reach of the selected unit. */
  readonly reach: readonly Overlay[];
  /** The scan with the alignment that the user tries; undefined to show that of the scene. */
  readonly underlay?: SceneUnderlay | undefined;
}

/** Returns the picture to paint at the given zoom. */
export function mapPicture(
  painter: Painter,
  { theme, palette }: MapModel,
  { scene, ground, shown, overlays }: MapContents,
  { hidden, landed, reach, underlay }: Changes,
  zoom: number,
): Picture {
  const others = reach.length === 0 ? overlays : overlays.filter(({ kind }) => kind !== 'reach');
  const changed = withCounters(hidden.size === 0 ? scene : withoutCounters(scene, hidden), landed);
  const layers = painter.paint(shown.findings ? changed : withoutFindings(changed), {
    theme,
    areas: shown.areas,
    underlay: underlay ?? (shown.scan ? scene.underlay : undefined),
    overlays: [...others, ...reach],
    distance: distanceAt(zoom),
  });
  return {
    layers: layers.filter(({ name }) => shown.numbers || name !== 'numbers'),
    width: ground.width,
    height: ground.height,
    colour: palette.sheet,
  };
}

const withoutCounters = (scene: Scene, names: ReadonlySet<string>): Scene => ({
  ...scene,
  counters: scene.counters.filter(({ name }) => !names.has(name)),
});

/**
 * Returns the scene with some counters moved. The moved counters lie on top of the counters already in their new cells.
 */
const withCounters = (scene: Scene, moved: readonly Counter[]): Scene =>
  moved.length === 0
    ? scene
    : { ...scene, counters: [...withoutCounters(scene, new Set(namesOf(moved))).counters, ...moved] };

const withoutFindings = (scene: Scene): Scene => ({
  ...scene,
  findings: [],
  counters: scene.counters.map(({ severity: _, ...counter }) => counter),
});

/**
 * Returns the point around which the map opens: the median position of the counters, or without counters the centre of
 * the sheet.
 */
export function focusPoint(scene: Pick<Scene, 'counters'>, { centres, width, height }: Ground): Point {
  const points = scene.counters.flatMap(({ cell }) => (cell in centres ? [centres[cell]] : []));
  if (points.length === 0) return { x: width / 2, y: height / 2 };
  const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1];
  return { x: median(points.map(({ x }) => x)), y: median(points.map(({ y }) => y)) };
}
