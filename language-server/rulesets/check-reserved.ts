import { say } from '../../engine/model/say.js';
import type { RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import { isReserved, SYNONYMS } from './statements/reserved.js';

/** Reports names that begin with a word that the language reserves. */
export function checkReserved(reader: RulesetReader): void {
  for (const entry of reader.entries) {
    const { declares } = entry.statement ?? {};
    const first = entry.statement?.then === undefined ? 0 : 1;
    if (declares !== undefined && declares !== 'result')
      check(reader, entry, entry.node.words.at(first), 'words', first);
    checkBuiltIn(reader, entry);
    for (const phase of entry.statement?.body === 'phases' ? entry.body : []) checkBuiltIn(reader, phase);
    for (const [index, { key, value }] of entry.node.attributes.entries())
      if (entry.head === 'unit' && key === 'class') check(reader, entry, value, 'attributes', index);
  }
}

function check(
  reader: RulesetReader,
  entry: RulesetEntry,
  word: string | undefined,
  property: 'words' | 'attributes',
  index = 0,
): void {
  if (word === undefined || !isReserved(word)) return;
  const whole = entry.part(property, index);
  const source = { ...whole, start: whole.end - word.length };
  const synonym = SYNONYMS.get(word);
  reader.findings.error(
    'reserved',
    source,
    synonym === undefined
      ? say`“${word}” is a word of the language, so no name can begin with it. Choose another word.`
      : say`“${word}” is a word of the language, so no name can begin with it. Use another word, such as ${synonym}.`,
    { fixes: synonym === undefined ? [] : [{ title: `Write ${synonym}`, edits: [{ source, text: synonym }] }] },
  );
}

/** Reports names such as `constructor`, which have a meaning in JavaScript and in JSON. */
function checkBuiltIn(reader: RulesetReader, entry: RulesetEntry): void {
  for (const [index, word] of entry.node.words.entries())
    if (word in Object.prototype)
      reader.findings.error(
        'reserved',
        entry.part('words', index),
        say`“${word}” cannot be part of a name. Choose another word.`,
      );
}
