import type { Task } from '../../cli/balance/task.js';

/** A task with texts and choices that belong to no game. A queue can transport the task, but no worker can play it. */
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
