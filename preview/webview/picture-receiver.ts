import { setTerms } from './terms.js';
import { completePreview, type Preview, type SentPreview } from '../contract/preview.js';

/** Receives pictures, and assembles the current one from the last complete picture and the changes to it. */
export class PictureReceiver {
  private edition: number | undefined;
  private preview: Preview | undefined;

  /** Returns the current picture, or undefined if the change applies to a picture that the page does not have. */
  take(sent: SentPreview): Preview | undefined {
    if ('since' in sent && (this.preview === undefined || sent.since !== this.edition)) return undefined;
    this.edition = sent.edition;
    this.preview = completePreview(sent, this.preview);
    setTerms(this.preview.scene);
    return this.preview;
  }
}
