import { placeName } from '../../engine/model/names.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Beginning } from '../../protocol/new-scenario.js';
import { snippetOf, withoutMarks } from '../text/placeholders.js';
import { enlargeMap } from './enlarge-map.js';

/** The file a game begins with as a snippet of LSP: its blanks in their order, the same text the same blank. */
export function starterSnippet({ starter }: Ruleset, { size, sides = [] }: Beginning = {}): string {
  const sized = size ? enlargeMap(starter, size) : starter;
  const named = sidesToName({ starter }).reduce((text, side, index) => {
    const name = sides.at(index)?.trim();
    return name === undefined || name === '' ? text : text.replaceAll(`‹${side}›`, `‹${placeName(name)}›`);
  }, sized);
  return snippetOf(named, { linked: true });
}

/** The sides of a first file whose names are blanks: in a game whose scenarios name their own. */
export function sidesToName({ starter }: Pick<Ruleset, 'starter'>): string[] {
  return [...starter.matchAll(/^side ‹([^›]*)›/gm)].map(([, side = '']) => side);
}

/** The lines of a game's first file that begin with a word of the language, without their indentation. */
export function starterLines({ starter }: Ruleset, word: string): readonly string[] {
  return [...starter.matchAll(new RegExp(`^ *(${word} .*)$`, 'gm'))].map(([, line = '']) => withoutMarks(line));
}
