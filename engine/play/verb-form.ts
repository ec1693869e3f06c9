import type { WordChoice, OrderPart, VerbWord } from './vocabulary.js';

/** One part of an order behind its verb: `with UNITS`. */
export interface VerbPart {
  readonly preposition?: string;
  /** `units`, `cell`, `number` …; of a choice its words. */
  readonly what: string;
  readonly choice?: readonly string[];
  /** The order may say it, and is whole without it. */
  readonly isOptional?: true;
}

/** A verb, as far as its form goes. */
type Formed = Pick<VerbWord, 'takes' | 'optional' | 'attributes'>;

/** The parts of an order with this verb, in the order they are written. */
export function partsOf({ takes }: Pick<VerbWord, 'takes'>): VerbPart[] {
  return takes.map((taken) => {
    if (typeof taken !== 'string') return { what: taken.choice.join('|'), choice: taken.choice };
    const [first, second] = taken.split(' ') as [string, string?];
    return second === undefined ? { what: first } : { preposition: first, what: second };
  });
}

/** The same with the parts it may say besides, and the attributes it reads. */
export function allPartsOf({ takes, optional: also = [], attributes = [] }: Formed): VerbPart[] {
  const optional = [...partsOf({ takes: also }), ...attributes.map((word) => ({ what: `(${word})` }))];
  return [...partsOf({ takes }), ...optional.map((part) => ({ ...part, isOptional: true as const }))];
}

/** The parts as people read them, the verb first: `attack`, `CELLS`, `with UNITS`, `[from CELLS]`. */
export function formParts(verb: Pick<VerbWord, 'word'> & Formed): string[] {
  return [verb.word, ...allPartsOf(verb).map(partText)];
}

/** How an order with this verb is written: `move UNITS to CELL [CELL > CELL] [via CELLS]`. */
export function formOf(verb: Pick<VerbWord, 'word'> & Formed): string {
  return formParts(verb).join(' ');
}

function partText({ preposition, what, choice, isOptional }: VerbPart): string {
  const named = choice || what.startsWith('(') ? what : what === 'path' ? 'CELL > CELL' : what.toUpperCase();
  const text = preposition === undefined ? named : `${preposition} ${named}`;
  if (what === 'answers') return `{ ${named} }`;
  return isOptional ? `[${text}]` : text;
}

/** Whether an order with this verb reads an attribute: the dice of `(roll 3)`, or one that its form names. */
export function isAttributeOf({ attributes = [] }: Pick<VerbWord, 'attributes'>, key: string): boolean {
  return key === 'roll' || attributes.includes(key);
}

/** The words a verb lets choose among, for each that stands behind it. */
export function choicesOf({ takes }: Pick<VerbWord, 'takes'>): WordChoice['choice'][] {
  return takes.flatMap((taken: OrderPart | WordChoice) => (typeof taken === 'string' ? [] : [taken.choice]));
}
