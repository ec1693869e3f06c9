import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/** The directory of the tools the project brings; npm scripts have it on their path already. */
const BIN = path.join(ROOT, 'node_modules/.bin');
const withTools = (env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`,
  ...env,
});

export interface Outcome {
  readonly ok: boolean;
  readonly seconds: number;
}

/** Runs one of the project's tools with its output on ours. */
export function run(command: string, args: readonly string[], env?: NodeJS.ProcessEnv): Promise<Outcome> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: ROOT, env: withTools(env), stdio: ['ignore', 'inherit', 'inherit'] });
    const end = (ok: boolean): void => {
      resolve({ ok, seconds: (performance.now() - began) / 1000 });
    };
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      end(false);
    });
    child.once('exit', (code) => {
      end(code === 0);
    });
  });
}

/** Whether a command can be started at all. */
export function has(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}
