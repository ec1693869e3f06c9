import { UsageError } from '../report/usage-error.js';

/** The input of tools. Each tool accepts some of these properties and describes them in JSON Schema. */
export interface ToolInput {
  readonly ruleset?: string;
  readonly rule?: string;
  readonly file?: string;
  readonly text?: string;
  readonly line?: number;
  readonly verb?: string;
  readonly unit?: string;
  readonly order?: string;
  readonly seed?: string;
  readonly games?: number;
  readonly side?: string;
  readonly umpire?: boolean;
}
export type Property = keyof ToolInput;

interface Shape {
  readonly type: 'string' | 'integer' | 'boolean';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly description: string;
}

const SHAPES: Readonly<Record<Property, Shape>> = {
  ruleset: { type: 'string', description: 'Id of the game, as in the statement `ruleset`.' },
  rule: { type: 'string', description: 'Number of the rule, such as 7.1. Default: the table of contents.' },
  file: { type: 'string', description: 'Path of a scenario file (.sand) of the workspace.' },
  text: { type: 'string', description: 'Text to use instead of the content of the file, or without a file.' },
  line: { type: 'integer', minimum: 1, description: 'Line of the text, from 1. Default: after the last orders.' },
  verb: { type: 'string', description: 'Return only orders with this verb.' },
  unit: { type: 'string', description: 'Return only orders of the unit with this name.' },
  order: { type: 'string', description: 'An order to try at that line. Default: all orders of the file.' },
  seed: { type: 'string', description: 'Seed of the dice. Default: the seed of the file.' },
  games: {
    type: 'integer',
    minimum: 1,
    maximum: 1000,
    description: 'Number of games to play with different dice; returns how often each result occurs.',
  },
  side: { type: 'string', description: 'Return what this side knows.' },
  umpire: { type: 'boolean', description: 'Also return what is hidden from the players.' },
};

/** The properties that a tool accepts (`takes`) and requires (`needs`). */
export interface ToolParameters {
  readonly takes: readonly Property[];
  readonly needs?: readonly Property[];
}

/** The input of a tool as JSON Schema. */
export interface InputSchema {
  readonly [key: string]: unknown;
  readonly type: 'object';
  readonly properties: Record<string, Shape>;
  readonly required?: string[];
  readonly additionalProperties: false;
}

export const schemaOf = ({ takes, needs = [] }: ToolParameters): InputSchema => ({
  type: 'object',
  properties: Object.fromEntries(takes.map((name) => [name, SHAPES[name]])),
  ...(needs.length > 0 && { required: [...needs] }),
  additionalProperties: false,
});

/**
 * Validates the input of a tool call, which may be of any type. @throws UsageError if the input does not match the
 * schema
 */
export function inputOf({ takes, needs = [] }: ToolParameters, received: unknown): ToolInput {
  const input = typeof received === 'object' && received !== null ? received : {};
  for (const [name, value] of Object.entries(input)) {
    const shape = takes.includes(name as Property) ? SHAPES[name as Property] : undefined;
    if (!shape) throw new UsageError(`This tool has no property “${name}”. Properties: ${takes.join(', ')}.`);
    if (!fits(value, shape)) throw new UsageError(`“${name}” must be ${kindOf(shape)}.`);
  }
  for (const name of needs)
    if (!(name in input)) throw new UsageError(`“${name}” is missing. ${SHAPES[name].description}`);
  return input;
}

const fits = (value: unknown, { type, minimum = -Infinity, maximum = Infinity }: Shape): boolean =>
  type === 'integer'
    ? typeof value === 'number' && Number.isInteger(value) && value >= minimum && value <= maximum
    : typeof value === type;

function kindOf({ type, minimum, maximum }: Shape): string {
  if (type !== 'integer') return type === 'string' ? 'a text' : 'true or false';
  return maximum === undefined ? `a whole number, ${minimum} or more` : `a whole number, ${minimum} to ${maximum}`;
}
