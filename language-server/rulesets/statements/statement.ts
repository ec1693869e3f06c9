import type { Attributes, WordKind } from './attribute.js';

/** The main number of a statement: `stack 1`. */
interface MainNumber {
  readonly text: string;
  readonly least: number;
  readonly most: number;
  readonly isRequired: boolean;
}

/** One statement that a ruleset may contain. Checks, completion, hover and the reference are derived from it. */
export interface Statement<A extends Attributes = Attributes> {
  /** The word with which the statement begins. */
  readonly head: string;
  /** Further fixed words: `combat` of `table combat`. */
  readonly then?: string;
  /** The form of the statement in the order of its parts: `terrain NAME (…)`. */
  readonly form: string;
  readonly text: string;
  /** An example, which a test reads. */
  readonly example: string;
  /** The place where the statement may be written. */
  readonly in: 'ruleset' | 'turn' | 'phase' | 'result' | 'ruling';
  /** The kind of word that the statement declares or, with `names`, refers to. */
  readonly declares?: WordKind;
  readonly names?: WordKind;
  /**
   * Sides that the statement names. Default: none. `each`: a statement without a side holds for each side that has no
   * such statement of its own. `own`: the values of the statement contain the sides, and the reader of the statement
   * reads these values.
   */
  readonly sides?: 'one' | 'optional' | 'each' | 'own';
  readonly number?: MainNumber;
  /**
   * `own`: the statement has its own values, which its reader reads. Default: one optional value, the explanation in
   * quotes.
   */
  readonly values?: 'own';
  /** The words and values of a new statement with placeholders, if they do not follow from the other fields. */
  readonly skeleton?: string;
  readonly attributes: A;
  /** Set if the attributes may also be classes of movement, `tracked 3`, or kinds of units, `leader 0`. */
  readonly openKeys?: 'class' | 'unit';
  /** Set if an attribute may be given several times. All its values apply. */
  readonly repeatsAttributes?: true;
  readonly body?: 'phases' | 'kinds' | 'effects' | 'table' | 'cells' | 'values';
  /**
   * Number of times that the statement may be written: once, once for each name and sides, once for each name, or any
   * number of times.
   */
  readonly occurs: 'once' | 'by key' | 'by name' | 'often';
  /** Set if every game needs the statement. */
  readonly isRequired?: true;
}

/** Creates a statement and keeps the types of its attributes. */
export const statement = <const A extends Attributes>(given: Statement<A>): Statement<A> => given;
