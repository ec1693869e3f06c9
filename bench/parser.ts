import { EmptyFileSystem } from 'langium';
import { createSandtableServices } from '../language-server/sandtable-module.js';
import { timed } from './row.js';

const ROUND_COUNT = 30;

/**
 * Returns the milliseconds that Langium's parser takes to parse all texts, for each round. Since each check first
 * parses the texts, no check of them can be faster on this machine.
 */
export function parseTimes(texts: readonly string[]): number[] {
  const { sandtable } = createSandtableServices({ ...EmptyFileSystem, rulesets: new Map() });
  const { LangiumParser } = sandtable.parser;
  return timed(ROUND_COUNT, () => {
    for (const text of texts) LangiumParser.parse(text);
  }).slice(ROUND_COUNT / 2);
}
