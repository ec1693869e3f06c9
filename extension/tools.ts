import * as vscode from 'vscode';
import type { Server } from './client/server.js';

interface Manifest {
  readonly contributes: { readonly languageModelTools: readonly { readonly name: string }[] };
}

/**
 * Registers the language model tools that the manifest lists, if the host supports such tools. Each call is passed on
 * to the language server.
 */
export function offerTools(server: Server, { packageJSON }: vscode.Extension<unknown>): vscode.Disposable {
  // Some hosts of the supported VS Code version are built without this API.
  const { lm } = vscode as Partial<typeof vscode>;
  if (typeof lm?.registerTool !== 'function') return new vscode.Disposable(() => undefined);
  const { languageModelTools } = (packageJSON as Manifest).contributes;
  return vscode.Disposable.from(
    ...languageModelTools.map(({ name }) =>
      lm.registerTool(name, {
        invoke: async ({ input }, token) => {
          const answer = await server.ask('sandtable/tool', { name: name.replace(/^sandtable_/, ''), input }, token);
          if (!answer) throw new Error(vscode.l10n.t('The language server is not running.'));
          if (answer.refused) throw new Error(answer.text);
          return new vscode.LanguageModelToolResult([new vscode.LanguageModelTextPart(answer.text)]);
        },
      }),
    ),
  );
}
