import type { Cell } from '../../../board/board.js';
import type { Ledger } from '../../../model/ledger.js';
import type { OrderModel } from '../../../model/orders.js';
import { count } from '../../../model/words.js';
import { unitsNamed } from '../../../play/named-units.js';
import { isRefusal } from '../../../play/moment.js';
import type { Forecast } from '../../../play/views.js';
import { diceText, rollOf } from '../blocks/shooting.js';
import { doPartisansFight } from '../partisans/entering.js';
import { step } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import type { BattleNow } from '../state/fields.js';
import type { State } from '../state/state.js';
import { BOTH, opponent, SIDES } from '../vocabulary/sides.js';
import { DIE } from '../vocabulary/tables.js';
import { afterRound } from './chances.js';
import { Contest } from './contest.js';
import { firedIn } from './helpless.js';
import { battling, declaredIn } from './phase.js';
import { isDropMet, isFoughtInAir } from './scene.js';
import { Spread } from './spread.js';
import { wholeBattle, type Whole } from './whole-battle.js';

/** What an order to fight comes to: the steps of its first round with their dice, what they cost, and who has the hex in the end [7.7]. */
export function forecastOf(state: State, order: OrderModel): Forecast | undefined {
  if (!battling.verbs.includes(order.verb)) return undefined;
  const answer = battling.read(state, order);
  if (isRefusal(answer)) return undefined;
  const { cells: [cell] = [], choice } = answer;
  if (doPartisansFight(state, state.side, cell)) return undefined; // they are no blocks
  const contest = new Contest(state, cell, declaredIn(choice), (piece) => firesAsArtillery(state, piece, order));
  const round = afterRound(contest, Spread.certain(contest, contest.start), 1);
  const whole = wholeBattle(contest);
  return {
    summary: `${endsText(whole)} (${howFound(whole)})`,
    ledger: [
      ...firstRound(contest).map(({ text, rule, why }) => ({ ...step(text, rule), why })),
      { ...step(`after round 1: ${roundText(contest, round)}`, '7.7.steps'), why: lossesOf(contest, round) },
    ],
    chances: ENDS.flatMap((result, at) => (whole.ends[at] > 0 ? [{ result, chance: whole.ends[at] }] : [])),
  };
}

const ENDS = [...SIDES, 'nobody'];

/** Artillery fires; an Armoured HQ does if the order says so in its braces, and loses a point for it [7.7.4]. */
function firesAsArtillery(state: State, piece: number, { answers }: OrderModel): boolean {
  if (state.piece(piece).isArtillery) return true;
  const fires = answers.flatMap(({ orders }) => orders).filter(({ verb }) => verb === 'fire');
  return fires.some(({ pieces, attributes }) => 'artillery' in attributes && unitsNamed(state, pieces).includes(piece));
}

/** Less than this is 0 % in words. */
const WORTH_TELLING = 0.005;

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** Who holds the hex after it, with what chance. */
function roundText(contest: Contest, round: Spread): string {
  const won = (side: number | undefined): number => round.sum((stand) => (contest.winner(stand) === side ? 1 : 0));
  const decided = BOTH.filter((side) => won(side) >= WORTH_TELLING).map(
    (side) => `${SIDES[side]} alone ${percent(won(side))}`,
  );
  return [...decided, `both still there ${percent(won(undefined))}`].join(', ');
}

/** Who has the hex in the end: `Axis 61 %, Soviet 39 %`, as short as a hint has to be. */
const endsText = ({ ends }: Whole): string => BOTH.map((side) => `${SIDES[side]} ${percent(ends[side])}`).join(', ');

function howFound({ by }: Whole): string {
  return 'states' in by ? `exact, ${count(by.states, 'state')}` : `± ${Math.ceil(by.within * 100)} %, ${by.runs} runs`;
}

const RULES: Readonly<Record<BattleNow['step'], BiteRule>> = {
  'air combat': '7.7.1',
  'anti-aircraft': '7.7.2',
  'air raid': '7.7.3',
  artillery: '7.7.4',
  'land combat': '7.7.5',
  withdrawal: '7.7.13',
};

/** A salvo of the first round: what is rolled, as if nobody had been hit yet, and why. */
export interface Foreseen {
  /** `anti-aircraft: Soviet 2x5 1x6, 0.8 hits on average` */
  readonly text: string;
  readonly rule: BiteRule;
  /** Who rolls, each with every Bonus and Malus in its order. */
  readonly why: Ledger;
}

/** The salvos of the first round in their order. */
export function firstRound(contest: Contest): Foreseen[] {
  const begun = contest.scene(contest.start, 1);
  const isMet = isFoughtInAir(begun) || isDropMet(begun);
  return [...(isMet ? contest.air : []), ...contest.salvos(1)].flatMap((slot) => {
    const { salvo } = slot;
    const scene = contest.sceneOf(contest.start, slot);
    const fired = salvo.at(scene).length === 0 ? [] : firedIn(scene, salvo);
    if (fired.length === 0) return [];
    const hits = fired.reduce((sum, { dice, from }) => sum + (dice.value * (DIE + 1 - from.value)) / DIE, 0);
    return [
      {
        text: `${salvo.step}: ${SIDES[salvo.side]} ${diceText(fired)}, ${hits.toFixed(1)} hits on average`,
        rule: RULES[salvo.step],
        why: fired.map(rollOf),
      },
    ];
  });
}

/** The battle that is to be fought in a hex, as nobody has declared anything yet. */
export const contestIn = (state: State, cell: Cell): Contest =>
  new Contest(state, cell, [], (piece) => state.piece(piece).isArtillery);

/** What the round costs each side, in steps. */
function lossesOf(contest: Contest, round: Spread): Ledger {
  return [contest.attacker, opponent(contest.attacker)].map((side) => {
    const before = contest.start[side].stepsLeft;
    const left = round.sum((stand) => stand[side].stepsLeft);
    return step(`${SIDES[side]} loses ${(before - left).toFixed(1)} of ${count(before, 'step')} on average`, '3.15');
  });
}
