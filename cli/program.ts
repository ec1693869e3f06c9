import { availableParallelism } from 'node:os';
import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
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
import { UNTIL_FORMS } from './until.js';

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
  const games = `the game: ${[...terminal.rulesets.values()].map(({ id, title }) => `${id} (${title})`).join(', ')}`;
  const program = new Command('sandtable')
    .description('Checks, plays, tests and draws scenario files of board wargames.')
    .version(productVersion())
    .exitOverride()
    .configureOutput({ writeOut: (text) => terminal.print(text), writeErr: (text) => terminal.note(text) })
    .showHelpAfterError('(see --help)')
    .addHelpText(
      'after',
      '\nExit code: 0 clean, 1 errors found or expectations failed, 2 wrong usage or unreadable input.',
    );

  program
    .command('check')
    .description('check files and folders by text, by rules and by playing their orders')
    .argument('<path...>', 'scenario files, folders of them, or - for standard input')
    .addOption(formats(CHECK_FORMATS))
    .option('--baseline <file>', 'leave out the findings of an earlier `check --format json`')
    .action(async (paths: string[], options: CheckOptions) => {
      end(await check(paths, options, terminal));
    });

  program
    .command('run')
    .description('play a file and tell what happens')
    .argument('<file>', 'a scenario, or orders for one; - is standard input')
    .addOption(formats(['text', 'json']))
    .option('--seed <seed>', 'dice of this seed instead of the file’s')
    .option('--until <moment>', `where to stop: ${UNTIL_FORMS}`)
    .addOption(unanswered())
    .option('--strength <number>', STRENGTH_TEXT, wholeNumber(STRENGTHS))
    .option(
      '--runs <number>',
      'play so many games with different dice and tell how often each thing happens',
      wholeNumber(RUNS),
    )
    .option('--umpire', 'show what is hidden from the players')
    .option('--as <side>', 'show what a side knows')
    .action(async (file: string, options: RunOptions) => {
      end(await run(file, options, terminal));
    });

  program
    .command('balance')
    .description('play a file many times and tell who wins, by how much, and what decides it')
    .argument('<file>', 'a scenario, or orders for one; - is standard input')
    .option('--runs <number>', 'so many games, 100 by default', wholeNumber(RUNS))
    .option('--from <run>', 'the first run: run K has the seed SEED/K', wholeNumber(RUNS))
    .option('--to <run>', 'the last run', wholeNumber(RUNS))
    .option('--vary <ruling...>', 'play every other value of these rulings as well, with the same dice')
    .option('--against <file...>', 'play these files as well, with the same dice')
    .option('--seed <seed>', 'dice of this seed instead of the file’s')
    .option('--until <moment>', `where each game stops, the end by default: ${UNTIL_FORMS}`)
    .addOption(unanswered())
    .option('--strength <number>', STRENGTH_TEXT, wholeNumber(STRENGTHS))
    .addOption(formats(BALANCE_FORMATS))
    .option('-o, --output <file>', 'write the report to this file')
    .option('--save <file>', 'save the counts for sandtable merge')
    .option('--jobs <number>', 'so many games at a time', wholeNumber(JOBS), availableParallelism())
    .option('--queue <url>', 'have the workers of this queue play: redis://HOST:PORT')
    .action(async (file: string, options: BalanceOptions) => {
      end(await balance(file, options, terminal));
    });

  program
    .command('worker')
    .description('play what balance --queue sends, until it is stopped')
    .requiredOption(
      '--queue <url>',
      'the queue: redis://HOST:PORT, with a password redis://:PASSWORD@HOST:PORT, with TLS rediss://',
    )
    .option('--jobs <number>', 'so many games at a time', wholeNumber(JOBS), availableParallelism())
    .option('--idle <seconds>', 'end when nothing has come for so long', wholeNumber(SECONDS))
    .option('--lost <seconds>', 'so long after a worker died others play what it held', wholeNumber(SECONDS), 30)
    .action(async (options: WorkerOptions) => {
      end(await worker(options, terminal));
    });

  program
    .command('merge')
    .description('tell what games of several `balance --save` came to, together')
    .argument('<saved...>', 'files saved by balance')
    .addOption(formats(BALANCE_FORMATS))
    .option('-o, --output <file>', 'write the report to this file')
    .option('--save <file>', 'save the counts, together')
    .action(async (files: string[], options: TellOptions) => {
      end(await merge(files, options, terminal));
    });

  program
    .command('players')
    .description(
      'play a scenario with considered answers in each side’s place, and tell whether others do better there',
    )
    .argument('<file>', 'a scenario, or orders for one; - is standard input')
    .addOption(formats(['text', 'json']))
    .option('--games <number>', 'how many seeds, 40 by default', wholeNumber(RUNS), 40)
    .option('--strength <number>', STRENGTH_TEXT, wholeNumber(STRENGTHS))
    .option('--seed <seed>', 'dice of this seed instead of the file’s')
    .option('--chair <side>', 'in the place of this side alone')
    .action(async (file: string, options: PlayersOptions) => {
      end(await players(file, options, terminal));
    });

  program
    .command('test')
    .description('play files and judge what they expect')
    .argument('<path...>', 'scenario files, folders of them, or - for standard input')
    .addOption(formats(TEST_FORMATS))
    .option('--coverage', 'tell how many orders were carried out, and which rules of the book did not come up')
    .action(async (paths: string[], options: TestOptions) => {
      end(await test(paths, options, terminal));
    });

  program
    .command('explain')
    .description('explain a rule')
    .argument('<ruleset>', games)
    .argument('<rule>', 'the number of the rule: 7.1')
    .addOption(formats(['text', 'json']))
    .action((ruleset: string, rule: string, options: { format: 'text' | 'json' }) => {
      end(explain(ruleset, rule, options, terminal));
    });

  program
    .command('rules')
    .description('list the rules of a game and where each is enforced')
    .argument('<ruleset>', games)
    .addOption(formats(['text', 'json']))
    .action((ruleset: string, options: { format: 'text' | 'json' }) => {
      end(rules(ruleset, options, terminal));
    });

  program
    .command('forces')
    .description('tell what of each side exists, stands, arrives and is left over, or read a table of forces in')
    .argument('<file>', 'a scenario, or forces; - is standard input')
    .addOption(new Option('--format <format>', 'form of the output').choices([...FORCES_FORMATS]).default('text'))
    .option('--read <table>', 'read this order of battle, in CSV, into the file')
    .action(async (file: string, options: ForcesOptions) => {
      end(await forces(file, options, terminal));
    });

  program
    .command('render')
    .description('draw the map with its counters')
    .argument('<file>', 'a scenario, orders for one, or a map; - is standard input')
    .requiredOption('-o, --output <file>', 'what to write: .svg, .png, .pdf or .html')
    .option('--at <moment>', `the moment to show: ${UNTIL_FORMS}`)
    .option('--seed <seed>', 'dice of this seed instead of the file’s')
    .option('--cell <pixels>', `height of a cell: ${CELL.least} to ${CELL.most}, 64 by default`, wholeNumber(CELL))
    .addOption(new Option('--theme <theme>', 'colours').choices(Object.keys(PALETTES)).default('light'))
    .addOption(
      new Option('--only <what>', 'the map alone, without what stands on it; of a PDF also counters or cards').choices([
        'map',
        'counters',
        'cards',
      ]),
    )
    .addOption(new Option('--paper <size>', 'of a PDF, A4 by default').choices(Object.keys(PAPERS)))
    .option(
      '--hex <mm>',
      `height of a cell in a PDF: ${HEXES.least} to ${HEXES.most} mm, ${HEX} by default`,
      number(HEXES),
    )
    .option('--areas', 'outline the named areas')
    .option('--layer <name...>', 'lay these of the game’s layers over the map: zone, supply')
    .option('--umpire', 'show what is hidden from the players')
    .option('--as <side>', 'show what a side knows')
    .action(async (file: string, options: RenderCommandOptions) => {
      end(await render(file, options, terminal));
    });

  program
    .command('export')
    .description('write the game at a moment for other programs')
    .argument('<file>', 'a scenario, orders for one, or a map; - is standard input')
    .requiredOption(
      '--to <file>',
      'what to write: a module of VASSAL (.vmod), a saved game of it (.vsav), .csv or .json',
    )
    .option('--at <moment>', `the moment to write: ${UNTIL_FORMS}`)
    .option('--seed <seed>', 'dice of this seed instead of the file’s')
    .option(
      '--cell <pixels>',
      `height of a cell in VASSAL: ${CELL.least} to ${CELL.most}, 100 by default`,
      wholeNumber(CELL),
    )
    .option('--roster', 'let VASSAL ask who opens the module which side to take')
    .option('--umpire', 'write what is hidden from the players')
    .option('--as <side>', 'write what a side knows')
    .action(async (file: string, options: ExportOptions) => {
      end(await exportGame(file, options, terminal));
    });

  program
    .command('format')
    .description('format files in place, or from standard input to standard output')
    .argument('<path...>', 'scenario files, folders of them, or - for standard input')
    .option('--check', 'change nothing; exit 1 when a file is not formatted')
    .action(async (paths: string[], options: { check?: boolean }) => {
      end(await format(paths, options, terminal));
    });

  program
    .command('lsp')
    .description('be the language server of an editor, over standard input and output')
    .option('--stdio', 'as editors say it; there is no other way')
    .action(() => {
      terminal.serve();
    });

  program
    .command('mcp')
    .description('offer rules, checks, legal orders, odds and play to a language model, over standard input and output')
    .action(() => mcp(terminal));

  return program;
}

