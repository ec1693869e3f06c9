import { brief, list } from '../../engine/model/words.js';
import { LangiumParserErrorMessageProvider } from 'langium';

type Messages = LangiumParserErrorMessageProvider;
type Mismatch = Parameters<Messages['buildMismatchTokenMessage']>[0];
type Redundant = Parameters<Messages['buildNotAllInputParsedMessage']>[0];
type NoAlternative = Parameters<Messages['buildNoViableAltMessage']>[0];
type EarlyExit = Parameters<Messages['buildEarlyExitMessage']>[0];
type Token = Mismatch['actual'];

/** What the terminals are to an author. */
const NAMES: Readonly<Record<string, string>> = {
  NAME: 'a name',
  STRING: 'a text in quotes',
  DIGITS: 'a number',
  LETTERED: 'a label like K12',
  WORD: 'a word of the game',
  CITATION: 'a rule in brackets',
  ROW: 'a row of terrain, beginning with |',
  EOF: 'the end of the file',
};

/** Says what stands in the text, what could stand there, and how to write it. */
export class SandtableErrorMessages extends LangiumParserErrorMessageProvider {
  override buildMismatchTokenMessage({ expected, actual, previous, ruleName }: Mismatch): string {
    if (expected.name === 'EOF') return outside(actual);
    if (expected.name === '/' && ruleName.startsWith('UnitName')) {
      if (isLabel(previous)) return `${found(previous)} names a unit only in quotes: "${previous.image}".`;
      return `A unit is expected before ${found(actual)}. Its name begins with a capital letter, stands in quotes, or is written like 25/7.`;
    }
    return message(actual, [expected.name]);
  }

  override buildNotAllInputParsedMessage({ firstRedundant }: Redundant): string {
    return outside(firstRedundant);
  }

  override buildNoViableAltMessage({ expectedPathsPerAlt, actual }: NoAlternative): string {
    return message(actual[0], firstTokens(expectedPathsPerAlt.flat()));
  }

  override buildEarlyExitMessage({ expectedIterationPaths, actual }: EarlyExit): string {
    return message(actual[0], firstTokens(expectedIterationPaths));
  }
}

/** `AA51`, which by itself is a cell. */
export function isLabel({ tokenType }: Token): boolean {
  return tokenType.name === 'LETTERED';
}

function outside(token: Token): string {
  if (token.image === '}') return 'This “}” closes nothing; remove it, or look for one too many before.';
  return `${found(token)} cannot stand here. Outside of braces stand: map, side, scenario, orders, dice, expect.`;
}

function firstTokens(paths: readonly (readonly { readonly name: string }[])[]): string[] {
  return [...new Set(paths.flatMap((path) => path.slice(0, 1).map(({ name }) => name)))];
}

function message(actual: Token | undefined, expected: readonly string[]): string {
  const hint = actual && hintFor(actual, new Set(expected));
  const wanted = expected.map((name) => NAMES[name] ?? `“${name}”`);
  if (expected.length === 1 && expected[0] === '}' && actual && actual.image !== '') {
    return `${found(actual)} does not belong here.${hint ?? ' A new statement, or “}”, is expected.'}`;
  }
  return `Here ${actual ? found(actual) : 'the file'} ${actual && actual.image !== '' ? 'stands' : 'ends'}; expected: ${list(wanted, 'or')}.${hint ?? ''}`;
}

function found(token: Token): string {
  return token.image === '' ? 'the file' : `“${brief(token.image)}”`;
}

/** The slips that the three conventions of the language invite. */
function hintFor(actual: Token, expected: ReadonlySet<string>): string | undefined {
  const { name } = actual.tokenType;
  const { image } = actual;
  if (image === '') return undefined;
  if (name === 'WORD' && expected.has('NAME')) {
    return ` Names begin with a capital letter or stand in quotes: ${capital(image)}.`;
  }
  if (expected.has('STRING') && (name === 'NAME' || name === 'WORD' || name === 'LETTERED'))
    return ` Put it in quotes: "${image}".`;
  if (expected.has('WORD') && (name === 'NAME' || name === 'LETTERED'))
    return ` Words of the game begin with a small letter.`;
  if (/^[a-z]/.test(image) && name !== 'WORD' && (expected.has('NAME') || expected.has('WORD'))) {
    return ` “${image}” is a word of the language itself; as a name it stands in quotes.`;
  }
  return undefined;
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** Characters that begin nothing in the language. */
export function meansNothing(text: string): string {
  const hint = text.startsWith('"') || text.startsWith("'") ? ' Close the quotes on the same line.' : '';
  return `“${brief(text)}” means nothing here.${hint}`;
}
