import { say, term } from '../../engine/model/say.js';
import { shorten, capitalize, list } from '../../engine/model/words.js';
import { LangiumParserErrorMessageProvider } from 'langium';

type Messages = LangiumParserErrorMessageProvider;
type Mismatch = Parameters<Messages['buildMismatchTokenMessage']>[0];
type Redundant = Parameters<Messages['buildNotAllInputParsedMessage']>[0];
type NoAlternative = Parameters<Messages['buildNoViableAltMessage']>[0];
type EarlyExit = Parameters<Messages['buildEarlyExitMessage']>[0];
type Token = Mismatch['actual'];

/** The words with which messages name the terminals of the grammar. */
const NAMES: Readonly<Record<string, string>> = {
  NAME: 'a name',
  STRING: 'a text in quotes',
  DIGITS: 'a number',
  LETTERED: 'a label like K12',
  WORD: 'a word of the game',
  KEY: 'a word of the game',
  VERB: 'a word of the game',
  CITATION: 'a rule in brackets',
  ROW: 'a row of terrain, beginning with |',
  EOF: 'the end of the file',
};

/**
 * Terminals that messages do not mention, because they are accepted but not recommended, or implied by the previous
 * word.
 */
const UNNAMED_TOKENS: ReadonlySet<string> = new Set([
  ...['UNQUOTED', 'NUMBERED', 'CHOICE'],
  ...['DECIMAL', 'NEGATIVE', 'DOTTED'],
]);

/**
 * Returns the beginning of messages about missing text. Such a message is reported at the token after which the text is
 * missing.
 */
const expectedAfter = (): string => term('Expected after ');

/** Returns the words between the text that was found and the list of what is expected instead. */
const expectedInstead = (): string => term('; expected: ');

/**
 * Returns whether a message is about missing text. Such a message is reported at the previous token, not at an
 * unexpected one.
 */
export function isAboutMissingText(message: string): boolean {
  return message.startsWith(expectedAfter());
}

/** Returns the part of a message that lists what is expected; an empty text if the message lists nothing. */
export function expectedPart(message: string): string {
  const head = isAboutMissingText(message) ? '”: ' : expectedInstead();
  const at = message.indexOf(head);
  return at < 0 ? '' : message.slice(at + head.length);
}

/** Returns whether a message lists a kind of text, such as `a number`, first among what it expects. */
export const expectsFirst = (message: string, terminal: 'DIGITS' | 'NAME'): boolean =>
  expectedPart(message).startsWith(term(NAMES[terminal]));

/** Returns whether a message mentions that a text in quotes is expected. */
export const expectsQuotes = (message: string): boolean => message.includes(term(NAMES.STRING));

/** Returns the message about a missing sign: `Expected after “combat”: “:”.` */
export function missingSignMessage(word: string, sign: string): string {
  return say`Expected after ${`“${shorten(word)}”`}: ${`“${sign}”`}.`;
}

/** Writes the messages of syntax errors: the text that was found, what was expected, and how to write it. */
export class SandtableErrorMessages extends LangiumParserErrorMessageProvider {
  override buildMismatchTokenMessage({ expected, actual, previous, ruleName }: Mismatch): string {
    if (expected.name === 'EOF') return outside(actual);
    if (expected.name === '/' && ruleName.startsWith('UnitName')) {
      if (previous.tokenType.name === 'DIGITS') return numberForName();
      return say`A unit is expected before ${found(actual)}. Its name begins with a capital letter, is in quotes, or is written like 25/7.`;
    }
    if (ruleName.startsWith('TurnName'))
      return say`Expected after ${found(previous)}: a number. Turns are numbers; in a game with a calendar they have names like June 1941.`;
    if (ruleName.startsWith('Face') && previous.image === ',')
      return say`Several units that share their values are written before the values: \`infantry "1st", "2nd" 5-4\`. A unit with other values needs a statement of its own.`;
    if (ruleName.startsWith('RulesetStatement') && expected.name === ')')
      return actual.image === ':'
        ? misplacedTranslations()
        : say`Found ${found(actual)}; attributes are words with their values, separated by commas: \`(cost 2, leave = free)\`.`;
    if (ruleName.startsWith('TableRow') && actual.image === '..')
      return say`Found “..”; a row of a table begins with one name or number: 7: …`;
    return message(previous, actual, [expected.name]);
  }

