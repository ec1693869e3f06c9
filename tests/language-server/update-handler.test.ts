import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TextDocument, type URI } from 'langium';
import { TestWorkspace, uriOf } from './workspace.js';

const LONG = 'side Blue { infantry A 3-4 }\n'.padEnd(4000, '\n');
const uri = uriOf('long.sand').toString();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns the functions of an update handler. Each function returns the number of builds requested so far. */
function handler(): { change: (text: string) => number; close: () => void } {
  const { DocumentUpdateHandler } = new TestWorkspace().services.shared.lsp;
  let builds = 0;
  Object.assign(DocumentUpdateHandler, { fireDocumentUpdate: () => (builds += 1) });
  const document = (text: string): { document: TextDocument } => ({
    document: TextDocument.create(uri, 'sandtable', 1, text),
  });
  return {
    change: (text) => {
      DocumentUpdateHandler.didChangeContent(document(text));
      return builds;
    },
    close: () => {
      DocumentUpdateHandler.didCloseDocument(document(''));
    },
  };
}

test.each([
  [1999, 2],
  [2000, 1],
])('a document of %d lines that is edited right after opening is built %d times without delay', (lines, builds) => {
  const { change } = handler();
  const text = '\n'.repeat(lines - 1);
  expect([change(text), change(`${text}//`)]).toEqual([1, builds]);
});

test('a long document is built at once when it is opened, and after a pause while it is edited', async () => {
  const { change, close } = handler();
  expect(change(LONG)).toBe(1);
  expect(change(`${LONG}/`)).toBe(1);
  expect(change(`${LONG}//`)).toBe(1);
  await vi.advanceTimersByTimeAsync(200);
  expect(change('side Blue {}')).toBe(3);
  close();
  await vi.advanceTimersByTimeAsync(0);
  expect(change(LONG)).toBe(5);
});

test('only the documents that have changed since the last build are built', () => {
  const { DocumentUpdateHandler } = new TestWorkspace().services.shared.lsp;
  const built: string[][] = [];
  const fireDocumentUpdate = (changed: readonly URI[]): void => void built.push(changed.map(({ path }) => path));
  Object.assign(DocumentUpdateHandler, { fireDocumentUpdate });
  for (const path of ['a.sand', 'b.sand'])
    DocumentUpdateHandler.didChangeContent({
      document: TextDocument.create(uriOf(path).toString(), 'sandtable', 1, 'side Blue {}'),
    });
  expect(built).toEqual([['/campaign/a.sand'], ['/campaign/b.sand']]);
});
