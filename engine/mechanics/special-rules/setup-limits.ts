import type { Board, Cell } from '../../board/board.js';
import type { Finding } from '../../model/finding.js';
import type { PlacedItem, Placement, ScenarioModel } from '../../model/scenario.js';
import type { LimitModel } from '../../model/special-rules.js';
import { count } from '../../model/words.js';
import type { Check } from '../../play/checks.js';
import { Members } from './members.js';

type SetupScenario = Pick<ScenarioModel, 'limits' | 'setups' | 'sides' | 'map'>;

/** What a set-up must have or may not have: `require units 12`, `forbid units 2 at Finland`, `require cover at Border`. */
export const setupMustKeepItsLimits: Check<SetupScenario, never> = (scenario, report) => {
  for (const limit of scenario.limits) {
    if (!limit.ofSetup) continue;
    const message = limit.actions.map(({ word }) => broken(scenario, limit, word)).find((one) => one !== undefined);
    if (message === undefined) continue;
    const cited = limit.citations.map(({ rule }) => ` [${rule}]`).join('');
    report({
      severity: 'error',
      slug: 'set-up-limit',
      source: limit.source,
      message: message.replace(/\.$/, `${cited}.`),
      related: related(scenario, limit),
    });
  }
};

function broken(scenario: SetupScenario, limit: LimitModel, action: string): string | undefined {
  if (action === 'cover') return uncovered(scenario, limit);
  const placed = unitsPlaced(scenario, limit, action).length;
  const { amount = 1 } = limit;
  const what = count(placed, action === 'units' ? 'unit' : `${action} unit`);
  const where = limit.places.map(({ preposition, name }) => ` ${preposition} ${name}`).join('');
  if (limit.mode === 'require' && placed < amount) return `${what} set up${where}; ${amount} or more must be.`;
  if (limit.mode === 'forbid' && placed >= amount) return `${what} set up${where}; ${amount - 1} may be.`;
  return undefined;
}

/** Every cell of the place holds a unit of the side or touches one. */
function uncovered({ setups, map: { board } }: SetupScenario, { side, places }: LimitModel): string | undefined {
  const stands = new Set<Cell>();
  for (const setup of setups)
    if (setup.side === side) for (const { cells } of setup.placements) for (const cell of cells) stands.add(cell);
  const open = places.flatMap(({ cells }) => cells).filter((cell) => !isCovered(board, cell, stands));
  if (open.length === 0) return undefined;
  return `No unit stands in or beside ${open.map((cell) => board.label(cell)).join(', ')}.`;
}

function isCovered(board: Board, cell: Cell, stands: ReadonlySet<Cell>): boolean {
  return stands.has(cell) || board.ring(cell, 1).some((beside) => stands.has(beside));
}

/** Units of the kind that are set up within the places. */
function unitsPlaced(scenario: SetupScenario, limit: LimitModel, kind: string): string[] {
  const cells = limit.places.flatMap((place) => place.cells);
  const members = new Members(scenario.sides);
  const forces = scenario.sides.flatMap((side) => side.forces);
  const isWithin = (placement: Placement): boolean =>
    cells.length === 0 || placement.cells.every((cell) => cells.includes(cell));
  const unitsOf = (item: PlacedItem): string[] => {
    if (item.name === undefined) return isKind(item.kind ?? '', kind) ? [...item.drawn] : [];
    const { name } = item;
    return forces
      .filter((force) => force.members.length === 0 && members.isIn(force.name, name) && isKind(force.kind, kind))
      .filter((force) => Object.entries(limit.attributes).every(([key, { value }]) => has(item, force, key, value)))
      .map((force) => force.name);
  };
  return scenario.setups
    .filter(({ side }) => limit.side === undefined || side === limit.side)
    .flatMap(({ placements }) => placements.filter(isWithin).flatMap(({ items }) => items.flatMap(unitsOf)));
}

function has(
  item: PlacedItem,
  force: ScenarioModel['sides'][number]['forces'][number],
  key: string,
  value: string | number | true,
): boolean {
  const own = Object.hasOwn(item.attributes, key) ? item.attributes : force.attributes;
  return Object.hasOwn(own, key) && own[key].value === value;
}

const isKind = (kind: string, wanted: string): boolean => wanted === 'units' || ` ${kind} `.includes(` ${wanted} `);

function related({ setups }: SetupScenario, { side }: LimitModel): Finding['related'] {
  return setups
    .filter((setup) => setup.side === side)
    .map(({ sideSource }) => ({ source: sideSource, message: 'The set-up it is about.' }));
}
