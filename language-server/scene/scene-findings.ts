import type { Cell } from '../../engine/board/board.js';
import type { Finding } from '../../engine/model/finding.js';
import type { MapModel } from '../../engine/model/map.js';
import type { OrderModel } from '../../engine/model/orders.js';
import type { Source } from '../../engine/model/source.js';
import type { Scene } from '../../preview/scene.js';
import type { Analysis } from '../compile/analysis.js';
import { contains, orderAt } from '../features/lookup.js';
import { placeOf } from '../features/written.js';

/** A finding about more cells than these is about the statement, not about a place on the map. */
const MOST_CELLS = 24;

/** What is wrong, on the cells it is about. */
export function sceneFindings(analysis: Analysis, map: MapModel): Scene['findings'] {
  return [...analysis.findings, ...analysis.playFindings()].map((finding) => ({
    severity: finding.severity,
    message: finding.message,
    cells: cellsAbout(analysis, map, finding),
    place: placeOf(finding.source),
  }));
}

function cellsAbout(analysis: Analysis, map: MapModel, { source }: Finding): readonly Cell[] {
  const order = orderAt(analysis, source);
  const cells = order ? cellsOfOrder(order, source) : (placed(analysis, source) ?? onMap(map, source) ?? []);
  const distinct = [...new Set(cells)];
  return distinct.length <= MOST_CELLS ? distinct : [];
}

/** The cells of an order that a finding names, or else all it names. */
function cellsOfOrder(order: OrderModel, source: Source): Cell[] {
  const all = [...order.cells, ...order.path, ...order.clauses.flatMap(({ cells, path }) => [...cells, ...path])];
  const named = all.filter((placed) => contains(source, placed.source));
  return (named.length > 0 ? named : all).map(({ cell }) => cell);
}

function placed({ scenario }: Analysis, source: Source): readonly Cell[] | undefined {
  const { setups = [], arrivals = [] } = scenario ?? {};
  const statements = [...setups.flatMap(({ placements }) => placements), ...arrivals];
  return statements.find((statement) => contains(statement.source, source))?.cells;
}

/** The cells of the feature or area a finding stands at. */
function onMap({ features, areas }: MapModel, source: Source): readonly Cell[] | undefined {
  const feature = features.find((other) => contains(other.source, source));
  if (feature) return [...feature.cells, ...feature.hexsides.flat(), ...feature.chains.flat()];
  return [...areas.values()].find((area) => contains(area.source, source))?.cells;
}
