import { whole, type Preview, type SentPreview } from '../../preview/moments.js';

/** A picture that both the page and the server know: only what changed is asked for and sent on. */
export class Picture {
  private picture: Preview | undefined;
  private edition: number | undefined;

  get shown(): Preview | undefined {
    return this.picture;
  }

  /** The edition to ask a change of; undefined when the page begins anew. */
  get have(): number | undefined {
    return this.edition;
  }

  /** The page begins anew. */
  forget(): void {
    this.edition = undefined;
  }

  /** There is no picture any more. */
  clear(): void {
    this.picture = this.edition = undefined;
  }

  /** What the page is sent: the change, or the whole when the page has begun anew since the change of that edition was asked for. */
  take(sent: SentPreview, asked: number | undefined): SentPreview {
    const isKnown = this.edition === asked;
    this.picture = whole(sent, this.picture);
    this.edition = sent.edition;
    return isKnown ? sent : { ...this.picture, ...(sent.edition !== undefined && { edition: sent.edition }) };
  }
}
