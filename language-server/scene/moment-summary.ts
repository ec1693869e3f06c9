import { shownAnswer } from '../text/shown-answer.js';
import { agree, say } from '../../engine/model/say.js';
import { capitalize } from '../../engine/model/words.js';
import type { GameEvent, MomentRecord } from '../../engine/play/records.js';
import type { VerbWord } from '../../engine/play/vocabulary.js';
import type { MomentItem, Said } from '../../preview/contract/moments.js';
import { fraction } from './fraction.js';
import type { Formations } from './formations.js';

/** The parts of a game on which summaries depend, with only what the viewer may see. */
export interface SummaryContext {
  readonly verbs: readonly VerbWord[];
  readonly formations: Formations;
  /** Returns a term of the game, such as the name of a phase, in the reader's language. */
  readonly shown: (word: string) => string;
}

/**
 * Returns the summary of a moment for a row of the game record: its text, its units, and whether it is a battle or a
 * pass.
 */
export function summarizeMoment(
  record: MomentRecord,
  events: readonly GameEvent[],
  { verbs, formations, shown }: SummaryContext,
): Pick<MomentItem, 'said' | 'units' | 'passes' | 'battle'> {
  const passes = isPass(record, verbs);
  const battle = record.kind === 'dice' && events.some(isBattleEvent);
  const answered = record.kind === 'decision' ? splitAnswer(shownAnswer(record.answer)) : undefined;
  const units = new Set([...events.flatMap(({ pieces = [] }) => pieces), ...(answered?.names ?? [])]);
  return {
    said: passes ? { rest: say`passes in ${shown(record.phase)}` } : summaryText(record, events, formations, shown),
    units: [...units],
    ...(passes && { passes }),
    ...(battle && { battle }),
  };
}

/** Returns whether an answer only ends the actions of a side. */
export const isPass = ({ kind, answer }: Pick<MomentRecord, 'kind' | 'answer'>, verbs: readonly VerbWord[]): boolean =>
  kind === 'decision' && verbs.some(({ word, endsQuestions: ends }) => ends === true && word === answer);

export const isBattleEvent = ({ pieces = [], cells = [] }: GameEvent): boolean => pieces.length > 0 && cells.length > 0;

function summaryText(
  record: MomentRecord,
  events: readonly GameEvent[],
  formations: Formations,
  shown: SummaryContext['shown'],
): Said {
  if (record.kind === 'dice') return summarizeRoll(record, events, shown);
  const { names } = splitAnswer(shownAnswer(record.answer));
  const isOf = (pieces: readonly string[]): boolean =>
    [...pieces, ...formations.named(pieces)].some((name) => names.includes(name));
  const marches = events.filter(({ pieces = [], cells = [], dice }) => !dice && cells.length > 1 && isOf(pieces));
  if (marches.length > 0 && marches.every(({ cells }) => cells?.at(-1) === marches[0].cells?.at(-1)))
    return summarizeMove(record, marches, formations, shown);
  const { verb, rest } = splitAnswer(shownAnswer(record.answer));
  if (names.length === 0 && rest === '')
    return { head: capitalize(shown(record.side ?? '')), rest: say` ${shown(verb)}`, short: shown(verb) };
  return answerParts({ verb: shown(verb), names: formations.named(names), rest }, shown);
}

/**
 * The text of an answer in two parts. `head` is the verb with the units, `rest` the destination or target. In an answer
 * such as `attack 2612 with 25/7`, the units are in `rest`, and `short` is the text without them.
 */
interface AnswerParts {
  readonly head: string;
  readonly rest: string;
  readonly short?: string;
}

/** Returns the parts of an answer as texts for the reader. */
function answerParts({ verb, names, rest }: SplitAnswer, shown: SummaryContext['shown']): AnswerParts {
  const units = names.join(', ');
  if (rest.endsWith(' with')) {
    const head = `${verb} ${rest.slice(0, -5)}`.trim();
    return { head, rest: say` with ${units}`, short: head };
  }
  return { head: units === '' ? verb : say`${verb} ${units}`, rest: destinationText(rest, shown) };
}

/**
 * Returns an answer in the reader's language; undefined for a verb without translation, because the answer is then
 * shown as it is written.
 */
export function translateAnswer(answer: string, shown: SummaryContext['shown']): string | undefined {
  const { verb, names, rest } = splitAnswer(answer);
  if (shown(verb) === verb) return undefined;
  const parts = answerParts({ verb: shown(verb), names, rest }, shown);
  return `${parts.head}${parts.rest}`;
}

