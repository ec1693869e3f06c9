import { readFileSync } from 'node:fs';
import { turnName } from '../engine/model/calendar.js';
import type { OrdersModel } from '../engine/model/orders.js';
import type { ScenarioModel } from '../engine/model/scenario.js';
import type { Decision, Moment, Play } from '../engine/play/moment.js';
import { playThrough } from '../engine/play/play-scenario.js';
import type { Game } from '../engine/play/game.js';
import type { Ruleset } from '../engine/play/ruleset.js';
import { easternFront } from './eastern-front.js';
import { example, written } from './playing.js';

const CAMPAIGN = 'examples/pgg/panzergruppe-guderian.sand';
/**
 * Minimum number of turns of the campaign. In a shorter game, some reinforcements would arrive after its last turn.
 * That is an error, and files with errors are not played.
 */
const MIN_TURNS = 12;

/** A game with orders for many turns. */
export interface LongGame {
  readonly files: Readonly<Record<string, string>>;
  readonly orders: string;
  /** The line numbers of the orders, counted from 0, with one list for each turn. */
  readonly lines: readonly (readonly number[])[];
}

/**
 * Generates orders for the campaign of Panzergruppe Guderian.
 * @param each number of orders for each side and turn
 */
export async function longGame(turns: number, each: number): Promise<LongGame> {
  const { ruleset, scenario } = await example('pgg/panzergruppe-guderian');
  const read = (name: string): string => readFileSync(`examples/pgg/${name}`, 'utf8');
  return {
    files: {
      'smolensk.sand': read('smolensk.sand'),
      'forces.sand': read('forces.sand'),
      'campaign.sand': readFileSync(CAMPAIGN, 'utf8').replace(/turns \d+/, `turns ${Math.max(turns, MIN_TURNS)}`),
    },
    ...ordersByChance(ruleset, scenario, turns, 'campaign.sand', each),
  };
}

/**
 * Generates orders for the scenario {@link easternFront}.
 * @param each number of moves for each side and month
 */
export async function longFront(turns: number, each: number): Promise<LongGame> {
  const { ruleset, scenario } = await written(easternFront());
  return {
    files: { 'front.sand': easternFront(turnName(turns, scenario.calendar)) },
    ...ordersByChance(ruleset, scenario, turns, 'front.sand', each, 'movement'),
  };
}

/** Generates legal orders by random play, in one phase or in all phases. */
function ordersByChance(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  turns: number,
  imported: string,
  each: number,
  phase?: string,
): Pick<LongGame, 'orders' | 'lines'> {
  const questions = new Set<string>();
  const isAsked = (moment: Decision): boolean => phase === undefined || moment.question === phase;
  const busy: Ruleset = {
    ...ruleset,
    start: (...given) => withOrders(ruleset.start(...given), each, isAsked, questions),
  };
  const { moments } = playThrough(busy, { ...scenario, turns }, { until: { turn: turns }, unanswered: 'random' });
  const blocks = new Map<string, Pick<OrdersModel, 'turn' | 'side'> & { readonly lines: string[] }>();
  for (const { turn, side = '', by, answer, question: why } of moments) {
    if (by !== 'random' || turn < 1 || !questions.has(why ?? '') || isEnd(answer.split(' ')[0])) continue;
    const key = `${turn} ${side}`;
    const block = blocks.get(key) ?? { turn, side, lines: [] };
    block.lines.push(`  ${answer}`);
    blocks.set(key, block);
  }
  const text = [`ruleset ${ruleset.id}`, `import "${imported}"`];
  const lines: number[][] = Array.from({ length: turns }, () => []);
  for (const { turn, side, lines: given } of blocks.values()) {
    text.push(`orders turn ${turnName(turn, scenario.calendar)} ${side} {`);
    if (phase !== undefined) text.push(`  phase ${phase}:`);
    for (const line of given) lines[turn - 1]?.push(text.push(line) - 1);
    text.push('}');
  }
  return { orders: `${text.join('\n')}\n`, lines };
}

const isEnd = (verb: string): boolean => verb === 'end' || verb === 'pass';

/**
 * Changes a game so that each side gives at most `each` orders in a turn. All other decisions get the default answer.
 */
function withOrders(game: Game, each: number, isAsked: (decision: Decision) => boolean, questions: Set<string>): Game {
  const play = game.play.bind(game);
  game.play = function* (): Play {
    const inner = play();
    const given = new Map<string, number>();
    let step = inner.next();
    while (!step.done) {
      const moment: Moment = step.value;
      const isFree =
        moment.kind === 'decision' && !moment.within && !moment.about && moment.verbs.some(isEnd) && isAsked(moment);
      if (isFree) questions.add(moment.question);
      step = inner.next(yield isFree ? limited(moment, game.now().turn, given, each) : defaulting(moment));
    }
  };
  return game;
}

function limited(decision: Decision, turn: number, given: Map<string, number>, each: number): Decision {
  const key = `${turn} ${decision.side}`;
  return {
    ...decision,
    pick(random) {
      const halts = given.get(key) ?? 0;
      if (halts >= each) return decision.fallback();
      given.set(key, halts + 1);
      for (let tries = 0; tries < 50; tries++) {
        const answer = decision.pick(random);
        // Units that a rule creates during play have no name in the file.
        if (!isEnd(answer.verb) && !decision.describe?.(answer).includes('Provisional')) return answer;
      }
      return decision.fallback();
    },
  };
}

function defaulting(moment: Moment): Moment {
  return moment.kind === 'decision' ? { ...moment, pick: () => moment.fallback() } : moment;
}
