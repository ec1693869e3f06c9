import type { PreviewParams } from '../../protocol/preview.js';
import type { AnswerMessage, PageRequests, RequestMessage, RequestName } from '../../preview/contract/requests.js';
import type { Stale } from '../../protocol/playing.js';
import type { PanelServer } from './panel-context.js';
import type { PlaySession } from './play/play-session.js';

/**
 * The functions that answer the requests of the page, by the name of the request. A function returns undefined if there
 * is no answer.
 */
export type RequestHandlers = {
  readonly [Name in RequestName]: (
    params: PageRequests[Name]['params'],
  ) => Promise<PageRequests[Name]['answer'] | null | undefined>;
};

/**
 * Returns the functions that answer the requests of the page.
 * @param shown Returns the parameters that identify the game, moment and viewer shown.
 * @param play The game that is played in the panel.
 * @param readPicture Returns the content of a picture file that the drawing contains.
 */
export function pageRequestHandlers(
  server: Pick<PanelServer, 'ask'>,
  shown: () => PreviewParams,
  play: Pick<PlaySession, 'params' | 'textChanged'>,
  readPicture: (address: string) => Promise<Uint8Array | undefined>,
): RequestHandlers {
  return {
    dropTargets: (params) => server.ask('sandtable/takeUp', { ...shown(), ...params }),
    async dropVerdict(params) {
      const result = await server.ask('sandtable/move', { ...shown(), ...params });
      if (!result || 'refused' in result) return result && { to: params.to, ...result };
      return { to: params.to, ...(result.attack && { attack: result.attack }) };
    },
    brushes: () => server.ask('sandtable/brushes', { uri: shown().uri }),
    options: async (params) => current(await server.ask('sandtable/options', { ...play.params(), ...params }), play),
    refusal: async (params) => current(await server.ask('sandtable/refusal', { ...play.params(), ...params }), play),
    forecast: async (params) => current(await server.ask('sandtable/forecast', { ...play.params(), ...params }), play),
    odds: async (params) => current(await server.ask('sandtable/odds', { ...play.params(), ...params }), play),
    async picture({ address }) {
      const bytes = await readPicture(address);
      return bytes && { bytes };
    },
    overlay: (params) => server.ask('sandtable/overlay', { ...shown(), ...params }),
  };
}

/**
 * Returns the server's answer to a request about the open question. If the text has changed since the question was
 * sent, requests the question again and returns undefined.
 */
async function current<Answer extends object>(
  answer: Answer | Stale | null | undefined,
  play: Pick<PlaySession, 'textChanged'>,
): Promise<Answer | undefined> {
  if (answer === null || answer === undefined) return undefined;
  if (!('isStale' in answer)) return answer;
  await play.textChanged();
  return undefined;
}

/** Sends an answer to a request of the page, even if the handler throws. The error is thrown again after that. */
export async function answerRequest(
  handlers: RequestHandlers,
  { id, request, params }: RequestMessage,
  post: (message: AnswerMessage) => void,
): Promise<void> {
  const handle = handlers[request] as (given: typeof params) => ReturnType<RequestHandlers[RequestName]>;
  let answer: Awaited<ReturnType<typeof handle>>;
  try {
    answer = await handle(params);
  } finally {
    post({ type: 'answer', id, ...(answer !== undefined && answer !== null && { answer }) });
  }
}
