import type { Choice, Taken, VerbWord } from './ruleset.js';

/** One part of an order behind its verb: `with UNITS`. */
export interface VerbPart {
  readonly preposition?: string;
  /** `units`, `cell`, `number` …; of a choice its words. */
  readonly what: string;
  readonly choice?: readonly string[];
}

/** The parts of an order with this verb, in the order they are written. */
export function partsOf({ takes }: Pick<VerbWord, 'takes'>): VerbPart[] {
  return takes.map((taken) => {
    if (typeof taken !== 'string') return { what: taken.choice.join('|'), choice: taken.choice };
    const [first, second] = taken.split(' ') as [string, string?];
    return second === undefined ? { what: first } : { preposition: first, what: second };
  });
}

/** The parts as people read them, the text of the whole form first: `attack`, `CELLS`, `with UNITS`. */
export function formParts(verb: Pick<VerbWord, 'word' | 'takes'>): string[] {
  return [verb.word, ...partsOf(verb).map(partText)];
}

/** How an order with this verb is written: `move UNITS to CELL`. */
export function formOf(verb: Pick<VerbWord, 'word' | 'takes'>): string {
  return formParts(verb).join(' ');
}

function partText({ preposition, what, choice }: VerbPart): string {
  const named = choice ? what : what.toUpperCase();
  if (what === 'answers') return `{ ${named} }`;
  return preposition === undefined ? named : `${preposition} ${named}`;
}

/** The words a verb lets choose among, for each that stands behind it. */
export function choicesOf({ takes }: Pick<VerbWord, 'takes'>): Choice['choice'][] {
  return takes.flatMap((taken: Taken | Choice) => (typeof taken === 'string' ? [] : [taken.choice]));
}
