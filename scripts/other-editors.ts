import { spawnSync } from 'node:child_process';
import { has } from './run.ts';

/** An editor that the language server is tried with besides VS Code. */
interface OtherEditor {
  readonly name: string;
  /** Of Debian. */
  readonly packages: readonly string[];
  readonly isThere: () => boolean;
}

/** Emacs has Eglot of its own from 29 on; before it is a package that Debian's start file puts on the path. */
const EGLOT = ['--batch', '--funcall', 'package-initialize', '--eval', "(require 'eglot)"];

const OTHER_EDITORS: readonly OtherEditor[] = [
  { name: 'Neovim', packages: ['neovim'], isThere: () => has('nvim') },
  {
    name: 'Emacs',
    packages: ['emacs-nox', 'elpa-eglot'],
    isThere: () => spawnSync('emacs', EGLOT, { stdio: 'ignore' }).status === 0,
  },
];

export const missingEditors = (): readonly OtherEditor[] => OTHER_EDITORS.filter(({ isThere }) => !isThere());
