import { completePreview, type Preview, type SentPreview } from '../../preview/contract/preview.js';

/** A picture that both the page and the server have, so that only changes are requested and sent. */
export class Picture {
  private picture: Preview | undefined;
  private edition: number | undefined;

  get shown(): Preview | undefined {
    return this.picture;
  }

  /**
   * Number of the picture that the page has. The server sends the next change relative to this picture. Undefined if
   * the server must send a complete picture.
   */
  get have(): number | undefined {
    return this.edition;
  }

  /** Called when the page reloads and has no picture. */
  forget(): void {
    this.edition = undefined;
  }

  /** Called when the document no longer has a picture. */
  clear(): void {
    this.picture = this.edition = undefined;
  }

  /**
   * Returns the message for the page: the change, or the complete picture if the page was reloaded after the change was
   * requested.
   */
  take(sent: SentPreview, requested: number | undefined): SentPreview {
    const isKnown = this.edition === requested;
    this.picture = completePreview(sent, this.picture);
    this.edition = sent.edition;
    return isKnown ? sent : { ...this.picture, ...(sent.edition !== undefined && { edition: sent.edition }) };
  }
}
