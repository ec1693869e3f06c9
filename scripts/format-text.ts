import fs from 'node:fs';
import path from 'node:path';
import { format, type FormatConfig } from 'oxfmt';
import { ROOT } from './run.ts';

const SETTINGS = JSON.parse(fs.readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig;

/**
 * Formats a text as `npm run format` would format it in the given file. @throws Error when the text has syntax errors.
 */
export async function formatText(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, SETTINGS);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
