import { currentTag, setLanguage } from './language.js';
import { t } from '@vscode/l10n';
import { availableParallelism } from 'node:os';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { RUNS, STRENGTHS, type Limits } from './balance/limits.js';
import { BALANCE_FORMATS, type ReportOptions } from './balance/write-report.js';
import { balance, merge, type BalanceOptions } from './commands/balance.js';
import { allowedChoices, HELP, translateError } from './commander-texts.js';
import { check, CHECK_FORMATS, type CheckOptions } from './commands/check.js';
import { explain } from './commands/explain.js';
import { FORCES_FORMATS, forces, type ForcesOptions } from './commands/forces.js';
import { exportGame, type ExportOptions } from './commands/export.js';
import { format } from './commands/format.js';
import { importModule, type ImportOptions } from './commands/import.js';
import { mcp } from './commands/mcp.js';
import { players, type PlayersOptions } from './commands/players.js';
import { render, type RenderCommandOptions } from './commands/render.js';
import { rules } from './commands/rules.js';
import { worker, type WorkerOptions } from './commands/worker.js';
import { run, type RunOptions } from './commands/run.js';
import { newGame, type NewGameOptions } from './commands/new-game.js';
import { seal } from './commands/seal.js';
import { test, TEST_FORMATS, type TestOptions } from './commands/test.js';
import { DEFAULT_STRENGTH } from '../engine/play/lookahead/lookahead-player.js';
import { HEX, PAPERS } from '../preview/print/paper.js';
import { PALETTES } from '../preview/render/palette.js';
import { CLEAN, UNUSABLE, type ExitCode } from './exit.js';
import { UsageError } from '../language-server/report/usage-error.js';
import { productVersion } from './home.js';
import { withVisibleControls, type Terminal } from './terminal.js';
import { readUnanswered, UNANSWERED_NAMES } from './unanswered.js';
import { untilForms } from './until.js';

/**
 * Runs one command line. Prints errors of usage and input instead of throwing them.
 * @param words The arguments, without the word `sandtable`.
 * @returns The exit code of the process.
 */
export async function sandtable(words: readonly string[], rawTerminal: Terminal): Promise<ExitCode> {
  const terminal = withVisibleControls(rawTerminal);
  let exit: ExitCode = CLEAN;
  const program = commandLine(terminal, (code) => {
    exit = code;
  });
  const tag = currentTag();
  program.hook('preAction', (_, command) => {
    if (isForPrograms(command.opts())) setLanguage('en');
  });
  try {
    await program.parseAsync([...words], { from: 'user' });
    return exit;
  } catch (problem) {
    // Commander has already printed the message, or the help.
    if (problem instanceof CommanderError) return problem.exitCode === 0 ? CLEAN : UNUSABLE;
    if (!(problem instanceof UsageError)) throw problem;
    terminal.log(`${problem.message}\n`);
    return UNUSABLE;
  } finally {
    setLanguage(tag);
  }
}

/** Formats that programs read. Everything in them is made in English, whatever the reader's language is. */
const PROGRAM_FORMATS: readonly unknown[] = ['json', 'sarif', 'csv'];

const isForPrograms = ({ format: chosen }: { readonly format?: unknown }): boolean => PROGRAM_FORMATS.includes(chosen);

