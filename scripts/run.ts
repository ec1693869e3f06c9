import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..');

/**
 * The folder with the executables of the project's packages. In npm scripts, the variable `PATH` already contains this
 * folder.
 */
const BIN = path.join(ROOT, 'node_modules/.bin');
const withTools = (env: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${BIN}${path.delimiter}${process.env.PATH ?? ''}`,
  ...env,
});

export interface Outcome {
  readonly ok: boolean;
  readonly seconds: number;
  /** The captured output; empty without `capture`. */
  readonly output: string;
}

export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** The working folder. Default: the root of the project. */
  readonly cwd?: string;
  /** Whether the output is returned instead of being printed. Default: false. */
  readonly capture?: boolean;
}

/**
 * Runs a command with the project's executables on its path. Never rejects: a command that cannot be started counts as
 * failed.
 */
export function run(
  command: string,
  args: readonly string[],
  { env, cwd = ROOT, capture = false }: RunOptions = {},
): Promise<Outcome> {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: withTools(env), stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const receive = (to: NodeJS.WriteStream) => (data: Buffer) => {
      if (capture) output += data.toString();
      else to.write(data);
    };
    child.stdout.on('data', receive(process.stdout));
    child.stderr.on('data', receive(process.stderr));
    const end = (ok: boolean): void => {
      resolve({ ok, seconds: (performance.now() - began) / 1000, output });
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

/**
 * The command that checks all types with the native compiler, which is four times as fast. The `tsc` on the path may be
 * the JavaScript compiler, which other tools need.
 */
export const CHECK_TYPES = ['node', path.join(ROOT, 'node_modules/typescript-native/bin/tsc'), '-b'] as const;

/** Returns whether a command is installed, that is, whether `COMMAND --version` succeeds. */
export function has(command: string): boolean {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}
