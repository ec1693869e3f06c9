import { enemiesMustNotShareACell, type PlacedPart, type PlacedUnit } from '../../../mechanics/checks/placed.js';
import {
  spreadMustFindRoom,
  stackMustNotExceedItsLimit,
  type SetupStacking,
} from '../../../mechanics/checks/stacks.js';
import { stackTotal } from '../../../mechanics/stacking.js';
import { settingsOf } from '../../../mechanics/start.js';
import { writeInstead } from '../../../model/finding.js';
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

/** The placements of all set-ups with the units each puts on the map. */
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

/** No hex holds more stacking points than its side may have there [3.32]. */
const stackMustNotExceedItsPoints: ScenarioCheck = (scenario, report) => {
  stackMustNotExceedItsLimit(scenario.map.board, combatOnly(placementsOf(scenario)), stackingOf(scenario), report);
};

/** Units that may be spread over several hexes find room there [3.32, 4.11]. */
const unitsMustFindRoom: ScenarioCheck = (scenario, report) => {
  const most = numbersOf(scenario)['stack.limit'];
  const roomBeside = (units: readonly Placed[]): number => Math.max(0, most - stackTotal(units, stackingPoints));
  spreadMustFindRoom(
    combatOnly(placementsOf(scenario)),
    stackingOf(scenario),
    (_, fixed) => fixed.reduce((room, units) => room + roomBeside(units), 0),
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

/** The last item, the last two, and so on. */
function* lastItems(units: readonly Placed[]): Iterable<readonly Placed[]> {
  const items = [...new Set(units.map(({ item }) => item))];
  for (let first = items.length - 1; first >= 0; first--)
    yield units.filter(({ item }) => items.indexOf(item) >= first);
}

/** Nobody begins in a lake [8.3]. */
const nobodyMustBeginInALake: ScenarioCheck = (scenario, report) => {
  const ground = groundOf(scenario.map);
  for (const { placement, units } of placementsOf(scenario)) {
    const lakes = placement.cells.filter((cell) => terrainOf(ground, cell).dry === undefined);
    if (lakes.length === 0 || units.length === 0) continue;
    const message = `${lakes.map((cell) => scenario.map.board.label(cell)).join(', ')} is a lake; nobody stands there.`;
    report.error('8.3', 'in-a-lake', placement.cellsSource, message);
  }
};

/** A bridge lies across a stream or river of its hex, and says across which side [16.21]. */
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
          ? `No stream or river runs along ${label}; ${piece.name} bridges nothing there.`
          : `${piece.name} lies across a stream or river of ${label}; write ${list(may, 'or')} behind its name.`;
      const wrong = item.attributes.towards?.source;
      const fixes = wrong ? sides.map((across) => writeInstead(wrong, `towards "${board.label(across)}"`)) : [];
      report.error('16.21', 'no-water', wrong ?? item.source, message, { fixes });
    }
};

/** Only bridge units lie at hand when play begins, and only those that are not set up on the map and do not arrive [16.23]. */
const bridgeAtHandMustBeOne: ScenarioCheck = (scenario, report) => {
  const atHand = settingsOf(scenario, 'bridge.atHand').flatMap(({ of = [] }) => of);
  if (atHand.length === 0) return;
  const { pieces, byName, placings, arrivals } = musterOf(scenario);
  const elsewhere = new Set([...placings, ...arrivals].flatMap((one) => one.pieces));
  for (const { name, source } of atHand) {
    const index = byName.get(name);
    if (index === undefined || pieces[index].role !== 'bridge')
      report.error('16.23', 'no-bridge', source, `${name} is not a bridge unit; only bridge units lie at hand.`);
    else if (elsewhere.has(index))
      report.error(
        '16.23',
        'placed-already',
        source,
        `${name} is set up on the map or arrives; leave it out of one of them.`,
      );
  }
};

/** What befalls a counter at the start is what may befall its type, and it has the side it stands on. */
const counterMustBeAbleToBeginSo: ScenarioCheck = (scenario, report) => {
  for (const { units } of placementsOf(scenario))
    for (const { item, piece } of units)
      for (const { word, rule, may, who } of STATES) {
        if (!hasAttribute(item.attributes, word) || may(piece, item.attributes)) continue;
        const message = `${piece.name} cannot begin ${word}: ${who}.`;
        report.error(rule, `not-${word}`, item.attributes[word].source, message);
      }
};

const STATES: readonly {
  readonly word: string;
  readonly rule: RtlRule;
  readonly may: (piece: Piece, attributes: Attributes) => boolean;
  readonly who: string;
}[] = [
  {
    word: 'step',
    rule: '3.61',
    may: ({ faces }, attributes) => numberOfAttribute(attributes, 'step') <= faces.length,
    who: 'its counter has no such side',
  },
  { word: 'fired', rule: '12.19', may: ({ isArtillery }) => isArtillery, who: 'only artillery fires' },
  {
    word: 'spent',
    rule: '15.31',
    may: ({ isHeadquarters, role }) => isHeadquarters || role === 'leader',
    who: 'only headquarters and leaders have points to spend',
  },
  { word: 'building', rule: '14.23', may: ({ type }) => type.builder === true, who: 'its type builds no strongpoints' },
];

export const setUpChecks: CheckList<ScenarioCheck> = {
  enemiesMustNotShareAHex,
  stackMustNotExceedItsPoints,
  unitsMustFindRoom,
  nobodyMustBeginInALake,
  bridgeMustLieAcrossWater,
  bridgeAtHandMustBeOne,
  counterMustBeAbleToBeginSo,
};
