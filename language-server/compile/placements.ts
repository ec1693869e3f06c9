import { AstUtils } from 'langium';
import { type Cell, NOWHERE } from '../../engine/board/board.js';
import { forcesByName, type ForceModel, type Group, type SideModel } from '../../engine/model/forces.js';
import { cellsOfNamedFeature } from '../../engine/model/places.js';
import type { MapModel } from '../../engine/model/map.js';
import type { ArrivalModel, PlacedItem } from '../../engine/model/statements.js';
import type { Placement, SetupModel } from '../../engine/model/scenario.js';
import type { Fix } from '../../engine/model/finding.js';
import type { Named } from '../../engine/model/orders.js';
import { say, term } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import type { EveryModel, ItemModel } from '../../engine/model/special-rules.js';
import {
  type Arrival,
  type Departure,
  type Draw,
  type Every,
  type Force,
  type PlacedUnit,
  type Placement as PlacementNode,
  type Scenario,
  type Setup,
  isDraw,
  isEvery,
  isSide,
} from '../generated/ast.js';
import { drawnNames } from '../scoping/drawn-names.js';
import { compileAttributes, factors, ownerOfItem } from './attributes.js';
import type { CellReader } from './cells.js';
import { compileCitations } from './citations.js';
import type { CompileContext } from './compile-context.js';
import { removalFix } from './removal-fix.js';
import { compileGroup } from './forces.js';
import { compileUnitsOfKind } from './units-of-kind.js';
import { readCount } from './numbers.js';
import { type Span, compileTurnRange } from './turns.js';
import { Text } from './text.js';
import type { Lenient } from '../parser/lenient.js';

/** The scenario that is being compiled: the map, sides and turns to which statements refer. */
export interface ScenarioContext {
  readonly map: MapModel | undefined;
  readonly cells: CellReader | undefined;
  readonly sides: readonly SideModel[];
  readonly span: Span;
  /**
   * Collects the units that the statement places. Undefined for a statement that only names units placed by other
   * statements.
   */
  readonly placed: PlacedUnits | undefined;
  readonly scenario: Lenient<Scenario>;
  /** Whether the statement is inside an offer or a condition. */
  readonly isConditional?: boolean;
}

/** Compiles the set-up of a side; empty if the side is unknown. */
export function compileSetup(context: CompileContext, node: Lenient<Setup>, ground: ScenarioContext): SetupModel[] {
  const side = node.side?.ref?.name;
  const placements = node.placements.map((placement) => compilePlacement(context, placement, side, ground));
  if (side === undefined) return [];
  return [{ side, placements, source: context.text.source(node), sideSource: context.text.part(node, 'side') }];
}

function compilePlacement(
  context: CompileContext,
  node: PlacementNode,
  side: string | undefined,
  ground: ScenarioContext,
): Placement {
  return {
    cells: placementCells(context, node, ground),
    cellsSource: context.text.before(node, ':'),
    items: placedItems(context, node, side, ground),
    ...grouped(context, node),
    citations: compileCitations(context, node),
    source: context.text.source(node),
  };
}

function grouped(context: CompileContext, node: PlacementNode | Arrival): { group?: Group } {
  const group = compileGroup(context, node);
  return group ? { group } : {};
}

function placementCells(context: CompileContext, node: PlacementNode, { cells, map }: ScenarioContext): Cell[] {
  const written = cells?.ranges(node.cells, (index) => context.text.part(node, 'cells', index)) ?? [];
  if (node.areas.length + node.around.length === 0) return written;
  const found = new Set(written);
  for (const area of node.areas) {
    for (const cell of map?.areas.get(area.ref?.name ?? '')?.cells ?? []) found.add(cell);
  }
  node.around.forEach((label, index) => {
    for (const cell of cellsAround(label, cells, () => context.text.part(node, 'around', index))) found.add(cell);
  });
  return [...found];
}

/** Returns a cell and its neighbours. */
function cellsAround(label: string, cells: CellReader | undefined, source: () => Source): Cell[] {
  const centre = cells?.cell(label, source) ?? NOWHERE;
  if (!cells || centre === NOWHERE) return [];
  const { board } = cells;
  const neighbours = Array.from({ length: board.sides }, (_, direction) => board.neighbour(centre, direction));
  return [centre, ...neighbours.filter((cell) => cell !== NOWHERE)];
}

