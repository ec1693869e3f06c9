import { expect, test } from 'vitest';
import { messagesOf, type SkippedMessage } from '../../cli/mcp/messages.js';

/**
 * Reads a text with `messagesOf`, in chunks of `chunk` bytes. Returns the messages, and the messages that are skipped
 * because they are too long.
 */
async function read(
  text: string,
  chunk: number,
): Promise<{ readonly passed: string[]; readonly long: SkippedMessage[] }> {
  const bytes = Buffer.from(text);
  const chunks = Array.from({ length: Math.ceil(bytes.length / chunk) }, (_, i) =>
    bytes.subarray(i * chunk, (i + 1) * chunk),
  );
  const long: SkippedMessage[] = [];
  const passed: string[] = [];
  // oxlint-disable-next-line typescript/require-await -- the test needs an asynchronous stream of bytes
  const stream = (async function* () {
    yield* chunks;
  })();
  for await (const message of messagesOf(stream, 100, (each) => long.push(each)))
    passed.push(Buffer.from(message).toString());
  return { passed, long };
}

const LONG = 'x'.repeat(1000);

test.each([1, 7, 99, 100, 101, 5000])(
  'the MCP server splits MCP input into lines when it arrives in chunks of %d bytes',
  async (chunk) => {
    const edge = `"${'y'.repeat(97)}"`;
    expect(await read(`{"a":1}\n${edge}\n{"id":3,"text":"${LONG}"}\n{"ü":2}\n`, chunk)).toEqual({
      passed: ['{"a":1}\n', `${edge}\n`, '{"ü":2}\n'],
      long: [{ id: 3 }],
    });
  },
);

test.each([
  ['after the parameters', `{"method":"tools/call","params":{"a":"${LONG}"},"jsonrpc":"2.0","id":5}`, 5],
  [
    'before the parameters',
    `{"jsonrpc": "2.0", "id": "a-1", "method": "tools/call", "params": {"a":"${LONG}"}}`,
    'a-1',
  ],
  ['an id only inside the parameters', `{"params":{"text":"${LONG}","id":7}}`, undefined],
])('the MCP server finds the id of an MCP message that is too long: %s', async (_, message, id) => {
  expect((await read(`${message}\n`, 64)).long).toEqual([{ id }]);
});
