import type { GameEvent } from '../../../engine/play/records.js';
import { ELIMINATED, type State } from '../../../engine/rulesets/rtl/state/state.js';

/** Kinds of events after which the units are in the last cell of the event. */
const ENDS_AT_LAST_CELL = new Set(['move', 'retreat', 'advance', 'enter', 'react', 'rebuild']);

/**
 * Follows the place and the remaining steps of each unit by reading only the game record. It reads the engine's own
 * state once, when play begins, so that later the two can be compared.
 */
export class Book {
  /** Label of the cell of each piece on the map, by the name of the piece. */
  readonly places = new Map<string, string>();
  /** Remaining steps of each combat unit, by name; 0 when the unit is eliminated [3.61, 3.62]. */
  readonly steps = new Map<string, number>();
  private isOpen = false;

  constructor(private readonly state: State) {}

  /**
   * Copies the positions and steps of all units from the state. Must be called when the set-up is over. Later calls
   * have no effect.
   */
  open(): void {
    if (this.isOpen) return;
    this.isOpen = true;
    const { state } = this;
    for (const { index, name, role } of state.pieces) {
      if (state.isOnMap(index)) this.places.set(name, state.label(state.cell[index]));
      if (role === 'combat') this.steps.set(name, state.cell[index] === ELIMINATED ? 0 : this.stepsShown(index));
    }
  }

  /** Updates the places and steps of the units after an event of the game record. */
  enter({ kind, rule, pieces = [], cells = [], text }: GameEvent): void {
    this.open();
    if (kind === 'leave' && text.includes(' becomes ')) this.replace(pieces);
    else if (kind === 'eliminated' || kind === 'leave')
      for (const name of pieces) {
        this.places.delete(name);
        if (kind === 'eliminated') this.steps.set(name, 0);
      }
    else if (kind === 'lose') for (const name of pieces) this.steps.set(name, (this.steps.get(name) ?? 0) - 1);
    else if (kind === 'rebuild') for (const name of pieces) this.steps.set(name, this.rebuiltSteps(name, text));
    // The event of an overrun names its target with [8.63]. The victors enter the target with an `advance` event
    // [8.67h].
    if (!ENDS_AT_LAST_CELL.has(kind) || (kind === 'move' && rule === '8.63')) return;
    const last = cells.at(-1);
    // A leader who is driven out of a hex and has no other hex to go to leaves the map. The event then has only the
    // cell that the leader left [15.22].
    if (last === undefined || (rule === '15.22' && cells.length === 1))
      for (const name of pieces) this.places.delete(name);
    else for (const name of pieces) this.places.set(name, last);
  }

  /** Replaces a unit by another unit, which takes over the losses. */
  private replace([unit, by]: readonly string[]): void {
    const place = this.places.get(unit);
    if (place !== undefined) this.places.set(by, place);
    this.steps.set(by, this.steps.get(unit) ?? 0);
    this.places.delete(unit);
  }

  /**
   * Returns the number of steps that a unit has left: all its steps, or fewer if its counter is turned to the reduced
   * side. Headquarters and artillery have one step [3.62].
   */
  private stepsShown(index: number): number {
    const { faces, isHeadquarters, isArtillery } = this.state.piece(index);
    return isHeadquarters || isArtillery ? 1 : faces.length - this.state.reduced[index];
  }

  private rebuiltSteps(name: string, text: string): number {
    const { faces } = this.state.pieces.find((piece) => piece.name === name)!;
    return text.includes('reduced') ? 1 : faces.length;
  }
}
