import type { ToPreview } from '../../preview/contract/messages.js';
import type { PlayView } from '../../preview/contract/play-messages.js';

type ShowMessage = Extract<ToPreview, { readonly type: 'show' }>;

/**
 * Sends pictures to the page, and the stages of a game that is played in the panel: start form, question, end of the
 * game. While the server computes the open question, pictures wait for it, so that a picture and its question are sent
 * in one message and painted together.
 */
export class PictureQueue {
  private readonly waiting: ShowMessage[] = [];
  private readonly holds = new Set<object>();

  constructor(private readonly post: (message: ToPreview) => void) {}

  /** Holds back new pictures until a stage is sent or the returned function is called. */
  hold(): () => void {
    const own = {};
    this.holds.add(own);
    return () => {
      this.holds.delete(own);
      if (this.holds.size === 0) this.flush();
    };
  }

  /** Discards waiting pictures, because the page has been reloaded. */
  clear(): void {
    this.waiting.length = 0;
  }

  show(message: ShowMessage): void {
    this.waiting.push(message);
    if (this.holds.size === 0) this.flush();
  }

  /** Sends the current state of the played game, together with the pictures that wait in the queue. */
  showStage(play: PlayView): void {
    this.holds.clear();
    const last = this.waiting.pop();
    this.flush();
    this.post(last ? { ...last, play } : { type: 'play', play });
  }

  private flush(): void {
    for (const message of this.waiting.splice(0)) this.post(message);
  }
}
