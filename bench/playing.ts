import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { THREAD_LIMITS } from '../cli/balance/thread.js';
import type { OrderModel } from '../engine/model/orders.js';
import type { ScenarioModel } from '../engine/model/scenario.js';
import { randomStream } from '../engine/play/dice.js';
import { drive } from '../engine/play/drive.js';
import { isStep, listSteps } from '../engine/play/listing.js';
import type { Answer, AnswerOrStep } from '../engine/play/moment.js';
import { playThrough } from '../engine/play/play-scenario.js';
import { playRandomly } from '../engine/play/random-game.js';
import type { Game } from '../engine/play/game.js';
import type { Ruleset } from '../engine/play/ruleset.js';
import { rulesets } from '../engine/rulesets/index.js';
import { NodeWorkspace } from '../language-server/node-workspace.js';
import { easternFront } from './eastern-front.js';
import { atLeast, atMost, median, timed, worked, type Row } from './row.js';

/**
 * Settings for measuring whole games. The warm-up is long because V8 continues to optimize the code for about a
 * thousand games.
 */
const GAMES = { rounds: 240, warmUp: 200, each: 5 };
/**
 * Settings of the measurement that lists legal answers. Only the first answers of each game are measured, because
 * listing is slow.
 */
const BEGINNINGS = { rounds: 72, warmUp: 48, each: 2 };
/** Settings for games of the Eastern Front, which have thousands of answers each. */
const FRONT = { rounds: 160, warmUp: 120, each: 1 };
const ANSWERS_OF_A_BEGINNING = 250;

/**
 * Limits that apply to most games: `answers` is the minimum number of answers per second, `forecast` the maximum number
 * of milliseconds for a forecast.
 */
const USUAL = { answers: 100_000, forecast: 0.5 };

/**
 * For each game in code, and for one game that a file declares: a whole scenario, a battle, and the limits for both. The
 * forecast of the battle of bite may take longer, because the battle has many rounds.
 */
const PLAYED = {
  pgg: { whole: 'pgg/panzergruppe-guderian', battle: 'pgg/first-contact', ...USUAL },
  fda: { whole: 'fda/operation-goodwood-squares', battle: 'fda/lessons/2-assault', ...USUAL },
  rtl: { whole: 'rtl/the-battle-of-soltsy', battle: 'rtl/the-245th-by-the-rules', ...USUAL },
  bite: { whole: 'bite/to-leningrad', battle: '../fuzz/scenarios/melee-bite', answers: 50_000, forecast: 200 },
  moscow: {
    whole: 'own/battle-for-moscow/battle-for-moscow',
    battle: 'own/battle-for-moscow/first-turn',
    answers: 20_000,
    forecast: 0.5,
  },
};

/** Measures how fast the engine plays each game, and the largest scenario of the largest game. */
export async function playing(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const field of [...Object.keys(PLAYED), FRONT_LINE]) rows.push(...(await inThread(field)));
  return rows;
}

const FRONT_LINE = 'front';

/** Measures one game in a separate thread, with the memory limits that `sandtable balance` sets for its threads. */
async function inThread(field: string): Promise<readonly Row[]> {
  const thread = new Worker(new URL(import.meta.url), { workerData: field, resourceLimits: THREAD_LIMITS });
  const [rows] = (await once(thread, 'message')) as [readonly Row[]];
  return rows;
}

/** Measures one game, in the thread that `inThread` starts for it. */
export async function played(field: string): Promise<readonly Row[]> {
  if (field === FRONT_LINE) return playedOnFront();
  const { whole, battle, answers, forecast: most } = PLAYED[field as keyof typeof PLAYED];
  const game = await example(whole);
  return [
    atLeast(answers, 'answers/s', `${field}: random legal play`, rate(game, playByChance, GAMES)),
    atLeast(
      20_000,
      'answers/s',
      `${field}: random legal play with every legal answer listed`,
      rate(game, playByTheList, BEGINNINGS),
    ),
    atMost(most, 'ms', `${field}: exact outcome distribution of one battle`, forecast(await example(battle))),
  ];
}

async function playedOnFront(): Promise<readonly Row[]> {
  const front = await written(easternFront());
  return [
    atLeast(
      50_000,
      'answers/s',
      'bite, 46 by 40 hexes and 200 blocks: random legal play',
      rate(front, playByChance, FRONT),
    ),
    atLeast(
      20_000,
      'answers/s',
      'bite, 46 by 40 hexes and 200 blocks: random legal play with every legal answer listed',
      rate(front, playByTheList, BEGINNINGS),
    ),
  ];
}

