import { t } from '@vscode/l10n';
import { availableParallelism } from 'node:os';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { RUNS, STRENGTHS, type Limits } from './balance/limits.js';
import { BALANCE_FORMATS, type TellOptions } from './balance/tell.js';
import { balance, merge, type BalanceOptions } from './commands/balance.js';
import { check, CHECK_FORMATS, type CheckOptions } from './commands/check.js';
import { explain } from './commands/explain.js';
import { FORCES_FORMATS, forces, type ForcesOptions } from './commands/forces.js';
import { exportGame, type ExportOptions } from './commands/export.js';
import { format } from './commands/format.js';
import { mcp } from './commands/mcp.js';
import { players, type PlayersOptions } from './commands/players.js';
import { render, type RenderCommandOptions } from './commands/render.js';
import { rules } from './commands/rules.js';
import { worker, type WorkerOptions } from './commands/worker.js';
import { run, type RunOptions } from './commands/run.js';
import { test, TEST_FORMATS, type TestOptions } from './commands/test.js';
import { STRENGTH } from '../engine/play/considered/considered.js';
import { UNANSWERED } from '../engine/play/playthrough.js';
import { HEX, PAPERS } from '../preview/print/paper.js';
import { PALETTES } from '../preview/render/palette.js';
import { CLEAN, UNUSABLE, type ExitCode } from './exit.js';
import { Unusable } from '../language-server/report/unusable.js';
import { productVersion } from './home.js';
import { careful, type Terminal } from './terminal.js';
import { untilForms } from './until.js';

/** Carries out one command line, `sandtable` itself left out, and gives the exit code. */
export async function sandtable(words: readonly string[], world: Terminal): Promise<ExitCode> {
  const terminal = careful(world);
  let exit: ExitCode = CLEAN;
  const program = commandLine(terminal, (code) => {
    exit = code;
  });
  try {
    await program.parseAsync([...words], { from: 'user' });
    return exit;
  } catch (problem) {
    // Commander has printed its message, or the help that was asked for.
    if (problem instanceof CommanderError) return problem.exitCode === 0 ? CLEAN : UNUSABLE;
    if (!(problem instanceof Unusable)) throw problem;
    terminal.note(`${problem.message}\n`);
    return UNUSABLE;
  }
}

