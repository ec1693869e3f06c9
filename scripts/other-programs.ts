import { spawnSync } from 'node:child_process';
import { has } from './run.ts';

/** A program that ours is tried with besides VS Code: another editor, or what holds a queue. */
interface OtherProgram {
  readonly name: string;

  /** Of Debian. */
  readonly packages: readonly string[];
  readonly isThere: () => boolean;
}

/** Emacs has Eglot of its own from 29 on; before it is a package that Debian's start file puts on the path. */
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

export const missingPrograms = (): readonly OtherProgram[] => OTHER_PROGRAMS.filter(({ isThere }) => !isThere());
