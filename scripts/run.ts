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
  /** What it said, when that was held back. */
  readonly said: string;
}

export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Where it runs; at the root of the project unless it is told. */
  readonly cwd?: string;
  /** Holds its output back instead of showing it at once. */
  readonly hold?: boolean;
}

/** Runs one of the project's tools, by default with its output on ours. */
export function run(
  command: string,
  args: readonly string[],
  { env, cwd = ROOT, hold = false }: RunOptions = {},
): Promise<Outcome> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: withTools(env), stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const hear = (to: NodeJS.WriteStream) => (data: Buffer) => {
      if (hold) said += data.toString();
      else to.write(data);
    };
    child.stdout.on('data', hear(process.stdout));
    child.stderr.on('data', hear(process.stderr));
    const end = (ok: boolean): void => {
      resolve({ ok, seconds: (performance.now() - began) / 1000, said });
    };
    child.once('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`);
      end(false);
    });
    child.once('close', (code) => {
      end(code === 0);
    });
  });
}

/** Checks all types with the compiler that takes a quarter of the work; `tsc` may be that of the API, which other tools read. */
export const CHECK_TYPES = ['node', path.join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-b'] as const;

/** Whether a command can be started at all. */
export function has(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}