function commandLine(terminal: Terminal, end: (code: ExitCode) => void): Command {
  const games = t(
    'the game: {0}, or a file that uses a game',
    [...terminal.rulesets.values()].map(({ id, title }) => `${id} (${title})`).join(', '),
  );
  const program = new Command('sandtable')
    .description(t('Checks, plays, tests and draws scenario files of board wargames.'))
    .version(productVersion(), '-V, --version', t('print the version number'))
    .helpOption('-h, --help', t('print help for a command'))
    .helpCommand('help [command]', t('print help for a command'))
    .configureHelp(HELP)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.print(text),
      writeErr: (text) => terminal.log(text),
      outputError: (text, write) => {
        write(translateError(text));
      },
    })
    .showHelpAfterError(t('(see --help)'))
    .addHelpText(
      'after',
      `\n${t('Exit code: 0 clean, 1 errors found or expectations failed, 2 wrong usage or unreadable input.')}`,
    );

  program
    .command('check')
    .description(t('check the syntax, the rules and the orders of files'))
    .argument('<path...>', t('scenario files, folders, or - for standard input'))
    .addOption(formats(CHECK_FORMATS))
    .option('--baseline <file>', t('ignore the findings in this file, an earlier output of `check --format json`'))
    .option('--strict', t('end with exit code 1 also if there are warnings'))
    .action(async (paths: string[], options: CheckOptions) => {
      end(await check(paths, options, terminal));
    });

  program
    .command('run')
    .description(t('play a file and print what happens'))
    .argument('<file>', t('a file with a scenario or orders, or - for standard input'))
    .addOption(formats(['text', 'json']))
    .addOption(seed())
    .option('--until <moment>', t('stop at this moment: {0}', untilForms()))
    .addOption(unanswered())
    .option('--strength <number>', strengthText(), wholeNumber(STRENGTHS))
    .option(
      '--runs <number>',
      t('play this number of games with different dice and print how often each result occurs'),
      wholeNumber(RUNS),
    )
    .option('--umpire', t('show everything, including what is hidden from the players'))
    .option('--as <side>', t('show only what this side knows'))
    .action(async (file: string, options: RunOptions) => {
      end(await run(file, options, terminal));
    });

  program
    .command('seal')
    .description(t('write a secret into a file of sealed orders, if it has none, and print the seal of the file'))
    .argument('<file>', t('a file with the orders of one side for one turn'))
    .action(async (file: string) => {
      end(await seal(file, terminal));
    });

  program
    .command('new')
    .description(t('begin a game of your own'))
    .command('game')
    .description(t('write a small game that you can change: its rules, a map, both sides and a scenario'))
    .argument('<title>', t('the title of the game'))
    .option('--sides <names>', t('the names of the two sides: "North, South"'))
    .option('-o, --output <file>', t('write the game to this file, which must not exist'))
    .action(async (title: string, options: NewGameOptions) => {
      end(await newGame(title, options, terminal));
    });

  program
    .command('balance')
    .description(t('play a file many times; report who wins, by how much, and what decides the games'))
    .argument('<file>', t('a file with a scenario or orders, or - for standard input'))
    .option('--runs <number>', t('number of games (default: 100)'), wholeNumber(RUNS))
    .option('--from <run>', t('number of the first run; run K has the seed SEED/K'), wholeNumber(RUNS))
    .option('--to <run>', t('number of the last run'), wholeNumber(RUNS))
    .option('--vary <ruling...>', t('also play every other value of these rulings, with the same dice'))
    .option('--against <file...>', t('also play these files, with the same dice'))
    .addOption(seed())
    .option('--until <moment>', t('stop each game at this moment (default: end): {0}', untilForms()))
    .addOption(unanswered())
    .option('--strength <number>', strengthText(), wholeNumber(STRENGTHS))
    .addOption(formats(BALANCE_FORMATS))
    .option('-o, --output <file>', t('write the report to this file'))
    .option('--save <file>', t('save the counts to this file, for sandtable merge'))
    .option('--jobs <number>', t('number of parallel games'), wholeNumber(JOBS), availableParallelism())
    .option('--queue <url>', t('play on the workers of this queue: redis://HOST:PORT'))
    .action(async (file: string, options: BalanceOptions) => {
      end(await balance(file, options, terminal));
    });

  program
    .command('worker')
    .description(t('play the games that balance --queue sends to a queue'))
    .requiredOption(
      '--queue <url>',
      t('URL of the queue: redis://HOST:PORT, redis://:PASSWORD@HOST:PORT, or rediss:// for TLS'),
    )
    .option('--jobs <number>', t('number of parallel games'), wholeNumber(JOBS), availableParallelism())
    .option('--idle <seconds>', t('seconds without a job after which the worker ends'), wholeNumber(SECONDS))
    .option('--lost <seconds>', t("seconds before a dead worker's jobs are retried"), wholeNumber(SECONDS), 30)
    .action(async (options: WorkerOptions) => {
      end(await worker(options, terminal));
    });

  program
    .command('merge')
    .description(t('merge saved `balance` results into one report'))
    .argument('<saved...>', t('files written by balance --save'))
    .addOption(formats(BALANCE_FORMATS))
    .option('-o, --output <file>', t('write the report to this file'))
    .option('--save <file>', t('save the merged counts to this file'))
    .action(async (files: string[], options: ReportOptions) => {
      end(await merge(files, options, terminal));
    });

  program
    .command('players')
    .description(t('compare the lookahead player with the random and the default player; each of them plays each side'))
    .argument('<file>', t('a file with a scenario or orders, or - for standard input'))
    .addOption(formats(['text', 'json']))
    .option('--games <number>', t('number of seeds (default: 40)'), wholeNumber(RUNS), 40)
    .option('--strength <number>', strengthText(), wholeNumber(STRENGTHS))
    .addOption(seed())
    .option('--chair <side>', t('let the compared players play only this side'))
    .option('--jobs <number>', t('number of parallel games'), wholeNumber(JOBS), availableParallelism())
    .action(async (file: string, options: PlayersOptions) => {
      end(await players(file, options, terminal));
    });

  program
    .command('test')
    .description(t('play files and evaluate their expectations'))
    .argument('<path...>', t('scenario files, folders, or - for standard input'))
    .addOption(formats(TEST_FORMATS))
    .option('--coverage', t('report how many orders were carried out and which rules did not come up'))
    .action(async (paths: string[], options: TestOptions) => {
      end(await test(paths, options, terminal));
    });

  program
    .command('explain')
    .description(t('print the summary of a rule'))
    .argument('<ruleset>', games)
    .argument('<rule>', t('the number of the rule, such as 7.1'))
    .addOption(formats(['text', 'json']))
    .action(async (ruleset: string, rule: string, options: { format: 'text' | 'json' }) => {
      end(await explain(ruleset, rule, options, terminal));
    });

  program
    .command('rules')
    .description(t('list the rules of a game, with the number of places in code and tests that cite each'))
    .argument('<ruleset>', games)
    .addOption(formats(['text', 'json']))
    .action(async (ruleset: string, options: { format: 'text' | 'json' }) => {
      end(await rules(ruleset, options, terminal));
    });

  program
    .command('forces')
    .description(t('list the units of each side: existing, set up, arriving, left over; or import an order of battle'))
    .argument('<file>', t('a file with a scenario or forces, or - for standard input'))
    .addOption(new Option('--format <format>', t('format of the output')).choices([...FORCES_FORMATS]).default('text'))
    .option('--read <table>', t('import an order of battle from this file: CSV, .xlsx or .ods'))
    .option('--sheet <name>', t('with --read: the sheet of a spreadsheet; default: the first that is not hidden'))
    .option('--prune', t('with --read: remove the units that the table lacks'))
    .action(async (file: string, options: ForcesOptions) => {
      end(await forces(file, options, terminal));
    });

  program
    .command('render')
    .description(t('draw the map with its counters'))
    .argument('<file>', t('a file with a scenario, orders or a map, or - for standard input'))
    .requiredOption('-o, --output <file>', t('the file to write: .svg, .png, .pdf or .html'))
    .option('--at <moment>', t('show this moment (default: the end of the orders): {0}', untilForms()))
    .addOption(seed())
    .option(
      '--cell <pixels>',
      t('height of a cell in pixels, {0} to {1} (default: 64)', CELL.least, CELL.most),
      wholeNumber(CELL),
    )
    .addOption(new Option('--theme <theme>', t('colour theme')).choices(Object.keys(PALETTES)).default('light'))
    .addOption(
      new Option(
        '--only <what>',
        t('draw only the map, without units, or the order of battle; for a PDF also only the counters or the cards'),
      ).choices(['map', 'forces', 'counters', 'cards']),
    )
    .addOption(anyCase(new Option('--paper <size>', t('for a PDF: paper size (default: A4)')), Object.keys(PAPERS)))
    .option(
      '--hex <mm>',
      t('for a PDF: height of a cell in mm, {0} to {1} (default: {2})', HEXES.least, HEXES.most, HEX),
      number(HEXES),
    )
    .option('--areas', t('draw the outlines of named areas'))
    .option('--layer <name...>', t('show these layers of the game, such as zone or supply'))
    .option('--umpire', t('show everything, including what is hidden from the players'))
    .option('--as <side>', t('show only what this side knows'))
    .action(async (file: string, options: RenderCommandOptions) => {
      end(await render(file, options, terminal));
    });

  program
    .command('export')
    .description(t('export the game at a moment for other programs, or as a scenario that goes on from there'))
    .argument('<file>', t('a file with a scenario, orders or a map, or - for standard input'))
    .requiredOption(
      '--to <file>',
      t('the file to write: a VASSAL module (.vmod), a VASSAL saved game (.vsav), .csv, .json or a scenario (.sand)'),
    )
    .option('--at <moment>', t('export this moment (default: the end of the orders): {0}', untilForms()))
    .addOption(seed())
    .option(
      '--cell <pixels>',
      t('for VASSAL: height of a cell in pixels, {0} to {1} (default: 100)', CELL.least, CELL.most),
      wholeNumber(CELL),
    )
    .option('--roster', t('for a VASSAL module: let each player choose a side'))
    .option('--umpire', t('include what is hidden from the players'))
    .option('--as <side>', t('write only what this side knows'))
    .action(async (file: string, options: ExportOptions) => {
      end(await exportGame(file, options, terminal));
    });

  program
    .command('import')
    .description(t('import a VASSAL module as scenario files'))
    .argument('<file...>', t('a module (.vmod), and its saved games (.vsav) and extensions (.vmdx), if any'))
    .requiredOption('-o, --output <folder>', t('the folder for the new files'))
    .requiredOption('--ruleset <id>', games)
    .option(
      '--side <name=side...>',
      t('sides of the game for sides and nations of the module, such as American=Allies'),
    )
    .action(async (files: string[], options: ImportOptions) => {
      end(await importModule(files, options, terminal));
    });

  program
    .command('format')
    .description(t('format files in place, or from standard input to standard output'))
    .argument('<path...>', t('scenario files, folders, or - for standard input'))
    .option('--check', t('list unformatted files and exit with 1 instead of formatting them'))
    .action(async (paths: string[], options: { check?: boolean }) => {
      end(await format(paths, options, terminal));
    });

  program
    .command('lsp')
    .description(t('run the language server for an editor, over standard input and output'))
    .option('--stdio', t('has no effect; accepted because some editors pass it'))
    .action(() => {
      terminal.startLanguageServer();
    });

  program
    .command('mcp')
    .description(t('run an MCP server that gives a language model rules, checks, legal orders, odds and play'))
    .action(() => mcp(terminal));

  return program;
}

