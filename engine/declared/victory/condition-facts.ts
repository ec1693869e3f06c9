import type { Cell } from '../../board/board.js';
import { resolveGroups } from '../../mechanics/muster/groups.js';
import { reachableCells, withNeighbours } from '../../mechanics/special-rules/attainable/reachable-cells.js';
import { cellsOfPlace } from '../../model/places.js';
import type { ScenarioModel } from '../../model/scenario.js';
import type { ConditionFacts } from '../../play/condition-facts.js';
import type { GameData } from '../state/game-data.js';

/** Returns the limits that the rules of a declared game set on the conditions of a scenario. */
export function conditionFactsOf(game: GameData): ConditionFacts {
  const { sides, turns } = game.declaration;
  return {
    unitsInPlay: (scenario) => game.musterOf(scenario).pieces.map(({ name, side }) => ({ name, side: sides[side] })),
    lastTurn: (scenario) => scenario.turns ?? turns.count,
    holdableCells: (scenario, side) => holdableCells(game, scenario, side),
  };
}

/**
 * Returns the cells that a side holds at the start or can come to hold. Undefined if no limit is known, because the
 * rules can put units into any cell: players may move units by hand, or units may arrive anywhere.
 */
function holdableCells(game: GameData, scenario: ScenarioModel, name: string): ReadonlySet<Cell> | undefined {
  const { sides, control, hand, arrival } = game.declaration;
  if (hand !== undefined || arrival?.blocked === 'nearest') return undefined;
  const index = sides.indexOf(name);
  const register = game.musterOf(scenario);
  const groups = resolveGroups<number>(scenario, {
    pieces: register.pieces,
    sideOf: (side) => sides.indexOf(side ?? ''),
    piecesOf: (item) => (item.name === undefined ? [] : register.piecesNamed(item.name)),
  });
  const ground = game.groundOf(scenario.map);
  const reached = reachableCells(scenario, groups, { index, name }, (cell) => !ground.isEnterable(cell));
  if (reached === undefined || returnCells(game, scenario).some((cell) => !reached.has(cell))) return undefined;
  const owned = scenario.map.features
    .filter(({ attributes }) => String(attributes.owner?.value) === name)
    .flatMap(({ cells }) => cells);
  const holdable = new Set([...reached, ...owned]);
  return control?.byZones === true ? withNeighbours(scenario, holdable) : holdable;
}

/** Returns the cells in which lost units may return, whichever side holds them. */
function returnCells({ declaration: { replacement }, groundOf }: GameData, { map }: ScenarioModel): readonly Cell[] {
  if (replacement === undefined) return [];
  const isPlace = groundOf(map).cellsWith(replacement.at);
  const named = [...replacement.edges, ...replacement.always].flatMap((name) => cellsOfPlace(map, name));
  return [...named, ...Array.from(isPlace.keys()).filter((cell) => isPlace[cell] === 1)];
}