/** More threads than any machine has cores would only wait for one another. */
const JOBS = { least: 1, most: 1024 } as const;

function unanswered(): Option {
  return new Option('--unanswered <how>', 'who answers where the file has no order')
    .choices(UNANSWERED)
    .default('default');
}

function formats(choices: readonly string[]): Option {
  return new Option('--format <format>', 'form of the output').choices([...choices]).default('text');
}

/** Limits of an option. */
interface Limits {
  readonly least: number;
  readonly most: number;
}

/** Below, nothing can be told apart; above, one counter fills a screen. */
const CELL: Limits = { least: 8, most: 256 };
/** Beyond, an answer takes minutes. */
const STRENGTHS: Limits = { least: 1, most: 10_000 };
const STRENGTH_TEXT = `of considered answers how many plans are weighed for each, ${STRENGTH} by default`;
/** Nobody waits for longer than a day. */
const SECONDS: Limits = { least: 1, most: 86_400 };
const RUNS: Limits = { least: 1, most: 1_000_000 };

/** Below, nobody could read it; above, few cells fit on a sheet. */
const HEXES: Limits = { least: 5, most: 60 };

const number =
  ({ least, most }: Limits) =>
  (text: string): number => {
    const value = Number(text);
    if (/^\d+(\.\d+)?$/.test(text) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a number, ${least} to ${most}.`);
  };

const wholeNumber =
  ({ least, most }: Limits) =>
  (text: string): number => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number, ${least} to ${most}.`);
  };
