import { DocumentState, isOperationCancelled } from 'langium';
import { expect, test } from 'vitest';
import { CancellationTokenSource, type Connection } from 'vscode-languageserver';
import * as csv from '../../language-server/order-of-battle/csv.js';
import * as vassal from '../../language-server/vassal-import/import-vassal.js';
import { registerRequests } from '../../language-server/requests.js';
import { TestWorkspace, uriOf } from './workspace.js';

test('the server notifies the panel once per edit, even if a request cancels the build and it resumes later', async () => {
  const workspace = await TestWorkspace.of({ 'a.sand': 'side Blue { infantry A 3-4 }\n', 'b.sand': 'ruleset stub\n' });
  const notified: (readonly string[])[] = [];
  const connection = {
    onRequest: () => undefined,
    sendNotification: (_: string, { uris }: { readonly uris: readonly string[] }) =>
      Promise.resolve(notified.push(uris)),
  } as unknown as Connection;
  registerRequests(connection, workspace.services, { csv: () => csv, vassal: () => vassal });
  const { DocumentBuilder } = workspace.services.shared.workspace;
  const uri = uriOf('a.sand');
  workspace.files.insert(uri, 'side Blue { infantry A 3-5 }\n');
  const source = new CancellationTokenSource();
  const listening = DocumentBuilder.onBuildPhase(DocumentState.IndexedReferences, () => {
    source.cancel();
  });
  const isBrokenOff = await DocumentBuilder.update([uri], [], source.token).then(() => false, isOperationCancelled);
  listening.dispose();
  expect(isBrokenOff).toBe(true);
  await DocumentBuilder.update([], []);
  expect(workspace.document('a.sand').state).toBe(DocumentState.Validated);
  expect(notified).toEqual([[uri.toString()]]);

  await workspace.write('a.sand', 'side Blue { infantry A 3-6 }\n');
  expect(notified.slice(1)).toEqual([[uri.toString()]]);
});
