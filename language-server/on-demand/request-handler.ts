import { t } from '@vscode/l10n';
import { isOperationCancelled, ReadPriority, URI } from 'langium';
import type { CancellationToken, Connection } from 'vscode-languageserver';
import { ErrorCodes, LSPErrorCodes, ProgressType, ResponseError } from 'vscode-languageserver';
import { playBalance } from '../balance/play-balance.js';
import type { LibraryScripts } from '../library-scripts.js';
import { tableAnswers } from '../order-of-battle/table-answers.js';
import { playGames } from '../play-games.js';
import { computerAnswers } from '../playing/computer-answers.js';
import type { Games } from '../../preview/contract/games.js';
import type { BalanceParams, BalanceResult, GamesParams } from '../../protocol/many-games.js';
import type { ComputerAnswersParams } from '../../protocol/playing.js';
import type { ToolParams } from '../../protocol/tools.js';
import type { SandtableServices } from '../services.js';
import { useTool } from '../tools/tools.js';
import { importAnswers } from '../vassal-import/answer-import.js';
import { answersFor, STALE } from './answers.js';
import { built, isAbout, played } from './request-document.js';

const GAMES = new ProgressType<Games>();
const BALANCE = new ProgressType<NonNullable<BalanceResult>>();

/** Answers a request of the extension. */
type Handler = (params: unknown, token: CancellationToken) => Promise<unknown>;

/** Answers any request of the extension. `method` is the name of the request, such as `sandtable/preview`. */
export type RequestHandler = (method: string, ...request: Parameters<Handler>) => Promise<unknown>;

/** Returns the handler of the extension's requests. A request of an unknown method is answered with an error. */
export function createRequestHandler(
  connection: Connection,
  services: SandtableServices,
  { csv, vassal }: LibraryScripts,
): RequestHandler {
  const answers = { ...answersFor(services), ...tableAnswers(services, csv), ...importAnswers(services, vassal) };
  const handlers = new Map<string, Handler>([
    ...Object.entries(answers).map(
      ([method, answer]) => [method, answerWhenPlayed(services, answer as (params: unknown) => unknown)] as const,
    ),
    ...Object.entries(longHandlers(connection, services)),
  ]);
  return async (method, params, token) =>
    handlers.get(method)?.(params, token) ?? new ResponseError(ErrorCodes.MethodNotFound, `Unhandled method ${method}`);
}

/** Returns a handler that answers from the present text of the document, after its orders have been played. */
function answerWhenPlayed(services: SandtableServices, answer: (params: unknown) => unknown): Handler {
  const { WorkspaceLock, WorkspaceManager } = services.shared.workspace;
  return async (params, token) => {
    if (!isAbout(params))
      return new ResponseError(ErrorCodes.InvalidParams, t('The parameter `uri` must be a string or absent.'));
    try {
      await WorkspaceManager.ready;
      if (params.uri !== undefined) await built(services, URI.parse(params.uri), token);
      return await WorkspaceLock.read(async () => {
        await played(services, params, token);
        return answer(params);
      }, ReadPriority.Immediate);
    } catch (error) {
      if (isOperationCancelled(error))
        return new ResponseError(LSPErrorCodes.RequestCancelled, t('The request has been cancelled.'));
      throw error;
    }
  };
}

/** Returns the handlers of the requests that run for a long time, by method. */
function longHandlers(connection: Connection, services: SandtableServices): Readonly<Record<string, Handler>> {
  const { WorkspaceLock, WorkspaceManager } = services.shared.workspace;
  /** Returns a handler that computes an answer from the present text of the document. */
  const fromDocument =
    <Params extends { readonly uri: string }>(
      compute: (params: Params, token: CancellationToken) => Promise<unknown>,
    ): Handler =>
    async (params, token) => {
      if (!isAbout(params))
        return new ResponseError(ErrorCodes.InvalidParams, t('The parameter `uri` must be a string.'));
      await WorkspaceManager.ready;
      await built(services, URI.parse((params as Params).uri), token);
      return compute(params as Params, token);
    };
  return {
    'sandtable/games': fromDocument((params: GamesParams, token) =>
      playGames(services, params, token, (games) => {
        const { partialResultToken: progress } = params;
        if (progress !== undefined) void connection.sendProgress(GAMES, progress, games);
      }),
    ),
    'sandtable/balance': fromDocument((params: BalanceParams, token) =>
      playBalance(services, params, token, (balance) => {
        const { partialResultToken: progress } = params;
        if (progress !== undefined) void connection.sendProgress(BALANCE, progress, balance);
      }),
    ),
    'sandtable/computerAnswers': fromDocument(async (params: ComputerAnswersParams, token) => {
      const analysis = services.compile.Analyser.analyse(params.uri);
      return analysis ? computerAnswers(analysis, services, params, token) : STALE;
    }),
    'sandtable/tool': async (params) => {
      const { name, input } = params as ToolParams;
      await WorkspaceManager.ready;
      // Wait until the documents that were just opened are built.
      await WorkspaceLock.read(() => undefined);
      return useTool(name, input, services.compile.ToolHost);
    },
  };
}
