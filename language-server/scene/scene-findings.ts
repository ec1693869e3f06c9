import type { Cell } from '../../engine/board/board.js';
import type { Area, Feature, MapModel } from '../../engine/model/map.js';
import type { Finding } from '../../engine/model/finding.js';
import type { OrderModel } from '../../engine/model/orders.js';
import type { ArrivalModel } from '../../engine/model/statements.js';
import type { Placement } from '../../engine/model/scenario.js';
import type { Source } from '../../engine/model/source.js';
import { type MomentRecord, type Viewer } from '../../engine/play/records.js';
import { sidesWithSecrets } from '../../engine/play/visibility.js';
import type { Scene } from '../../preview/contract/scene.js';
import type { Analysis } from '../analysis/analysis.js';
import { contains, orderAt } from '../play/lookup.js';
import { placeOf } from '../syntax/written-value.js';
import { BySource } from './by-source.js';

/**
 * Maximum number of cells of a finding that is shown on the map. A finding with more cells is about the statement, not
 * about a place.
 */
const MOST_CELLS = 24;

/** Returns the findings with the cells to which they refer. */
export function sceneFindings(analysis: Analysis, map: MapModel, viewer: Viewer): Scene['findings'] {
  const placed = new BySource(statementsOf(analysis));
  const onMap = new BySource([...map.features, ...map.areas.values()]);
  const found = [...analysis.findings, ...analysis.playFindings()];
  return visibleFindings(found, analysis, analysis.playthrough()?.moments ?? [], viewer).map(
    ({ severity, message, source }) => {
      const order = orderAt(analysis, source);
      const cells = order
        ? cellsOfOrder(order, source)
        : (placed.around(source)?.cells ?? cellsOf(onMap.around(source)));
      return { severity, message, cells: unlessTooMany(cells), place: placeOf(source) };
    },
  );
}

/** Returns the findings that a viewer may see. Findings about secret orders and set-ups are left out. */
export function visibleFindings(
  findings: readonly Finding[],
  { scenario }: Pick<Analysis, 'scenario'>,
  moments: readonly MomentRecord[],
  viewer: Viewer,
): readonly Finding[] {
  const hiddenSides = sidesWithSecrets(moments, viewer);
  const blocks = [...(scenario?.orders ?? []), ...(scenario?.setups ?? [])].filter(({ side }) => hiddenSides.has(side));
  return findings.filter(({ source }) => !blocks.some((block) => contains(block.source, source)));
}

function unlessTooMany(cells: readonly Cell[]): readonly Cell[] {
  const distinct = [...new Set(cells)];
  return distinct.length <= MOST_CELLS ? distinct : [];
}

/** Returns the cells of an order that a finding marks; if it marks none, all cells of the order. */
function cellsOfOrder(order: OrderModel, source: Source): Cell[] {
  const all = [...order.cells, ...order.path, ...order.clauses.flatMap(({ cells, path }) => [...cells, ...path])];
  const named = all.filter((placed) => contains(source, placed.source));
  return (named.length > 0 ? named : all).map(({ cell }) => cell);
}

function statementsOf({ scenario }: Analysis): readonly (Placement | ArrivalModel)[] {
  const { setups = [], arrivals = [] } = scenario ?? {};
  return [...setups.flatMap(({ placements }) => placements), ...arrivals];
}

/** Returns the cells of a feature or area. */
function cellsOf(place: Feature | Area | undefined): readonly Cell[] {
  if (!place) return [];
  return 'chains' in place ? [...place.cells, ...place.hexsides.flat(), ...place.chains.flat()] : place.cells;
}
