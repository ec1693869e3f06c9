import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { CallToolRequestSchema, ListToolsRequestSchema, type Tool } from '@modelcontextprotocol/sdk/types.js';

/** What a server of tools has to offer. */
export interface Offered {
  readonly version: string;
  readonly instructions: string;
  readonly tools: readonly Pick<Tool, 'name' | 'title' | 'description' | 'inputSchema'>[];
  readonly use: (name: string, input: unknown) => Promise<{ readonly text: string; readonly refused?: true }>;
}

/** Answers a client of the Model Context Protocol over standard input and output, until it goes. */
export async function serve({ version, instructions, tools, use }: Offered): Promise<void> {
  // The server of a higher level wants its schemas in Zod; ours are JSON Schema, as the editor wants them too.
  // oxlint-disable-next-line typescript/no-deprecated -- see above
  const server = new Server({ name: 'sandtable', version }, { capabilities: { tools: {} }, instructions });
  const annotations = { readOnlyHint: true, openWorldHint: false };
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map((tool) => ({ ...tool, annotations })) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const { text, refused = false } = await use(params.name, params.arguments ?? {});
    return { content: [{ type: 'text', text }], isError: refused };
  });
  await server.connect(new StdioServerTransport());
}
