import net from 'node:net';
import { DebugClient } from '@vscode/debugadapter-testsupport';
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import type { LaunchArguments } from '../../extension/debug/host.js';
import { TurnSession } from '../../extension/debug/turn-session.js';
import type { PreviewParams } from '../../protocol/preview.js';
import { TestWorkspace } from '../language-server/workspace.js';
import type { Ruleset } from '../../engine/play/ruleset.js';

const FOLDER = '/campaign/';

/**
 * Debugs a game through the editor's protocol. The debug adapter listens on a socket; the language server runs in the
 * same process.
 */
export class Debugged {
  /** The parameters of each request to show the map, in order. */
  readonly shown: PreviewParams[] = [];
  /** The reason for the last stop together with the innermost frame; `terminated` after the end. */
  position = '';
  /** Ids of the breakpoints that play has stopped at. */
  hit: readonly number[] = [];
  /** Lines written to the debug console. */
  readonly said: string[] = [];
  private client = new DebugClient('', '', 'sandtable');

  private constructor(
    private readonly workspace: TestWorkspace,
    private readonly listening: net.Server,
  ) {}

  static async of(files: Readonly<Record<string, string>>, rulesets: readonly Ruleset[]): Promise<Debugged> {
    const workspace = await TestWorkspace.of(files, rulesets);
    const listening = net.createServer().unref();
    const debugged = new Debugged(workspace, listening);
    listening.on('connection', (socket) => {
      debugged.session().start(socket, socket);
    });
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    return debugged;
  }

  private session(): TurnSession {
    const { answers } = this.workspace.services.compile.Debugging;
    const session = new TurnSession({
      ask: (request, params) => answers[request](params),
      toUri: (path) => `file://${path}`,
      toPath: (uri) => uri.slice('file://'.length),
      t: (text) => text,
      show: (shown) => this.shown.push(shown),
    });
    session.setRunAsServer(true);
    return session;
  }

  /** Starts a debug session with breakpoints in the launched file, and waits for the first stop or the end. */
  async launch(
    file: string,
    {
      breakpoints = [],
      filters = [],
      ...launch
    }: LaunchArguments & { breakpoints?: Dap.SourceBreakpoint[]; filters?: string[] } = {},
  ): Promise<Dap.Breakpoint[]> {
    this.shown.length = 0;
    this.said.length = 0;
    this.client = new DebugClient('', '', 'sandtable');
    await this.client.start((this.listening.address() as net.AddressInfo).port);
    this.client.on('output', ({ body }: Dap.OutputEvent) => this.said.push(body.output));
    const ready = this.client.waitForEvent('initialized');
    await this.client.initializeRequest();
    await this.client.launchRequest({ ...launch, program: FOLDER + file } as Dap.LaunchRequestArguments);
    await ready;
    const set = await this.breakAt(file, breakpoints);
    await this.client.setExceptionBreakpointsRequest({ filters });
    await this.moved(() => this.client.configurationDoneRequest());
    return set;
  }

  /** Replaces the breakpoints of a file. */
  async breakAt(file: string, breakpoints: Dap.SourceBreakpoint[]): Promise<Dap.Breakpoint[]> {
    const source = { path: FOLDER + file };
    return (await this.client.setBreakpointsRequest({ source, breakpoints })).body.breakpoints;
  }

  /**
   * Continues the game or makes a step, and waits until it stops again. Returns the reason and the innermost frame with
   * its line, or `terminated`.
   */
  async go(how: 'continue' | 'reverseContinue' | 'next' | 'stepIn' | 'stepOut' | 'stepBack'): Promise<string> {
    return this.moved(() => this.client[`${how}Request`]({ threadId: 1 }));
  }

  private async moved(request: () => Promise<unknown>): Promise<string> {
    const stopped = this.nextStop();
    await request();
    const { event, body } = await stopped;
    this.hit = body?.hitBreakpointIds ?? [];
    if (event === 'terminated') return (this.position = event);
    const [frame] = await this.frames();
    return (this.position = `${body.reason}: ${frame}`);
  }

  private nextStop(): Promise<Dap.StoppedEvent> {
    return new Promise((resolve) => {
      const onEvent = (event: Dap.StoppedEvent): void => {
        this.client.off('stopped', onEvent).off('terminated', onEvent);
        resolve(event);
      };
      this.client.on('stopped', onEvent).on('terminated', onEvent);
    });
  }

  /** Returns the kind and description of the exception that play has stopped at. */
  async exception(): Promise<string> {
    const { exceptionId, description } = (await this.client.exceptionInfoRequest({ threadId: 1 })).body;
    return `${exceptionId}: ${description ?? ''}`;
  }

  /** Returns the names of the stack frames with their lines. */
  async frames(): Promise<string[]> {
    const { stackFrames } = (await this.client.stackTraceRequest({ threadId: 1 })).body;
    return stackFrames.map(({ name, line, source }) => (source ? `${name} @${line}` : name));
  }

  /** Returns the variables below a path of names that begins with a scope. */
  async variables(...names: readonly string[]): Promise<Dap.Variable[]> {
    return this.variablesOf(await this.referenceOf(names));
  }

  async variablesOf(variablesReference: number): Promise<Dap.Variable[]> {
    return (await this.client.variablesRequest({ variablesReference })).body.variables;
  }

  /** Returns the variables reference at the end of a path of names. Requests the variables of each level on the way. */
  async referenceOf([scope, ...names]: readonly string[]): Promise<number> {
    const { scopes } = (await this.client.scopesRequest({ frameId: 0 })).body;
    let reference = scopes.find(({ name }) => name === scope)?.variablesReference ?? 0;
    let variables = await this.variablesOf(reference);
    for (const next of names) {
      reference = variables.find(({ name }) => name === next)?.variablesReference ?? 0;
      variables = await this.variablesOf(reference);
    }
    return reference;
  }

  /** Evaluates a watch expression. Returns its value or the error message. */
  async evaluate(expression: string): Promise<string> {
    try {
      return (await this.client.evaluateRequest({ expression, context: 'watch' })).body.result;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** Sets a data breakpoint on a unit, or on one fact of the unit. */
  async watch(unit: string, fact?: string): Promise<Pick<Dap.Breakpoint, 'verified' | 'message'>> {
    const dataId = JSON.stringify({ unit, ...(fact !== undefined && { fact }) });
    const [{ verified, message }] = (await this.client.setDataBreakpointsRequest({ breakpoints: [{ dataId }] })).body
      .breakpoints;
    return { verified, ...(message !== undefined && { message }) };
  }

  /** Returns the id that a data breakpoint on a variable would have, or null if the variable cannot be watched. */
  async datum(...names: readonly string[]): Promise<string | null> {
    const variablesReference = await this.referenceOf(names.slice(0, -1));
    return (await this.client.dataBreakpointInfoRequest({ variablesReference, name: names.at(-1) ?? '' })).body.dataId;
  }

  async close(): Promise<void> {
    await this.client.disconnectRequest().catch(() => undefined);
    await this.client.stop();
  }
}
