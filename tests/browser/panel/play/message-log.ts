import type { Frame, Page } from 'playwright-core';

/** A message, with its time in milliseconds since 1970. */
interface LoggedMessage {
  readonly at: number;
  /** `> METHOD` to the server, `< METHOD` from it, `show question` from the extension to the panel. */
  readonly message: string;
}

/** Logs the messages between panel, extension and server. Runs in the page and in its frames before their scripts. */
export function logMessages(): void {
  const log: { at: number; message: string }[] = [];
  const add = (message: string): void => {
    log.push({ at: performance.timeOrigin + performance.now(), message });
  };
  const Original = Worker;
  class LoggedWorker extends Original {
    private readonly methods = new Map<unknown, string>();
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data }: MessageEvent<{ id?: unknown; method?: string }>) => {
        add(`< ${data.method ?? this.methods.get(data.id) ?? ''}`);
      });
    }
    override postMessage(message: { id?: unknown; method?: string }): void {
      this.methods.set(message.id, message.method ?? '');
      add(`> ${message.method ?? ''}`);
      super.postMessage(message);
    }
  }
  const play = ({ type, play: view }: { type?: string; play?: { stage: { kind: string } } }): string =>
    `${type ?? ''} ${view?.stage.kind ?? ''}`.trim();
  const addPlay = ({ data }: MessageEvent): void => {
    add(play(data as never));
  };
  if (window !== top) window.addEventListener('message', addPlay, { capture: true });
  Object.assign(globalThis, { Worker: LoggedWorker, messageLog: log });
}

interface WithLog {
  readonly messageLog: LoggedMessage[];
}

/**
 * Does something that answers the open question, and returns the messages from then on until the next question is
 * painted. The last message is `painted`.
 */
export async function messagesOfAnswer(page: Page, panel: Frame, act: () => Promise<void>): Promise<LoggedMessage[]> {
  const clear = (): void => {
    (globalThis as unknown as WithLog).messageLog.length = 0;
  };
  await Promise.all([page.evaluate(clear), panel.evaluate(clear)]);
  await act();
  const own = await panel.evaluate(async () => {
    const log = (globalThis as unknown as WithLog).messageLog;
    while (document.querySelector('.play')?.ariaBusy === 'true') await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    log.push({ at: performance.timeOrigin + performance.now(), message: 'painted' });
    return log;
  });
  const others = await page.evaluate(() => (globalThis as unknown as WithLog).messageLog);
  return [...own, ...others].sort((a, b) => a.at - b.at);
}

/** Returns the milliseconds that the server took for an answer, and those that the panel then took. */
export function sharesOf(messages: readonly LoggedMessage[]): { readonly server: number; readonly panel: number } {
  const time = (name: string): number => messages.find(({ message }) => message === name)?.at ?? NaN;
  const [start, shown, painted] = ['> sandtable/answer', 'show question', 'painted'].map(time);
  return { server: Math.round(shown - start), panel: Math.round(painted - shown) };
}
