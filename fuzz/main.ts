import { argv, exit, stderr, stdout } from 'node:process';
import { Command } from 'commander';
import { playRandomly } from '../engine/play/random-game.js';
import { rulesets } from '../engine/rulesets/index.js';
import { NodeWorkspace } from '../language-server/node-workspace.js';
import { differencesOf } from './replaying.js';

/** Plays whole games by chance and looks for broken invariants after every answer: `npm run fuzz -- FILE --games 10000`. */
const program = new Command('fuzz')
  .argument('<file>', 'the scenario to play')
  .option('--games <number>', 'how many games', '1000')
  .option('--seed <seed>', 'what the seeds of the games begin with', 'fuzz')
  .option('--check <when>', 'look for broken invariants after every `answer` or at the end of every `phase`', 'answer')
  .option('--replay <number>', 'play one game in so many again from its log and from a snapshot', '10')
  .parse(argv);
const { games, seed, check, replay } = program.opts<{
  games: string;
  seed: string;
  check: 'answer' | 'phase';
  replay: string;
}>();
const file = program.args[0];

const workspace = await NodeWorkspace.open([file], rulesets);
const analysis = workspace.documents[0] && workspace.analyse(workspace.documents[0]);
if (!analysis?.ruleset || !analysis.scenario) {
  stderr.write(`${file} holds no scenario that can be played.\n`);
  exit(2);
}

const began = performance.now();
let answers = 0;
let broken = 0;
for (let number = 1; number <= Number(games); number++) {
  const keepLog = number % Number(replay) === 0;
  const played = playRandomly(analysis.ruleset, analysis.scenario, `${seed} ${number}`, { check, keepLog });
  answers += played.answers;
  const wrong = [...played.broken];
  if (!played.ended) wrong.push('the game came to no end');
  else if (keepLog) wrong.push(...differencesOf(analysis.ruleset, analysis.scenario, played));
  for (const sentence of wrong) stderr.write(`game “${seed} ${number}”, ${sentence}\n`);
  if (wrong.length > 0) broken++;
}
const seconds = (performance.now() - began) / 1000;
stdout.write(
  `${games} games, ${answers} answers in ${seconds.toFixed(1)} s (${Math.round(answers / seconds)} a second): ` +
    `${broken} with broken invariants.\n`,
);
exit(broken > 0 ? 1 : 0);
