import { URI, UriUtils } from 'langium';
import { placeName, quoted } from '../../engine/model/names.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Beginning } from '../../protocol/new-scenario.js';
import { snippetOf, withoutMarks } from '../text/placeholders.js';
import { enlargeMap } from './enlarge-map.js';

/**
 * Builds the first file of a new scenario as an LSP snippet. Equal placeholders share a tab stop.
 * @param target the new file, from which it imports the file that declares the ruleset
 */
export function starterSnippet(ruleset: Ruleset, { size, sides = [] }: Beginning = {}, target?: URI): string {
  const starter = withOpening(ruleset, target);
  const sized = size ? enlargeMap(starter, size) : starter;
  const named = sidesToName({ starter }).reduce((text, side, index) => {
    const name = sides.at(index)?.trim();
    return name === undefined || name === '' ? text : text.replaceAll(`‹${side}›`, `‹${placeName(name)}›`);
  }, sized);
  return snippetOf(named, { linked: true });
}

/**
 * Returns the starter file. In that of a variant, names the variant and imports its file instead of naming the base.
 */
function withOpening({ id, starter, declaredIn }: Ruleset, target: URI | undefined): string {
  if (declaredIn === undefined) return starter;
  const path = target
    ? UriUtils.relative(UriUtils.dirname(target), URI.parse(declaredIn))
    : UriUtils.basename(URI.parse(declaredIn));
  return starter.replace(/^ruleset \S+/m, `ruleset ${id}\n\nimport ${quoted(path)}`);
}

/** Returns the placeholders for names of sides; empty if the game fixes the names. */
export function sidesToName({ starter }: Pick<Ruleset, 'starter'>): string[] {
  return [...starter.matchAll(/^side ‹([^›]*)›/gm)].map(([, side = '']) => side);
}

/** Returns the lines that begin with a keyword in a game's starter file, without their indentation. */
export function starterLines({ starter }: Ruleset, word: string): readonly string[] {
  return [...starter.matchAll(new RegExp(`^ *(${word} .*)$`, 'gm'))].map(([, line = '']) => withoutMarks(line));
}
