import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = path.resolve(import.meta.dirname, '../../preview/webview');

test('the style sheet of the panel imports each file of styles once', () => {
  const source = readFileSync(path.join(FOLDER, 'preview.css'), 'utf8');
  const imported = [...source.matchAll(/@import '\.\/(.*)'/g)].map(([, file]) => file);
  const files = globSync('**/*.css', { cwd: FOLDER }).map((file) => file.split(path.sep).join('/'));
  expect(imported.sort()).toEqual(files.filter((file) => file !== 'preview.css').sort());
});
