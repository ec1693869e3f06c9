import { Readable } from 'node:stream';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import { messagesOf, type TooLong } from './messages.js';

/** What a server of tools has to offer. */
export interface Offered {
  readonly version: string;
  readonly instructions: string;
  readonly tools: readonly Pick<Tool, 'name' | 'title' | 'description' | 'inputSchema'>[];
  readonly use: (
    name: string,
    input: unknown,
    signal: AbortSignal,
  ) => Promise<{ readonly text: string; readonly refused?: true }>;
  readonly close: () => Promise<void>;
}

/** The longest message that is read, in bytes: more than twice the largest file. */
const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;

/** Answers a client of the Model Context Protocol over standard input and output, until it goes. */
export async function serve({ version, instructions, tools, use, close }: Offered): Promise<void> {
  // The server of a higher level wants its schemas in Zod; ours are JSON Schema, as the editor wants them too.
  // oxlint-disable-next-line typescript/no-deprecated -- see above
  const server = new Server({ name: 'sandtable', version }, { capabilities: { tools: {} }, instructions });
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map((tool) => ({ ...tool, annotations })) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const { text, refused = false } = await use(params.name, params.arguments ?? {}, signal);
    return { content: [{ type: 'text', text }], isError: refused };
  });
  const input = Readable.from(messagesOf(process.stdin, MAX_MESSAGE_BYTES, refuse));
  input.once('end', () => void close());
  const transport = new StdioServerTransport(input, process.stdout, { maxBufferSize: 2 * MAX_MESSAGE_BYTES });
  await server.connect(transport);

  /** Answers a message that was not read; one that cannot be answered is reported where the client logs. */
  function refuse({ id }: TooLong): void {
    const message = `The message is longer than ${MAX_MESSAGE_BYTES / 1024 / 1024} MB, and was not read.`;
    if (id === undefined) process.stderr.write(`${message}\n`);
    else void transport.send({ jsonrpc: '2.0', id, error: { code: ErrorCode.InvalidRequest, message } });
  }
}
