import { isRefusal, type Answer } from '../../../../engine/play/moment.js';
import { barrage } from '../../../../engine/rulesets/fda/fire/barrage.js';
import { drive, order } from './drive.js';
import type { Field } from './field.js';

/**
 * Plays the barrage with the given orders, and with answers for its retreats and anti-aircraft guns. Other questions
 * take their default answer. Returns the refused orders.
 */
export function bombard(
  at: Field,
  orders: readonly string[],
  dice: readonly number[],
  retreats: readonly string[] = [],
  guns: readonly string[] = [],
): string[] {
  const waiting = [...orders];
  const refused: string[] = [];
  drive(barrage(at.state), {
    dice,
    answer: (decision) => {
      if (decision.question === 'retreat' || decision.question === 'flak') {
        const read = (decision.question === 'retreat' ? retreats : guns).map((text) => decision.read(order(at, text)));
        refused.push(...read.flatMap((one) => (isRefusal(one) && one.waits !== true ? `${one.rule} ${one.slug}` : [])));
        return read.find((one): one is Answer => !isRefusal(one));
      }
      if (decision.question !== 'barrage') return undefined;
      for (let text = waiting.shift(); text !== undefined; text = waiting.shift()) {
        const answer = decision.read(order(at, text));
        if (!isRefusal(answer)) return answer;
        refused.push(`${answer.rule} ${answer.slug}`);
      }
      return undefined;
    },
  });
  return refused;
}
