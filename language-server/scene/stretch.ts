import type { MomentRecord } from '../../engine/play/records.js';
import type { Stretch } from '../../preview/contract/moments.js';

/**
 * The stretch of play a moment belongs to, by its address: the phase of a side, or what came in the midst of it.
 * `1/German/combat/2612/die` is of the German combat, `3/Allies/3rd Canadian #2` of what that formation does, and
 * `13/operations/German draw 1/lead` of that draw.
 */
export function stretchOf(
  { address, turn, phase, side }: MomentRecord,
  sides: readonly string[],
  isFormation: (name: string) => boolean,
): Stretch {
  const [first, ...others] = address.split('/').map(plain);
  const parts = first === String(turn) ? others : [first, ...others];
  const own = sides.find((each) => each === parts[0]);
  const [inner = '', next, behind] = own === undefined ? parts : parts.slice(1);
  const isDrawn = own === undefined && inner === phase && behind !== undefined;
  const name = isDrawn ? next : isFormation(inner) ? inner : phase;
  const whose = own ?? (isDrawn ? sides.find((each) => next.startsWith(each)) : undefined) ?? side;
  return { ...(whose !== undefined && { side: whose }), name };
}

/** Without the number of a question asked again. */
const plain = (part: string): string => part.replace(/ #\d+$/, '');
