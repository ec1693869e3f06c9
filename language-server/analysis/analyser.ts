import type { LangiumDocument, ParseResult } from 'langium';
import { DocumentState, URI } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Document } from '../generated/ast.js';
import { isDocument } from '../generated/ast.js';
import { hasLanguageErrors } from '../validation/cascading-errors.js';
import type { Closure } from '../workspace/import-graph.js';
import type { AnalysisProvider } from './analysis.js';
import { DocumentAnalysis, type AnalysisServices } from './document-analysis.js';
import { BlockCache } from '../compile/block-cache.js';
import { PlayTimes } from './play-times.js';
import { compileDeclarations, type Declarations, type DeclarationsProvider } from '../compile/declarations.js';
import { LastPlaythroughs } from './last-playthroughs.js';
import { compileDocument } from '../compile/compiled-document.js';

interface Kept {
  /** As long as nothing it sees is read anew, it holds. */
  readonly edition: number;
  readonly analysis: DocumentAnalysis;
}

/** Compiles documents, with their imports, to models; keeps each result until a file it was read from changes. */
export class Analyser implements AnalysisProvider, DeclarationsProvider {
  private readonly parts = new WeakMap<ParseResult, Declarations>();
  private readonly understood = new WeakMap<Closure, { readonly edition: number; readonly understood: boolean }>();
  readonly playTimes = new PlayTimes();
  readonly lastPlaythroughs = new LastPlaythroughs();
  readonly blockCache = new BlockCache();
  private readonly kept = new Map<string, Kept>();

  constructor(private readonly services: AnalysisServices) {
    services.shared.workspace.DocumentBuilder.onUpdate((_changed, deleted) => {
      for (const uri of deleted) this.kept.delete(uri.toString());
    });
  }

  /** The analysis of a document in the workspace; undefined when there is none of that name. */
  analyse(document: LangiumDocument | URI | string): DocumentAnalysis | undefined {
    const found =
      typeof document === 'string'
        ? this.find(URI.parse(document))
        : URI.isUri(document)
          ? this.find(document)
          : document;
    return found && this.analyseDocument(found);
  }

  /** The analysis of a document whose orders have been played; play is broken off when a newer key is pressed or nobody waits. */
  async analyseAndPlay(document: LangiumDocument, token?: CancellationToken): Promise<DocumentAnalysis | undefined> {
    const analysis = this.analyse(document);
    await analysis?.waitForPlay(token);
    return analysis;
  }

  /** The game of a document: its own word, or that of the nearest import that names one. */
  rulesetOf(document: LangiumDocument): Ruleset | undefined {
    const own = rootOf(document.parseResult)?.ruleset;
    if (own !== undefined) return this.services.Rulesets.get(own);
    for (const { parseResult } of this.services.shared.workspace.ImportGraph.walk(document)) {
      const id = rootOf(parseResult)?.ruleset;
      if (id !== undefined) return this.services.Rulesets.get(id);
    }
    return undefined;
  }

  /** Maps and sides of one document. */
  declarationsOf(document: LangiumDocument): Declarations {
    const { parseResult } = document;
    const ruleset = this.rulesetOf(document);
    const kept = this.parts.get(parseResult);
    if (kept && kept.ruleset === ruleset) return kept;
    const root = rootOf(parseResult);
    const part = root
      ? compileDeclarations(document.uri.toString(), root, ruleset)
      : { ruleset, maps: new Map(), sides: [], findings: [] };
    this.parts.set(parseResult, part);
    return part;
  }

  /** Whether all that a document imports, in turn, is understood: kept as long as none of it is read anew. */
  importsAreUnderstood(document: LangiumDocument): boolean {
    const { ImportGraph } = this.services.shared.workspace;
    const closure = ImportGraph.closure(document);
    const edition = ImportGraph.editionOfImports(document);
    const kept = this.understood.get(closure);
    if (kept?.edition === edition) return kept.understood;
    const imports = closure.documents.slice(1);
    const understood = !imports.some((each) => hasLanguageErrors(this.analyse(each)?.findings ?? []));
    if (isScoped(closure)) this.understood.set(closure, { edition, understood });
    return understood;
  }

  private find(uri: URI): LangiumDocument | undefined {
    return this.services.shared.workspace.LangiumDocuments.getDocument(uri);
  }

  private analyseDocument(document: LangiumDocument): DocumentAnalysis | undefined {
    const key = document.uri.toString();
    const { ImportGraph } = this.services.shared.workspace;
    const edition = ImportGraph.editionOf(document);
    const kept = this.kept.get(key);
    if (kept?.edition === edition && kept.analysis.compiled.document === document) return kept.analysis;
    const closure = ImportGraph.closure(document);
    const { NamesVersions } = this.services.shared.workspace;
    const isKnown = isScoped(closure);
    const whole = compileDocument(this, document, closure, (each) => (isKnown ? NamesVersions.of(each) : undefined));
    if (!whole) return undefined;
    const analysis = new DocumentAnalysis(this.services, whole);
    // While a build is under way names may not be found yet: such an analysis serves once.
    if (isKnown) this.kept.set(key, { edition, analysis });
    return analysis;
  }
}

/** Whether every name of what a document sees can be found. */
function isScoped({ documents }: Closure): boolean {
  return documents.every(({ state }) => state >= DocumentState.ComputedScopes);
}

function rootOf(parseResult: ParseResult): Document | undefined {
  return isDocument(parseResult.value) ? parseResult.value : undefined;
}
