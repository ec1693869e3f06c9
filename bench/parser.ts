import { EmptyFileSystem } from 'langium';
import { createSandtableServices } from '../language-server/sandtable-module.js';
import { timed } from './row.js';

const ROUNDS = 30;

/** Returns the milliseconds of Langium's parser for each text, per round: the minimum that any check takes on this machine. */
export function parseTimes(texts: readonly string[]): number[] {
  const { sandtable } = createSandtableServices({ ...EmptyFileSystem, rulesets: new Map() });
  const { LangiumParser } = sandtable.parser;
  return timed(ROUNDS, () => {
    for (const text of texts) LangiumParser.parse(text);
  }).slice(ROUNDS / 2);
}
