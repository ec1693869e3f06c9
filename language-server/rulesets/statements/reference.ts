import { takenBy } from '../read-value.js';
import type { Attribute, Attributes } from './attribute.js';
import { EFFECT_HEADS, EFFECTS } from './effects.js';
import { CHAPTERS } from './index.js';
import { MODIFIED, OPERATIONS } from './modify.js';
import type { Statement } from './statement.js';
import { attributeText } from './texts.js';

const INTRODUCTION = `# The statements of a ruleset

A ruleset declares a game in its braces, one statement a line:

\`\`\`text
HEAD name Side NUMBER "text" (attributes) [rule] { body }
\`\`\`

- A name consists of lower-case words of the game. Sides and places begin with a capital letter.
- An attribute is a word, \`immune\`; a word with a number, a range or a text, \`cost 2\`, \`turns 3..4\`, \`at "city, capital"\`; or a word with one of several words, \`leave = free\`.
- A **question** is an attribute on which published games differ. It has no default, and the game does not start without an answer. Completion offers the answers of a published game for all questions of a statement.
- Translations may follow a text, the name of a word or phase that the statement declares, and the names of the sides: \`rule 4.3 "Terrain" (it: "Terreno", pt-BR: "Terreno")\`, \`terrain forest (it: "bosco") (cost 2)\`. A reader of one of these languages is shown the translation. Files still use the author’s words. The same text has one translation into a language in the whole ruleset, so write it once.
- A number in square brackets cites a rule of the rulebook.

[A game of your own](game-of-your-own.md) introduces the statements step by step; [how do I say …](how-to-say.md) lists common rules. This page is generated from the table that the checks, the completion and the hovers use.
`;

/** Returns the reference of all statements in Markdown. */
export function statementsReference(): string {
  return [
    INTRODUCTION,
    ...CHAPTERS.flatMap(({ title, statements }) => [`## ${title}`, ...statements.flatMap(sectionOf)]),
  ].join('\n\n');
}

function sectionOf(statement: Statement): string[] {
  const { head, then, form, text, attributes, example, isRequired } = statement;
  return [
    `### ${[head, then].join(' ').trim()}`,
    `\`${form}\``,
    isRequired === true ? `${text} Every game needs it.` : text,
    ...attributeList(attributes),
    ...additions(statement),
    `\`\`\`sand\n${example}\n\`\`\``,
  ];
}

function attributeList(attributes: Attributes): string[] {
  const entries = Object.entries(attributes);
  return entries.length === 0 ? [] : [entries.map(([key, attribute]) => attributeEntry(key, attribute)).join('\n')];
}

/** Returns the entry of an attribute in the list: a question with its readings, or the values that it takes. */
function attributeEntry(key: string, attribute: Attribute): string {
  const isRequired = 'isRequired' in attribute && attribute.isRequired;
  const label = isRequired ? (attribute.text.endsWith('?') ? ' **question**' : ' **required**') : '';
  const [text, ...readings] = attributeText(attribute).split('\n');
  const values = attribute.kind === 'flag' || readings.length > 0 ? '' : ` Takes ${takenBy(attribute)}.`;
  const lines = readings.map((line) => `  ${line}`);
  return [`- \`${key}\`${label}: ${text}${values}`, ...lines].join('\n');
}

/** Returns the words of a statement that are not attributes: those of \`modify\`, and the effects of \`result\`. */
function additions({ head }: Statement): string[] {
  if (head === 'modify')
    return [
      'WHAT is one of:',
      meanings(MODIFIED),
      'CHANGE is a number that is added, or one of:',
      meanings(OPERATIONS),
    ];
  if (head !== 'result') return [];
  const effects = Object.entries(EFFECTS).map(([word, { text, attributes }]) =>
    [
      `- \`${word}\`: ${text}`,
      ...attributeList(attributes).flatMap((list) => list.split('\n').map((line) => `  ${line}`)),
    ].join('\n'),
  );
  return ['An effect begins with one of:', meanings(EFFECT_HEADS), 'and continues with one of:', effects.join('\n')];
}

const meanings = (texts: Readonly<Record<string, string>>): string =>
  Object.entries(texts)
    .map(([word, text]) => `- \`${word}\`: ${text}`)
    .join('\n');
