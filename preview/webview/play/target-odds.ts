import type { Cell } from '../../../engine/board/board.js';
import type { AnswerOption, OpenQuestion } from '../../contract/playing.js';
import type { QuestionId } from '../../contract/requests.js';
import type { SendRequest } from '../request-channel.js';
import { noteOf, type Target } from './answer-choice.js';

/** Maximum number of answers to one question for which odds are requested. A map with more labels is hard to read. */
const MAX_ORDERS = 60;

/** The odds of the attacks that the player can order now. They arrive after the answers themselves. */
export interface TargetOdds {
  /** Requests the odds of the answers that these targets offer, except of answers with a cost. */
  request(question: OpenQuestion, targets: ReadonlyMap<Cell, Target>): void;
  /** Requests no further odds, because the question is being answered. Odds that have arrived are kept. */
  stop(): void;
  /** Returns the answers with the odds that have arrived. */
  readonly addTo: (options: readonly AnswerOption[]) => readonly AnswerOption[];
  readonly addToTargets: (targets: ReadonlyMap<Cell, Target>) => ReadonlyMap<Cell, Target>;
}

/**
 * Creates the odds of the targets.
 * @param arrived called when odds have arrived
 */
export function targetOdds(request: SendRequest, arrived: () => void): TargetOdds {
  /** The odds by order; null for an answer without odds. */
  let known = new Map<string, string | null>();
  let lastQuestion: QuestionId | undefined;
  let isStopped = false;

  function withOdds(option: AnswerOption): AnswerOption {
    const odds = option.note === undefined ? known.get(option.order) : undefined;
    return odds === undefined || odds === null ? option : { ...option, note: odds };
  }

  function ask(id: QuestionId, orders: readonly string[]): void {
    const own = known;
    const rest = orders.filter((order) => !own.has(order));
    if (rest.length === 0) return;
    const answered = (odds: readonly (string | null)[]): void => {
      for (const [at, one] of odds.entries()) own.set(rest[at], one);
      if (own !== known || isStopped) return;
      if (odds.some((one) => one !== null)) arrived();
      if (odds.length > 0) ask(id, rest);
    };
    request('odds', { ...id, orders: rest }, answered, { series: 'odds' });
  }

  return {
    request({ version, moment }, targets) {
      if (lastQuestion?.version !== version || lastQuestion.moment !== moment) known = new Map();
      lastQuestion = { version, moment };
      isStopped = false;
      const options = [...targets.values()].flatMap((target) => target.options);
      const orders = options.filter(({ note }) => note === undefined).map(({ order }) => order);
      ask(lastQuestion, orders.slice(0, MAX_ORDERS));
    },
    stop() {
      isStopped = true;
    },
    addTo: (options) => options.map(withOdds),
    addToTargets: (targets) =>
      new Map(
        [...targets].map(([cell, target]) => {
          const options = target.options.map(withOdds);
          return [cell, { ...target, options, note: noteOf(options) }];
        }),
      ),
  };
}