/** Compiles a reinforcement, which enters at named places, in cells, or both. */
export function compileArrival(context: CompileContext, node: Arrival, ground: ScenarioContext): ArrivalModel {
  const side = node.side?.ref?.name;
  const during = compileTurnRange(context, node, ground.span);
  checkEntry(context, node, ground);
  const { map } = ground;
  const places = map ? node.places.flatMap(({ ref }) => cellsOfNamedFeature(map, ref?.name ?? '')) : [];
  const cells = ground.cells?.ranges(node.cells, (index) => context.text.part(node, 'cells', index)) ?? [];
  const names = node.places.map(({ ref, $refText }) => ref?.name ?? $refText);
  return {
    turn: during?.first ?? 0,
    ...(during === undefined || during.first === during.last ? {} : { lastTurn: during.last }),
    entry: [...(names.length > 0 ? [names.join(', ')] : []), ...node.cells].join(' '),
    cells: places.length === 0 ? cells : [...new Set([...places, ...cells])],
    entrySource: entrySource(context, node),
    ...(side === undefined ? {} : { side }),
    items: placedItems(context, node, side, ground),
    ...grouped(context, node),
    citations: compileCitations(context, node),
    source: context.text.source(node),
  };
}

function entrySource(context: CompileContext, node: Arrival): Source {
  if (node.places.length === 0)
    return node.cells.length > 0 ? context.text.listRange(node, 'cells') : context.text.source(node);
  const places = context.text.listRange(node, 'places');
  return node.cells.length === 0 ? places : { ...places, end: context.text.listRange(node, 'cells').end };
}

/** Reports a reinforcement without a turn or a place of entry. Inside an offer or a condition, both may be omitted. */
function checkEntry(context: CompileContext, node: Arrival, { isConditional }: ScenarioContext): void {
  if (isConditional || node.$cstNode === undefined) return;
  const hasNoTurn = node.turn === undefined;
  if (!hasNoTurn && node.places.length + node.cells.length > 0) return;
  const { file, start } = context.text.source(node);
  context.findings.error(
    'no-entry',
    { file, start, end: start + 'arrive'.length },
    hasNoTurn
      ? say`These units arrive at no turn: write when, “turn 3”. Only an offer or a “when” statement may leave this out.`
      : say`These units arrive nowhere: write where, “at X” or “by 0101 0102”. Only an offer or a “when” statement may leave this out.`,
  );
}

/** Compiles the units of a set-up or an arrival. An `every` statement becomes one item for each selected unit. */
function placedItems(
  context: CompileContext,
  node: PlacementNode | Arrival,
  side: string | undefined,
  ground: ScenarioContext,
): PlacedItem[] {
  return node.items.flatMap((item) => {
    if (!isEvery(item)) return compileItem(context, item, side, ground);
    const { names, attributes, source } = every(context, item, side, ground);
    const written = { name: item.$cstNode?.text ?? '', source };
    for (const name of names) ground.placed?.add(name, written, () => [removePlacementFix(context, item)]);
    return names.map((name) => ({ name, drawn: [], attributes, source }));
  });
}

export function compileItems(
  context: CompileContext,
  node: Departure,
  side: string | undefined,
  ground: ScenarioContext,
): ItemModel[] {
  return node.items.flatMap((item): ItemModel[] =>
    isEvery(item)
      ? [every(context, item, side, ground)]
      : compileItem(context, item, side, { ...ground, placed: undefined }),
  );
}

function compileItem(
  context: CompileContext,
  item: Draw | PlacedUnit,
  side: string | undefined,
  ground: ScenarioContext,
): PlacedItem[] {
  return isDraw(item) ? [compileDraw(context, item, side, ground)] : compileUnit(context, item, side, ground);
}

function every(context: CompileContext, node: Every, side: string | undefined, { sides }: ScenarioContext): EveryModel {
  const owners = side === undefined ? sides : sides.filter(({ name }) => name === side);
  return compileUnitsOfKind(context, node, owners);
}

function compileDraw(
  context: CompileContext,
  node: Draw,
  side: string | undefined,
  ground: ScenarioContext,
): PlacedItem {
  const kind = node.kind.join(' ');
  const attributes = compileAttributes(context, node.attributes, ownerOfItem(node));
  checkPool(context, node, kind, side, ground);
  const face = factors(attributes.face);
  return {
    count: readCount(context, node),
    kind,
    drawn: drawnNames(ground.scenario).get(node) ?? [],
    ...(face && { face }),
    attributes,
    source: context.text.source(node),
  };
}

