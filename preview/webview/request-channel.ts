import type { AnswerMessage, PageRequests, RequestMessage, RequestName } from '../contract/requests.js';

export interface RequestOptions {
  /** Cancels the request: its answer is ignored. */
  readonly signal?: AbortSignal;
  /**
   * Name of a series of requests that ask the same question again. After an answer to one of them, answers to earlier
   * requests of the series are ignored.
   */
  readonly series?: string;
}

/**
 * Sends a request to the extension. `onAnswer` is called at most once, and not at all if the request cannot be
 * answered.
 */
export type SendRequest = <Name extends RequestName>(
  request: Name,
  params: PageRequests[Name]['params'],
  onAnswer: (answer: PageRequests[Name]['answer']) => void,
  options?: RequestOptions,
) => void;

interface Pending {
  readonly onAnswer: (answer: never) => void;
  readonly series: string | undefined;
}

/** Sends the requests of the page, and matches answers to requests by id. Answers may arrive in any order. */
export class RequestChannel {
  /** Unanswered requests, oldest first. */
  private readonly pending = new Map<string, Pending>();
  private lastNumber = 0;

  /**
   * Creates a channel for one load of the page.
   * @param page makes ids unique among loads of the page; the extension may still answer requests of an earlier load
   */
  constructor(
    private readonly post: (message: RequestMessage) => void,
    private readonly page: string,
  ) {}

  readonly send: SendRequest = (request, params, onAnswer, { signal, series } = {}) => {
    if (signal?.aborted === true) return;
    const id = `${this.page}/${++this.lastNumber}`;
    this.pending.set(id, { onAnswer, series });
    signal?.addEventListener('abort', () => this.pending.delete(id), { once: true });
    this.post({ type: 'request', id, request, params } as RequestMessage);
  };

  /** Passes an answer to its request. Ignores answers to cancelled and unknown requests. */
  receive({ id, answer }: AnswerMessage): void {
    const request = this.pending.get(id);
    if (request === undefined) return;
    if (answer === undefined) {
      this.pending.delete(id);
      return;
    }
    this.forgetUpTo(id, request.series);
    request.onAnswer(answer as never);
  }

  /** Removes a request, and the earlier requests of its series. */
  private forgetUpTo(id: string, series: string | undefined): void {
    for (const [other, pending] of this.pending) {
      if (other === id || (series !== undefined && pending.series === series)) this.pending.delete(other);
      if (other === id) return;
    }
  }
}
