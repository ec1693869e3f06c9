/** A sentence with places, `Write {0} in {1}`, as a pattern that finds what stands in them. */
interface Pattern {
  readonly found: RegExp;
  readonly said: string;
}

/**
 * Says sentences in another language that were made where nobody knows of one: by the engine, whose keys are the English sentences with
 * their places. Of several that fit, the one that says most itself is meant; what begins with a place would fit too much.
 */
export class SentenceTranslator {
  private readonly patterns: readonly Pattern[];

  constructor(words: Readonly<Record<string, string>>) {
    this.patterns = Object.entries(words)
      .filter(([english]) => !english.startsWith('{'))
      .toSorted(([a], [b]) => itself(b) - itself(a))
      .map(([english, said]) => ({ found: patternOf(english), said }));
  }

  /** The sentence as it came when it is not known. */
  translate(sentence: string): string {
    for (const { found, said } of this.patterns) {
      const things = found.exec(sentence);
      if (things) return said.replace(PLACE, (_, place: string) => things[Number(place) + 1] ?? '');
    }
    return sentence;
  }
}

const PLACE = /\{(\d+)\}/g;

/** How many signs of a sentence are its own. */
const itself = (english: string): number => english.replace(PLACE, '').length;

/** Places stand in the order of their numbers, as templates are read. */
const patternOf = (english: string): RegExp =>
  new RegExp(`^${english.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replace(PLACE, '([^]*?)')}$`);
