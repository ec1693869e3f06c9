import { whyNot } from '../../mechanics/bars.js';
import { HALF_POINTS } from '../../mechanics/movement/half-points.js';
import { noLine } from '../../mechanics/lines.js';
import { setupLayer } from '../../mechanics/special-rules/setup-layer.js';
import { destinationsIn, explainedLine, lineView, viewLine, type ViewLine } from '../../mechanics/unit-views.js';
import type { Cell } from '../../board/board.js';
import type { Explained, Ledger } from '../../model/ledger.js';
import type { OrderModel } from '../../model/orders.js';
import { count } from '../../model/words.js';
import { supplyLayer, zoneLayer, type Layer } from '../../play/layers.js';
import { isRefusal, type Answer } from '../../play/moment.js';
import { refusalLedger } from '../../play/refusal.js';
import type { Vocabulary } from '../../play/vocabulary.js';
import type { Views } from '../../play/views.js';
import { combatViews } from '../combat/forecast.js';
import { explainedValues, strengthOf } from '../combat/strength.js';
import { markerOf } from '../activation/markers.js';
import { fireRulesOf } from '../fire/fire-rules.js';
import { allowance } from '../movement/allowance.js';
import { barOnMoving } from '../movement/bars.js';
import { explainPath } from '../movement/explained-path.js';
import { movingIn } from '../movement/moving.js';
import { inNextMovement } from '../movement/next-movement.js';
import { pathTo, reachOf } from '../movement/reach.js';
import { ridingIn, stationsOf } from '../movement/riding.js';
import { whyUnreachable } from '../movement/unreachable.js';
import { explainOverrunCost } from '../overrun/overrun-cost.js';
import { whyNotOverrun } from '../overrun/overrun-legality.js';
import { overrunRulesOf } from '../overrun/overrun-rules.js';
import { OVERRUN, readOverrun } from '../overrun/overrunning.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { lineOf } from '../supply/supply.js';
import { say, term } from '../../model/say.js';

/** Returns the data that the editor shows of a position. */
export function viewsOf(state: State, vocabulary: Pick<Vocabulary, 'unitKinds'>): Views {
  const indexOf = (name: string): number | undefined => state.muster.byName.get(name);
  return {
    describe(name) {
      const piece = indexOf(name);
      return piece === undefined ? [] : linesOf(state, piece);
    },
    reach(name, verb) {
      const piece = indexOf(name);
      if (piece === undefined || !state.isOnMap(piece)) return [];
      return (verb === 'ride' ? rideReach(state, piece) : moveReach(state, piece)) ?? [];
    },
    whyNot(name, cell, verb) {
      const piece = indexOf(name);
      if (piece === undefined) return [{ text: say`no unit is called ${name}` }];
      return verb === 'ride' ? whyNoRide(state, piece, cell) : whyNotThere(state, piece, cell);
    },
    cost: (order) => costOf(state, order),
    layers: layersOf(state, vocabulary),
    ...combatViews(state),
  };
}

/** Returns the lines of text in the hover of a unit. */
function linesOf(state: State, piece: number): ViewLine[] {
  const { activation, combat, face, movement, supply, zones } = state.declaration;
  const fire = fireRulesOf(state, piece)?.fire;
  const { kind } = state.piece(piece);
  const lines = [
    viewLine(term('Counter'), state.faceOf(piece).join('-'), {
      text: `${state.shown(kind)}: ${face.names.map((name) => state.shown(name)).join(', ')}`,
    }),
  ];
  if (!state.isOnMap(piece)) return lines;
  lines.push(explainedLine(term('Movement'), allowance(state, piece)));
  if (combat !== undefined) {
    const values = explainedValues(state);
    lines.push(explainedLine(term('Attack'), strengthOf(state, piece, 'attack', undefined, values)));
    lines.push(explainedLine(term('Defence'), strengthOf(state, piece, 'defence', undefined, values)));
  }
  if (activation !== undefined)
    lines.push(
      viewLine(
        term('Marker'),
        markerOf(state, piece) ?? (activation.others === 'any' ? say`any of its side` : say`none`),
        {
          text: say`the unit acts when this marker is drawn`,
          rule: activation.rule,
        },
      ),
    );
  if (fire !== undefined)
    lines.push(viewLine('Fire', count(fire.range, 'hex', 'hexes'), { text: say`its range`, rule: fire.rule }));
  if (state.spent[piece] > 0)
    lines.push(
      viewLine('Spent', String(state.spent[piece] / HALF_POINTS), { text: say`in this phase`, rule: movement.rule }),
    );
  if (supply !== undefined) lines.push(lineView('supply', lineOf(state, piece)));
  if (zones.length > 0 && state.isInEnemyZone(piece, state.cell[piece], 'always'))
    lines.push(
      viewLine(term('Zone'), say`in an enemy zone of control`, {
        text: say`enemy units are adjacent`,
        rule: zones[0].rule,
      }),
    );
  for (const { word, text, rule } of state.declaration.states)
    if (state.isInState(piece, word))
      lines.push(viewLine(term('State'), state.shown(word), { text: state.shown(text), rule }));
  return lines;
}

