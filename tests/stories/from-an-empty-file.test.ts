import { expect, test } from 'vitest';
import { GAMES, STORIES } from './from-an-empty-file.js';
import { ServerAuthor } from './server-author.js';

test.each(GAMES)('completions and fixes suffice to write a scenario of %s from an empty file', async (game) => {
  const author = await ServerAuthor.start();
  await STORIES[game](author);
  expect(await author.findings(), author.written).toEqual([]);
});
