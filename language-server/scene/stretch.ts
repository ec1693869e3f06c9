import type { MomentRecord } from '../../engine/play/records.js';
import type { Stretch } from '../../preview/contract/moments.js';

/**
 * Returns the part of the game to which a moment belongs: a phase of a side, or an activation or a draw within the
 * phase. The part follows from the address of the moment. `1/German/combat/2612/die` belongs to the German combat
 * phase, `3/Allies/3rd Canadian #2` to the activation of that formation, and `13/operations/German draw 1/lead` to that
 * draw.
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

/** Removes the number of a repeated question, such as `#2`. */
const plain = (part: string): string => part.replace(/ #\d+$/, '');
