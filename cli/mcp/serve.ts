import { Readable } from 'node:stream';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  type Tool,
} from '@modelcontextprotocol/sdk/types.js';
import { messagesOf, type SkippedMessage } from './messages.js';

/** The tools of an MCP server and the functions that implement them. */
export interface ToolServerOptions {
  readonly version: string;
  readonly instructions: string;
  readonly tools: readonly Pick<Tool, 'name' | 'title' | 'description' | 'inputSchema'>[];
  /** Answers a tool call. The signal cancels the call. */
  readonly use: (
    name: string,
    input: unknown,
    signal: AbortSignal,
  ) => Promise<{ readonly text: string; readonly refused?: true }>;
  /** Called when the client has disconnected. */
  readonly close: () => Promise<void>;
}

/** Maximum length of a message: more than twice the limit for a file. */
const MAX_MESSAGE_BYTES = 10 * 1024 * 1024;

/** Serves a client of the Model Context Protocol over standard input and output, until the client disconnects. */
export async function serve({ version, instructions, tools, use, close }: ToolServerOptions): Promise<void> {
  // The high-level server of the SDK takes schemas in Zod. The schemas of the tools are JSON Schema, because the
  // editor also needs them.
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

  /** Answers a skipped message with an error. If the message has no id, writes to standard error, which clients log. */
  function refuse({ id }: SkippedMessage): void {
    const message = `The message is longer than ${MAX_MESSAGE_BYTES / 1024 / 1024} MB and was skipped.`;
    if (id === undefined) process.stderr.write(`${message}\n`);
    else void transport.send({ jsonrpc: '2.0', id, error: { code: ErrorCode.InvalidRequest, message } });
  }
}
