import { say, term } from '../../../model/say.js';
import { enemiesMustNotShareACell, type PlacedPart, type PlacedUnit } from '../../../mechanics/checks/placed.js';
import {
  spreadMustFindRoom,
  stackMustNotExceedItsLimit,
  type SetupStacking,
} from '../../../mechanics/checks/stacks.js';
import { stackTotal } from '../../../mechanics/stacking.js';
import { settingsOf } from '../../../mechanics/start.js';
import { writeInstead } from '../../../model/finding.js';
import { forcesByName } from '../../../model/forces.js';
import type { Attributes } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { list } from '../../../model/words.js';
import type { CheckList } from '../../../play/checks.js';
import type { RtlRule } from '../rulebook/index.js';
import { stackingLimit } from '../stacking/stacking.js';
import { groundOf, hexside, RIVER, STREAM_BIT, terrainOf } from '../state/ground.js';
import { hasAttribute, musterOf, numberOfAttribute } from '../state/muster.js';
import type { Piece } from '../state/pieces.js';
import { numbersOf } from '../vocabulary/numbers.js';
import { SIDES } from '../vocabulary/sides.js';
import type { ScenarioCheck } from './check.js';

interface Placed extends PlacedUnit {
  readonly piece: Piece;
}

/** Returns the placements of all set-ups with their units. */
function placementsOf(scenario: ScenarioModel): PlacedPart<Placed>[] {
  const { pieces, placings } = musterOf(scenario);
  return placings.map(({ side, placement, items }) => ({
    side: SIDES[side],
    placement,
    units: items.flatMap(({ item, pieces: ofItem }) => ofItem.map((index) => ({ item, piece: pieces[index] }))),
  }));
}

const combatOnly = (parts: readonly PlacedPart<Placed>[]): PlacedPart<Placed>[] =>
  parts.map((part) => ({ ...part, units: part.units.filter(({ piece }) => piece.role === 'combat') }));

const enemiesMustNotShareAHex: ScenarioCheck = (scenario, report) => {
  enemiesMustNotShareACell(scenario, placementsOf(scenario), { rule: '4.11', noun: 'hex' }, report);
};

/** Reports hexes above the stacking limit [3.32]. */
const stackMustNotExceedItsPoints: ScenarioCheck = (scenario, report) => {
  stackMustNotExceedItsLimit(scenario.map.board, combatOnly(placementsOf(scenario)), stackingOf(scenario), report);
};

/** Reports placements whose hexes together have no room for their units [3.32, 4.11]. */
const unitsMustFindRoom: ScenarioCheck = (scenario, report) => {
  const limit = numbersOf(scenario)['stack.limit'];
  const remainingRoom = (units: readonly Placed[]): number => Math.max(0, limit - stackTotal(units, stackingPoints));
  spreadMustFindRoom(
    combatOnly(placementsOf(scenario)),
    stackingOf(scenario),
    (_, fixed) => fixed.reduce((room, units) => room + remainingRoom(units), 0),
    report,
  );
};

const stackingPoints = ({ piece }: Placed): number => piece.stacking;

const stackingOf = (scenario: ScenarioModel): SetupStacking<Placed, RtlRule> => ({
  noun: ['hex', 'hexes'],
  counts: stackingPoints,
  limit: (side) => stackingLimit(numbersOf(scenario), side),
  named: ({ name = '' }) => name,
  leaving: lastItems,
});

/**
 * Yields the units of the last item of a set-up, then the units of the last two items together, and so on up to all
 * items.
 */
function* lastItems(units: readonly Placed[]): Iterable<readonly Placed[]> {
  const items = [...new Set(units.map(({ item }) => item))];
  for (let first = items.length - 1; first >= 0; first--)
    yield units.filter(({ item }) => items.indexOf(item) >= first);
}

/** Reports units set up in a lake [8.3]. */
const unitMustNotBeginInALake: ScenarioCheck = (scenario, report) => {
  const ground = groundOf(scenario.map);
  for (const { placement, units } of placementsOf(scenario)) {
    const lakes = placement.cells.filter((cell) => terrainOf(ground, cell).dry === undefined);
    if (lakes.length === 0 || units.length === 0) continue;
    const message = say`${lakes.map((cell) => scenario.map.board.label(cell)).join(', ')} is a lake. No unit may be set up there.`;
    report.error('8.3', 'in-a-lake', placement.cellsSource, message);
  }
};