/** Returns the part of an answer after its units, such as ` to 0103`, ` against "4th Tanks"` or ` (steps 1)`. */
function destinationText(rest: string, shown: SummaryContext['shown']): string {
  const [, word, target = ''] = /^(to|against) (.+)$/.exec(rest) ?? [];
  if (word === 'to') return say` to ${target}`;
  if (word === 'against') return say` against ${target}`;
  if (/^\([^"]*\)$/.test(rest)) return ` ${rest.replaceAll(/[a-z]+(?:-[a-z]+)*/g, shown)}`;
  return rest === '' ? '' : ` ${rest}`;
}

function summarizeMove(
  record: MomentRecord,
  marches: readonly GameEvent[],
  formations: Formations,
  shown: SummaryContext['shown'],
): Said {
  const [{ kind, cells = [], facts = {} }] = marches;
  const cost = facts.points ?? facts.cost;
  return {
    who: formations.named([...new Set(marches.flatMap(({ pieces = [] }) => pieces))]),
    rest: `${kind === 'move' ? '' : ` ${shown(splitAnswer(shownAnswer(record.answer)).verb)}`} → ${cells.at(-1) ?? ''}`,
    ...(marches.length === 1 && cost !== undefined && { cost: fraction(cost) }),
  };
}

/**
 * Returns the strength of the defence in a battle; undefined if the event has no such strength. A game that a file
 * declares writes this strength as `defence`, other games as `defense`.
 */
export const defenseIn = ({ facts = {} }: GameEvent): string | number | boolean | undefined =>
  facts.defense ?? facts.defence;

/** Summarizes a combat roll as `25 : 20 → 1-1, rolled 3 → D1/A1`, and any other roll by its purpose and result. */
function summarizeRoll(
  { answer: given, prompt }: MomentRecord,
  events: readonly GameEvent[],
  shown: SummaryContext['shown'],
): Said {
  const answer = shownAnswer(given);
  const shot = events
    .map(({ facts = {} }) => facts['attack-hits'] ?? facts['defense-hits'])
    .find((hits) => hits !== undefined);
  if (shot !== undefined) return { head: answer, rest: `${say` ${prompt}`} → `, result: hitCount(Number(shot)) };
  const decided = events.find(({ facts }) => facts?.result !== undefined);
  const { attack, odds, roll, scores, result } = decided?.facts ?? {};
  const defense = decided && defenseIn(decided);
  if (attack !== undefined && defense !== undefined)
    return {
      head: `${String(attack)} : ${String(defense)}`,
      rest: `${odds === undefined ? '' : ` → ${String(odds)}`}${roll === undefined ? '' : say`, rolled ${String(roll)}`} → `,
      result: String(result),
    };
  if (scores !== undefined)
    return { head: String(scores).replace('-', ' : '), rest: ' → ', result: shown(String(result)) };
  if (decided) return { rest: `${prompt} → `, result: shown(String(result)) };
  const dice = events.find((event) => event.dice)?.dice;
  if (dice && dice.values.length > 1) return { rest: `${prompt}: `, result: answer };
  return { head: answer, rest: say` ${prompt}` };
}

/** Returns a number of hits: `1 hit`. */
export const hitCount = (hits: number): string => say`${hits} ${agree(hits, 'hit', 'hits')}`;

/** The parts of an answer: its verb, the names of its units, and everything else. */
interface SplitAnswer {
  readonly verb: string;
  readonly names: readonly string[];
  readonly rest: string;
}

/** Splits an answer into verb, names and rest: `move 25/7, "26.Inf" to 2513`, `attack 2612 with 25/7, 6/7`. */
function splitAnswer(answer: string): SplitAnswer {
  const [, verb = answer, rest = ''] = /^(\S+) ?(.*)$/.exec(answer) ?? [];
  const behind = /^(.*? with) (.+)$/.exec(rest);
  if (behind) return { verb, names: namesIn(behind[2]), rest: behind[1] };
  const before = /^((?:"[^"]*"|[^\s,]+)(?:, (?:"[^"]*"|[^\s,]+))*)(?: (.*))?$/.exec(rest);
  if (before && /\D/.test(before[1])) return { verb, names: namesIn(before[1]), rest: before.at(2) ?? '' };
  return { verb, names: [], rest };
}

const namesIn = (text: string): string[] =>
  text.match(/"[^"]*"|[^\s,]+/g)?.map((name) => name.replaceAll('"', '')) ?? [];