interface Played {
  readonly ruleset: Ruleset;
  readonly scenario: ScenarioModel;
}

/** Compiles a text. @throws Error when the text cannot be played. */
export async function written(text: string): Promise<Played> {
  const uri = pathToFileURL('front.sand').href;
  const workspace = await NodeWorkspace.open([], rulesets, undefined, new Map([[uri, new TextEncoder().encode(text)]]));
  const { ruleset, scenario } = workspace.analyse(workspace.documents[0]) ?? {};
  if (!ruleset || !scenario) throw new Error('The front cannot be played.');
  return { ruleset, scenario };
}

/** Compiles an example. @throws Error when the example cannot be played. */
export async function example(name: string): Promise<Played> {
  const workspace = await NodeWorkspace.open([`examples/${name}.sand`], rulesets);
  const { ruleset, scenario } = workspace.analyse(workspace.documents[0]) ?? {};
  if (!ruleset || !scenario) throw new Error(`examples/${name}.sand cannot be played.`);
  return { ruleset, scenario };
}

/** Returns the number of answers per second after a warm-up. */
function rate(
  played: Played,
  play: (played: Played, seed: string) => number,
  { rounds, warmUp, each }: typeof GAMES,
): number {
  const rates = Array.from({ length: rounds }, (_, round) => {
    let answers = 0;
    const [time] = worked(1, () => {
      for (let game = 0; game < each; game++) answers += play(played, `${round}/${game}`);
    });
    return (answers / time) * 1000;
  });
  return median(rates.slice(warmUp));
}

/** Plays a game with random answers of both sides. Returns the number of answers. */
function playByChance({ ruleset, scenario }: Played, seed: string): number {
  return playRandomly(ruleset, scenario, seed).answers;
}

/**
 * Plays the beginning of a game with random answers from lists of legal answers. The look-ahead player uses the same
 * lists: first verbs, then units, then cells. Returns the number of answers.
 */
function playByTheList({ ruleset, scenario }: Played, seed: string): number {
  const random = randomStream(seed);
  let answers = 0;
  const game = ruleset.start(scenario, { silent: true });
  const course = drive(game, (moment) => {
    if (answers === ANSWERS_OF_A_BEGINNING) return undefined;
    if (moment.kind === 'dice') return Array.from({ length: moment.count }, () => random(moment.sides) + 1);
    answers++;
    return drawn(listSteps(moment), random);
  });
  while (course.next().done !== true) game.drainEvents();
  return answers;
}

/**
 * Draws a legal answer at random, one step at a time. If the steps after a drawn step lead to no answer, draws another
 * step. Returns undefined if there is no answer.
 */
function drawn(listed: readonly AnswerOrStep[], random: (n: number) => number): Answer | undefined {
  const left = [...listed];
  while (left.length > 0) {
    const [one] = left.splice(random(left.length), 1);
    const answer = isStep(one) ? drawn(one.follow(), random) : one;
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/**
 * Measures the time to compute the exact odds of a battle. Each measurement starts a new game, so that no cache is
 * filled.
 */
function forecast({ ruleset, scenario }: Played): number {
  const orders = scenario.orders
    .flatMap(({ lines }) => lines)
    .filter((line) => 'verb' in line)
    .flatMap(withThoseInBraces);
  const { moments } = playThrough(ruleset, scenario);
  const before = (order: OrderModel): number | undefined =>
    moments.find(({ source }) => source === order.source)?.number;
  const gameBefore = (moment: number): Game => playThrough(ruleset, scenario, { until: { moment } }).game;
  for (const order of orders) {
    const moment = before(order);
    if (moment === undefined || !gameBefore(moment).views.forecast(order)) continue;
    const games = Array.from({ length: 40 }, () => gameBefore(moment));
    return median(timed(games.length, (game) => games[game].views.forecast(order)).slice(10));
  }
  throw new Error('The example has no battle that can be forecast.');
}

/** Returns an order and all orders that are nested in its braces. */
const withThoseInBraces = (order: OrderModel): OrderModel[] => [
  order,
  ...order.answers.flatMap(({ orders }) => orders.flatMap(withThoseInBraces)),
];
