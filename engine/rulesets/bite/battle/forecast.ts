import { decimalText, percentText } from '../../../model/number-text.js';
import type { Cell } from '../../../board/board.js';
import type { Ledger } from '../../../model/ledger.js';
import type { OrderModel } from '../../../model/orders.js';
import { counted, say, term } from '../../../model/say.js';
import { unitsNamed } from '../../../play/named-units.js';
import { isRefusal } from '../../../play/moment.js';
import type { Forecast } from '../../../play/views.js';
import { diceText, rollOf } from '../blocks/shooting.js';
import { doPartisansFight } from '../partisans/entry.js';
import { step } from '../rulebook/refusal.js';
import type { BiteRule } from '../rulebook/index.js';
import type { BattleNow } from '../state/fields.js';
import type { State } from '../state/state.js';
import { BOTH, opponent, SIDES } from '../vocabulary/sides.js';
import { DIE_FACES } from '../vocabulary/tables.js';
import { afterRound } from './round-chances.js';
import { BattleAnalysis } from './battle-analysis.js';
import { volleysIn } from './lone-support.js';
import { battling, declaredIn } from './phase.js';
import { isDropMet, isFoughtInAir } from './scene.js';
import { Distribution } from './distribution.js';
import { wholeBattle, type BattleChances } from './whole-battle.js';

/**
 * Forecasts a battle order: the dice of the first round, the expected losses, and for each side the chance to hold the
 * hex at the end [7.7].
 */
export function forecastOf(state: State, order: OrderModel): Forecast | undefined {
  if (!battling.verbs.includes(order.verb)) return undefined;
  const answer = battling.read(state, order);
  if (isRefusal(answer)) return undefined;
  const { cells: [cell] = [], choice } = answer;
  if (doPartisansFight(state, state.side, cell)) return undefined; // partisans are not blocks
  const analysis = new BattleAnalysis(state, cell, declaredIn(choice), (piece) =>
    firesAsArtillery(state, piece, order),
  );
  const round = afterRound(analysis, Distribution.certain(analysis, analysis.initial), 1);
  const whole = wholeBattle(analysis);
  return {
    summary: `${endsText(whole)} (${methodText(whole)})`,
    odds: percent(whole.ends[state.side]),
    ledger: [
      ...firstRound(analysis).map(({ text, rule, why }) => ({ ...step(text, rule), why })),
      { ...step(say`after round 1: ${roundText(analysis, round)}`, '7.7.steps'), why: lossesOf(analysis, round) },
    ],
    chances: ENDS.flatMap((result, at) => (whole.ends[at] > 0 ? [{ result, chance: whole.ends[at] }] : [])),
  };
}

const ENDS = [...SIDES, 'nobody'];

/**
 * Returns whether a unit fires as artillery. Artillery always fires as artillery. An Armoured HQ does so only if the
 * answers in the braces of the order say it; this costs the HQ a point [7.7.4].
 */
function firesAsArtillery(state: State, piece: number, { answers }: OrderModel): boolean {
  if (state.piece(piece).isArtillery) return true;
  const fires = answers.flatMap(({ orders }) => orders).filter(({ verb }) => verb === 'fire');
  return fires.some(({ pieces, attributes }) => 'artillery' in attributes && unitsNamed(state, pieces).includes(piece));
}

/** Outcomes with a smaller chance are left out of the text of the forecast. */
const MIN_SHOWN_CHANCE = 0.005;

const percent = (chance: number): string => percentText(Math.round(chance * 100));

/**
 * Returns a text with three chances after a round: only Axis units are left in the hex, only Soviet units are left, or
 * both sides are still there.
 */
function roundText(analysis: BattleAnalysis, round: Distribution): string {
  const won = (side: number | undefined): number =>
    round.expectedValue((sides) => (analysis.winner(sides) === side ? 1 : 0));
  const decided = BOTH.filter((side) => won(side) >= MIN_SHOWN_CHANCE).map(
    (side) => say`${term(SIDES[side])} alone ${percent(won(side))}`,
  );
  return [...decided, say`both still there ${percent(won(undefined))}`].join(', ');
}

/**
 * Formats the chances of each side to hold the hex at the end: `Axis 61 %, Soviet 39 %`. The text is short because it
 * is shown as an inlay hint.
 */
const endsText = ({ ends }: BattleChances): string =>
  BOTH.map((side) => `${term(SIDES[side])} ${percent(ends[side])}`).join(', ');

function methodText({ method: by }: BattleChances): string {
  return 'states' in by
    ? say`exact, ${counted(by.states, 'state')}`
    : say`± ${Math.ceil(by.within * 100)} %, ${by.runs} runs`;
}

const RULES: Readonly<Record<BattleNow['step'], BiteRule>> = {
  'air combat': '7.7.1',
  'anti-aircraft': '7.7.2',
  'air raid': '7.7.3',
  artillery: '7.7.4',
  'land combat': '7.7.5',
  withdrawal: '7.7.13',
};

/** A salvo of the first round before any hit is taken. */
export interface SalvoForecast {
  /** Text of the forecast: `anti-aircraft: Soviet 2x5 1x6, 0.8 hits on average`. */
  readonly text: string;
  readonly rule: BiteRule;
  /** One ledger entry for each firing unit or place, with the reasons for its dice. */
  readonly why: Ledger;
}

/** Lists the salvos of the first round in order. */
export function firstRound(analysis: BattleAnalysis): SalvoForecast[] {
  const firstScene = analysis.scene(analysis.initial, 1);
  const isMet = isFoughtInAir(firstScene) || isDropMet(firstScene);
  return [...(isMet ? analysis.air : []), ...analysis.salvos(1)].flatMap((slot) => {
    const { salvo } = slot;
    const scene = analysis.sceneOf(analysis.initial, slot);
    const fired = salvo.at(scene).length === 0 ? [] : volleysIn(scene, salvo);
    if (fired.length === 0) return [];
    const hits = fired.reduce(
      (sum, { dice, from }) => sum + (dice.value * (DIE_FACES + 1 - from.value)) / DIE_FACES,
      0,
    );
    return [
      {
        text: say`${term(salvo.step)}: ${term(SIDES[salvo.side])} ${diceText(fired)}, ${decimalText(hits, 1)} hits on average`,
        rule: RULES[salvo.step],
        why: fired.map(rollOf),
      },
    ];
  });
}

/** Analyses the battle to be fought in a hex, without declared special attacks. */
export const analysisIn = (state: State, cell: Cell): BattleAnalysis =>
  new BattleAnalysis(state, cell, [], (piece) => state.piece(piece).isArtillery);

/** Lists the average step losses of each side in the round. */
function lossesOf(analysis: BattleAnalysis, round: Distribution): Ledger {
  return [analysis.attacker, opponent(analysis.attacker)].map((side) => {
    const before = analysis.initial[side].stepsLeft;
    const left = round.expectedValue((sides) => sides[side].stepsLeft);
    return step(
      say`${term(SIDES[side])} loses ${decimalText(before - left, 1)} of ${counted(before, 'step')} on average`,
      '3.15',
    );
  });
}
