import { DocumentState, isOperationCancelled } from 'langium';
import { expect, test } from 'vitest';
import { CancellationTokenSource, type Connection } from 'vscode-languageserver';
import * as csv from '../../language-server/order-of-battle/csv.js';
import { registerRequests } from '../../language-server/requests.js';
import { TestWorkspace, uriOf } from './workspace.js';

test('one edit is told to the panel once, be the build broken off by what the editor asks, and gone on with', async () => {
  const workspace = await TestWorkspace.of({ 'a.sand': 'side Blue { infantry A 3-4 }\n', 'b.sand': 'ruleset stub\n' });
  const told: (readonly string[])[] = [];
  const connection = {
    onRequest: () => undefined,
    sendNotification: (_: string, { uris }: { readonly uris: readonly string[] }) => Promise.resolve(told.push(uris)),
  } as unknown as Connection;
  registerRequests(connection, workspace.services, () => csv);
  const { DocumentBuilder } = workspace.services.shared.workspace;
  const uri = uriOf('a.sand');
  workspace.files.insert(uri, 'side Blue { infantry A 3-5 }\n');
  const asked = new CancellationTokenSource();
  const listening = DocumentBuilder.onBuildPhase(DocumentState.IndexedReferences, () => {
    asked.cancel();
  });
  const isBrokenOff = await DocumentBuilder.update([uri], [], asked.token).then(() => false, isOperationCancelled);
  listening.dispose();
  expect(isBrokenOff).toBe(true);
  await DocumentBuilder.update([], []);
  expect(workspace.document('a.sand').state).toBe(DocumentState.Validated);
  expect(told).toEqual([[uri.toString()]]);

  await workspace.write('a.sand', 'side Blue { infantry A 3-6 }\n');
  expect(told.slice(1)).toEqual([[uri.toString()]]);
});
