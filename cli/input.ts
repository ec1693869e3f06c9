import { t } from '@vscode/l10n';
import { MAX_FILE_BYTES } from '../language-server/workspace/readable.js';
import { UsageError } from '../language-server/report/usage-error.js';

/** Reads all of standard input. @throws Unusable when the input is longer than the limit for files. */
export async function readInput(input: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of input) {
    size += chunk.length;
    if (size > MAX_FILE_BYTES)
      throw new UsageError(
        t('Standard input is larger than {0} MB, the limit for files.', MAX_FILE_BYTES / 1024 / 1024),
      );
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
