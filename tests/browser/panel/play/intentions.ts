import type { EditorTheme } from '../../preview-page.js';
import type { OpenQuestion } from '../../../../preview/contract/playing.js';

/**
 * The answer that a planned game gives to one question: an order, its units and its cells. Questions without an
 * intention get the first answer that is offered.
 */
export interface Intention {
  /** The beginning of the description of the question: `German 1 combat`, or `German 1 combat: lose 1 step`. */
  readonly at: string;
  /** Names of the units. */
  readonly who?: readonly string[];
  /** The beginning of the answer: `move`, `attack`. */
  readonly what: string;
  /** The cells to be chosen, one after the other, by their labels. Default: the first cell that is offered. */
  readonly where?: readonly string[];
}

/** Creates an intention from its question, its order, its units and its cells, so that it fits in one line. */
export const plan = (
  at: string,
  what: string,
  who: readonly string[] = [],
  ...where: readonly string[]
): Intention => ({
  at,
  what,
  who,
  where,
});

/** Describes a question: `German 1 combat: lose 1 step or retreat 1 hex?`. */
export const descriptionOf = ({ side, turn, turnName, phase, prompt }: OpenQuestion): string =>
  `${side} ${turnName ?? turn} ${phase}: ${prompt.startsWith(`${side}: `) ? prompt.slice(side.length + 2) : prompt}`;

/** The device with which a person operates the panel. */
export type Device = 'mouse' | 'keyboard';

/** A game that is played once, and what it must contain. */
export interface PlannedGame {
  readonly title: string;
  /** The device with which the game is played. */
  readonly device: Device;
  /** The question from which on the game is played with the other device. */
  readonly otherDeviceFrom?: string;
  /** Whether moves are animated. Default: false, because most of the time is spent on painting. */
  readonly isAnimated?: boolean;
  /** Path of the file below `examples`. */
  readonly file: string;
  /** Changes the text of the file to the text from which the game is played. */
  readonly prepare: (text: string) => string;
  /** The label that is chosen in the start form for the player of each side, in the order of the form. */
  readonly players: Readonly<Record<string, string>>;
  readonly view: 'What the side to move sees' | 'Everything (umpire)';
  readonly strength?: number;
  /** The seed that is typed into the start form. Default: the seed of the file. */
  readonly seed?: string;
  readonly intentions: readonly Intention[];
  /** Theme in which the game is played, and the number of answers after which a picture of it is taken. */
  readonly theme: EditorTheme;
  readonly pictureAfter: number;
  /** The question before which the game ends. Default: play to the end of the game. */
  readonly until?: string;
  /** Kinds of questions and answers that must occur, each as a pattern of `question → answer`. */
  readonly contains: Readonly<Record<string, RegExp>>;
}
