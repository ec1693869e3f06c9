import { URI } from 'langium';
import type { DocumentAnalysis } from '../analysis/document-analysis.js';
import { type Change, withEdits } from '../features/actions/fix-verifier.js';
import { openInSandbox } from '../workspace/open-in-sandbox.js';
import type { CreateSandbox, Sandbox } from '../workspace/sandbox-workspace.js';
import type { WrittenAnswers } from '../../protocol/playing.js';

/** Opens copies of documents, into which answers are written before they are written into the documents themselves. */
export class PlayDrafts {
  constructor(
    private readonly services: Sandbox,
    private readonly make: CreateSandbox,
  ) {}

  /** Opens a copy of a document and its imports. @returns undefined if the document does not exist */
  async open(uri: string): Promise<PlayDraft | undefined> {
    const sandbox = await openInSandbox(this.services, this.make, { uri });
    return sandbox && new PlayDraft(uri, sandbox);
  }
}

/** A copy of a document and its imports, into which several answers are written one after the other. */
export class PlayDraft {
  /** The texts before the first change, by URI. */
  private readonly originals = new Map<string, string>();

  constructor(
    private readonly uri: string,
    private readonly sandbox: Sandbox,
  ) {}

  get analysis(): DocumentAnalysis | undefined {
    return this.sandbox.compile.Analyser.analyse(this.uri);
  }

  textOf(uri: string): string {
    return this.sandbox.shared.workspace.LangiumDocuments.getDocument(URI.parse(uri))?.textDocument.getText() ?? '';
  }

  /**
   * Applies a change if the changed document satisfies a condition. Otherwise leaves the texts as they were.
   * @returns whether the change was applied
   */
  async apply({ edits }: Change, holds: (changed: DocumentAnalysis) => boolean): Promise<boolean> {
    const before = new Map([...new Set(edits.map(({ source }) => source.file))].map((uri) => [uri, this.textOf(uri)]));
    const own = (uri: string): Change['edits'] => edits.filter(({ source }) => source.file === uri);
    await this.write(new Map([...before].map(([uri, text]) => [uri, withEdits(text, own(uri))])));
    const changed = this.analysis;
    if (changed && holds(changed)) {
      for (const [uri, text] of before) if (!this.originals.has(uri)) this.originals.set(uri, text);
      return true;
    }
    await this.write(before);
    return false;
  }

  /** Returns one edit for each changed text: the part that differs from the original. */
  edits(): WrittenAnswers['edits'] {
    return [...this.originals].map(([uri, before]) => {
      const after = this.textOf(uri);
      let start = 0;
      while (start < before.length && before[start] === after[start]) start += 1;
      let end = 0;
      const most = Math.min(before.length, after.length) - start;
      while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
      return { place: { uri, start, end: before.length - end }, text: after.slice(start, after.length - end) };
    });
  }

  private async write(texts: ReadonlyMap<string, string>): Promise<void> {
    const { DocumentBuilder, LangiumDocuments, LangiumDocumentFactory } = this.sandbox.shared.workspace;
    const uris = [...texts.keys()].map((uri) => URI.parse(uri));
    await DocumentBuilder.update([], uris);
    for (const [uri, text] of texts)
      LangiumDocuments.addDocument(LangiumDocumentFactory.fromString(text, URI.parse(uri)));
    await DocumentBuilder.build(LangiumDocuments.all.toArray(), { validation: false });
  }
}
