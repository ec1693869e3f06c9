import { t } from '@vscode/l10n';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { UsageError } from '../language-server/report/usage-error.js';
import { STDIN } from './workspace.js';

/**
 * Replaces each glob pattern by the scenario files that match it, because the shells of Windows do not expand patterns.
 * A path that exists is kept, even if it looks like a pattern.
 * @throws UsageError when no scenario file matches a pattern
 */
export async function expandPatterns(paths: readonly string[], folder: string): Promise<readonly string[]> {
  const found = await Promise.all(paths.map((each) => expandPattern(each, folder)));
  return found.flat();
}

async function expandPattern(given: string, folder: string): Promise<readonly string[]> {
  const pattern = given.replaceAll(path.sep, '/');
  if (given === STDIN || !isDynamicPattern(pattern)) return [given];
  if (await stat(path.resolve(folder, given)).catch(() => undefined)) return [given];
  const ignore = ['**/node_modules/**', '**/out/**', '**/dist/**'];
  const matching = await glob(pattern, { cwd: folder, ignore, expandDirectories: false });
  const files = matching.filter((file) => file.endsWith('.sand')).sort();
  if (files.length === 0) throw new UsageError(t('No scenario files (*.sand) in {0}.', given));
  return files;
}
