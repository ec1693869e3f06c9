import {
  DebugSession,
  InitializedEvent,
  OutputEvent,
  Scope,
  Source,
  StackFrame,
  StoppedEvent,
  TerminatedEvent,
  Thread,
} from '@vscode/debugadapter/lib/debugSession.js';
import { Handles } from '@vscode/debugadapter/lib/handles.js';
import type { DebugProtocol as Dap } from '@vscode/debugprotocol';
import type {
  BeginResult,
  Datum,
  DebugRequests,
  LinedPlace,
  Path,
  StopPosition,
  Trouble,
  Variable,
} from '../../protocol/debugging.js';
import { Breakpoints } from './breakpoints.js';
import type { Host, LaunchArguments } from './host.js';
import { stepFrom, stopsBefore, stopsAfter, type Step, type Stop } from './stepping.js';

type StartedGame = Exclude<BeginResult, { readonly refused: string }> & { readonly launch: LaunchArguments };

/** The object that a variable reference stands for at the current stop. */
interface VariableTarget {
  readonly path: Path;
  /** The parts of the object for which data breakpoints can be set, by name. */
  data?: ReadonlyMap<string, Datum>;
}

const THREAD = 1;
/** Maximum number of moments printed in the console when play continues past several moments at once. */
const MAX_LOGGED_MOMENTS = 200;

/**
 * A debug session that steps through a game which the server has already played to its end. The server reports the
 * moments at which the breakpoints stop the game. The commands Continue and Reverse go to the next or the previous of
 * these moments.
 */
export class TurnSession extends DebugSession {
  private game: StartedGame | undefined;
  private at: StopPosition = { moment: -1 };
  /** The reasons for the current stop. */
  private stopped: readonly Stop[] = [];
  private readonly breakpoints = new Breakpoints();
  private readonly variableTargets = new Handles<VariableTarget>();

  private readonly exceptions: Readonly<Record<Trouble['is'], string>>;
  private readonly noAnswer: string;

  constructor(private readonly host: Host) {
    super();
    const { t } = host;
    this.exceptions = { refused: t('Order refused'), unmet: t('Expectation not met') };
    this.noAnswer = t('The language server does not answer.');
    this.setDebuggerLinesStartAt1(true);
    this.setDebuggerColumnsStartAt1(true);
  }

  protected override initializeRequest(response: Dap.InitializeResponse): void {
    response.body = {
      supportsConfigurationDoneRequest: true,
      supportsConditionalBreakpoints: true,
      supportsHitConditionalBreakpoints: true,
      supportsDataBreakpoints: true,
      supportsStepBack: true,
      supportsEvaluateForHovers: true,
      supportsExceptionInfoRequest: true,
      exceptionBreakpointFilters: Object.entries(this.exceptions).map(([filter, label]) => ({
        filter,
        label,
        default: true,
      })),
    };
    this.sendResponse(response);
  }

  protected override launchRequest(response: Dap.LaunchResponse, launch: LaunchArguments): void {
    this.answer(response, async () => {
      const { program, seed, as } = launch;
      const { t } = this.host;
      if (program === undefined || program === '')
        throw new Error(t('“program” is missing. Set it to the path of the .sand file to play.'));
      const started = await this.host.ask('sandtable/debug/begin', {
        uri: this.host.toUri(program),
        ...(seed !== undefined && { seed }),
        ...(as !== undefined && { as }),
      });
      if (!started) throw new Error(this.noAnswer);
      if ('refused' in started) throw new Error(started.refused);
      this.game = { ...started, launch };
      this.sendEvent(new InitializedEvent());
    });
  }

  protected override configurationDoneRequest(response: Dap.ConfigurationDoneResponse): void {
    this.sendResponse(response);
    if (this.game?.launch.stopOnEntry === true) this.stopAt({ moment: 0 }, [], 'entry');
    else this.continuePlay();
  }

  protected override disconnectRequest(response: Dap.DisconnectResponse, args: Dap.DisconnectArguments): void {
    if (this.game) void this.host.ask('sandtable/debug/end', { game: this.game.game });
    this.game = undefined;
    super.disconnectRequest(response, args);
  }

  protected override threadsRequest(response: Dap.ThreadsResponse): void {
    const { t } = this.host;
    response.body = { threads: [new Thread(THREAD, t('Game'))] };
    this.sendResponse(response);
  }

  protected override setBreakPointsRequest(
    response: Dap.SetBreakpointsResponse,
    { source, breakpoints = [] }: Dap.SetBreakpointsArguments,
  ): void {
    this.answer(response, async () => {
      const uri = this.host.toUri(source.path ?? '');
      const found = await this.ask('sandtable/debug/breakpoints', {
        uri,
        breakpoints: breakpoints.map(({ line, condition, hitCondition }) => ({
          line: this.convertClientLineToDebugger(line),
          ...(condition !== undefined && { condition }),
          ...(hitCondition !== undefined && { hits: hitCondition }),
        })),
      });
      const set = this.breakpoints.replace(uri, 'breakpoint', found);
      response.body = {
        breakpoints: set.map((breakpoint, index) => {
          const { line } = found[index];
          return { ...breakpoint, ...(line !== undefined && { line: this.convertDebuggerLineToClient(line) }) };
        }),
      };
    });
  }