/** Reports a bridge unit whose placement does not name a stream or river hexside of its hex [16.21]. */
const bridgeMustLieAcrossWater: ScenarioCheck = (scenario, report) => {
  const ground = groundOf(scenario.map);
  const { board } = scenario.map;
  for (const { placement, units } of placementsOf(scenario))
    for (const { item, piece } of units) {
      const [cell] = placement.cells;
      if (piece.role !== 'bridge' || cell === undefined) continue;
      const sides = board
        .ring(cell, 1)
        .filter((across) => (hexside(ground, cell, across) & (RIVER | STREAM_BIT)) !== 0);
      const towards = hasAttribute(item.attributes, 'towards')
        ? board.cell(String(item.attributes.towards.value))
        : undefined;
      if (towards !== undefined && sides.includes(towards)) continue;
      const label = board.label(cell);
      const may = sides.map((across) => `(towards "${board.label(across)}")`);
      const message =
        may.length === 0
          ? say`${label} has no stream or river hexside for ${piece.name}.`
          : say`${piece.name} must span a stream or river of ${label}. Write ${list(may, 'or')} after its name.`;
      const wrong = item.attributes.towards?.source;
      const fixes = wrong ? sides.map((across) => writeInstead(wrong, `towards "${board.label(across)}"`)) : [];
      report.error('16.21', 'no-water', wrong ?? item.source, message, { fixes });
    }
};

/**
 * Reports an error for each piece in a `bridge.atHand` setting that is not a bridge unit, or that the scenario also
 * sets up or brings as a reinforcement [16.23].
 */
const bridgeAtHandMustBeOne: ScenarioCheck = (scenario, report) => {
  const atHand = settingsOf(scenario, 'bridge.atHand').flatMap(({ of = [] }) => of);
  if (atHand.length === 0) return;
  const { pieces, byName, placings, arrivals } = musterOf(scenario);
  const elsewhere = new Set([...placings, ...arrivals].flatMap((group) => group.pieces));
  for (const { name, source } of atHand) {
    const index = byName.get(name);
    if (index === undefined || pieces[index].role !== 'bridge')
      report.error(
        '16.23',
        'no-bridge',
        source,
        say`${name} is not a bridge unit. Name only bridge units in \`bridge.atHand\`.`,
      );
    else if (elsewhere.has(index))
      report.error(
        '16.23',
        'placed-already',
        source,
        say`${name} is in \`bridge.atHand\`, but the scenario also sets it up or brings it as a reinforcement. Remove one of the two statements.`,
      );
  }
};

/** Reports attributes of a set-up that give a counter a state which its type cannot have. */
const counterMustBeAbleToHaveItsState: ScenarioCheck = (scenario, report) => {
  const forces = forcesByName(scenario.sides);
  for (const { units } of placementsOf(scenario))
    for (const { item, piece } of units)
      for (const { word, rule, isPossible, reason } of STATES) {
        if (!hasAttribute(item.attributes, word) || isPossible(piece, item.attributes)) continue;
        // A counter without numbers is reported where it is declared; its number of sides is not known.
        if (word === 'step' && forces.get(piece.name)?.faces.length === 0) continue;
        const message = say`${piece.name} cannot begin ${word}: ${term(reason)}.`;
        report.error(rule, `not-${word}`, item.attributes[word].source, message);
      }
};

const STATES: readonly {
  readonly word: string;
  readonly rule: RtlRule;
  readonly isPossible: (piece: Piece, attributes: Attributes) => boolean;
  readonly reason: string;
}[] = [
  {
    word: 'step',
    rule: '3.61',
    isPossible: ({ faces }, attributes) => numberOfAttribute(attributes, 'step') <= faces.length,
    reason: 'its counter has no such side',
  },
  {
    word: 'fired',
    rule: '12.19',
    isPossible: ({ isArtillery }) => isArtillery,
    reason: 'only artillery can have fired',
  },
  {
    word: 'spent',
    rule: '15.31',
    isPossible: ({ isHeadquarters, role }) => isHeadquarters || role === 'leader',
    reason: 'only headquarters and leaders have command points',
  },
  {
    word: 'building',
    rule: '14.23',
    isPossible: ({ type }) => type.builder === true,
    reason: 'units of its type cannot build strongpoints',
  },
];

export const setUpChecks: CheckList<ScenarioCheck> = {
  enemiesMustNotShareAHex,
  stackMustNotExceedItsPoints,
  unitsMustFindRoom,
  unitMustNotBeginInALake,
  bridgeMustLieAcrossWater,
  bridgeAtHandMustBeOne,
  counterMustBeAbleToHaveItsState,
};
