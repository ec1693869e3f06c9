import { t } from '@vscode/l10n';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { rulesetsOnDemand, type Script } from '../engine/rulesets/on-demand.js';
import { pooled } from './balance/pooled.js';
import { buildAt } from './build.js';
import { UNUSABLE } from './exit.js';
import { readInput } from './input.js';
import { readersLanguage, speak } from './language.js';
import { cannotWrite } from './output.js';
import { sandtable } from './program.js';
import { workOfThread } from './thread.js';
import { pooledTools } from './mcp/pooled-tools.js';
import type { Terminal } from './terminal.js';

/** Whether the terminal was closed: a command then takes back what it sent before it ends, and has nothing to write to. */
let isHungUp = false;

/** The command line as a process, or as one of its threads, which plays shards or answers calls of tools. A disk that is full, or a reader that has gone (`sandtable … | head`), ends it with one line. */
process.stdout.on('error', (problem) => {
  if (isHungUp) return;
  process.stderr.write(`${cannotWrite(t('Standard output'), problem)}\n`, () => process.exit(UNUSABLE));
});
process.stderr.on('error', () => {
  if (!isHungUp) process.exit(UNUSABLE);
});

/** Each game lies in a file of its own, in a folder beside this one. */
const beside = createRequire(import.meta.url) as (file: string) => Script;

/** SIGINT comes from a terminal (Ctrl+C), SIGHUP when that is closed, SIGTERM from a supervisor. */
const STOPS = ['SIGINT', 'SIGHUP', 'SIGTERM'] as const;

let language = readersLanguage(process.env);
speak(language);

const rulesets = rulesetsOnDemand(
  (script) => beside(`./rulesets/${script}.js`),
  () => language,
);
export default workOfThread(rulesets);

if (isMainThread) process.exitCode = await sandtable(process.argv.slice(2), terminal());

function terminal(): Terminal {
  const isWatched = process.stderr.isTTY;
  return {
    folder: process.cwd(),
    rulesets,
    print: (text) => process.stdout.write(text),
    pass: (text) => process.stdout.write(text),
    note: (text) => process.stderr.write(text),
    progress: (text) => isWatched && process.stderr.write(`\r\u001b[K${text}`),
    players: (threads) => pooled(fileURLToPath(import.meta.url), threads),
    build: () => buildAt(fileURLToPath(import.meta.url), rulesets.keys()),
    queue: () => import('./queue/queue.js'),
    interrupted: (stop) => {
      const hear = (signal: NodeJS.Signals): void => {
        isHungUp ||= signal === 'SIGHUP';
        stop();
      };
      for (const signal of STOPS) process.once(signal, hear);
      return () => {
        for (const signal of STOPS) process.off(signal, hear);
      };
    },
    input: () => readInput(process.stdin),
    serve: () => {
      // What the server looks for there is which way it is spoken to.
      process.argv.push('--stdio');
      beside('./server-start.cjs');
    },
    offer: async (tools) => {
      // What reads the answers is a program.
      language = 'en';
      speak(language);
      const threads = pooledTools(fileURLToPath(import.meta.url), process.cwd());
      return (await import('./mcp/serve.js')).serve({ ...tools, ...threads });
    },
  };
}
