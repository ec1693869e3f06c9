import { say } from '../../../model/say.js';
import { findBrokenStacks } from '../../../mechanics/muster/stack-invariants.js';
import { TASKS } from './fields.js';
import { BOAT_BRIDGE, SPENT_MINES } from './ground.js';
import { SIDES, type Side } from './pieces.js';
import { overstackedText } from '../stacking/stacking.js';
import { isSupplied } from '../supply/supply.js';
import { ELIMINATED, OUT_OF_PLAY, type State } from './state.js';

/**
 * Returns descriptions of the violated invariants: of those that hold at any time, or also of those that hold only at
 * the end of a phase.
 */
export function brokenInvariants(state: State, when: 'any time' | 'phase end'): string[] {
  return [
    ...findBrokenStacks(state, ({ ground }) => ground), // no sector holds both sides [7f]
    ...zonesAreTrue(state),
    ...unitsAreSound(state),
    ...worksAreSound(state),
    ...divisionsAreSound(state),
    ...suppliesAreTrue(state),
    ...(when === 'phase end' ? stacksAreLegal(state) : []),
  ];
}

/**
 * Checks that the stored ZOC and open lines of supply equal those computed from scratch [9.2a, 7.1b]. Describes the
 * first difference of each side.
 */
function zonesAreTrue(state: State): string[] {
  const { changes, lines, lineOpen } = state;
  const now = [...state.zone.map(({ units }) => units), ...lineOpen];
  const before = now.map((array) => array.slice());
  const [one, other] = lines;
  state.refresh();
  state.changes = changes;
  lines[0] = one;
  lines[1] = other;
  return now.flatMap((array, i) => {
    const cell = array.findIndex((value, at) => value !== before[i][at]);
    const what = `${i < SIDES.length ? 'zones' : 'open lines'} of ${state.sideName(i % SIDES.length)}`;
    return cell < 0 ? [] : [`${what} in ${state.label(cell)} are ${before[i][cell]}, should be ${array[cell]}`];
  });
}

/**
 * Checks that no unit has more break points than at full strength, that every unit without break points is off the
 * table, and that no unit with break points is marked as destroyed [3b, 3c].
 */
function unitsAreSound(state: State): string[] {
  return state.pieces.flatMap(({ index, name, pr, air, allowance }) => {
    const broken: string[] = [];
    const left = state.pr[index];
    const cell = state.cell[index];
    if (left > pr) broken.push(say`${name} has ${left} PR of ${pr}`);
    if (left === 0 && cell !== ELIMINATED && cell !== OUT_OF_PLAY)
      broken.push(say`${name} has no PR and is not off the table`);
    if (left > 0 && cell === ELIMINATED) broken.push(say`${name} is destroyed with ${left} PR`);
    if (!air && state.used[index] > allowance + state.numbers['movement.road'])
      broken.push(say`${name} used ${state.used[index]} sectors of ${allowance}`);
    if (state.task[index] >= TASKS.length) broken.push(say`${name} has an unknown kind of work`);
    return broken;
  });
}

/** Checks that cached supply equals supply computed from scratch [7.1b]. */
function suppliesAreTrue(state: State): string[] {
  const cached = state.divisions.map(({ index }) => isSupplied(state, index));
  state.changes++;
  return state.divisions.flatMap(({ index, name }) =>
    isSupplied(state, index) === cached[index]
      ? []
      : [`${name} is cached as ${cached[index] ? 'supplied' : 'unsupplied'}, but is not`],
  );
}

function worksAreSound(state: State): string[] {
  const broken: string[] = [];
  for (let cell = 0; cell < state.count.length; cell++) {
    if (state.mines[cell] > SPENT_MINES) broken.push(say`${state.label(cell)} has an unknown kind of mines`);
    if (state.bridge[cell] > BOAT_BRIDGE) broken.push(say`${state.label(cell)} has an unknown kind of bridge`);
  }
  return broken;
}

/** Checks that no division is activated twice or moves more units than it has [6c, 6e, 7.1d]. */
function divisionsAreSound(state: State): string[] {
  const broken: string[] = [];
  for (const side of SIDES) {
    const activated = state.divisions.filter((one) => one.side === side && state.activated[one.index] === 1).length;
    if (activated !== state.activations[side])
      broken.push(say`${state.sideName(side)} activated ${activated} divisions and counts ${state.activations[side]}`);
  }
  if (Math.abs(state.activations[0] - state.activations[1]) > 1)
    broken.push(say`one side activated two divisions more than the other`);
  for (const { index, name, members } of state.divisions)
    if (state.movers[index] > members.length)
      broken.push(say`${name} moved ${state.movers[index]} of ${members.length} units`);
  return broken;
}

/** Checks that no sector is overstacked, unless the set-up overstacked it [4c]. */
function stacksAreLegal(state: State): string[] {
  if (state.phase === 'setup') return [];
  const broken: string[] = [];
  for (let cell = 0; cell < state.count.length; cell++)
    if (state.count[cell] > state.stackLimit)
      broken.push(overstackedText(state, cell, state.count[cell], state.owner[cell] as Side));
  return broken;
}
