/**
 * A sentence with placeholders, such as `Write {0} in {1}`, as a pattern that captures the values of the placeholders.
 */
interface Pattern {
  readonly expression: RegExp;
  readonly translation: string;
}

/**
 * Translates English sentences of the engine, which always writes English. A sentence is translated as a whole if it
 * matches a pattern. If several patterns match, the pattern with the most fixed text is used. Patterns that begin with
 * a placeholder are ignored, since they match too many sentences.
 */
export class SentenceTranslator {
  private readonly patterns: readonly Pattern[];

  constructor(words: Readonly<Record<string, string>>) {
    this.patterns = Object.entries(words)
      .filter(([english]) => !english.startsWith('{'))
      .toSorted(([a], [b]) => fixedLength(b) - fixedLength(a))
      .map(([english, translation]) => ({ expression: patternOf(english), translation }));
  }

  /** Returns the translation of a sentence. If no pattern matches, returns the sentence itself. */
  translate(sentence: string): string {
    for (const { expression, translation } of this.patterns) {
      const values = expression.exec(sentence);
      if (values) return translation.replace(PLACE, (_, place: string) => values[Number(place) + 1] ?? '');
    }
    return sentence;
  }
}

const PLACE = /\{(\d+)\}/g;

/** Returns the number of characters of a text outside of its placeholders. */
const fixedLength = (english: string): number => english.replace(PLACE, '').length;

/**
 * Returns a regular expression that matches a sentence with any texts in place of its placeholders. The placeholders
 * must be in the order of their numbers.
 */
const patternOf = (english: string): RegExp =>
  new RegExp(`^${english.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(PLACE, '([^]*?)')}$`);
