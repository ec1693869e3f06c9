import { t } from '@vscode/l10n';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { UsageError } from '../language-server/report/usage-error.js';
import { decodeFile } from '../language-server/text/decode-file.js';
import type { FindingRecord } from '../language-server/report/finding-record.js';

type Known = Pick<FindingRecord, 'file' | 'code' | 'message'>;

/**
 * Removes the findings that a baseline lists. Findings match by file, code and message, at any position. Each entry of
 * the baseline removes one finding.
 * @param file The baseline: an earlier output of `check --format json`.
 * @param folder The folder to which the path of the baseline is relative.
 * @throws Unusable when the baseline cannot be read or has another form.
 */
export async function withoutBaseline(
  findings: readonly FindingRecord[],
  file: string,
  folder: string,
): Promise<FindingRecord[]> {
  const left = new Map<string, number>();
  for (const known of await readBaseline(file, folder)) left.set(key(known), (left.get(key(known)) ?? 0) + 1);
  return findings.filter((finding) => {
    const times = left.get(key(finding)) ?? 0;
    if (times > 0) left.set(key(finding), times - 1);
    return times === 0;
  });
}

const key = ({ file, code, message }: Known): string => JSON.stringify([file, code, message]);

async function readBaseline(file: string, folder: string): Promise<readonly Known[]> {
  const bytes = await readFile(path.resolve(folder, file)).catch(() => {
    throw new UsageError(
      t('The baseline {0} cannot be read. Write one with: sandtable check --format json PATH > {0}', file),
    );
  });
  const known = findingsIn(decodeFile(bytes).text);
  if (!known)
    throw new UsageError(t('{0} is not a baseline. Write one with: sandtable check --format json PATH > {0}', file));
  return known;
}

function findingsIn(text: string): readonly Known[] | undefined {
  try {
    const { findings } = JSON.parse(text) as { readonly findings?: unknown };
    return Array.isArray(findings) && findings.every(isKnown) ? findings : undefined;
  } catch {
    return undefined;
  }
}

function isKnown(value: unknown): value is Known {
  if (typeof value !== 'object' || value === null) return false;
  return ['file', 'code', 'message'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string');
}
