import type { Cell } from '../../../engine/board/board.js';
import type { Actor, AnswerOption, OpenQuestion } from '../../contract/playing.js';

/** The part of an answer that the player has chosen so far. */
export interface Choice {
  readonly units: readonly string[];
  /** The cells of a path, chosen one after the other. */
  readonly path: readonly Cell[];
  /**
   * The legal answers with exactly the chosen units. Undefined until the server has sent them; not used if the question
   * lists all of its answers.
   */
  readonly offered?: readonly AnswerOption[];
}

export const NOTHING_CHOSEN: Choice = { units: [], path: [] };

/** A cell that answers the question or continues the path, with the answers that a click can mean. */
export interface Target {
  readonly cell: Cell;
  readonly options: readonly AnswerOption[];
  /** Costs or odds of the answers. */
  readonly note: string;
  /** Cells that all of the paths enter before this cell, after those that are chosen. They need not be chosen. */
  readonly before: readonly Cell[];
}

/**
 * Returns the units that can begin an answer. If the server names none, these are all units in the list of answers, for
 * example enemy units that must lose a step.
 */
export function actorsOf({ actors, options }: OpenQuestion, cellOf: (unit: string) => Cell): readonly Actor[] {
  if (actors.length > 0) return actors;
  return [...new Set(options.flatMap(({ units }) => units))].map((unit) => ({ unit, cell: cellOf(unit) }));
}

/**
 * Returns the units of an answer that the player must choose. Enemy units in an answer are its target, so they are left
 * out.
 */
function chosenUnitsOf({ actors }: OpenQuestion, { units }: AnswerOption): readonly string[] {
  return actors.length === 0 ? units : units.filter((unit) => actors.some((actor) => actor.unit === unit));
}

/** Returns the answers that agree with what has been chosen so far. */
export function matchingOptions(
  question: OpenQuestion,
  { units, path, offered = [] }: Choice,
): readonly AnswerOption[] {
  if (!question.isComplete) return units.length === 0 ? question.options : offered;
  return question.options.filter(
    (option) =>
      units.every((unit) => option.units.includes(unit)) && path.every((cell, at) => option.cells[at] === cell),
  );
}

/**
 * Returns the cells that a click can choose next. In a complete list of answers, these are the next cells of the paths.
 * Otherwise they are the last cells of the answers with the chosen units.
 */
export function targetsOf(question: OpenQuestion, choice: Choice): ReadonlyMap<Cell, Target> {
  const matching = matchingOptions(question, choice);
  const options = question.isComplete ? sameUnits(question, matching, choice.units) : matching;
  const before = question.isComplete ? sharedCells(options, choice.path.length) : [];
  const cellOf = (option: AnswerOption): Cell | undefined =>
    question.isComplete ? option.cells[choice.path.length + before.length] : option.cells.at(-1);
  const byCell = new Map<Cell, AnswerOption[]>();
  for (const option of options) {
    const cell = cellOf(option);
    if (cell !== undefined) byCell.set(cell, [...(byCell.get(cell) ?? []), option]);
  }
  return new Map([...byCell].map(([cell, own]) => [cell, { cell, options: own, note: noteOf(own), before }]));
}

/** Returns the cells that all paths enter from a position on, such as the cell in which they begin. None ends there. */
function sharedCells(options: readonly AnswerOption[], from: number): readonly Cell[] {
  const [first, ...others] = options.map(({ cells }) => cells.slice(from, -1));
  if (first === undefined || others.length === 0) return [];
  const end = first.findIndex((cell, at) => others.some((cells) => cells[at] !== cell));
  return end < 0 ? first : first.slice(0, end);
}

/**
 * Returns the answers with exactly the chosen units. If nothing is chosen and all answers with cells have the same
 * units, their units need not be chosen first.
 */
function sameUnits(
  question: OpenQuestion,
  options: readonly AnswerOption[],
  chosen: readonly string[],
): readonly AnswerOption[] {
  const withCells = options.filter(({ cells }) => cells.length > 0);
  const hasUnits = (option: AnswerOption, units: readonly string[]): boolean => {
    const own = chosenUnitsOf(question, option);
    return own.length === units.length && units.every((unit) => own.includes(unit));
  };
  const exact = withCells.filter((option) => hasUnits(option, chosen));
  if (exact.length > 0 || withCells.length === 0) return exact;
  const first = chosenUnitsOf(question, withCells[0]);
  return withCells.every((option) => hasUnits(option, first)) ? withCells : [];
}

function noteOf(options: readonly AnswerOption[]): string {
  const notes = [...new Set(options.flatMap(({ note }) => note ?? []))];
  return notes.length > 2 ? `${notes[0]} …` : notes.join(' / ');
}

/** The result of choosing a target: an answer, a list of answers to choose from, or another cell of the path. */
export type TargetChoice =
  | { readonly kind: 'answer'; readonly order: string }
  | { readonly kind: 'list'; readonly options: readonly AnswerOption[] }
  | { readonly kind: 'path'; readonly path: readonly Cell[] };

export function chooseTarget(
  question: OpenQuestion,
  { path: chosen }: Choice,
  { cell, options, before }: Target,
): TargetChoice {
  if (options.length === 1) return { kind: 'answer', order: options[0].order };
  const path = [...chosen, ...before, cell];
  const isPath = question.isComplete && options.some(({ cells }) => cells.length > path.length);
  return isPath ? { kind: 'path', path } : { kind: 'list', options };
}

/** Returns the answer if the chosen units allow only one answer and that answer needs no cell; otherwise undefined. */
export function onlyAnswer(question: OpenQuestion, choice: Choice): AnswerOption | undefined {
  const matching = matchingOptions(question, choice);
  return question.isComplete && matching.length === 1 && matching[0].cells.length === 0 ? matching[0] : undefined;
}

/** Returns the choice without its last step; undefined if nothing is chosen. */
export function stepBack({ units, path, ...rest }: Choice): Choice | undefined {
  if (path.length > 0) return { ...rest, units, path: path.slice(0, -1) };
  return units.length > 0 ? NOTHING_CHOSEN : undefined;
}

/** Maximum number of answers that are shown as buttons although the user can also choose them on the map. */
const MAX_BUTTONS_WITH_CELLS = 12;

/**
 * Returns the answers that are shown as buttons, the default first. If there are many, the answers that can be given by
 * a click on a cell are left to the map.
 */
export function buttonOptions(question: OpenQuestion, choice: Choice): readonly AnswerOption[] {
  const matching = matchingOptions(question, choice);
  const isShort = matching.length <= MAX_BUTTONS_WITH_CELLS && (question.isComplete || choice.units.length === 0);
  const onMap = isShort ? [] : [...targetsOf(question, choice).values()].flatMap(({ options }) => options);
  const shown = matching.filter((option) => !onMap.includes(option));
  return [...shown.filter(({ isDefault }) => isDefault), ...shown.filter(({ isDefault }) => !isDefault)];
}
