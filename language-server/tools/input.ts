import { UsageError } from '../report/usage-error.js';

/** What a tool may be handed, all of it told in JSON Schema. */
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
  ruleset: { type: 'string', description: 'Id of the game, as files name it behind the word ruleset.' },
  rule: { type: 'string', description: 'Number of the rule: 7.1. Without it the table of contents is told.' },
  file: { type: 'string', description: 'Path of a scenario file (.sand) of the workspace.' },
  text: { type: 'string', description: 'A text to read in place of what stands in the file, or by itself.' },
  line: { type: 'integer', minimum: 1, description: 'Line of the text; without it, behind the last orders in it.' },
  verb: { type: 'string', description: 'Only orders that begin with this word.' },
  unit: { type: 'string', description: 'Only orders of the unit of this name.' },
  order: { type: 'string', description: 'An order to try there; without it, all orders that the file has.' },
  seed: { type: 'string', description: 'Dice of this seed instead of those of the file.' },
  games: {
    type: 'integer',
    minimum: 1,
    maximum: 1000,
    description: 'Play so many games with different dice and tell how often each thing happens.',
  },
  side: { type: 'string', description: 'Tell what this side knows.' },
  umpire: { type: 'boolean', description: 'Tell what is hidden from the players, too.' },
};

/** What a tool takes, and what of it must be there. */
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

/** @throws Unusable when what was handed over is not what the tool takes: who calls it may hand over anything. */
export function inputOf({ takes, needs = [] }: ToolParameters, received: unknown): ToolInput {
  const input = typeof received === 'object' && received !== null ? received : {};
  for (const [name, value] of Object.entries(input)) {
    const shape = takes.includes(name as Property) ? SHAPES[name as Property] : undefined;
    if (!shape) throw new UsageError(`“${name}” is not asked for here; the tool takes ${takes.join(', ')}.`);
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
