import type { Task } from '../../cli/balance/task.js';

/** Texts and choices of no game: what a queue carries, and does not play. */
export const task: Task = {
  version: '1',
  ruleset: 'skirmish',
  rules: 'one',
  files: {},
  arms: [{ name: 'a', file: 'a', rulings: [] }],
  seed: 's',
  until: 'end',
  unanswered: 'default',
};
