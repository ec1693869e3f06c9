import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import type { Sandbox, CreateSandbox } from './sandbox-workspace.js';
import { openInSandbox } from './open-in-sandbox.js';

/** Maximum number of snapshots that are stored. Only the latest snapshot of a document is stored. */
const MAX_SNAPSHOTS = 3;

/**
 * Stores snapshots of documents to compare with their current state. Each snapshot is compiled in its own sandbox,
 * which edits do not affect.
 */
export class Snapshots {
  private readonly analyses = new Map<string, DocumentAnalysis>();

  constructor(
    private readonly services: Sandbox,
    private readonly make: CreateSandbox,
  ) {}

  /** Returns the analysis of the last snapshot of a document; undefined if there is none. */
  get(uri: string): DocumentAnalysis | undefined {
    return this.analyses.get(uri);
  }

  /**
   * Takes a snapshot of a document and its imports, and plays the snapshot.
   * @param text replaces the current text of the document
   * @returns whether the document exists
   */
  async take(uri: string, text?: string): Promise<boolean> {
    const sandbox = await openInSandbox(this.services, this.make, { uri, text });
    const analysis = sandbox?.compile.Analyser.analyse(uri);
    if (analysis === undefined) return false;
    await analysis.waitForPlay();
    this.analyses.delete(uri);
    this.analyses.set(uri, analysis);
    const oldest = this.analyses.keys().next();
    if (this.analyses.size > MAX_SNAPSHOTS && oldest.done !== true) this.analyses.delete(oldest.value);
    return true;
  }
}
