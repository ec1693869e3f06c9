import type { Attribute } from './attribute.js';
import type { Statement } from './statement.js';

/** A text with placeholders for values that only the author knows, and an example of each value. */
export interface Skeleton {
  readonly text: string;
  readonly blanks: Readonly<Record<string, string>>;
}

/** Returns the words that may be written after `=`. */
export function valuesOf(attribute: Attribute): readonly string[] {
  if (attribute.kind === 'choice') return Object.keys(attribute.readings);
  if (attribute.kind === 'number') return Object.keys(attribute.words);
  return attribute.kind === 'list' && attribute.none !== undefined ? ['none'] : [];
}

/** Returns an attribute with a placeholder for its value. */
export function attributeSkeleton(key: string, attribute: Attribute): Skeleton {
  const words = attribute.kind === 'number' ? [] : valuesOf(attribute);
  if (words.length > 0) {
    const placeholder = `${key}: ${words.join(' | ')}`;
    return { text: `${key} = ‹${placeholder}›`, blanks: { [placeholder]: words[0] } };
  }
  if (attribute.kind !== 'list') return { text: `${key} ‹NUMBER of ${key}›`, blanks: { [`NUMBER of ${key}`]: '1' } };
  const example = Array.isArray(attribute.of) ? 'x' : Object.keys(attribute.of)[0];
  return { text: `${key} "‹WORDS of ${key}›"`, blanks: { [`WORDS of ${key}`]: example } };
}

/** Returns whether a new statement has to give an attribute. */
const mustBeGiven = (attribute: Attribute): boolean =>
  'isRequired' in attribute && attribute.isRequired && (attribute.kind !== 'choice' || attribute.ifGiven === undefined);

/** Returns a new statement with placeholders for everything that it needs. */
export function statementSkeleton(statement: Statement): Skeleton {
  const { head, then, declares, names, sides, number, attributes, skeleton } = statement;
  const required = Object.entries(attributes).filter(([, attribute]) => mustBeGiven(attribute));
  const written = required.map(([key, attribute]) => attributeSkeleton(key, attribute));
  const parts = [
    head,
    then,
    skeleton,
    skeleton === undefined && (declares !== undefined || names === 'line') ? '‹NAME›' : undefined,
    skeleton === undefined && sides === 'one' ? '‹SIDE›' : undefined,
    number ? '‹NUMBER›' : undefined,
    written.length > 0 ? `(${written.map(({ text }) => text).join(', ')})` : undefined,
    statement.body === 'phases' ? '{\n  phase ‹NAME› (‹ACTION›)\n}' : undefined,
    statement.body === 'table' ? '{\n  | ‹COLUMNS›\n}' : undefined,
  ];
  return {
    text: parts.filter((part) => part !== undefined).join(' '),
    blanks: Object.assign(
      { NAME: 'x', SIDE: 'Red', NUMBER: '1', ACTION: 'move', COLUMNS: '1-1' },
      ...written.map(({ blanks }) => blanks),
    ) as Skeleton['blanks'],
  };
}
