import { ReadPriority, TextDocument } from 'langium';
import { expect, test } from 'vitest';
import { CancellationToken, type Connection } from 'vscode-languageserver';
import * as csv from '../../language-server/order-of-battle/csv.js';
import { registerRequests } from '../../language-server/requests.js';
import * as vassal from '../../language-server/vassal-import/import-vassal.js';
import type { ServerRequests } from '../../protocol/requests.js';
import { TestWorkspace, uriOf } from './workspace.js';

const uri = uriOf('one.sand').toString();
const text = (unit: string, lines: number): string =>
  `ruleset stub\nside Blue { infantry ${unit} 3-4 }`.padEnd(lines, '\n');

type Forces = ServerRequests['sandtable/forces'];
type Params = Forces['params'];
type Handler = (
  method: string,
  params: Params | readonly [Params, null],
  token: CancellationToken,
) => Promise<Forces['result']>;

/** A server with an open file that declares one unit. */
class OpenFile {
  readonly lock;
  private handle!: Handler;
  private version = 0;

  private constructor(
    private readonly workspace: TestWorkspace,
    private readonly lines: number,
  ) {
    this.lock = workspace.services.shared.workspace.WorkspaceLock;
    const connection = {
      onRequest: (handler: Handler) => (this.handle = handler),
      sendNotification: () => Promise.resolve(),
    } as unknown as Connection;
    registerRequests(connection, workspace.services, { csv: () => csv, vassal: () => vassal });
  }

  static async of(lines: number): Promise<OpenFile> {
    const file = new OpenFile(await TestWorkspace.of({ 'one.sand': text('A', lines) }), lines);
    file.type('B');
    expect(await file.unit()).toBe('B');
    return file;
  }

  /** Changes the text as a keystroke does: the server builds the document later. */
  type(unit: string): void {
    const { TextDocuments } = this.workspace.services.shared.workspace;
    const document = TextDocument.create(uri, 'sandtable', ++this.version, text(unit, this.lines));
    TextDocuments.set(document);
    this.workspace.services.shared.lsp.DocumentUpdateHandler.didChangeContent({ document });
  }

  /** Requests the name of the unit. */
  async unit(params: Params | readonly [Params, null] = { uri }): Promise<string | undefined> {
    const forces = await this.handle('sandtable/forces', params, CancellationToken.None);
    return forces[0]?.members[0]?.name;
  }
}

/** Waits until the server has handled the messages that have arrived. */
const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

test.each([
  ['while another request is answered', 'request'],
  ['while a build runs', 'build'],
])('a request after an edit is answered from the edited text, even if the edit arrives %s', async (_, other) => {
  const file = await OpenFile.of(10);
  let end!: () => void;
  const wait = (): Promise<void> => new Promise((resolve) => (end = resolve));
  void (other === 'build' ? file.lock.write(wait) : file.lock.read(wait, ReadPriority.Immediate));
  await settle();
  file.type('C');
  await settle();
  const unit = file.unit();
  await settle();
  end();
  expect(await unit).toBe('C');
});

test('a request after an edit of a long document is answered from the edited text, without waiting for a pause', async () => {
  const file = await OpenFile.of(2500);
  file.type('C');
  expect(await file.unit()).toBe('C');
});

test('the server answers a request with parameters by position, which VS Code sends without a cancellation token', async () => {
  const file = await OpenFile.of(10);
  expect(await file.unit([{ uri }, null])).toBe('B');
});