  protected override setExceptionBreakPointsRequest(
    response: Dap.SetExceptionBreakpointsResponse,
    { filters }: Dap.SetExceptionBreakpointsArguments,
  ): void {
    const troubles = (this.game?.troubles ?? []).filter(({ is }) => filters.includes(is));
    this.breakpoints.replaceExceptions(
      troubles.map(({ is, moment, message }) => ({ moment, message, exception: this.exceptions[is] })),
    );
    this.sendResponse(response);
  }

  protected override exceptionInfoRequest(response: Dap.ExceptionInfoResponse): void {
    const troubles = this.stopped.filter(({ reason }) => reason === 'exception');
    const kinds = new Set(troubles.map(({ exception = '' }) => exception));
    const description = messagesOf(troubles);
    response.body = {
      exceptionId: kinds.size === 0 ? 'None' : [...kinds].join(', '),
      breakMode: 'always',
      ...(description !== undefined && { description }),
    };
    this.sendResponse(response);
  }

  protected override dataBreakpointInfoRequest(
    response: Dap.DataBreakpointInfoResponse,
    { variablesReference = 0, name }: Dap.DataBreakpointInfoArguments,
  ): void {
    const { t } = this.host;
    const datum = (this.variableTargets.get(variablesReference) as VariableTarget | undefined)?.data?.get(name);
    response.body = datum
      ? {
          dataId: JSON.stringify(datum),
          description: datum.fact === undefined ? datum.unit : `${datum.fact} of ${datum.unit}`,
          accessTypes: ['write'],
          canPersist: true,
        }
      : {
          dataId: null,
          description: t('A data breakpoint can stop play only when a unit, its cell or its strength steps change.'),
        };
    this.sendResponse(response);
  }

  protected override setDataBreakpointsRequest(
    response: Dap.SetDataBreakpointsResponse,
    { breakpoints }: Dap.SetDataBreakpointsArguments,
  ): void {
    this.answer(response, async () => {
      const found: DebugRequests['sandtable/debug/changes']['result'][] = [];
      for (const { dataId, condition, hitCondition } of breakpoints)
        found.push(
          await this.ask('sandtable/debug/changes', {
            datum: JSON.parse(dataId) as Datum,
            ...(condition !== undefined && { condition }),
            ...(hitCondition !== undefined && { hits: hitCondition }),
          }),
        );
      response.body = { breakpoints: this.breakpoints.replace('data', 'data breakpoint', found) };
    });
  }

  protected override continueRequest(response: Dap.ContinueResponse): void {
    this.sendResponse(response);
    this.continuePlay();
  }

  protected override reverseContinueRequest(response: Dap.ReverseContinueResponse): void {
    this.sendResponse(response);
    const found = stopsBefore(this.breakpoints.stops, this.at);
    if (found.length > 0) this.stopAt({ moment: found[0].moment }, found);
    else this.stopAt({ moment: 0 }, [], 'entry');
  }

  protected override nextRequest(response: Dap.NextResponse): void {
    this.sendResponse(response);
    this.step('over');
  }

  protected override stepInRequest(response: Dap.StepInResponse): void {
    this.sendResponse(response);
    this.step('in');
  }

  protected override stepOutRequest(response: Dap.StepOutResponse): void {
    this.sendResponse(response);
    this.step('out');
  }

  protected override stepBackRequest(response: Dap.StepBackResponse): void {
    this.sendResponse(response);
    this.step('back');
  }

  protected override stackTraceRequest(response: Dap.StackTraceResponse): void {
    this.answer(response, async () => {
      const frames = await this.ask('sandtable/debug/frames', { at: this.at });
      response.body = {
        totalFrames: frames.length,
        stackFrames: frames.map(({ name, place }, i) =>
          place ? this.frameAt(i, name, place) : new StackFrame(i, name),
        ),
      };
    });
  }

  protected override scopesRequest(response: Dap.ScopesResponse): void {
    this.answer(response, async () => {
      const scopes = await this.ask('sandtable/debug/variables', { at: this.at, path: [] });
      response.body = { scopes: scopes.map(({ name, path }) => new Scope(name, this.referenceTo(path))) };
    });
  }

  protected override variablesRequest(
    response: Dap.VariablesResponse,
    { variablesReference }: Dap.VariablesArguments,
  ): void {
    this.answer(response, async () => {
      const target = this.variableTargets.get(variablesReference) as VariableTarget | undefined;
      const variables = target ? await this.ask('sandtable/debug/variables', { at: this.at, path: target.path }) : [];
      if (target) target.data = new Map(variables.flatMap(({ name, datum }) => (datum ? [[name, datum]] : [])));
      response.body = { variables: variables.map((variable) => this.variable(variable)) };
    });
  }

