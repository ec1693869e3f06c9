import type { LangiumDocument, ParseResult } from 'langium';
import { DocumentState, URI } from 'langium';
import type { CancellationToken } from 'vscode-languageserver';
import type { Finding } from '../../engine/model/finding.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import type { Document } from '../generated/ast.js';
import { isDocument } from '../generated/ast.js';
import { hasLanguageErrors } from '../validation/cascading-errors.js';
import type { Closure, ImportGraph } from '../workspace/import-graph.js';
import type { AnalysisProvider } from './analysis.js';
import { DocumentAnalysis, type AnalysisServices } from './document-analysis.js';
import { BlockCache } from '../compile/block-cache.js';
import { PlayTimes } from './play-times.js';
import { compileDeclarations, type Declarations, type DeclarationsProvider } from '../compile/declarations.js';
import { LastPlaythroughs } from './last-playthroughs.js';
import { compileDocument } from '../compile/compiled-document.js';
import { DocumentRulesets } from '../rulesets/document-rulesets.js';

interface CachedAnalysis {
  /**
   * The edition of the document and its imports at the time of the analysis: a number that changes whenever one of them
   * is parsed again. The analysis is valid while the edition is the same.
   */
  readonly edition: number;
  readonly analysis: DocumentAnalysis;
}

/** Compiles documents and their imports to models; caches each result until one of the compiled files changes. */
export class Analyser implements AnalysisProvider, DeclarationsProvider {
  private readonly declarations = new WeakMap<ParseResult, Declarations>();
  private readonly understood = new WeakMap<Closure, { readonly edition: number; readonly understood: boolean }>();
  readonly playTimes = new PlayTimes();
  readonly lastPlaythroughs = new LastPlaythroughs();
  readonly blockCache = new BlockCache();
  /** The rulesets that documents declare and use. */
  readonly rulesets: DocumentRulesets;
  private readonly analyses = new Map<string, CachedAnalysis>();

  constructor(private readonly services: AnalysisServices) {
    this.rulesets = new DocumentRulesets(services);
    services.shared.workspace.DocumentBuilder.onUpdate((_changed, deleted) => {
      for (const uri of deleted) {
        this.analyses.delete(uri.toString());
        this.rulesets.forget(uri.toString());
      }
    });
  }

  /** The imports of the documents. */
  get imports(): ImportGraph {
    return this.services.shared.workspace.ImportGraph;
  }

  /** Returns the analysis of a document; undefined if the workspace has no such document. */
  analyse(document: LangiumDocument | URI | string): DocumentAnalysis | undefined {
    const found =
      typeof document === 'string'
        ? this.find(URI.parse(document))
        : URI.isUri(document)
          ? this.find(document)
          : document;
    return found && this.analyseDocument(found);
  }

  /**
   * Returns the analysis of a document after its orders have been played; undefined if there is no such document.
   *
   * @throws OperationCancelled on a newer edit or when `token` is cancelled
   */
  async analyseAndPlay(document: LangiumDocument, token?: CancellationToken): Promise<DocumentAnalysis | undefined> {
    const analysis = this.analyse(document);
    await analysis?.waitForPlay(token);
    return analysis;
  }

  /** Returns the ruleset that a document declares, names or imports. */
  rulesetOf(document: LangiumDocument): Ruleset | undefined {
    return this.rulesets.of(document);
  }

  /** Returns the text that declares the ruleset of a document; undefined for a published game. */
  rulesetTextOf(document: LangiumDocument): string | undefined {
    return this.rulesets.textOf(document);
  }

  /** Returns the maps and sides that a document declares; cached until the document is parsed again. */
  declarationsOf(document: LangiumDocument): Declarations {
    const { parseResult } = document;
    const ruleset = this.rulesetOf(document);
    const cached = this.declarations.get(parseResult);
    if (cached && cached.ruleset === ruleset) return cached;
    const root = rootOf(parseResult);
    const part = root
      ? compileDeclarations(document.uri.toString(), root, ruleset)
      : { ruleset, maps: new Map(), sides: [], findings: [] };
    this.declarations.set(parseResult, part);
    return part;
  }

  /**
   * Returns whether all direct and indirect imports are free of language errors; cached until an import is parsed
   * again.
   */
  importsAreUnderstood(document: LangiumDocument): boolean {
    const { imports } = this;
    const closure = imports.closure(document);
    const edition = imports.editionOfImports(document);
    const cached = this.understood.get(closure);
    if (cached?.edition === edition) return cached.understood;
    const [, ...imported] = closure.documents;
    const understood = !imported.some((each) => hasLanguageErrors(this.analyse(each)?.findings ?? []));
    if (isScoped(closure)) this.understood.set(closure, { edition, understood });
    return understood;
  }

  /** Returns the findings about missing values that the checks of a document report, without those of its imports. */
  missingValuesOf(document: LangiumDocument): readonly Finding[] {
    return this.analyse(document)?.ownMissingValues() ?? [];
  }

  private find(uri: URI): LangiumDocument | undefined {
    return this.services.shared.workspace.LangiumDocuments.getDocument(uri);
  }

  private analyseDocument(document: LangiumDocument): DocumentAnalysis | undefined {
    const key = document.uri.toString();
    const { imports } = this;
    const edition = imports.editionOf(document);
    const cached = this.analyses.get(key);
    if (cached?.edition === edition && cached.analysis.compiled.document === document) return cached.analysis;
    const closure = imports.closure(document);
    const { NamesVersions } = this.services.shared.workspace;
    const isKnown = isScoped(closure);
    const whole = compileDocument(this, document, closure, (each) => (isKnown ? NamesVersions.of(each) : undefined));
    if (!whole) return undefined;
    const analysis = new DocumentAnalysis(this.services, whole);
    // An analysis during a build is not cached, since some names cannot be resolved yet.
    if (isKnown) this.analyses.set(key, { edition, analysis });
    return analysis;
  }
}

/** Returns whether the scopes of a document and its imports have been computed. */
function isScoped({ documents }: Closure): boolean {
  return documents.every(({ state }) => state >= DocumentState.ComputedScopes);
}

function rootOf(parseResult: ParseResult): Document | undefined {
  return isDocument(parseResult.value) ? parseResult.value : undefined;
}
