import { EmptyFileSystem } from 'langium';
import { createSandtableServices } from '../language-server/sandtable-module.js';
import { timed } from './row.js';

const ROUNDS = 30;

/** Milliseconds Langium's parser alone takes for texts, each time: the least that any check of them costs on this machine now. */
export function parseTimes(texts: readonly string[]): number[] {
  const { sandtable } = createSandtableServices({ ...EmptyFileSystem, rulesets: new Map() });
  const { LangiumParser } = sandtable.parser;
  return timed(ROUNDS, () => {
    for (const text of texts) LangiumParser.parse(text);
  }).slice(ROUNDS / 2);
}