/** Limits of `--jobs`. More threads than cores bring no advantage. */
const JOBS = { least: 1, most: 1024 } as const;

function unanswered(): Option {
  return new Option('--unanswered <how>', t('how to decide where the file has no order'))
    .choices(UNANSWERED_NAMES)
    .default('default')
    .argParser((name: string) => {
      const player = readUnanswered(name);
      if (player === undefined) throw new InvalidArgumentError(allowedChoices(UNANSWERED_NAMES.join(', ')));
      return player;
    });
}

/** Limits an option to choices, which may be written in upper or lower case. */
const anyCase = (option: Option, choices: readonly string[]): Option =>
  option.choices([...choices]).argParser((text: string) => {
    const choice = choices.find((each) => each.toLowerCase() === text.toLowerCase());
    if (choice === undefined) throw new InvalidArgumentError(allowedChoices(choices.join(', ')));
    return choice;
  });

function formats(choices: readonly string[]): Option {
  return new Option('--format <format>', t('format of the output')).choices([...choices]).default('text');
}

/** Limits of `--cell` in pixels. Smaller counters would be illegible, and a larger counter would fill a screen. */
const CELL: Limits = { least: 8, most: 256 };
const strengthText = (): string =>
  t('for --unanswered lookahead: hundreds of playouts per decision (default: {0})', DEFAULT_STRENGTH);
/** Limits of `--idle` and `--lost` in seconds, up to a day. */
const SECONDS: Limits = { least: 1, most: 86_400 };

/**
 * Limits of `--hex` in millimetres. Smaller counters would be illegible, and only a few larger cells would fit on a
 * sheet.
 */
const HEXES: Limits = { least: 5, most: 60 };

const seed = (): Option =>
  new Option('--seed <seed>', t('seed of the dice (default: the seed in the file)')).argParser((text: string) => {
    if (/[\r\n]/.test(text)) throw new InvalidArgumentError(t('Write the value on one line.'));
    return text;
  });

const number =
  ({ least, most }: Limits) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+(\.\d+)?$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(t('It must be a number, {0} to {1}.', least, most));
  };

const wholeNumber =
  ({ least, most }: Limits) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(t('It must be a whole number, {0} to {1}.', least, most));
  };
