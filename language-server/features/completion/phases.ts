import type { ProposalContext } from './proposal.js';
import { sideOf } from './partial-order.js';

/**
 * Returns all phases in the order in which they are proposed: the phases of the side in the order of play, then those
 * of other sides. The list is rotated so that it begins with the phase after the last phase mark of the block. The
 * order of play is that of the vocabulary. If this game played the phases of the side in another order, the played
 * phases come first, as they were played.
 */
export function phasesInOrder({ analysis, ruleset, spot }: ProposalContext): readonly string[] {
  const known = (ruleset?.vocabulary.phases ?? []).map(({ word }) => word);
  const side = sideOf(spot.tokens);
  const moments = analysis.playthrough()?.moments ?? [];
  const isOwn = (moment: { readonly side?: string }): boolean => side === undefined || moment.side === side;
  const met = [...new Set(moments.filter(isOwn).map(({ phase }) => phase))].filter((phase) => known.includes(phase));
  const foreign = new Set(moments.filter((moment) => !isOwn(moment)).map(({ phase }) => phase));
  const own = known.filter((phase) => !foreign.has(phase) || met.includes(phase));
  const isInOrder = met.every((phase, at) => at === 0 || own.indexOf(met[at - 1]) < own.indexOf(phase));
  const all = [...new Set([...(isInOrder ? own : [...met, ...own]), ...known])];
  const marked = all.indexOf(lastMark(spot.tokens.map(({ image }) => image)) ?? '');
  return [...all.slice(marked + 1), ...all.slice(0, marked + 1)];
}

/** Returns the phase of the last phase mark before the cursor in the same block. */
function lastMark(images: readonly string[]): string | undefined {
  const block = images.slice(images.lastIndexOf('orders'));
  const end = block.lastIndexOf(':');
  const start = block.slice(0, Math.max(0, end)).lastIndexOf('phase');
  return start < 0 ? undefined : block.slice(start + 1, end).join(' ');
}