/** Reports a placement that draws a counter from a pool if the side has no pool of that kind. */
function checkPool(
  context: CompileContext,
  node: Draw,
  kind: string,
  side: string | undefined,
  { sides }: ScenarioContext,
): void {
  const owners = side === undefined ? sides : sides.filter(({ name }) => name === side);
  if (kind === '' || owners.length === 0 || owners.some(({ pools }) => pools.some((pool) => pool.kind === kind)))
    return;
  const pools = owners.flatMap((owner) => owner.pools.map((pool) => pool.kind));
  context.findings.error(
    'no-pool',
    context.text.listRange(node, 'kind'),
    say`${side ?? term('No side')} has no pool of “${kind}” to draw from. ${
      pools.length > 0
        ? say`Pools: ${pools.join(', ')}.`
        : say`Declare one among the forces: ${'pool rifle { 3 of 6-8-6 }'}.`
    }`,
  );
}

function compileUnit(
  context: CompileContext,
  node: Lenient<PlacedUnit>,
  side: string | undefined,
  ground: ScenarioContext,
): PlacedItem[] {
  const attributes = compileAttributes(context, node.attributes, ownerOfItem(node));
  const force = node.unit?.ref;
  if (!force) return [];
  const written = { name: node.unit?.$refText ?? force.name, source: context.text.part(node, 'unit') };
  ground.placed?.add(force.name, written, () => [removePlacementFix(context, node as PlacedUnit)]);
  checkOwner(context, node, force, side);
  const face = factors(attributes.face);
  return [
    {
      name: force.name,
      drawn: [],
      ...(face && { face }),
      attributes,
      source: context.text.source(node),
    },
  ];
}

function checkOwner(context: CompileContext, node: Lenient<PlacedUnit>, force: Force, side: string | undefined): void {
  const owner = AstUtils.getContainerOfType(force, isSide)?.name;
  if (side === undefined || owner === undefined || owner === side) return;
  context.findings.error(
    'wrong-side',
    context.text.part(node, 'unit'),
    say`${force.name} is ${owner}; this statement places ${side} units.`,
    {
      related: [{ source: sourceElsewhere(force), message: say`Declared here, among the forces of ${owner}.` }],
    },
  );
}

/** Returns the fix that removes units from a placement. */
function removePlacementFix(context: CompileContext, item: PlacedUnit | Every): Fix {
  const { $container: statement } = item;
  return removalFix(
    context.text,
    item,
    `Do not place ${item.$cstNode?.text ?? 'it'} here`,
    'items' in statement ? statement.items : [],
  );
}

/** Stores the first placement of each unit and reports further placements. */
export class PlacedUnits {
  private readonly first = new Map<string, Named>();
  private readonly forces: ReadonlyMap<string, ForceModel>;

  constructor(
    private readonly context: CompileContext,
    sides: readonly SideModel[],
  ) {
    this.forces = forcesByName(sides);
  }

  /**
   * Records that a unit is placed; for a formation, that all its members are. Reports the first unit that is already
   * placed elsewhere.
   * @param fixes returns the fixes for that report
   */
  add(name: string, written: Named, fixes: () => Fix[]): void {
    for (const unit of this.withMembers(name)) {
      const first = this.first.get(unit);
      if (!first) this.first.set(unit, written);
      else if (first !== written) {
        this.report(unit, written, first, fixes());
        return;
      }
    }
  }

  private withMembers(name: string): Iterable<string> {
    const membersOf = (force: string): readonly string[] => this.forces.get(force)?.members ?? [];
    if (membersOf(name).length === 0) return [name];
    const all = new Set([name]);
    for (const one of all) for (const member of membersOf(one)) all.add(member);
    return all;
  }

  private report(unit: string, written: Named, first: Named, fixes: Fix[]): void {
    const named = written.name === unit ? unit : say`${unit} of ${written.name}`;
    this.context.findings.error(
      'placed-twice',
      written.source,
      say`${named} is already placed; a unit has one place. Remove one of the two.`,
      { related: [{ source: first.source, message: say`${first.name} is placed here first.` }], fixes },
    );
  }
}

/** Returns the text range of the name of a unit or formation. The range may be in another document. */
function sourceElsewhere(node: Force): Source {
  return new Text(AstUtils.getDocument(node).uri.toString()).part(node, 'name');
}
