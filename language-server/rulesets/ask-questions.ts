import type { Fix } from '../../engine/model/finding.js';
import { counted, say, term } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import { isLeafCstNode, isCompositeCstNode } from 'langium';
import { takenBy } from './read-value.js';
import type { RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import type { Attribute } from './statements/attribute.js';
import { attributeSkeleton } from './statements/skeleton.js';

type Keyed = readonly [key: string, attribute: Attribute];

/** Reports the questions that a statement leaves open as one finding, with their readings. */
export function askOpenQuestions(reader: RulesetReader, entry: RulesetEntry, open: readonly Keyed[]): void {
  if (open.length === 0) return;
  const questions = open.map(([key, attribute]) => questionText(key, attribute));
  reader.findings.error('ask', entry.phraseSource, `${entry.phrase}: ${questions.join(' ')}`, {
    fixes: [answersFix(entry, open)],
  });
}

/** Returns a question with its readings: “May it leave? `leave = free`: it may; `leave = locked`: only by combat.” */
export function questionText(key: string, attribute: Attribute): string {
  if (attribute.kind === 'choice') {
    const readings = Object.entries(attribute.readings).map(
      ([word, { text }]) => `\`${key} = ${word}\`: ${withSmallLetter(term(text))}`,
    );
    return `${term(attribute.text)} ${readings.join('; ')}.`;
  }
  if (attribute.kind === 'list' && !Array.isArray(attribute.of)) {
    const none = attribute.none === undefined ? [] : [`\`${key} = none\`: ${withSmallLetter(term(attribute.none))}`];
    return `${term(attribute.text)} ${[...none, say`${`\`${key} "${Object.keys(attribute.of).join(', ')}"\``}, or some of these`].join('; ')}.`;
  }
  if (attribute.text.endsWith('?')) return say`${term(attribute.text)} \`${key}\` takes ${takenBy(attribute)}.`;
  return say`\`${key}\` is missing: ${withSmallLetter(term(attribute.text))}; ${takenBy(attribute)}.`;
}

const withSmallLetter = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '');

/** Returns the fix that writes a placeholder for each open question. */
function answersFix(entry: RulesetEntry, open: readonly Keyed[]): Fix {
  const answers = open.map(([key, attribute]) => attributeSkeleton(key, attribute));
  return insertAttributes(
    entry,
    answers.map(({ text }) => text).join(', '),
    open.length === 1 ? say`Answer “${open[0][0]}”` : say`Answer ${counted(open.length, 'open question')}`,
    Object.assign({}, ...answers.map(({ blanks }) => blanks)) as Record<string, string>,
  );
}

/**
 * Returns a fix that adds attributes to a statement, in its parentheses or in new ones.
 * @param blanks examples for the placeholders of the attributes
 */
export function insertAttributes(
  entry: RulesetEntry,
  attributes: string,
  title: string,
  blanks: Readonly<Record<string, string>>,
): Fix {
  return { title, edits: [insertionOf(entry, attributes)], blanks, says: 'more' };
}

/** Returns the edit that adds attributes to a statement, in its parentheses or in new ones. */
function insertionOf(entry: RulesetEntry, attributes: string): { readonly source: Source; readonly text: string } {
  const at = (end: number): Source => ({ file: entry.text.file, start: end, end });
  const { node } = entry;
  if (node.attributes.length > 0)
    return { source: at(entry.part('attributes', node.attributes.length - 1).end), text: `, ${attributes}` };
  const cst = node.$cstNode;
  const opening = isCompositeCstNode(cst)
    ? cst.content.find((each) => isLeafCstNode(each) && each.text === '(')
    : undefined;
  if (opening) return { source: at(opening.end), text: attributes };
  const end = Math.max(entry.nameSource.end, ...entry.values.map(({ source }) => source.end));
  return { source: at(end), text: ` (${attributes})` };
}