  protected override evaluateRequest(
    response: Dap.EvaluateResponse,
    { expression, context }: Dap.EvaluateArguments,
  ): void {
    this.answer(
      response,
      async () => {
        const found = await this.ask('sandtable/debug/evaluate', { at: this.at, expression });
        if ('trouble' in found) throw new Error(found.trouble);
        response.body = { result: found.value, variablesReference: this.referenceTo(found.path) };
      },
      context === 'repl',
    );
  }

  private get moments(): StartedGame['moments'] {
    return this.game?.moments ?? [];
  }

  /** Sends a request about the current game. */
  private async ask<K extends Exclude<keyof DebugRequests, 'sandtable/debug/begin'>>(
    request: K,
    params: Omit<DebugRequests[K]['params'], 'game'>,
  ): Promise<DebugRequests[K]['result']> {
    const { t } = this.host;
    if (!this.game) throw new Error(t('No game is being played.'));
    const allParams = { ...params, game: this.game.game } as DebugRequests[K]['params'];
    const found = await this.host.ask(request, allParams);
    if (found === undefined) throw new Error(this.noAnswer);
    return found;
  }

  /** Answers a request with the result of `work`, or with an error message of one sentence. */
  private answer(response: Dap.Response, work: () => Promise<void>, showUser = response.command === 'launch'): void {
    work().then(
      () => {
        this.sendResponse(response);
      },
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        this.sendErrorResponse(response, { id: 1, format: '{_message}', variables: { _message: message }, showUser });
      },
    );
  }

  private continuePlay(): void {
    const found = stopsAfter(this.breakpoints.stops, this.at);
    if (found.length > 0) this.stopAt({ moment: found[0].moment }, found);
    else this.finish();
  }

  private step(step: Step): void {
    const to = stepFrom(this.moments, this.at, step);
    const found = step === 'back' ? [] : stopsAfter(this.breakpoints.stops, this.at);
    if (found.length > 0 && found[0].moment <= to.moment) this.stopAt({ moment: found[0].moment }, found);
    else if (to.moment > this.moments.length) this.finish();
    else this.stopAt(to, [], 'step');
  }

  private finish(): void {
    this.logEvents(this.moments.length);
    this.sendEvent(new TerminatedEvent());
  }

  private stopAt(at: StopPosition, stopped: readonly Stop[], otherwise = 'step'): void {
    this.logEvents(at.moment);
    this.at = at;
    this.stopped = stopped;
    this.variableTargets.reset();
    this.showOnMap();
    const troubles = stopped.filter(({ reason }) => reason === 'exception');
    const { reason, exception }: Partial<Stop> = troubles.at(0) ?? stopped.at(0) ?? {};
    const event: Dap.StoppedEvent = new StoppedEvent(reason ?? otherwise, THREAD, messagesOf(troubles));
    event.body.allThreadsStopped = true;
    event.body.hitBreakpointIds = stopped.flatMap(({ id }) => id ?? []);
    if (exception !== undefined) event.body.description = exception;
    this.sendEvent(event);
  }

  /**
   * Shows the current position on the map. If the debugger is stopped at a figure of a battle's ledger, the map shows
   * that battle. Otherwise it shows the moment before the position.
   */
  private showOnMap(): void {
    if (!this.game) return;
    const { program = '', seed, as } = this.game.launch;
    const { moment, figure } = this.at;
    const shown = figure === undefined ? moment - 1 : moment;
    this.host.show({
      uri: this.host.toUri(program),
      moment: shown < 0 ? 'setup' : shown,
      umpire: as === undefined,
      debuggedGame: this.game.game,
      ...(seed !== undefined && { seed }),
      ...(as !== undefined && { as }),
    });
  }

  /** Prints to the console the events between the current position and the given moment. */
  private logEvents(moment: number): void {
    const from = Math.max(0, this.at.moment, moment - MAX_LOGGED_MOMENTS);
    for (const { said } of this.moments.slice(from, Math.max(from, moment)))
      this.sendEvent(new OutputEvent(`${said.join('\n  ')}\n`, 'stdout'));
  }

  private frameAt(id: number, name: string, { uri, line, column }: LinedPlace): Dap.StackFrame {
    const source = new Source(uri.slice(uri.lastIndexOf('/') + 1), this.host.toPath(uri));
    return {
      id,
      name,
      source,
      line: this.convertDebuggerLineToClient(line),
      column: this.convertDebuggerColumnToClient(column),
    };
  }

  private variable({ name, value, path, expression }: Variable): Dap.Variable {
    return {
      name,
      value,
      variablesReference: this.referenceTo(path),
      ...(expression !== undefined && { evaluateName: expression }),
    };
  }

  /** Returns the variable reference for a path, or 0 if the path has no children. */
  private referenceTo(path: Path | undefined): number {
    return path === undefined ? 0 : this.variableTargets.create({ path });
  }
}

/** Returns the messages of refused orders and unmet expectations, one per line. Returns undefined if there are none. */
const messagesOf = (troubles: readonly Stop[]): string | undefined =>
  troubles.length === 0 ? undefined : troubles.map(({ message = '' }) => message).join('\n');
