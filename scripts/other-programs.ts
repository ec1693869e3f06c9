import { spawnSync } from 'node:child_process';
import { has } from './run.ts';

/** A program that the tests use in addition to VS Code: another editor, or Redis. */
interface OtherProgram {
  readonly name: string;

  /** Names of the Debian packages. */
  readonly packages: readonly string[];
  readonly isThere: () => boolean;
}

/** Command that checks for Eglot, which is part of Emacs 29 and a separate Debian package for earlier versions. */
const EGLOT = ['--batch', '--funcall', 'package-initialize', '--eval', "(require 'eglot)"];

const OTHER_PROGRAMS: readonly OtherProgram[] = [
  { name: 'Neovim', packages: ['neovim'], isThere: () => has('nvim') },
  {
    name: 'Emacs',
    packages: ['emacs-nox', 'elpa-eglot'],
    isThere: () => spawnSync('emacs', EGLOT, { stdio: 'ignore' }).status === 0,
  },
  { name: 'Redis', packages: ['redis-server'], isThere: () => has('redis-server') },
];

/** Returns the programs that are not installed. */
export const missingPrograms = (): readonly OtherProgram[] => OTHER_PROGRAMS.filter(({ isThere }) => !isThere());
