import type { Piece } from '../../../engine/rulesets/bite/state/pieces.js';
import { ELIMINATED, REMOVED, type State } from '../../../engine/rulesets/bite/state/state.js';
import type { Account, Wrong } from '../account.js';

/**
 * Events that return a lost unit to the map [7.3, 28.0, 30.0]. The event `place` adds a unit that was never on the map.
 */
const RETURNS = new Set(['rebuild', 'levy', 'rise']);

/**
 * Checks that each block shows the step that follows from the losses and repairs in the record, and that a lost unit
 * returns only as the rules allow [3.15, 7.3, 5.4, 7.3.4, 10.0].
 */
export function steps(state: State): Account {
  const step = new Map<string, number>();
  /** The turn in which each unit that is off the map left the map, by the name of the unit. */
  const leftInTurn = new Map<string, number>();
  const dead = new Set<string>();
  const pieceCalled = (name: string): Piece | undefined => state.pieces.find((one) => one.name === name);

  const restored = (piece: Piece, from: number, wrong: Wrong): void => {
    const now = state.step[piece.index];
    if (now >= from) wrong(`${piece.name} is restored from step ${from} to ${now}`);
    for (const { pip } of piece.steps.slice(now, from))
      if (pip === 'blue') wrong(`${piece.name} regains a step that is printed in blue`);
    step.set(piece.name, now);
  };
  const returns = (kind: string, piece: Piece, wrong: Wrong): void => {
    const { name } = piece;
    const left = leftInTurn.get(name);
    if (left === undefined && kind !== 'rise') wrong(`${name} returns although it was never lost`);
    if (left === state.turn && !dead.has(name)) wrong(`${name} is disbanded and returns in the same turn`);
    if (piece.of.final === true) wrong(`${name} returns, but eliminated units of ${piece.nation} never return`);
    if (state.isAdvanced && piece.elite === 'guards') wrong(`${name} returns, but eliminated Guards never return`);
    if (kind === 'rebuild') restored(piece, piece.steps.length, wrong);
    leftInTurn.delete(name);
    dead.delete(name);
    step.set(name, state.step[piece.index]);
    if (kind === 'levy' && state.strength(piece.index) !== 1) wrong(`${name} is levied with more than a point`);
  };

  return {
    event({ kind, pieces: names = [] }, wrong) {
      const piece = pieceCalled(names[0] ?? '');
      if (piece === undefined || piece.isStrategic) return;
      const { name, index } = piece;
      if (kind === 'loss') step.set(name, (step.get(name) ?? 0) + 1);
      else if (kind === 'repair') restored(piece, step.get(name) ?? 0, wrong);
      else if (kind === 'place') step.set(name, state.step[index]);
      else if (kind === 'leave') for (const other of names) step.set(other, stepOf(state, pieceCalled(other)));
      else if (RETURNS.has(kind)) returns(kind, piece, wrong);
      else if (kind === 'eliminated' || kind === 'disband') {
        if (leftInTurn.has(name)) wrong(`${name} is lost twice`);
        leftInTurn.set(name, state.turn);
        if (kind === 'eliminated') dead.add(name);
      }
    },
    pause({ turn }, wrong) {
      for (const piece of state.pieces) {
        const { index, name, isStrategic } = piece;
        if (isStrategic) continue;
        if (turn === 0) {
          step.set(name, state.step[index]);
          if (state.cell[index] === ELIMINATED || state.cell[index] === REMOVED) {
            leftInTurn.set(name, 0);
            dead.add(name);
          }
          continue;
        }
        if (!state.isOnMap(index)) continue;
        const due = step.get(name) ?? 0;
        if (state.step[index] !== due)
          wrong(`${name} is at step ${state.step[index]}; according to the record it is at step ${due}`);
        if (leftInTurn.has(name)) wrong(`${name} is lost but still on the map`);
      }
    },
  };
}

const stepOf = (state: State, piece: Piece | undefined): number => (piece === undefined ? 0 : state.step[piece.index]);
