import { t } from '@vscode/l10n';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { languageOf } from '../engine/model/language.js';
import { rulesetsOnDemand, type Script } from '../engine/rulesets/on-demand.js';
import { loadRulesetScriptWith, type RulesetScript } from '../language-server/rulesets/ruleset-script.js';
import { createThreadRunner } from './balance/threads.js';
import { buildAt } from './build.js';
import { UNUSABLE } from './exit.js';
import { readInput } from './input.js';
import { currentLanguage, currentTag, setLanguage, tagOfEnvironment, translationsIn } from './language.js';
import { cannotWrite } from './output.js';
import { sandtable } from './program.js';
import { threadHandler } from './thread.js';
import { pooledTools } from './mcp/pooled-tools.js';
import type { Terminal } from './terminal.js';

/**
 * True if the terminal was closed. The command can then no longer write, but it still removes its jobs from the queue.
 */
let isHungUp = false;

// A full disk or a closed pipe (`sandtable … | head`) ends the process with one line instead of a stack trace.
process.stdout.on('error', (problem) => {
  if (isHungUp) return;
  process.stderr.write(`${cannotWrite(t('Standard output'), problem)}\n`, () => process.exit(UNUSABLE));
});
process.stderr.on('error', () => {
  if (!isHungUp) process.exit(UNUSABLE);
});

/**
 * Loads a script by its path relative to this bundle. Each game is a separate script, so that only the games in use are
 * loaded.
 */
const loadScript = createRequire(import.meta.url) as (file: string) => Script & RulesetScript;

/**
 * Signals that stop a command. SIGINT comes from a terminal (Ctrl+C), SIGHUP from a terminal that is closed, SIGTERM
 * from a supervisor.
 */
const STOP_SIGNALS = ['SIGINT', 'SIGHUP', 'SIGTERM'] as const;

// Threads work in English. They send their results to the main thread, which translates them.
const tag = isMainThread ? tagOfEnvironment(process.env) : 'en';
if (languageOf(tag) === 'it') setLanguage(tag, (await import('./words/italian.js')).italian);
else setLanguage(tag);

const rulesets = rulesetsOnDemand(
  (script) => loadScript(`./rulesets/${script}.js`),
  currentLanguage,
  (sentences) => translationsIn('it').translationWith(sentences),
);
loadRulesetScriptWith(
  () => loadScript('./rulesets/declared.js'),
  currentTag,
  () => translationsIn('it').translationOfDeclared(),
);
export default threadHandler(rulesets);

if (isMainThread) process.exitCode = await sandtable(process.argv.slice(2), terminal());

function terminal(): Terminal {
  const isTerminal = process.stderr.isTTY;
  return {
    folder: process.cwd(),
    rulesets,
    print: (text) => process.stdout.write(text),
    printRaw: (text) => process.stdout.write(text),
    log: (text) => process.stderr.write(text),
    progress: (text) => isTerminal && process.stderr.write(`\r\u001b[K${text}`),
    createRunner: (threads) => createThreadRunner(fileURLToPath(import.meta.url), threads),
    build: () => buildAt(fileURLToPath(import.meta.url), rulesets.keys()),
    queue: async () => {
      const queue = await import('./queue/queue.js');
      queue.configureTranslations({ contents: translationsIn(currentLanguage()).words });
      return queue;
    },
    onInterrupt: (stop) => {
      const onSignal = (signal: NodeJS.Signals): void => {
        isHungUp ||= signal === 'SIGHUP';
        stop();
      };
      for (const signal of STOP_SIGNALS) process.once(signal, onSignal);
      return () => {
        for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
      };
    },
    readInput: () => readInput(process.stdin),
    startLanguageServer: () => {
      // The server reads the kind of its transport from the arguments.
      process.argv.push('--stdio');
      loadScript('./server-start.cjs');
    },
    startToolServer: async (tools) => {
      // The client is a program, so the answers are in English.
      setLanguage('en');
      const threads = pooledTools(fileURLToPath(import.meta.url), process.cwd());
      return (await import('./mcp/serve.js')).serve({ ...tools, ...threads });
    },
  };
}