  override buildNotAllInputParsedMessage({ firstRedundant }: Redundant): string {
    return outside(firstRedundant);
  }

  override buildNoViableAltMessage({ expectedPathsPerAlt, actual, previous, ruleName }: NoAlternative): string {
    if (/^(?:TurnName|Numeral)/.test(ruleName)) return message(previous, actual[0], ['DIGITS']);
    return message(previous, actual[0], firstTokens(expectedPathsPerAlt.flat()));
  }

  override buildEarlyExitMessage({ expectedIterationPaths, actual, previous }: EarlyExit): string {
    return message(previous, actual[0], firstTokens(expectedIterationPaths));
  }
}

const closesNothing = (): string => say`This “}” closes nothing. Remove it, or look for an extra “}” before it.`;
const allowedOutside = (): string => say`Allowed outside of braces: map, side, scenario, orders, dice, expect, table.`;

/** Returns whether a syntax error message says that text is outside of all blocks. */
export function isOutside(message: string): boolean {
  return message === closesNothing() || message.endsWith(allowedOutside());
}

function outside(token: Token): string {
  return token.image === '}' ? closesNothing() : say`${found(token)} is not allowed here. ${allowedOutside()}`;
}

function firstTokens(paths: readonly (readonly { readonly name: string }[])[]): string[] {
  return [...new Set(paths.flatMap((path) => path.slice(0, 1).map(({ name }) => name)))];
}

function message(previous: Token | undefined, actual: Token | undefined, expected: readonly string[]): string {
  const names = expected
    .filter((name) => !UNNAMED_TOKENS.has(name))
    .map((name) => (NAMES[name] === undefined ? `“${name}”` : term(NAMES[name])));
  const alternatives = list([...new Set(names)], 'or');
  if (actual === undefined || actual.image === '') return say`The file ends here; expected: ${alternatives}.`;
  if (expected.length === 1 && expected[0] === '}')
    return say`${found(actual)} does not belong here. ${newStatement()}`;
  if (previous && endsBefore(previous, actual)) return say`Expected after ${found(previous)}: ${alternatives}.`;
  return say`Found ${found(actual)}; expected: ${alternatives}.${hintFor(actual, new Set(expected)) ?? ''}`;
}

/** Returns whether a token ends on an earlier line than the line on which the next token starts. */
function endsBefore(previous: Token, { startLine = 0 }: Token): boolean {
  return (previous.endLine ?? startLine) < startLine;
}

function found(token: Token): string {
  return token.image === '' ? term('the file') : `“${shorten(token.image)}”`;
}

const misplacedTranslations = (): string =>
  say`Translations stand directly after the text or name that they translate: \`forest (it: "bosco") (cost 2)\`.`;

const newStatement = (): string => say`A new statement, or “}”, is expected.`;

/** The text around a syntax error, and the enclosing rules of the grammar. */
interface ErrorContext {
  readonly before: string;
  readonly rest: string;
  /** Whether the unexpected text is the first on its line. */
  readonly opens: boolean;
  readonly inOrder: boolean;
  readonly inOrders: boolean;
  readonly inExpectations: boolean;
}

/** Returns the message about a number in place of a unit name. */
const numberForName = (): string =>
  say`Expected after the kind: a name with a capital letter, in quotes, or like 25/7. A number alone is not a name.`;

/**
 * Replaces the general message of a syntax error by a more specific one. The message is based on the text around the
 * error, because the parser does not know the previous token at the end of a list.
 */
export function refineMessage(message: string, image: string, behind: ErrorContext): string {
  const run = /^[^\s{}()[\]=,:"][^{}()[\]=,:"\r\n]*/.exec(image + behind.rest)?.[0].trimEnd() ?? image;
  if (message.endsWith(putInQuotes(image))) return message.replace(`"${shorten(image)}".`, `"${shorten(run)}".`);
  if (behind.inExpectations && message === numberForName()) {
    const [label = image] = /\d+$/.exec(behind.before) ?? [];
    return say`Expected after a unit: “at” and its place, like “at ${label}”.`;
  }
  if (!message.endsWith(newStatement())) return message;
  const hint = misplaced(image, behind);
  return hint === undefined ? message : message.replace(newStatement(), hint);
}

