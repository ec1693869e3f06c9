import type { Ruleset } from '../../engine/play/ruleset.js';

/**
 * Returns a text that identifies a ruleset in the workspace: the id of a published game, `pgg`. Files may declare
 * different rulesets with the same id, so the key of a declared ruleset also depends on its file: `club.1k8f3a2`.
 */
export function rulesetKey({ id, declaredIn }: Pick<Ruleset, 'id' | 'declaredIn'>): string {
  return declaredIn === undefined ? id : `${id}.${hashOf(declaredIn)}`;
}

/** Returns the FNV-1a hash of a text in base 36. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash.toString(36);
}
