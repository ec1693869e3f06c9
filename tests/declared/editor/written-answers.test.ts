import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withEdits } from '../../../language-server/features/actions/fix-verifier.js';
import { answersFor } from '../../../language-server/on-demand/answers.js';
import { TestWorkspace, uriOf } from '../../language-server/workspace.js';

const text = readFileSync(path.join(import.meta.dirname, '../games/series.sand'), 'utf8');
const uri = uriOf('it.sand').toString();

test('every answer and roll of an activation can be written into the braces of its marker', async () => {
  const workspace = await TestWorkspace.of({ 'it.sand': text });
  const { moments } = workspace.analyse('it.sand').playthrough() ?? { moments: [] };
  const open = moments.filter(({ by }) => by === 'default' || by === 'seed').slice(0, 12);
  const wrong: string[] = [];
  for (const { number, address, kind } of open) {
    const result = await answersFor(workspace.services)['sandtable/writeDown']({ uri, moment: number, umpire: true });
    if ('refused' in result) {
      wrong.push(`${address}: ${result.refused}`);
      continue;
    }
    const edits = result.edits.map(({ place, text: fresh }) => ({
      source: { file: place.uri, ...place },
      text: fresh,
    }));
    const after = withEdits(text, edits);
    const other = await TestWorkspace.of({ 'it.sand': after });
    const now = other
      .analyse('it.sand')
      .playthrough()
      ?.moments.find((moment) => moment.address === address);
    const isWritten = now?.by === (kind === 'dice' ? 'written' : 'order');
    if (!isWritten || other.codes('it.sand').length > 0)
      wrong.push(
        `${address}: ${now?.by ?? 'none'} ${other.codes('it.sand').join()} ${edits.map((edit) => edit.text).join()}`,
      );
  }
  expect(open.length).toBeGreaterThan(5);
  expect(wrong).toEqual([]);
});
