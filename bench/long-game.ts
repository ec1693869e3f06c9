import { readFileSync } from 'node:fs';
import { turnName } from '../engine/model/calendar.js';
import type { OrdersModel } from '../engine/model/orders.js';
import type { ScenarioModel } from '../engine/model/scenario.js';
import type { Decision, Moment, Play } from '../engine/play/moment.js';
import { playThrough } from '../engine/play/playthrough.js';
import type { Game, Ruleset } from '../engine/play/ruleset.js';
import { easternFront } from './eastern-front.js';
import { example, written } from './playing.js';

const CAMPAIGN = 'examples/pgg/panzergruppe-guderian.sand';
/** The turns of the campaign: in fewer its reinforcements would arrive too late, and nothing is played where the text is wrong. */
const LEAST_TURNS = 12;

/** A game with so many turns of orders: the files it is made of, and the last line of orders of each turn. */
export interface LongGame {
  readonly files: Readonly<Record<string, string>>;
  readonly orders: string;
  /** Lines of `orders` that are orders, by turn, from 1. */
  readonly lines: readonly (readonly number[])[];
}

/** The campaign of Panzergruppe Guderian, each side so many orders in a turn. */
export async function longGame(turns: number, each: number): Promise<LongGame> {
  const { ruleset, scenario } = await example('pgg/panzergruppe-guderian');
  const read = (name: string): string => readFileSync(`examples/pgg/${name}`, 'utf8');
  return {
    files: {
      'smolensk.sand': read('smolensk.sand'),
      'forces.sand': read('forces.sand'),
      'campaign.sand': readFileSync(CAMPAIGN, 'utf8').replace(/turns \d+/, `turns ${Math.max(turns, LEAST_TURNS)}`),
    },
    ...ordersByChance(ruleset, scenario, turns, 'campaign.sand', each),
  };
}

/** The front of Blocks in the East, each side so many moves in a month. */
export async function longFront(turns: number, each: number): Promise<LongGame> {
  const { ruleset, scenario } = await written(easternFront());
  return {
    files: { 'front.sand': easternFront(turnName(turns, scenario.calendar)) },
    ...ordersByChance(ruleset, scenario, turns, 'front.sand', each, 'movement'),
  };
}

/** Orders such as chance gives, in one phase, which asks by its own name, or in all; all of them are legal when they are read again. */
function ordersByChance(
  ruleset: Ruleset,
  scenario: ScenarioModel,
  turns: number,
  imported: string,
  each: number,
  phase?: string,
): Pick<LongGame, 'orders' | 'lines'> {
  const asked = new Set<string>();
  const isAsked = (moment: Decision): boolean => phase === undefined || moment.question === phase;
  const busy: Ruleset = {
    ...ruleset,
    start: (...given) => withOrders(ruleset.start(...given), each, isAsked, asked),
  };
  const { moments } = playThrough(busy, { ...scenario, turns }, { until: { turn: turns }, unanswered: 'random' });
  const blocks = new Map<string, Pick<OrdersModel, 'turn' | 'side'> & { readonly lines: string[] }>();
  for (const { turn, side = '', by, answer, question: why } of moments) {
    if (by !== 'random' || turn < 1 || !asked.has(why ?? '') || isEnd(answer.split(' ')[0])) continue;
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

/** A game whose sides give so many orders in each turn to what they are asked for one after another, and else do what is done when nobody says anything. */
function withOrders(game: Game, each: number, isAsked: (decision: Decision) => boolean, asked: Set<string>): Game {
  const play = game.play.bind(game);
  game.play = function* (): Play {
    const inner = play();
    const given = new Map<string, number>();
    let step = inner.next();
    while (!step.done) {
      const moment: Moment = step.value;
      const isFree =
        moment.kind === 'decision' && !moment.within && !moment.about && moment.verbs.some(isEnd) && isAsked(moment);
      if (isFree) asked.add(moment.question);
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
      const so = given.get(key) ?? 0;
      if (so >= each) return decision.fallback();
      given.set(key, so + 1);
      for (let tries = 0; tries < 50; tries++) {
        const answer = decision.pick(random);
        // Units that a rule brings have no name before play.
        if (!isEnd(answer.verb) && !decision.describe?.(answer).includes('Provisional')) return answer;
      }
      return decision.fallback();
    },
  };
}

function defaulting(moment: Moment): Moment {
  return moment.kind === 'decision' ? { ...moment, pick: () => moment.fallback() } : moment;
}
