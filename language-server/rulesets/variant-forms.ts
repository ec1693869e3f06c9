/** A statement that a variant of a published game may contain. */
export interface VariantForm {
  readonly form: string;
  readonly text: string;
  /** The statement with placeholders in ‹ ›. */
  readonly skeleton: string;
}

/** The statements of a variant by their first word. The reader, completion and hovers use this table. */
export const VARIANT_FORMS = {
  number: {
    form: 'number NAME VALUE',
    text: 'Replaces a number of the rulebook. A scenario can still state another one with `house rule`.',
    skeleton: 'number ‹name› ‹2›',
  },
  ruling: {
    form: 'ruling NAME = VALUE',
    text: 'Chooses a reading of a rule that the rulebook leaves unclear. A scenario can still choose another one.',
    skeleton: 'ruling ‹name› = ‹value›',
  },
  table: {
    form: 'table NAME { ROW: COLUMN = RESULT }',
    text: 'Replaces cells of a table of the game.',
    skeleton: 'table ‹name› { ‹6›: ‹column› = ‹result› }',
  },
  rule: {
    form: 'rule NUMBER "TITLE" "TEXT"',
    text: 'Adds a rule in the author’s words, or replaces title and text of a rule. A rule that a statement cites is enforced; any other is left to the players.',
    skeleton: 'rule ‹number› "‹Title›" "‹Text.›"',
  },
} as const satisfies Readonly<Record<string, VariantForm>>;

export type VariantHead = keyof typeof VARIANT_FORMS;

/** The first words of the statements of a variant. */
export const VARIANT_HEADS = Object.keys(VARIANT_FORMS) as readonly VariantHead[];

/** Returns whether a word begins a statement of a variant. */
export const isVariantHead = (word: string | undefined): word is VariantHead =>
  word !== undefined && Object.hasOwn(VARIANT_FORMS, word);