function commandLine(terminal: Terminal, end: (code: ExitCode) => void): Command {
  const games = t(
    'the game: {0}',
    [...terminal.rulesets.values()].map(({ id, title }) => `${id} (${title})`).join(', '),
  );
  const program = new Command('sandtable')
    .description(t('Checks, plays, tests and draws scenario files of board wargames.'))
    .version(productVersion(), '-V, --version', t('output the version number'))
    .helpOption('-h, --help', t('display help for command'))
    .helpCommand('help [command]', t('display help for command'))
    .configureHelp({ styleTitle: (title) => TITLES[title]?.() ?? title, styleOptionDescription: inItsWords })
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.print(text), writeErr: (text) => terminal.note(text) })
    .showHelpAfterError(t('(see --help)'))
    .addHelpText(
      'after',
      `\n${t('Exit code: 0 clean, 1 errors found or expectations failed, 2 wrong usage or unreadable input.')}`,
    );

  program
    .command('check')
    .description(t('check files and folders by text, by rules and by playing their orders'))
    .argument('<path...>', t('scenario files, folders of them, or - for standard input'))
    .addOption(formats(CHECK_FORMATS))
    .option('--baseline <file>', t('leave out the findings of an earlier `check --format json`'))
    .action(async (paths: string[], options: CheckOptions) => {
      end(await check(paths, options, terminal));
    });

  program
    .command('run')
    .description(t('play a file and tell what happens'))
    .argument('<file>', t('a scenario, or orders for one; - is standard input'))
    .addOption(formats(['text', 'json']))
    .addOption(seed())
    .option('--until <moment>', t('where to stop: {0}', untilForms()))
    .addOption(unanswered())
    .option('--strength <number>', strengthText(), wholeNumber(STRENGTHS))
    .option(
      '--runs <number>',
      t('play so many games with different dice and tell how often each thing happens'),
      wholeNumber(RUNS),
    )
    .option('--umpire', t('show what is hidden from the players'))
    .option('--as <side>', t('show what a side knows'))
    .action(async (file: string, options: RunOptions) => {
      end(await run(file, options, terminal));
    });

  program
    .command('balance')
    .description(t('play a file many times and tell who wins, by how much, and what decides it'))
    .argument('<file>', t('a scenario, or orders for one; - is standard input'))
    .option('--runs <number>', t('so many games, 100 by default'), wholeNumber(RUNS))
    .option('--from <run>', t('the first run: run K has the seed SEED/K'), wholeNumber(RUNS))
    .option('--to <run>', t('the last run'), wholeNumber(RUNS))
    .option('--vary <ruling...>', t('play every other value of these rulings as well, with the same dice'))
    .option('--against <file...>', t('play these files as well, with the same dice'))
    .addOption(seed())
    .option('--until <moment>', t('where each game stops, the end by default: {0}', untilForms()))
    .addOption(unanswered())
    .option('--strength <number>', strengthText(), wholeNumber(STRENGTHS))
    .addOption(formats(BALANCE_FORMATS))
    .option('-o, --output <file>', t('write the report to this file'))
    .option('--save <file>', t('save the counts for sandtable merge'))
    .option('--jobs <number>', t('so many games at a time'), wholeNumber(JOBS), availableParallelism())
    .option('--queue <url>', t('have the workers of this queue play: redis://HOST:PORT'))
    .action(async (file: string, options: BalanceOptions) => {
      end(await balance(file, options, terminal));
    });

  program
    .command('worker')
    .description(t('play what balance --queue sends, until it is stopped'))
    .requiredOption(
      '--queue <url>',
      t('the queue: redis://HOST:PORT, with a password redis://:PASSWORD@HOST:PORT, with TLS rediss://'),
    )
    .option('--jobs <number>', t('so many games at a time'), wholeNumber(JOBS), availableParallelism())
    .option('--idle <seconds>', t('end when nothing has come for so long'), wholeNumber(SECONDS))
    .option('--lost <seconds>', t('so long after a worker died others play what it held'), wholeNumber(SECONDS), 30)
    .action(async (options: WorkerOptions) => {
      end(await worker(options, terminal));
    });

  program
    .command('merge')
    .description(t('tell what games of several `balance --save` came to, together'))
    .argument('<saved...>', t('files saved by balance'))
    .addOption(formats(BALANCE_FORMATS))
    .option('-o, --output <file>', t('write the report to this file'))
    .option('--save <file>', t('save the counts, together'))
    .action(async (files: string[], options: TellOptions) => {
      end(await merge(files, options, terminal));
    });

  program
    .command('players')
    .description(
      t('play a scenario with considered answers in each side’s place, and tell whether others do better there'),
    )
    .argument('<file>', t('a scenario, or orders for one; - is standard input'))
    .addOption(formats(['text', 'json']))
    .option('--games <number>', t('how many seeds, 40 by default'), wholeNumber(RUNS), 40)
    .option('--strength <number>', strengthText(), wholeNumber(STRENGTHS))
    .addOption(seed())
    .option('--chair <side>', t('in the place of this side alone'))
    .option('--jobs <number>', t('so many games at a time'), wholeNumber(JOBS), availableParallelism())
    .action(async (file: string, options: PlayersOptions) => {
      end(await players(file, options, terminal));
    });

  program
    .command('test')
    .description(t('play files and judge what they expect'))
    .argument('<path...>', t('scenario files, folders of them, or - for standard input'))
    .addOption(formats(TEST_FORMATS))
    .option('--coverage', t('tell how many orders were carried out, and which rules of the book did not come up'))
    .action(async (paths: string[], options: TestOptions) => {
      end(await test(paths, options, terminal));
    });

  program
    .command('explain')
    .description(t('explain a rule'))
    .argument('<ruleset>', games)
    .argument('<rule>', t('the number of the rule: 7.1'))
    .addOption(formats(['text', 'json']))
    .action((ruleset: string, rule: string, options: { format: 'text' | 'json' }) => {
      end(explain(ruleset, rule, options, terminal));
    });

  program
    .command('rules')
    .description(t('list the rules of a game and where each is enforced'))
    .argument('<ruleset>', games)
    .addOption(formats(['text', 'json']))
    .action((ruleset: string, options: { format: 'text' | 'json' }) => {
      end(rules(ruleset, options, terminal));
    });

  program
    .command('forces')
    .description(t('tell what of each side exists, stands, arrives and is left over, or read a table of forces in'))
    .argument('<file>', t('a scenario, or forces; - is standard input'))
    .addOption(new Option('--format <format>', t('form of the output')).choices([...FORCES_FORMATS]).default('text'))
    .option('--read <table>', t('read this order of battle, in CSV, into the file'))
    .action(async (file: string, options: ForcesOptions) => {
      end(await forces(file, options, terminal));
    });

  program
    .command('render')
    .description(t('draw the map with its counters'))
    .argument('<file>', t('a scenario, orders for one, or a map; - is standard input'))
    .requiredOption('-o, --output <file>', t('what to write: .svg, .png, .pdf or .html'))
    .option('--at <moment>', t('the moment to show: {0}', untilForms()))
    .addOption(seed())
    .option(
      '--cell <pixels>',
      t('height of a cell: {0} to {1}, 64 by default', CELL.least, CELL.most),
      wholeNumber(CELL),
    )
    .addOption(new Option('--theme <theme>', t('colours')).choices(Object.keys(PALETTES)).default('light'))
    .addOption(
      new Option(
        '--only <what>',
        t('the map alone, without what stands on it; of a PDF also counters or cards'),
      ).choices(['map', 'counters', 'cards']),
    )
    .addOption(new Option('--paper <size>', t('of a PDF, A4 by default')).choices(Object.keys(PAPERS)))
    .option(
      '--hex <mm>',
      t('height of a cell in a PDF: {0} to {1} mm, {2} by default', HEXES.least, HEXES.most, HEX),
      number(HEXES),
    )
    .option('--areas', t('outline the named areas'))
    .option('--layer <name...>', t('lay these of the game’s layers over the map: zone, supply'))
    .option('--umpire', t('show what is hidden from the players'))
    .option('--as <side>', t('show what a side knows'))
    .action(async (file: string, options: RenderCommandOptions) => {
      end(await render(file, options, terminal));
    });

  program
    .command('export')
    .description(t('write the game at a moment for other programs'))
    .argument('<file>', t('a scenario, orders for one, or a map; - is standard input'))
    .requiredOption(
      '--to <file>',
      t('what to write: a module of VASSAL (.vmod), a saved game of it (.vsav), .csv or .json'),
    )
    .option('--at <moment>', t('the moment to write: {0}', untilForms()))
    .addOption(seed())
    .option(
      '--cell <pixels>',
      t('height of a cell in VASSAL: {0} to {1}, 100 by default', CELL.least, CELL.most),
      wholeNumber(CELL),
    )
    .option('--roster', t('let VASSAL ask who opens the module which side to take'))
    .option('--umpire', t('write what is hidden from the players'))
    .option('--as <side>', t('write what a side knows'))
    .action(async (file: string, options: ExportOptions) => {
      end(await exportGame(file, options, terminal));
    });

  program
    .command('format')
    .description(t('format files in place, or from standard input to standard output'))
    .argument('<path...>', t('scenario files, folders of them, or - for standard input'))
    .option('--check', t('change nothing; exit 1 when a file is not formatted'))
    .action(async (paths: string[], options: { check?: boolean }) => {
      end(await format(paths, options, terminal));
    });

  program
    .command('lsp')
    .description(t('be the language server of an editor, over standard input and output'))
    .option('--stdio', t('as editors say it; there is no other way'))
    .action(() => {
      terminal.serve();
    });

  program
    .command('mcp')
    .description(
      t('offer rules, checks, legal orders, odds and play to a language model, over standard input and output'),
    )
    .action(() => mcp(terminal));

  return program;
}

