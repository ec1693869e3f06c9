/** Accessible names of the lists of the panel from which a player chooses. */
export const UNITS = 'Units that can act';
export const UNITS_TO_ADD = 'Units to add';
export const OFF_MAP_UNITS = 'Units off the map';
export const CHOSEN = 'Chosen units';
export const CELLS = 'Cells that you can choose';
export const ANSWERS = 'Answers';

/** The control of the panel that has the focus. */
export interface Focus {
  readonly isButton: boolean;
  /** The accessible name of the control. */
  readonly name: string;
  /** The label of an entry of a menu. */
  readonly label: string;
  /** The selected option of a list of the form. */
  readonly value: string;
  /** The accessible name of the group that contains the control. */
  readonly group: string;
  readonly key: string;
  /** The keys of the buttons of the group, and the position of the control among them. */
  readonly keys: readonly string[];
  readonly at: number;
}