/** Returns a hint about text that neither continues nor begins a statement; undefined if there is no hint. */
function misplaced(image: string, behind: ErrorContext): string | undefined {
  const { before, rest, inOrder, inOrders } = behind;
  if ((image === '-' || image === '.') && /[0-9A-Z]$/.test(before) && /^[0-9A-Z]/.test(rest))
    return say`A range of cells is written with “..”, like 0101..0105.`;
  if (image === ':' && inOrders && /\n[ \t]*[a-z][a-z -]*$/.test(before))
    return say`A phase begins with the word “phase”: phase combat:`;
  if (image === '(' && /^\s*[a-z]{2,3}(?:-\w+)*\s*:\s*"/i.test(rest)) return misplacedTranslations();
  if (/^(?:at|in|on)$/.test(image) && /^\s+turn\b/.test(rest))
    return say`Leave out ${`“${image}”`} before ${'“turn”'}.`;
  if (/^\d+\.\d+$/.test(image)) return say`A rule is cited in brackets: [${image}].`;
  const isName = /^\p{Lu}/u.test(image);
  if (isName && inOrder && before.endsWith('{'))
    return say`Orders for a result begin with “on”: on ${shorten(image)}: …`;
  if (behind.opens && inOrders && /^["'\p{Lu}\d]/u.test(image))
    return say`An order begins with its verb, in lowercase: move ${shorten(image)} …`;
  if (image === ',' && /\bof [^,:(){}\n]*$/.test(before))
    return say`Write “of …” once, after all units of its line. Units of another group need a separate line.`;
  const [name] = /(?:[\p{Lu}0-9][\p{L}0-9._-]*) *$/u.exec(before) ?? [];
  if (isName && name !== undefined && /\p{L}/u.test(name))
    return say`A name of several words is written in quotes: ${`"${shorten(`${name.trim()} ${image}`)}"`}.`;
  return undefined;
}

/** Returns a hint about the conventions for names and words; undefined if there is no hint. */
function hintFor({ image, tokenType: { name } }: Token, expected: ReadonlySet<string>): string | undefined {
  if (name === 'WORD' && expected.has('NAME')) {
    return say` Names begin with a capital letter or are in quotes: ${shorten(capitalize(image))}.`;
  }
  if (expected.has('STRING') && (name === 'NAME' || name === 'WORD' || name === 'LETTERED')) return putInQuotes(image);
  if (name === 'LETTERED' && expected.has('at')) return placeInQuotes(image);
  if (isWordExpected(expected) && (name === 'NAME' || name === 'LETTERED'))
    return say` Words of the game begin with a lowercase letter.`;
  if (/^[a-z]/.test(image) && name !== 'WORD' && (expected.has('NAME') || isWordExpected(expected))) {
    return say` “${image}” is a keyword of the language; as a name it is written in quotes.`;
  }
  return undefined;
}

/** Returns the hint to put a text in quotes. */
const putInQuotes = (text: string): string => say` Put it in quotes: ${`"${shorten(text)}"`}.`;

/** Returns the hint to put a text that is written like the label of a cell in quotes. */
export const placeInQuotes = (text: string): string =>
  say` ${shorten(text)} is written like the label of a cell. As the name of a place, put it in quotes: ${`"${shorten(text)}"`}.`;

function isWordExpected(expected: ReadonlySet<string>): boolean {
  return expected.has('WORD') || expected.has('KEY') || expected.has('VERB');
}

/** Returns the message for a line with an unmatched quote. */
export const quoteMissing = (): string =>
  say`A quote is missing on this line: a name or text in quotes needs one before and one after it.`;

/** Returns the message about characters with which no token begins. */
export function strayTextMessage(text: string): string {
  return text.startsWith('"') || text.startsWith("'") ? quoteMissing() : say`“${shorten(text)}” means nothing here.`;
}
