import { placeName } from '../../engine/model/names.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Beginning } from '../../protocol/new-scenario.js';
import { snippetOf, withoutMarks } from '../text/placeholders.js';
import { enlargeMap } from './enlarge-map.js';

/** Builds the first file of a new scenario as an LSP snippet. Equal placeholders share a tab stop. */
export function starterSnippet({ starter }: Ruleset, { size, sides = [] }: Beginning = {}): string {
  const sized = size ? enlargeMap(starter, size) : starter;
  const named = sidesToName({ starter }).reduce((text, side, index) => {
    const name = sides.at(index)?.trim();
    return name === undefined || name === '' ? text : text.replaceAll(`‹${side}›`, `‹${placeName(name)}›`);
  }, sized);
  return snippetOf(named, { linked: true });
}

/** Returns the placeholders for names of sides; empty if the game fixes the names. */
export function sidesToName({ starter }: Pick<Ruleset, 'starter'>): string[] {
  return [...starter.matchAll(/^side ‹([^›]*)›/gm)].map(([, side = '']) => side);
}

/** Returns the lines that begin with a keyword in a game's starter file, without their indentation. */
export function starterLines({ starter }: Ruleset, word: string): readonly string[] {
  return [...starter.matchAll(new RegExp(`^ *(${word} .*)$`, 'gm'))].map(([, line = '']) => withoutMarks(line));
}
