import { t } from '@vscode/l10n';
import { Help, type Command, type HelpConfiguration } from 'commander';

/** Translates the texts that Commander itself writes: headings and usage lines of the help, and errors of usage. */

/** Translations of the headings that Commander writes into a help text. */
const HEADINGS: Readonly<Record<string, () => string>> = {
  'Usage:': () => t('Usage:'),
  'Arguments:': () => t('Arguments:'),
  'Options:': () => t('Options:'),
  'Commands:': () => t('Commands:'),
};

/** Names of the arguments of commands and options, as a usage line shows them. */
const ARGUMENTS: Readonly<Record<string, () => string>> = {
  '[command]': () => t('[command]'),
  '[options]': () => t('[options]'),
  '<file>': () => t('<file>'),
  '<folder>': () => t('<folder>'),
  '<format>': () => t('<format>'),
  '<how>': () => t('<how>'),
  '<id>': () => t('<id>'),
  '<mm>': () => t('<mm>'),
  '<moment>': () => t('<moment>'),
  '<name>': () => t('<name>'),
  '<name=side>': () => t('<name=side>'),
  '<names>': () => t('<names>'),
  '<number>': () => t('<number>'),
  '<path>': () => t('<path>'),
  '<pixels>': () => t('<pixels>'),
  '<rule>': () => t('<rule>'),
  '<ruleset>': () => t('<ruleset>'),
  '<ruling>': () => t('<ruling>'),
  '<run>': () => t('<run>'),
  '<saved>': () => t('<saved>'),
  '<seconds>': () => t('<seconds>'),
  '<seed>': () => t('<seed>'),
  '<side>': () => t('<side>'),
  '<size>': () => t('<size>'),
  '<table>': () => t('<table>'),
  '<theme>': () => t('<theme>'),
  '<title>': () => t('<title>'),
  '<url>': () => t('<url>'),
  '<what>': () => t('<what>'),
};

/**
 * Returns a usage line, such as `render [options] <file>`, with the names of its arguments in the reader's language.
 */
const translateUsage = (usage: string): string =>
  usage.replaceAll(/[<[][^<>[\]]+[>\]]/g, (written) => {
    const dots = written.includes('...') ? '...' : '';
    const name = ARGUMENTS[written.replace(dots, '')]?.();
    return name === undefined ? written : name.slice(0, -1) + dots + name.slice(-1);
  });

/** Returns the name of an argument, such as `file`, in the reader's language. */
const translateArgument = (name: string): string => ARGUMENTS[`<${name}>`]?.().slice(1, -1) ?? name;

/** Translates the text that Commander appends to the description of an option. */
const translateDescription = (description: string): string =>
  description.replace(/\bchoices: (?=")/, () => t('choices: ')).replace(/\bdefault: (?=["\d])/, () => t('default: '));

const english = new Help();

/** Writes the help of commands in the reader's language. */
export const HELP: HelpConfiguration = {
  styleTitle: (title) => HEADINGS[title]?.() ?? title,
  styleOptionDescription: translateDescription,
  commandUsage: (command: Command) => translateUsage(english.commandUsage(command)),
  subcommandTerm: (command: Command) => translateUsage(english.subcommandTerm(command)),
  optionTerm: (option) => translateUsage(english.optionTerm(option)),
  argumentTerm: (argument) => translateArgument(english.argumentTerm(argument)),
};

type Translate = (...values: string[]) => string;

/**
 * The errors of Commander. A function for each error receives the values that the English text contains and returns the
 * text in the reader's language.
 */
const ERRORS: readonly (readonly [error: RegExp, translate: Translate])[] = [
  [
    /^error: option '(.+?)' argument '(.*)' is invalid\. Allowed choices are (.+)\.$/s,
    (option, value, choices) =>
      t("error: option '{0}' argument '{1}' is invalid. {2}", translateUsage(option), value, allowedChoices(choices)),
  ],
  [
    /^error: option '(.+?)' argument '(.*)' is invalid\. (.+)$/s,
    (option, value, reason) =>
      t("error: option '{0}' argument '{1}' is invalid. {2}", translateUsage(option), value, reason),
  ],
  [
    /^error: missing required argument '(.+)'$/,
    (name) => t("error: missing required argument '{0}'", translateArgument(name)),
  ],
  [
    /^error: option '(.+)' argument missing$/,
    (option) => t("error: option '{0}' argument missing", translateUsage(option)),
  ],
  [
    /^error: required option '(.+)' not specified$/,
    (option) => t("error: required option '{0}' not specified", translateUsage(option)),
  ],
  [
    /^error: too many arguments for '(.+?)'\. Expected 1 argument but got (\d+): (.+)\.$/s,
    (...values) => t("error: too many arguments for '{0}'. Expected 1 argument but got {1}: {2}.", ...values),
  ],
  [
    /^error: too many arguments for '(.+?)'\. Expected (\d+) arguments but got (\d+): (.+)\.$/s,
    (...values) => t("error: too many arguments for '{0}'. Expected {1} arguments but got {2}: {3}.", ...values),
  ],
  [/^error: unknown option '(.+)'$/s, (option) => t("error: unknown option '{0}'", option)],
  [/^error: unknown command '(.+)'$/s, (name) => t("error: unknown command '{0}'", name)],
];

/** Returns the sentence that lists the values of an option. */
export const allowedChoices = (choices: string): string => t('Allowed choices are {0}.', choices);

/** Returns an error of Commander, and its proposal of a similar word, in the reader's language. */
export function translateError(text: string): string {
  const [, error, several, similar] = /^(.*?)(?:\n\(Did you mean (one of )?(.+)\?\))?\n?$/s.exec(text) ?? ['', text];
  const lines = [translateMessage(error)];
  if (similar !== undefined)
    lines.push(several === undefined ? t('(Did you mean {0}?)', similar) : t('(Did you mean one of {0}?)', similar));
  return `${lines.join('\n')}\n`;
}

function translateMessage(error: string): string {
  for (const [pattern, translate] of ERRORS) {
    const found = pattern.exec(error);
    if (found) return translate(...found.slice(1));
  }
  return error;
}
