import type { Answer } from '../../../play/moment.js';
import type { State } from '../state/state.js';

/** Returns an answer in the syntax of an order: `move "41.Pz" to 6331`, `battle 0302`. */
export function answerText(state: State, { verb, pieces = [], cells = [], choice }: Answer): string {
  const names = state.namesAsWritten(pieces);
  if (TEXTS_WITH_UNITS[verb] !== undefined) return TEXTS_WITH_UNITS[verb](state, pieces, choice, cells);
  const text = TEXTS[verb]?.(names, choice ?? '', cells.map((cell) => state.label(cell)).join(', '));
  if (text !== undefined) return text;
  const labels = cells.map((cell) => state.label(cell));
  if (choice !== undefined && VERBS_WITH_CHOICE_IN_PARENTHESES.includes(verb))
    return `${[verb, names, ...labels].filter((part) => part !== '').join(' ')} (${choice.split(' ').join(', ')})`;
  const word = choice === undefined ? verb : `${verb} ${choice}`;
  if (pieces.length === 0 || cells.length === 0)
    return [word, names, labels.join(', ')].filter((part) => part !== '').join(' ');
  return cells.length === 1 ? `${word} ${names} to ${labels[0]}` : `${word} ${names} ${labels.join(' > ')}`;
}

type AnswerText = (
  state: State,
  pieces: readonly number[],
  choice: string | undefined,
  cells: readonly number[],
) => string;

/** Writes the orders `activate` and `drop`, in which some of the units follow after `with`. */
const TEXTS_WITH_UNITS: Readonly<Partial<Record<string, AnswerText>>> = {
  activate(state, [hq, ...units], choice) {
    const action = choice === undefined ? '' : ` (action ${choice})`;
    const behind = units.length === 0 ? '' : ` with ${state.namesAsWritten(units)}`;
    return `activate ${state.namesAsWritten([hq])}${behind}${action}`;
  },
  drop(state, pieces, _choice, [to]) {
    const aircraft = pieces.filter((piece) => state.piece(piece).isAir);
    const troops = pieces.filter((piece) => !aircraft.includes(piece));
    const behind = aircraft.length === 0 ? '' : ` with ${state.namesAsWritten(aircraft)}`;
    return `drop ${state.namesAsWritten(troops)} to ${state.label(to)}${behind}`;
  },
};

/** For each verb whose orders have a word order of their own, the function that writes such an order. */
const TEXTS: Readonly<Record<string, (names: string, choice: string, cells: string) => string>> = {
  repair: (names, steps) => `repair ${names}${steps === '' ? '' : ` (steps ${steps})`}`,
  rebuild: (names, step, cells) => `rebuild ${names}${cells === '' ? '' : ` to ${cells}`} (step ${step})`,
  aid: (_, given) => given.replace(/^(.*") (.*)$/, 'aid $1 ($2)').replace(/(\d) (?=[a-z])/g, '$1, '),
  bomb: (names, aim, cells) => `bomb ${cells} with ${names} (${aim})`,
  scout: (names, _, cells) => `scout ${cells} with ${names}`,
  rail: (names, payer, cells) => `rail ${names} to ${cells}${payer === '' ? '' : ` (paid "${payer}")`}`,
  evacuate: (_, colour, cells) => `evacuate ${colour} ${cells}`,
  raid: (names, _, cells) => `raid ${cells} with ${names}`,
  intercept: (names, _, cells) => `intercept ${cells} with ${names}`,
  sink: (names, route) => `sink with ${names}${route === '' ? '' : ` (${route})`}`,
  build: (_, project) => `build (project "${project}")`,
};

/** Verbs whose choice is written as an attribute: `battle 0302 (panzer-attack)`, `fire "HQ Pz4" (artillery)`. */
const VERBS_WITH_CHOICE_IN_PARENTHESES: readonly string[] = ['battle', 'fire'];
