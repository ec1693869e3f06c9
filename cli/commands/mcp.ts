import { schemaOf } from '../../language-server/tools/input.js';
import { TOOLS, useTool } from '../../language-server/tools/tools.js';
import { productVersion } from '../home.js';
import type { Terminal } from '../terminal.js';
import { FolderDesk } from '../tools-desk.js';

/** Offers the tools to a language model, over standard input and output. */
export async function mcp(terminal: Terminal): Promise<void> {
  const desk = new FolderDesk(terminal);
  const games = [...terminal.rulesets.values()].map(({ id, title }) => `${id} (${title})`).join(', ');
  await terminal.offer({
    version: productVersion(),
    instructions: `Board wargames as text: scenario files (.sand) of the working folder are checked and played. Games: ${games}. Nothing is changed.`,
    tools: TOOLS.map((tool) => ({
      name: tool.name,
      title: tool.title,
      description: tool.description,
      inputSchema: schemaOf(tool),
    })),
    use: (name, input) => useTool(name, input, desk),
  });
}
