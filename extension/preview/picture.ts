import { completePreview, type Preview, type SentPreview } from '../../preview/contract/preview.js';

/** A picture known to both page and server, so that only changes are requested and sent. */
export class Picture {
  private picture: Preview | undefined;
  private edition: number | undefined;

  get shown(): Preview | undefined {
    return this.picture;
  }

  /** The edition to request a change of; undefined if the page starts over. */
  get have(): number | undefined {
    return this.edition;
  }

  /** Called when the page starts over. */
  forget(): void {
    this.edition = undefined;
  }

  /** Called when there is no picture any more. */
  clear(): void {
    this.picture = this.edition = undefined;
  }

  /**
   * Returns what to send to the page: the change, or the complete picture if the page has started over since the change
   * was requested.
   */
  take(sent: SentPreview, requested: number | undefined): SentPreview {
    const isKnown = this.edition === requested;
    this.picture = completePreview(sent, this.picture);
    this.edition = sent.edition;
    return isKnown ? sent : { ...this.picture, ...(sent.edition !== undefined && { edition: sent.edition }) };
  }
}
