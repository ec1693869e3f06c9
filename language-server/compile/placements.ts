import { AstUtils } from 'langium';
import type { Cell } from '../../engine/board/board.js';
import type { Group, SideModel } from '../../engine/model/forces.js';
import type { MapModel } from '../../engine/model/map.js';
import type { ArrivalModel, PlacedItem, Placement, SetupModel } from '../../engine/model/scenario.js';
import type { Source } from '../../engine/model/source.js';
import type {
  Arrival,
  Draw,
  Force,
  PlacedUnit,
  Placement as PlacementNode,
  Scenario,
  Setup,
} from '../generated/ast.js';
import { isDraw, isSide } from '../generated/ast.js';
import { drawnNames } from '../scoping/drawn-names.js';
import { compileAttributes, factors } from './attributes.js';
import type { CellReader } from './cells.js';
import { compileCitations } from './citations.js';
import type { Desk } from './desk.js';
import { compileGroup } from './forces.js';
import { readCount, readTurn } from './numbers.js';
import { Text } from './text.js';
import type { Lenient } from '../parser/lenient.js';

/** What placements stand on. */
export interface Ground {
  readonly map: MapModel | undefined;
  readonly cells: CellReader | undefined;
  readonly sides: readonly SideModel[];
  readonly turns: number | undefined;
  readonly placed: PlacedUnits;
  readonly scenario: Lenient<Scenario>;
}

/** One side's set-up; none while the side is unknown. */
export function compileSetup(desk: Desk, node: Lenient<Setup>, ground: Ground): SetupModel[] {
  const side = node.side?.ref?.name;
  const placements = node.placements.map((placement) => compilePlacement(desk, placement, side, ground));
  if (side === undefined) return [];
  return [{ side, placements, source: desk.text.source(node), sideSource: desk.text.part(node, 'side') }];
}

function compilePlacement(desk: Desk, node: PlacementNode, side: string | undefined, ground: Ground): Placement {
  return {
    cells: placementCells(desk, node, ground),
    cellsSource: desk.text.before(node, ':'),
    items: compileItems(desk, node, side, ground),
    ...grouped(desk, node),
    citations: compileCitations(desk, node),
    source: desk.text.source(node),
  };
}

function grouped(desk: Desk, node: PlacementNode | Arrival): { group?: Group } {
  const group = compileGroup(desk, node);
  return group ? { group } : {};
}

function placementCells(desk: Desk, node: PlacementNode, { cells, map }: Ground): Cell[] {
  const found = new Set(cells?.ranges(node.cells, (index) => desk.text.part(node, 'cells', index)));
  for (const area of node.areas) {
    for (const cell of map?.areas.get(area.ref?.name ?? '')?.cells ?? []) found.add(cell);
  }
  return [...found];
}

/** A reinforcement: where it enters is an area, or cells. */
export function compileArrival(desk: Desk, node: Arrival, ground: Ground): ArrivalModel {
  const area = node.area?.ref?.name;
  const side = node.side?.ref?.name;
  const cells =
    area === undefined ? ground.cells?.ranges(node.cells, (index) => desk.text.part(node, 'cells', index)) : undefined;
  return {
    turn: readTurn(desk, node, ground.turns),
    entry: area ?? node.area?.$refText ?? node.cells.join(' '),
    cells: cells ?? ground.map?.areas.get(area ?? '')?.cells ?? [],
    entrySource: node.area ? desk.text.part(node, 'area') : desk.text.whole(node, 'cells'),
    ...(side === undefined ? {} : { side }),
    items: compileItems(desk, node, side, ground),
    ...grouped(desk, node),
    citations: compileCitations(desk, node),
    source: desk.text.source(node),
  };
}

function compileItems(
  desk: Desk,
  node: PlacementNode | Arrival,
  side: string | undefined,
  ground: Ground,
): PlacedItem[] {
  return node.items.flatMap((item) =>
    isDraw(item) ? [compileDraw(desk, item, side, ground)] : compileUnit(desk, item, side, ground),
  );
}

