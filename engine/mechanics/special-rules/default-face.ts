import type { Cell } from '../../board/board.js';
import type { ScenarioModel } from '../../model/scenario.js';
import { unitsNamed, type KnownNames } from '../../play/named-units.js';
import { bringArrivals, type Brought } from './brought-arrivals.js';
import type { SpecialFace } from './face.js';

/** The parts of a game's state that the default implementation needs. */
interface StateForFace extends KnownNames {
  readonly scenario: ScenarioModel;
  readonly turn: number;
  readonly cell: Int32Array;
  /** `control[cell]`: the side that holds a cell; negative if no side holds it. */
  readonly control: ArrayLike<number>;
  brought: Brought;
  sideName(side: number): string;
  shown(word: string): string;
}

/**
 * The members of {@link SpecialFace} that every game must provide, and two functions with which the other members are
 * implemented.
 */
interface FaceOverrides extends Pick<SpecialFace, 'lastTurn' | 'marches' | 'lost'> {
  /** Returns whether a unit is already out of play. Such a unit does not leave again. */
  readonly isGone: (piece: number) => boolean;
  /** Removes a unit from play. */
  readonly leave: (piece: number) => void;
}

/** Returns a default implementation of {@link SpecialFace} for special rules about control, arrivals and departures. */
export function defaultFace(state: StateForFace, { isGone, leave, ...overrides }: FaceOverrides): SpecialFace {
  const holder = (cell: Cell): string | undefined =>
    state.control[cell] < 0 ? undefined : state.sideName(state.control[cell]);
  return {
    ...overrides,
    shown: (word) => state.shown(word),
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
