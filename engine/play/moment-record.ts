import type { Address, Decision, DiceRoll, Now } from './moment.js';
import type { MomentRecord } from './records.js';

/**
 * The reply to a moment (an answer or dice), its source such as an order or the seed, and its place in the text if it
 * is written there.
 */
export type Given = Pick<MomentRecord, 'answer' | 'by' | 'source'>;

/**
 * Builds the record of a moment.
 *
 * @param number the number of the moment in the game, from 0
 * @param from the number of events that were recorded before the moment
 */
export function momentRecord(
  moment: Decision | DiceRoll,
  address: Address,
  given: Given,
  { turn, phase, side: phasing }: Now,
  number: number,
  from: number,
): MomentRecord {
  const side = moment.kind === 'dice' ? phasing : moment.side;
  return {
    number,
    address,
    kind: moment.kind,
    turn,
    phase,
    ...(side !== undefined && { side }),
    rule: moment.rule,
    ...(moment.kind === 'decision' ? { question: moment.question } : { sides: moment.sides }),
    prompt: moment.kind === 'dice' ? moment.purpose : moment.prompt,
    ...followedOrder(moment),
    ...given,
    ...publicAnswer(moment, given),
    from,
    to: from,
  };
}

/**
 * Returns the answer or the dice as all players may see them. If the full answer is secret, the result also contains
 * the full answer and the sides that may see it.
 */
function publicAnswer(
  moment: Decision | DiceRoll,
  { answer }: Given,
): Pick<MomentRecord, 'answer' | 'each' | 'secret'> {
  if (moment.kind === 'dice') {
    const recorded = { answer, ...(moment.each && { each: moment.each }) };
    return moment.hidden ? { answer: 'hidden', secret: { sides: [], details: recorded } } : recorded;
  }
  const { secret, secretPrompt: prompt, side } = moment;
  if (!secret) return { answer };
  return { answer: 'hidden', secret: { sides: [side], details: { answer, ...(prompt !== undefined && { prompt }) } } };
}

/** Returns the place in the text of the order that caused a decision or a roll. Empty if no order caused it. */
function followedOrder(moment: Decision | DiceRoll): Pick<MomentRecord, 'follows'> {
  const order = moment.kind === 'dice' ? moment.order : moment.within;
  return order ? { follows: order.source } : {};
}