/** What commander says above the parts of a help. */
const TITLES: Readonly<Record<string, () => string>> = {
  'Usage:': () => t('Usage:'),
  'Arguments:': () => t('Arguments:'),
  'Options:': () => t('Options:'),
  'Commands:': () => t('Commands:'),
};

/** What commander adds to the description of an option. */
const inItsWords = (description: string): string =>
  description.replace(/\bchoices: (?=")/, () => t('choices: ')).replace(/\bdefault: (?=["\d])/, () => t('default: '));

/** More threads than any machine has cores would only wait for one another. */
const JOBS = { least: 1, most: 1024 } as const;

function unanswered(): Option {
  return new Option('--unanswered <how>', t('who answers where the file has no order'))
    .choices(UNANSWERED)
    .default('default');
}

function formats(choices: readonly string[]): Option {
  return new Option('--format <format>', t('form of the output')).choices([...choices]).default('text');
}

/** Below, nothing can be told apart; above, one counter fills a screen. */
const CELL: Limits = { least: 8, most: 256 };
const strengthText = (): string =>
  t('of considered answers how many hundred are played ahead for each, {0} by default', STRENGTH);
/** Nobody waits for longer than a day. */
const SECONDS: Limits = { least: 1, most: 86_400 };

/** Below, nobody could read it; above, few cells fit on a sheet. */
const HEXES: Limits = { least: 5, most: 60 };

const seed = (): Option =>
  new Option('--seed <seed>', t('dice of this seed instead of the file’s')).argParser((text: string) => {
    if (/[\r\n]/.test(text)) throw new InvalidArgumentError(t('It must be one line.'));
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
