import type { Cell } from '../../board/board.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { unitsNamed, type KnownNames } from '../../play/named-units.js';
import { bringArrivals, type Brought } from './brought-arrivals.js';
import type { SpecialFace } from './face.js';

/** The state of a game that answers to special rules from what most states hold. */
interface StateForFace extends KnownNames {
  readonly scenario: ScenarioModel;
  readonly turn: number;
  readonly cell: Int32Array;
  /** `control[cell]`: the side that holds a cell, negative for nobody. */
  readonly control: ArrayLike<number>;
  brought: Brought;
  sideName(side: number): string;
}

/** What the game says itself. */
interface FaceOverrides extends Pick<SpecialFace, 'lastTurn' | 'marches' | 'lost'> {
  /** Whether a unit is lost already, and stays so though a statement lets it leave. */
  readonly isGone: (piece: number) => boolean;
  /** Takes a unit out of play. */
  readonly leave: (piece: number) => void;
}

/** What a game answers to special rules that plays those of control, arrivals and departures. */
export function defaultFace(state: StateForFace, { isGone, leave, ...told }: FaceOverrides): SpecialFace {
  const holder = (cell: Cell): string | undefined =>
    state.control[cell] < 0 ? undefined : state.sideName(state.control[cell]);
  return {
    ...told,
    cellOf: (piece) => state.cell[piece],
    holder,
    adopt({ arrivals }) {
      state.brought = bringArrivals(state.brought, state.scenario, arrivals, state.turn);
    },
    leave(names) {
      const named = names.map((name) => ({ name }));
      for (const piece of unitsNamed(state, named, () => true)) if (!isGone(piece)) leave(piece);
    },
  };
}
