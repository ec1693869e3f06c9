import { EmptyFileSystem } from 'langium';
import { createSandtableServices } from '../language-server/sandtable-module.js';
import { timed } from './row.js';

const ROUND_COUNT = 30;

/** Returns the milliseconds of Langium's parser for each text, per round: the minimum that any check takes on this machine. */
export function parseTimes(texts: readonly string[]): number[] {
  const { sandtable } = createSandtableServices({ ...EmptyFileSystem, rulesets: new Map() });
  const { LangiumParser } = sandtable.parser;
  return timed(ROUND_COUNT, () => {
    for (const text of texts) LangiumParser.parse(text);
  }).slice(ROUND_COUNT / 2);
}
