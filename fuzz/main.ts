import { argv, exit, stderr, stdout } from 'node:process';
import { Command } from 'commander';
import { firstTurnOf } from '../engine/mechanics/start.js';
import { playRandomly } from '../engine/play/random-game.js';
import { rulesets } from '../engine/rulesets/index.js';
import { NodeWorkspace } from '../language-server/node-workspace.js';
import { accountings } from './accounts/index.js';
import { counting } from './accounts/counting.js';
import { differencesAfter, openContinued, wholeGame } from './continuing.js';
import { drawn } from './drawing.js';
import { differencesOf } from './replaying.js';

/**
 * Plays whole games with random answers and checks the invariants and accounts after each answer: `npm run fuzz -- FILE
 * --games 10000`.
 */
const program = new Command('fuzz')
  .argument('<file>', 'the scenario to play')
  .option('--games <number>', 'number of games', '1000')
  .option('--seed <seed>', 'prefix of the seeds of the games', 'fuzz')
  .option('--check <when>', 'check the invariants after every `answer` or at the end of every `phase`', 'answer')
  .option('--replay <number>', 'replay every n-th game from its log and from snapshots at random pauses', '10')
  .option('--draw', 'draw layer, optional rules, switches and readings at random for each game')
  .option('--turns <number>', 'number of turns to play, beginning with the first turn')
  .option('--count <kind>', 'count the events of a kind and print the total: `battle`')
  .option('--continue', 'write a scenario at every pause and compare its game with the original')
  .option('--first', 'stop at the first game in which an error is found')
  .parse(argv);
const {
  games,
  seed,
  check,
  replay,
  first,
  draw,
  turns,
  count,
  continue: isContinued,
} = program.opts<{
  games: string;
  seed: string;
  check: 'answer' | 'phase';
  replay: string;
  first?: true;
  draw?: true;
  turns?: string;
  count?: string;
  continue?: true;
}>();
const file = program.args[0];
if (isContinued) exit(await continueGames());

const workspace = await NodeWorkspace.open([file], rulesets);
const analysis = workspace.documents[0] && workspace.analyse(workspace.documents[0]);
if (!analysis?.ruleset || !analysis.scenario) {
  stderr.write(`${file} has no scenario that can be played.\n`);
  exit(2);
}
const { ruleset } = analysis;
const written = {
  ...analysis.scenario,
  ...(turns !== undefined && { turns: firstTurnOf(analysis.scenario) - 1 + Number(turns) }),
};
const counted = counting(count);

const began = performance.now();
let answers = 0;
let broken = 0;
let whole = 0;
for (let number = 1; number <= Number(games) && !(first && broken > 0); number++) {
  const keepLog = number % Number(replay) === 0;
  const name = `${seed} ${number}`;
  const scenario = draw ? drawn(ruleset, written, name) : written;
  const watch = counted.with(accountings[ruleset.id]);
  const played = playRandomly(ruleset, scenario, name, { check, keepLog, watch, boldOnceIn: 8 });
  answers += played.answers;
  if (played.ended && played.game.now().turn >= (scenario.turns ?? Infinity)) whole++;
  const wrong = [...played.broken];
  if (!played.ended && wrong.length === 0) wrong.push('the game does not end');
  if (keepLog && wrong.length === 0) wrong.push(...differencesOf(ruleset, scenario, played, { seed: name, oneIn: 3 }));
  for (const sentence of wrong) stderr.write(`game “${name}”, ${sentence}\n`);
  if (wrong.length > 0) broken++;
}
const seconds = (performance.now() - began) / 1000;
stdout.write(
  `${games} games, ${answers} answers in ${seconds.toFixed(1)} s (${Math.round(answers / seconds)} a second), ` +
    `${whole} played to the last turn: ${broken} with broken invariants${count === undefined ? '' : `, ${counted.total()} events “${count}”`}.\n`,
);
exit(broken > 0 ? 1 : 0);

/**
 * Plays games to their end. For each pause of a game, writes a scenario that begins there, plays it, and prints each
 * difference from the original game. Returns the exit code.
 */
async function continueGames(): Promise<number> {
  const opened = await openContinued(file);
  if (!opened) {
    stderr.write(`${file} has no scenario that can be played.\n`);
    return 2;
  }
  let tried = 0;
  let wrong = 0;
  for (let number = 1; number <= Number(games) && !(first && wrong > 0); number++) {
    const game = wholeGame(opened, `${seed} ${number}`);
    for (const pause of game.pauses) {
      const found = await differencesAfter(opened, game, pause);
      for (const sentence of found) stderr.write(`game “${game.seed}”, ${sentence}\n`);
      tried++;
      if (found.length > 0) wrong++;
    }
  }
  stdout.write(`${games} games continued at ${tried} pauses: ${wrong} with differences.\n`);
  return wrong > 0 ? 1 : 0;
}