function compileDraw(desk: Desk, node: Draw, side: string | undefined, ground: Ground): PlacedItem {
  const kind = node.kind.join(' ');
  const attributes = compileAttributes(desk, node.attributes, 'placement');
  checkPool(desk, node, kind, side, ground);
  const face = factors(attributes.face);
  return {
    count: readCount(desk, node),
    kind,
    drawn: drawnNames(ground.scenario).get(node) ?? [],
    ...(face === undefined ? {} : { face }),
    attributes,
    source: desk.text.source(node),
  };
}

/** Counters are drawn from a pool: one of that kind must be there. */
function checkPool(desk: Desk, node: Draw, kind: string, side: string | undefined, { sides }: Ground): void {
  const owners = side === undefined ? sides : sides.filter(({ name }) => name === side);
  const pools = owners.flatMap((owner) => owner.pools.map((pool) => pool.kind));
  if (kind === '' || owners.length === 0 || pools.includes(kind)) return;
  desk.findings.error(
    'no-pool',
    desk.text.whole(node, 'kind'),
    `${side ?? 'No side'} has no pool of “${kind}” to draw from. ` +
      (pools.length > 0 ? `Pools: ${pools.join(', ')}.` : 'Write one among the forces: pool rifle { 3 of 6-8-6 }.'),
  );
}

function compileUnit(desk: Desk, node: Lenient<PlacedUnit>, side: string | undefined, ground: Ground): PlacedItem[] {
  const attributes = compileAttributes(desk, node.attributes, 'placement');
  const force = node.unit?.ref;
  if (!force) return [];
  ground.placed.add(force, node);
  checkOwner(desk, node, force, side);
  const face = factors(attributes.face);
  return [
    {
      name: force.name,
      drawn: [],
      ...(face === undefined ? {} : { face }),
      attributes,
      source: desk.text.source(node),
    },
  ];
}

function checkOwner(desk: Desk, node: Lenient<PlacedUnit>, force: Force, side: string | undefined): void {
  const owner = AstUtils.getContainerOfType(force, isSide)?.name;
  if (side === undefined || owner === undefined || owner === side) return;
  desk.findings.error(
    'wrong-side',
    desk.text.part(node, 'unit'),
    `${force.name} is ${owner}; this places ${side} units.`,
    {
      related: [{ source: sourceElsewhere(force), message: `Declared here, among the forces of ${owner}.` }],
    },
  );
}

/** Where each unit was put first: nobody stands in two places. */
export class PlacedUnits {
  private readonly first = new Map<Force, Lenient<PlacedUnit>>();

  constructor(private readonly desk: Desk) {}

  /** A formation takes all its members along. */
  add(force: Force, node: Lenient<PlacedUnit>): void {
    for (const unit of withMembers(force)) {
      const first = this.first.get(unit);
      if (!first) this.first.set(unit, node);
      else if (first !== node) {
        this.report(unit, node, first);
        return;
      }
    }
  }

  private report(unit: Force, node: Lenient<PlacedUnit>, first: Lenient<PlacedUnit>): void {
    const { text, findings } = this.desk;
    const named = node.unit?.ref === unit ? unit.name : `${unit.name} of ${node.unit?.$refText ?? ''}`;
    findings.error(
      'placed-twice',
      text.part(node, 'unit'),
      `${named} is already placed; a unit stands in one place. Remove one of the two.`,
      {
        related: [
          { source: text.source(first), message: `${first.unit?.$refText ?? unit.name} is placed here first.` },
        ],
      },
    );
  }
}

function withMembers(force: Force): Force[] {
  return [force, ...force.forces.flatMap(withMembers)];
}

/** Where a node of another document stands. */
function sourceElsewhere(node: Force): Source {
  return new Text(AstUtils.getDocument(node).uri.toString()).part(node, 'name');
}
