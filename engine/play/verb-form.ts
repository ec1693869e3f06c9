import type { WordChoice, OrderPart, VerbWord, Vocabulary } from './vocabulary.js';

/** One part of an order after its verb: `with UNITS`. */
export interface VerbPart {
  readonly preposition?: string;
  /**
   * The things that this part names: `units`, `cell`, `number` …; for a choice, its words separated by bars:
   * `armour|artillery`.
   */
  readonly what: string;
  readonly choice?: readonly string[];
  /** Set if an order is complete without this part. */
  readonly isOptional?: true;
}

/** The part of a verb that defines the form of its orders. */
type Formed = Pick<VerbWord, 'takes' | 'optional' | 'attributes'>;

/** Returns the required parts of an order, in the order they are written. */
export function partsOf({ takes }: Pick<VerbWord, 'takes'>): VerbPart[] {
  return takes.map((part) => {
    if (typeof part !== 'string') return { what: part.choice.join('|'), choice: part.choice };
    const [first, second] = part.split(' ') as [string, string?];
    return second === undefined ? { what: first } : { preposition: first, what: second };
  });
}

/** Returns the required parts, then the optional parts and the attributes. */
export function allPartsOf({ takes, optional: also = [], attributes = [] }: Formed): VerbPart[] {
  const optional = [...partsOf({ takes: also }), ...attributes.map((word) => ({ what: `(${word})` }))];
  return [...partsOf({ takes }), ...optional.map((part) => ({ ...part, isOptional: true as const }))];
}

/**
 * Returns the form of an order in parts, as text for documentation. The verb comes first: `attack`, `CELLS`, `with
 * UNITS`, `[from CELLS]`.
 */
export function formParts(verb: Pick<VerbWord, 'word'> & Formed): string[] {
  return [verb.word, ...allPartsOf(verb).map(partText)];
}

/** Returns the form of an order: `move UNITS to CELL [CELL > CELL] [via CELLS]`. */
export function formOf(verb: Pick<VerbWord, 'word'> & Formed): string {
  return formParts(verb).join(' ');
}

function partText({ preposition, what, choice, isOptional }: VerbPart): string {
  const named = choice || what.startsWith('(') ? what : what === 'path' ? 'CELL > CELL' : what.toUpperCase();
  const text = preposition === undefined ? named : `${preposition} ${named}`;
  if (what === 'answers') return `{ ${named} }`;
  return isOptional ? `[${text}]` : text;
}

/**
 * Returns whether an order may have an attribute: either `(roll 3)` for the dice, or an attribute that its verb
 * declares.
 */
export function isAttributeOf({ attributes = [] }: Pick<VerbWord, 'attributes'>, key: string): boolean {
  return key === 'roll' || attributes.includes(key);
}

/** Returns the choices that an order of a verb has to make. Each choice is a list of words. */
export function choicesOf({ takes }: Pick<VerbWord, 'takes'>): WordChoice['choice'][] {
  return takes.flatMap((part: OrderPart | WordChoice) => (typeof part === 'string' ? [] : [part.choice]));
}

/** Returns the verbs that an order may have, without the names of events that only expectations use. */
export function orderVerbs({ verbs, course }: Pick<Vocabulary, 'verbs' | 'course'>): readonly VerbWord[] {
  if (!course) return verbs;
  const askedVerbs = new Set(course.flatMap(({ asks, asksOtherSide = [] }) => [...asks, ...asksOtherSide]));
  return verbs.filter(
    ({ word, isStanding, isOccasion }) => askedVerbs.has(word) || isStanding === true || isOccasion === true,
  );
}
