import type { Cell } from '../../../engine/board/board.js';
import type { Actor, AnswerOption, OpenQuestion } from '../../contract/playing.js';

/** The part of an answer that the player has chosen so far. */
export interface Choice {
  readonly units: readonly string[];
  /** The cells of a path, chosen one after the other. */
  readonly path: readonly Cell[];
  /** The cells of a set that were chosen one after the other: the hexes of an attack. */
  readonly gathered?: readonly Cell[];
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
  /** The cells between the last chosen cell and this cell, which all of the paths enter. They need not be chosen. */
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

/**
 * Returns whether the server must list the answers for the chosen units and cells, because the question does not list
 * all of them.
 */
export function needsOptions(question: OpenQuestion, { units, gathered = [] }: Choice): boolean {
  if (gathered.length > 0) return true;
  if (!question.isComplete) return units.length > 0;
  // A game lists only some combinations of many units.
  const isListed = question.options.some((option) => units.every((unit) => option.units.includes(unit)));
  const isCombined = question.options.some((option) => option.units.length > 1);
  return units.length > 1 && isCombined && !isListed;
}

/** Returns the answers that agree with what has been chosen so far. */
export function matchingOptions(question: OpenQuestion, choice: Choice): readonly AnswerOption[] {
  const { units, path, offered = [] } = choice;
  if (needsOptions(question, choice)) return offered;
  if (!question.isComplete) return question.options;
  return question.options.filter(
    (option) =>
      units.every((unit) => option.units.includes(unit)) && path.every((cell, at) => option.cells[at] === cell),
  );
}

/**
 * Returns the cells that a click can choose next, each with the answers that a click on the cell can mean.
 * If the question lists all answers, these are the next cells of the paths in the answers; cells that all the paths
 * have in common are skipped. Otherwise they are the last cells of the answers for the chosen units. If the cells of an
 * answer are a set, such as the hexes of an attack, it is the only cell of the set that is not chosen yet.
 */
export function targetsOf(question: OpenQuestion, choice: Choice): ReadonlyMap<Cell, Target> {
  return groupByCell(question, choice, (options) => {
    if (!question.isComplete) return PATH_END;
    const before = sharedCells(options, choice.path.length);
    return { before, cellOf: ({ cells }) => cells[choice.path.length + before.length] };
  });
}

/**
 * Returns the cells in which the chosen units can be dropped. A drop names the end of a path, a click its next cell.
 */
export function dropTargetsOf(question: OpenQuestion, choice: Choice): ReadonlyMap<Cell, Target> {
  return groupByCell(question, choice, () => PATH_END);
}

/** The cell of a path that is chosen next, and the cells before it that need not be chosen. */
interface PathStep extends Pick<Target, 'before'> {
  readonly cellOf: (option: AnswerOption) => Cell | undefined;
}
const PATH_END: PathStep = { before: [], cellOf: ({ cells }) => cells.at(-1) };

function groupByCell(
  question: OpenQuestion,
  choice: Choice,
  stepOf: (options: readonly AnswerOption[]) => PathStep,
): ReadonlyMap<Cell, Target> {
  const matching = matchingOptions(question, choice);
  const isListed = question.isComplete && !needsOptions(question, choice);
  const options = isListed ? sameUnits(question, matching, choice.units) : matching;
  const { before, cellOf } = stepOf(options);
  const byCell = new Map<Cell, AnswerOption[]>();
  for (const option of options) {
    const cell = option.canAddCells ? missingCell(option, choice) : cellOf(option);
    if (cell !== undefined) byCell.set(cell, [...(byCell.get(cell) ?? []), option]);
  }
  return new Map([...byCell].map(([cell, own]) => [cell, { cell, options: own, note: noteOf(own), before }]));
}

/**
 * Returns the cells that all paths enter from a position on, such as the cell in which they begin. The last cell of a
 * path is never included, because it must be chosen.
 */
function sharedCells(options: readonly AnswerOption[], from: number): readonly Cell[] {
  const [first, ...others] = options.map(({ cells }) => cells.slice(from, -1));
  if (first === undefined || others.length === 0) return [];
  const end = first.findIndex((cell, at) => others.some((cells) => cells[at] !== cell));
  return end < 0 ? first : first.slice(0, end);
}

const missingCells = ({ cells }: AnswerOption, { gathered = [] }: Choice): readonly Cell[] =>
  cells.filter((cell) => !gathered.includes(cell));

/** Returns the cell of a set that is not chosen yet; undefined if none or several are missing. */
function missingCell(option: AnswerOption, choice: Choice): Cell | undefined {
  const missing = missingCells(option, choice);
  return missing.length === 1 ? missing[0] : undefined;
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

/**
 * Returns the costs or odds of several answers as one text. If there are more than two different ones, only the first
 * is given.
 */
export function noteOf(options: readonly AnswerOption[]): string {
  const notes = [...new Set(options.flatMap(({ note }) => note ?? []))];
  return notes.length > 2 ? `${notes[0]} …` : notes.join(' / ');
}

/** The result of choosing a target: an answer, a list of answers, or another cell of the path or of the set. */
export type TargetChoice =
  | { readonly kind: 'answer'; readonly order: string }
  | { readonly kind: 'list'; readonly options: readonly AnswerOption[] }
  | { readonly kind: 'path'; readonly path: readonly Cell[] }
  | { readonly kind: 'gather'; readonly gathered: readonly Cell[] };

/**
 * Returns the effect of choosing a target: gives an answer, opens a list of answers, or adds a cell to a path or set.
 * @param adds true to add the cell to the set of an answer, instead of answering
 */
export function chooseTarget(
  question: OpenQuestion,
  { path: chosen, gathered = [] }: Choice,
  { cell, options, before }: Target,
  adds = false,
): TargetChoice {
  if (adds && options.some(({ canAddCells }) => canAddCells)) return { kind: 'gather', gathered: [...gathered, cell] };
  if (options.length === 1) return { kind: 'answer', order: options[0].order };
  const path = [...chosen, ...before, cell];
  const isOnWay = ({ cells }: AnswerOption): boolean =>
    cells.length > path.length && path.every((each, at) => cells[at] === each);
  return question.isComplete && options.some(isOnWay) ? { kind: 'path', path } : { kind: 'list', options };
}

/** Returns the answer if the chosen units allow only one answer and that answer needs no cell; otherwise undefined. */
export function onlyAnswer(question: OpenQuestion, choice: Choice): AnswerOption | undefined {
  const matching = matchingOptions(question, choice);
  return question.isComplete && matching.length === 1 && matching[0].cells.length === 0 ? matching[0] : undefined;
}

/** Returns the chosen units and cells without the last step of the player; undefined if nothing is chosen. */
export function stepBack({ units, path, gathered = [], ...rest }: Choice): Choice | undefined {
  if (gathered.length > 0) return { units, path, gathered: gathered.slice(0, -1) };
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
  const isShort = matching.length <= MAX_BUTTONS_WITH_CELLS && !needsOptions(question, choice);
  const onMap = isShort ? [] : [...targetsOf(question, choice).values()].flatMap(({ options }) => options);
  const shown = matching.filter((option) => !onMap.includes(option) && (isShort || !isCombination(option, choice)));
  return [...shown.filter(({ isDefault }) => isDefault), ...shown.filter(({ isDefault }) => !isDefault)];
}

/** Returns whether an answer names several cells that can be chosen one after the other. */
const isCombination = (option: AnswerOption, choice: Choice): boolean =>
  option.canAddCells === true && missingCells(option, choice).length > 1;
