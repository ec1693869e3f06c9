import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import type { Sandbox, CreateSandbox } from './sandbox-workspace.js';
import { openInSandbox } from './open-in-sandbox.js';

/** Of so many documents what they were is kept, of those held last. */
const MAX_SNAPSHOTS = 3;

/** Documents as they were, to be compared with what they are: each is read in a workspace of its own, which no edit reaches. */
export class Snapshots {
  private readonly taken = new Map<string, DocumentAnalysis>();

  constructor(
    private readonly services: Sandbox,
    private readonly make: CreateSandbox,
  ) {}

  /** The document as it was held last. */
  get(uri: string): DocumentAnalysis | undefined {
    return this.taken.get(uri);
  }

  /**
   * Keeps a document as it is now, or with another text, and what it imports as it is now.
   * @returns whether there is such a document
   */
  async take(uri: string, text?: string): Promise<boolean> {
    const held = await openInSandbox(this.services, this.make, { uri, text });
    const analysis = held?.compile.Analyser.analyse(uri);
    if (analysis === undefined) return false;
    await analysis.waitForPlay();
    this.taken.delete(uri);
    this.taken.set(uri, analysis);
    const oldest = this.taken.keys().next();
    if (this.taken.size > MAX_SNAPSHOTS && oldest.done !== true) this.taken.delete(oldest.value);
    return true;
  }
}
