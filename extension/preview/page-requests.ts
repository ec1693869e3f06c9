import type { PreviewParams } from '../../protocol/preview.js';
import type { AnswerMessage, PageRequests, RequestMessage, RequestName } from '../../preview/contract/requests.js';
import type { PanelServer } from './panel-context.js';

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
 * @param shown Returns the parameters of requests for the picture shown.
 */
export function pageRequestHandlers(server: Pick<PanelServer, 'ask'>, shown: () => PreviewParams): RequestHandlers {
  return {
    dropTargets: (params) => server.ask('sandtable/takeUp', { ...shown(), ...params }),
    async dropVerdict(params) {
      const result = await server.ask('sandtable/move', { ...shown(), ...params });
      return result && { to: params.to, ...('refused' in result && result) };
    },
    brushes: () => server.ask('sandtable/brushes', { uri: shown().uri }),
    overlay: (params) => server.ask('sandtable/overlay', { ...shown(), ...params }),
  };
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
