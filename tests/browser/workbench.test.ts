import { describe } from 'vitest';
import { oneWindow, openSharedFolder } from './window.js';

oneWindow();

describe('from an empty file', async () => {
  await import('./suites/from-an-empty-file.js');
});
describe('text and map', async () => {
  await import('./suites/text-and-map.js');
});
describe('a folder with several games', () => {
  openSharedFolder();

  describe('a game played in the panel', async () => {
    await import('./suites/played-in-the-panel.js');
  });
  describe('a map over a scan', async () => {
    await import('./suites/scan.js');
  });
  describe('orders that are given sealed', async () => {
    await import('./suites/sealed-orders.js');
  });
  describe('a game on squares with dice pools', async () => {
    await import('./suites/second-game.js');
  });
  describe('a game whose rules a file declares', async () => {
    await import('./suites/own-game.js');
  });
});