const moveReach = (state: State, piece: number): ReturnType<Views['reach']> | undefined =>
  inNextMovement(state, piece, (phase) => {
    if (barOnMoving(phase, state, piece) !== undefined) return [];
    const { cells, cost, count } = reachOf(state, piece);
    const ends = Array.from(cells.subarray(1, count), (cell) => [cell, cost[cell]] as const);
    return destinationsIn(ends, HALF_POINTS);
  });

/** Returns the cells to which a unit can ride, each with its distance in hexes. */
function rideReach(state: State, piece: number): ReturnType<Views['reach']> {
  const cells = [...stationsOf(state, piece).keys()];
  return cells.map((cell) => ({ cell, cost: state.ground.board.distance(state.cell[piece], cell) }));
}

function whyNotThere(state: State, piece: number, cell: Cell): Ledger | undefined {
  if (!state.isOnMap(piece)) return [{ text: say`${state.name(piece)} is not on the map` }];
  const found = inNextMovement(state, piece, (phase) => ({
    refused: whyNot(barOnMoving(phase, state, piece), state, piece) ?? whyUnreachable(state, piece, cell),
  }));
  if (found === undefined) return [{ text: say`no phase lets ${state.name(piece)} move` }];
  return found.refused && refusalLedger(found.refused);
}

/** Returns why a unit cannot ride to a cell; undefined if it can. */
function whyNoRide(state: State, piece: number, cell: Cell): Ledger | undefined {
  const { currentPhase } = state;
  if (currentPhase?.declared.action !== 'ride') return [{ text: say`units ride in another phase` }];
  const refused = ridingIn(currentPhase).refuse(state, { verb: 'ride', pieces: [piece], cells: [cell] });
  return refused && refusalLedger(refused);
}

/** Returns the cost of a legal order to move or overrun, for the unit that pays most. */
function costOf(state: State, order: OrderModel): Explained | undefined {
  const phase = state.currentPhase;
  if (phase === undefined || !['move', 'ride', OVERRUN].includes(order.verb)) return undefined;
  if (order.verb === OVERRUN) return costOfOverrun(state, phase, order);
  const answer = (order.verb === 'move' ? movingIn(phase) : ridingIn(phase)).read(state, order);
  if (isRefusal(answer) || order.verb === 'ride') return undefined;
  return (answer.pieces ?? [])
    .map((piece) => explainPath(state, piece, pathOf(state, answer, piece)))
    .toSorted((one, other) => other.value - one.value)
    .at(0);
}

/** Returns the cost of a legal overrun, for the unit that pays most. */
function costOfOverrun(state: State, phase: DeclaredPhase, order: OrderModel): Explained | undefined {
  const rules = overrunRulesOf(state);
  if (rules === undefined || phase.declared.action !== 'move') return undefined;
  const { pieces = [], cells = [] } = readOverrun(state, phase, rules, order);
  if (whyNotOverrun(state, phase, rules, pieces, cells) !== undefined) return undefined;
  return pieces
    .map((piece) => explainOverrunCost(state, rules.overrun, piece, cells[0]))
    .toSorted((one, other) => other.value - one.value)
    .at(0);
}

const pathOf = (state: State, { cells = [] }: Answer, piece: number): readonly Cell[] =>
  cells.length > 1 ? cells : pathTo(state, piece, cells[0]);

function layersOf(state: State, vocabulary: Pick<Vocabulary, 'unitKinds'>): Layer[] {
  const { sides, zones, supply } = state.declaration;
  return [
    ...(zones.length > 0 ? [zoneLayer((side) => state.zones.cellsOf(Math.max(0, sides.indexOf(side))))] : []),
    ...(supply === undefined
      ? []
      : [
          supplyLayer((name) => {
            const piece = state.muster.byName.get(name);
            const { value, line, ledger } = piece === undefined ? noLine(true) : lineOf(state, piece);
            return { supplied: value, line, ledger };
          }),
        ]),
    setupLayer(state.scenario, vocabulary),
  ];
}
