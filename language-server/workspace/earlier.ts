import type { DocumentAnalysis } from '../compile/document-analysis.js';
import type { Apart, MakeApart } from './apart.js';
import { heldText } from './held-text.js';

/** Of so many documents what they were is kept, of those held last. */
const KEPT = 3;

/** Documents as they were, to be compared with what they are: each is read in a workspace of its own, which no edit reaches. */
export class Earlier {
  private readonly held = new Map<string, DocumentAnalysis>();

  constructor(
    private readonly services: Apart,
    private readonly make: MakeApart,
  ) {}

  /** The document as it was held last. */
  of(uri: string): DocumentAnalysis | undefined {
    return this.held.get(uri);
  }

  /**
   * Keeps a document as it is now, or with another text, and what it imports as it is now.
   * @returns whether there is such a document
   */
  async hold(uri: string, text?: string): Promise<boolean> {
    const held = await heldText(this.services, this.make, { uri, text });
    const analysis = held?.compile.Analyser.analyse(uri);
    if (analysis === undefined) return false;
    await analysis.played();
    this.held.delete(uri);
    this.held.set(uri, analysis);
    const oldest = this.held.keys().next();
    if (this.held.size > KEPT && oldest.done !== true) this.held.delete(oldest.value);
    return true;
  }
}
