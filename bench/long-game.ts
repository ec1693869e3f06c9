import { readFileSync } from 'node:fs';
import type { OrdersModel } from '../engine/model/orders.js';
import type { Decision, Moment, Play } from '../engine/play/moment.js';
import { playThrough } from '../engine/play/playthrough.js';
import type { Game, Ruleset } from '../engine/play/ruleset.js';
import { rulesets } from '../engine/rulesets/index.js';
import { NodeWorkspace } from '../language-server/node-workspace.js';

const CAMPAIGN = 'examples/pgg/panzergruppe-guderian.sand';
/** The turns of the campaign: in fewer its reinforcements would arrive too late, and nothing is played where the text is wrong. */
const LEAST_TURNS = 12;

/** The campaign with so many turns of orders: the files it is made of, and the last line of orders of each turn. */
export interface LongGame {
  readonly files: Readonly<Record<string, string>>;
  readonly orders: string;
  /** Lines of `orders` that are orders, by turn, from 1. */
  readonly lines: readonly (readonly number[])[];
}

/** Orders such as chance gives, each side so many in a turn; all of them are legal when they are read again. */
export async function longGame(turns: number, each: number): Promise<LongGame> {
  const workspace = await NodeWorkspace.open([CAMPAIGN], rulesets);
  const { ruleset, scenario } = workspace.analyse(workspace.documents[0]) ?? {};
  if (!ruleset || !scenario) throw new Error('The campaign cannot be played.');
  const busy: Ruleset = { ...ruleset, start: (...given) => withOrders(ruleset.start(...given), each) };
  const { moments } = playThrough(busy, { ...scenario, turns }, { until: { turn: turns }, unanswered: 'random' });
  const blocks = new Map<string, Pick<OrdersModel, 'turn' | 'side'> & { readonly lines: string[] }>();
  for (const { turn, side = '', by, answer, question } of moments) {
    if (by !== 'random' || turn < 1 || !asked.has(question ?? '') || isEnd(answer.split(' ')[0])) continue;
    const key = `${turn} ${side}`;
    const block = blocks.get(key) ?? { turn, side, lines: [] };
    block.lines.push(`  ${answer}`);
    blocks.set(key, block);
  }
  const text = ['ruleset pgg', 'import "campaign.sand"'];
  const lines: number[][] = Array.from({ length: turns }, () => []);
  for (const { turn, side, lines: written } of blocks.values()) {
    text.push(`orders turn ${turn} ${side} {`);
    for (const line of written) lines[turn - 1]?.push(text.push(line) - 1);
    text.push('}');
  }
  const read = (name: string): string => readFileSync(`examples/pgg/${name}`, 'utf8');
  return {
    files: {
      'smolensk.sand': read('smolensk.sand'),
      'forces.sand': read('forces.sand'),
      'campaign.sand': readFileSync(CAMPAIGN, 'utf8').replace(/turns \d+/, `turns ${Math.max(turns, LEAST_TURNS)}`),
    },
    orders: `${text.join('\n')}\n`,
    lines,
  };
}

/** The questions with which a side is asked for one order after another. */
const asked = new Set<string>();

const isEnd = (verb: string): boolean => verb === 'end' || verb === 'pass';

/** A game whose sides give so many orders in each turn, and else do what is done when nobody says anything. */
function withOrders(game: Game, each: number): Game {
  const play = game.play.bind(game);
  game.play = function* (): Play {
    const inner = play();
    const given = new Map<string, number>();
    let step = inner.next();
    while (!step.done) {
      const moment: Moment = step.value;
      const isFree = moment.kind === 'decision' && !moment.within && !moment.about && moment.verbs.some(isEnd);
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
