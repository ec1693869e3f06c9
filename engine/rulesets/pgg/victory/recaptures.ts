import type { Cell } from '../../../board/board.js';
import { cellsOfPlace } from '../../../model/places.js';
import type { Feature } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import type { ScoreModel } from '../../../model/statements.js';

/** A place that gives points: its hexes, and whether it is a city [15.11, 15.12.2]. */
export interface ScoredPlace {
  readonly name: string;
  readonly points: number;
  readonly cells: readonly Cell[];
  readonly city: boolean;
}

type Scored = Pick<ScenarioModel, 'map' | 'scores'>;

const isCity = ({ kind }: Feature): boolean => kind === 'major city' || kind === 'minor city';

/** Returns the place that a score names: a feature of the map, an area, or the hex with that label. */
export function placeOf(
  { map }: Pick<ScenarioModel, 'map'>,
  { place, points }: Pick<ScoreModel, 'place' | 'points'>,
): ScoredPlace {
  const feature = map.features.find(({ name }) => name === place);
  return { name: place, points, cells: cellsOfPlace(map, place), city: feature !== undefined && isCity(feature) };
}

/**
 * Lists the places that the Soviet side may recapture: all places that the scenario scores, and the other cities of the
 * map, which give no points to the German side [15.12.2].
 */
export function recaptures(scenario: Scored): ScoredPlace[] {
  const scored = scenario.scores.map((score) => placeOf(scenario, score));
  const others = scenario.map.features
    .filter((feature) => isCity(feature) && !scored.some(({ name }) => name === feature.name))
    .map(({ name, cells }) => ({
      name: name ?? cells.map((cell) => scenario.map.board.label(cell)).join(', '),
      points: 0,
      cells,
      city: true,
    }));
  return [...scored, ...others];
}
