import type { Bar } from '../../mechanics/bars.js';
import { memoize } from '../../mechanics/memoize.js';
import { list } from '../../model/words.js';
import type { Declaration } from '../declaration.js';
import { whyExcluded } from '../activation/excluded.js';
import { bar } from '../rulebook.js';
import type { DeclaredPhase } from '../state/game-data.js';
import type { State } from '../state/state.js';
import { agree, say } from '../../model/say.js';

type UnitBar = Bar<string, [state: State, piece: number]>;

const unitBar = (rule: string, slug: string, text: (state: State, piece: number) => string): UnitBar =>
  bar<[State, number]>(rule, slug, text);

/** The reasons why a unit may not act in a phase. */
interface PhaseBars {
  readonly otherSide: UnitBar;
  readonly offMap: UnitBar;
  readonly otherKind: UnitBar;
  readonly excluded: UnitBar;
  readonly moved: UnitBar;
  readonly halted: UnitBar;
}

const barsOfPhase = memoize((phase: DeclaredPhase): PhaseBars => barsOf(phase, phase.declared.kinds));

const barsOf = (phase: DeclaredPhase, kinds: readonly string[], { rule, name, side } = phase): PhaseBars => ({
  otherSide: unitBar(rule, 'other-side', (state, piece) => {
    const owner = state.shownSide(state.piece(piece).side);
    return say`${state.name(piece)} belongs to ${owner}; ${state.shown(name)} is a phase of ${state.shown(side)}.`;
  }),
  offMap: unitBar(rule, 'not-on-map', (state, piece) => say`${state.name(piece)} is not on the map.`),
  otherKind: unitBar(
    rule,
    'other-kind',
    (state, piece) =>
      say`${state.name(piece)} (${state.shownKind(piece)}) does not take part in ${state.shown(name)}; only ${list(kinds.map((kind) => state.shown(kind)))} ${agree(kinds.length, 'does', 'do')}.`,
  ),
  excluded: unitBar(rule, 'excluded', (state, piece) => whyExcluded(state, phase, piece)),
  moved: unitBar(rule, 'moved', (state, piece) => say`${state.name(piece)} has already moved in this phase.`),
  halted: unitBar(
    rule,
    'halted',
    (state, piece) => say`An overrun has ended the movement of ${state.name(piece)} in this phase.`,
  ),
});

/** Returns why a unit may not act at all in a phase; undefined if it may. */
export function barInPhase(phase: DeclaredPhase, state: State, piece: number): UnitBar | undefined {
  const { side, kindIndex } = state.piece(piece);
  if (side !== phase.sideIndex) return barsOfPhase(phase).otherSide;
  if (state.cell[piece] < 0) return barsOfPhase(phase).offMap;
  if (phase.declared.kinds.length > 0 && !phase.takesPart[kindIndex]) return barsOfPhase(phase).otherKind;
  return state.excluded[piece] === 0 ? undefined : barsOfPhase(phase).excluded;
}

/** Returns the reason that an overrun has ended the movement of a unit in a phase; undefined if none has. */
export const barOnHalted = (phase: DeclaredPhase, state: State, piece: number): UnitBar | undefined =>
  state.halted[piece] === 1 ? barsOfPhase(phase).halted : undefined;

const movementBars = memoize(({ movement, zones, states }: Declaration) => ({
  locked: zones.map(({ rule }) =>
    unitBar(
      rule,
      'locked',
      (state, piece) =>
        say`${state.name(piece)} in ${state.label(state.cell[piece])} is in an enemy zone of control and may leave it only by combat.`,
    ),
  ),
  immobile: unitBar(movement.rule, 'immobile', (state, piece) => say`${state.name(piece)} has no movement points.`),
  states: states.map(({ word, rule }) =>
    unitBar(rule, 'in-state', (state, piece) => say`${state.name(piece)} is ${state.shown(word)} and may not move.`),
  ),
}));

/** Returns why a unit may not move at all in a phase; undefined if it may. */
export function barOnMoving(phase: DeclaredPhase, state: State, piece: number): UnitBar | undefined {
  const inPhase = barInPhase(phase, state, piece);
  if (inPhase !== undefined) return inPhase;
  const halted = barOnHalted(phase, state, piece);
  if (halted !== undefined) return halted;
  return state.moved[piece] === 1 ? barsOfPhase(phase).moved : barOnLeaving(state, piece);
}

/**
 * Returns why a unit may not leave its cell: an enemy zone locks it, it has no movement points, or it is in a state
 * that forbids movement.
 */
export function barOnLeaving(state: State, piece: number): UnitBar | undefined {
  const found = barOnSetOff(state, piece);
  if (found !== undefined) return found;
  return state.zoneRule(piece)?.leave === 'locked' && state.isInEnemyZone(piece, state.cell[piece], 'movement')
    ? movementBars(state.declaration).locked[state.zoneRuleIndex(piece)]
    : undefined;
}

/**
 * Returns why a unit may not leave its cell even without zones: it has no movement points, or is in a state that
 * forbids movement.
 */
export function barOnSetOff(state: State, piece: number): UnitBar | undefined {
  const { declaration } = state;
  if (state.movement(piece) <= 0) return movementBars(declaration).immobile;
  if (state.states[piece] !== 0) {
    const index = declaration.states.findIndex(({ word, canMove }) => !canMove && state.isInState(piece, word));
    if (index >= 0) return movementBars(declaration).states[index];
  }
  return undefined;
}
