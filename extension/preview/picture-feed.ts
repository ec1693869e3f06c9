import type { ToPreview } from '../../preview/contract/messages.js';
import type { Preview, SentPreview } from '../../preview/contract/preview.js';
import type { Scene } from '../../preview/contract/scene.js';
import type { PanelServer } from './panel-context.js';
import { Picture } from './picture.js';
import type { ShownState } from './shown-state.js';

export type Pictures = Pick<Extract<ToPreview, { type: 'show' }>, 'preview' | 'beside'>;

export interface PictureFeedEvents {
  /**
   * Returns whether the page can show a picture now. If it cannot, nothing is sent until the next call of `refresh`.
   */
  readonly isReady: () => boolean;
  readonly show: (pictures: Pictures) => void;
  /** Called when the document has no picture. */
  readonly nothing: () => void;
}

/**
 * Requests the picture of the document and the picture that it is compared with, and sends both to the page. If
 * possible, only the changes to the last picture are requested and sent.
 */
export class PictureFeed {
  private readonly main = new Picture();
  private readonly beside = new Picture();
  /** Resolves when the requests that run now have ended. */
  private running: Promise<void> | undefined;
  private isStale = false;

  /**
   * Creates the feed of one panel.
   * @param uri returns the URI of the document that the panel shows
   */
  constructor(
    private readonly server: Pick<PanelServer, 'ask'>,
    private readonly state: ShownState,
    private readonly uri: () => string,
    private readonly events: PictureFeedEvents,
  ) {}

  /** The picture shown; undefined before the first picture, and if the file has no picture. */
  get shown(): Preview | undefined {
    return this.main.shown;
  }

  /** The scenes that the page shows. */
  get scenes(): readonly Scene[] {
    return [this.main.shown, this.beside.shown].flatMap((picture) => picture?.scene ?? []);
  }

  /** True if a change waits until the page can show it. */
  get isWaiting(): boolean {
    return this.isStale;
  }

  /** Called when the page reloads. The next pictures are sent complete. */
  restart(): void {
    this.main.forget();
    this.beside.forget();
  }

  /** Called when another document is shown. */
  clear(): void {
    this.main.clear();
    this.beside.clear();
  }

  /**
   * Requests the pictures. Only one request runs at a time. If the method is called while a request runs, one more
   * request follows. Resolves when the pictures of the present state are shown.
   */
  refresh(): Promise<void> {
    this.isStale = true;
    if (!this.events.isReady()) return Promise.resolve();
    this.running ??= this.requestUntilCurrent().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async requestUntilCurrent(): Promise<void> {
    while (this.isStale) {
      this.isStale = false;
      await this.request();
    }
  }

  private async request(): Promise<void> {
    const [have, haveBeside] = [this.main.have, this.beside.have];
    const [preview, beside] = await Promise.all([
      this.server.ask('sandtable/follow', {
        ...this.state.params(this.uri()),
        ...(have !== undefined && { have }),
      }),
      this.requestBeside(haveBeside),
    ]);
    if (preview) {
      const second = beside ? { beside: this.beside.take(beside, haveBeside) } : {};
      this.events.show({ preview: this.main.take(preview, have), ...second });
    } else if (preview === null) this.events.nothing();
  }

  /** Requests the picture to compare with. Ends the comparison if the text snapshot no longer exists. */
  private async requestBeside(have: number | undefined): Promise<SentPreview | null | undefined> {
    const { beside, seed: ownSeed } = this.state.current;
    if (beside === undefined) {
      this.beside.clear();
      return undefined;
    }
    const { moment, earlier = false, seed = ownSeed } = beside;
    const found = await this.server.ask('sandtable/follow', {
      ...this.state.params(this.uri()),
      beside: true,
      ...(earlier && { earlier }),
      ...(seed !== undefined && { seed }),
      ...(moment !== undefined && { moment }),
      ...(have !== undefined && { have }),
    });
    if (found === null && this.state.current.beside === beside) this.state.update({ beside: undefined });
    return found;
  }
}
