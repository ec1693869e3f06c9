import { schemaOf } from '../../language-server/tools/input.js';
import { TOOLS } from '../../language-server/tools/tools.js';
import { productVersion } from '../home.js';
import type { Terminal } from '../terminal.js';

/**
 * Starts a server of the Model Context Protocol, which offers the tools to a language model over standard input and
 * output.
 */
export async function mcp(terminal: Terminal): Promise<void> {
  const games = [...terminal.rulesets.values()].map(({ id, title }) => `${id} (${title})`).join(', ');
  await terminal.startToolServer({
    version: productVersion(),
    instructions: `Board wargames as text: scenario files (.sand) of the working folder are checked and played. Games: ${games}. The tools change no file.`,
    tools: TOOLS.map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: schemaOf(tool),
    })),
  });
}
