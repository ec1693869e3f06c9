import { whole, type Preview, type SentPreview } from '../moments.js';

/** A picture that is kept up by what is sent of it. */
export class Received {
  private edition: number | undefined;
  private preview: Preview | undefined;

  /** The picture as it is now; undefined when what was sent changes another than the one that is here. */
  take(sent: SentPreview): Preview | undefined {
    if ('since' in sent && (this.preview === undefined || sent.since !== this.edition)) return undefined;
    this.edition = sent.edition;
    this.preview = whole(sent, this.preview);
    return this.preview;
  }
}
