import type { LangiumDocument } from 'langium';
import { say } from '../../engine/model/say.js';
import type { Source } from '../../engine/model/source.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { Findings } from '../compile/findings.js';
import { didYouMean, nearest, replacement } from '../compile/nearest.js';
import { Text } from '../compile/text.js';
import type { Document, RulesetDef } from '../generated/ast.js';
import { isDocument } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import type { ImportGraph } from '../workspace/import-graph.js';
import type { ServicesWith } from '../workspace/services-with.js';
import { rulesetKey } from '../rules/ruleset-key.js';
import type { Base, CompiledRuleset, ReadRuleset } from './compiled-ruleset.js';
import { rulesetScript } from './ruleset-script.js';

interface RulesetServices {
  /** The rulesets that are part of Sandtable, by id. */
  readonly Rulesets: ReadonlyMap<string, Ruleset>;
  readonly shared: ServicesWith<{ readonly ImportGraph: ImportGraph }>;
}

/** A document that declares a ruleset. */
interface Declaring {
  readonly document: LangiumDocument;
  readonly id: string;
  readonly node: Lenient<RulesetDef>;
}

/** The declarations that a document can use. The list is valid for one edition of the document and its imports. */
interface KnownDeclarations {
  readonly edition: number;
  readonly declarations: readonly Declaring[];
}

interface CacheEntry {
  readonly base: Base | undefined;
  readonly compiled: CompiledRuleset;
}

/** The last ruleset of a file, with everything on which it depends. */
interface LastRuleset {
  readonly text: string;
  readonly id: string;
  readonly base: Ruleset | undefined;
  readonly ruleset: Ruleset | undefined;
}

/**
 * Finds the ruleset of each document: the one that the document or one of its imports declares, or one that is part of
 * Sandtable. The ruleset object stays the same until its declaration or its base changes.
 */
export class DocumentRulesets {
  private readonly cache = new WeakMap<object, CacheEntry>();
  private readonly last = new Map<string, LastRuleset>();
  private readonly known = new WeakMap<LangiumDocument, KnownDeclarations>();

  constructor(private readonly services: RulesetServices) {}

  /**
   * Returns the ruleset that a document names or, without one, the ruleset of the nearest import that declares one. If
   * no import declares one, returns the ruleset of the nearest import that names one.
   */
  of(document: LangiumDocument): Ruleset | undefined {
    const id = this.idOf(document);
    return id === undefined ? undefined : this.named(document, id);
  }

  /** Returns the ruleset with an id that a document can use: a published one, or one that it or an import declares. */
  named(document: LangiumDocument, id: string): Ruleset | undefined {
    const declaring = this.declaring(document, id);
    return declaring ? this.compile(declaring).ruleset : this.services.Rulesets.get(id);
  }

  /** Returns the ruleset that the document itself declares; undefined if it declares none. */
  declaredIn(document: LangiumDocument): CompiledRuleset | undefined {
    const declaring = declaringIn(document);
    return declaring && this.compile(declaring);
  }

  /** Returns the ids of all rulesets that a document can use. */
  idsFor(document: LangiumDocument): readonly string[] {
    const declared = this.declarations(document).map(({ id }) => id);
    return [...new Set([...declared, ...this.services.Rulesets.keys()])];
  }

  /** Returns whether no game of a document starts because the declaration of its ruleset has errors. */
  hasErrors(document: LangiumDocument): boolean {
    const id = this.idOf(document);
    const declaring = id === undefined ? undefined : this.declaring(document, id);
    return declaring !== undefined && this.compile(declaring).hasErrors;
  }

  /** Returns all rulesets that a document can use. */
  usableBy(document: LangiumDocument): readonly Ruleset[] {
    return this.idsFor(document).flatMap((id) => this.named(document, id) ?? []);
  }

  /** Returns the published games and the rulesets that files of the workspace declare. */
  all(): readonly Ruleset[] {
    const { LangiumDocuments } = this.services.shared.workspace;
    const declared = LangiumDocuments.all.toArray().flatMap((document) => this.declaredIn(document)?.ruleset ?? []);
    return [...this.services.Rulesets.values(), ...declared];
  }

  /** Returns the ruleset with a key (see {@link rulesetKey}). */
  withKey(key: string): Ruleset | undefined {
    return this.services.Rulesets.get(key) ?? this.all().find((ruleset) => rulesetKey(ruleset) === key);
  }

  /** Returns the place of a rule that an author declares; undefined for a rule of a published game. */
  placeOfRule(
    document: LangiumDocument,
    { ruleset, rule }: { readonly ruleset: Ruleset; readonly rule: string },
  ): Source | undefined {
    const declaring = ruleset.declaredIn === undefined ? undefined : this.declaring(document, ruleset.id);
    return declaring && this.compile(declaring).rulePlaces.get(rule);
  }

  /**
   * Returns the text that declares the ruleset of a document, followed by the texts of the declared rulesets that it
   * extends. Undefined for a published game.
   */
  textOf(document: LangiumDocument): string | undefined {
    const id = this.idOf(document);
    const texts = new Map<object, string>();
    let at = id === undefined ? undefined : this.declaring(document, id);
    for (; at && !texts.has(at.node); at = this.declaredBase(at))
      texts.set(at.node, `ruleset ${at.id} ${at.node.$cstNode?.text ?? ''}`);
    return texts.size === 0 ? undefined : [...texts.values()].join('\n');
  }

  /** Forgets the ruleset of a deleted document. */
  forget(uri: string): void {
    this.last.delete(uri);
  }

  private idOf(document: LangiumDocument): string | undefined {
    const own = rootOf(document)?.ruleset;
    if (own !== undefined) return own;
    const [declared] = this.declarations(document);
    if (declared) return declared.id;
    const { documents } = this.services.shared.workspace.ImportGraph.closure(document);
    return documents.map((each) => rootOf(each)?.ruleset).find((id) => id !== undefined);
  }

  private declaring(document: LangiumDocument, id: string): Declaring | undefined {
    return this.declarations(document).find((each) => each.id === id);
  }

  /**
   * Returns the rulesets that a document and its imports declare, nearest first. An edit of a file searches only this
   * file and its importers again, so that a long chain of imports does not make typing slow.
   */
  private declarations(document: LangiumDocument): readonly Declaring[] {
    const { ImportGraph } = this.services.shared.workspace;
    const edition = ImportGraph.editionOf(document);
    const known = this.known.get(document);
    if (known?.edition === edition) return known.declarations;
    const declarations = [...ImportGraph.walk(document)].flatMap((each) => declaringIn(each) ?? []);
    this.known.set(document, { edition, declarations });
    return declarations;
  }

  private compile(declaring: Declaring): CompiledRuleset {
    const { node, document } = declaring;
    const findings = new Findings('ruleset');
    this.checkId(declaring, findings);
    const base = this.baseOf(declaring, findings);
    const cached = this.cache.get(node);
    if (cached && isSameBase(cached.base, base)) return cached.compiled;
    const text = new Text(document.uri.toString());
    const stable = this.withStableRuleset(
      declaring,
      base,
      rulesetScript().compileRuleset({ text, id: declaring.id, node, base }),
    );
    const all = [...findings.list, ...stable.findings];
    const hasErrors = this.baseHasErrors(declaring) || all.some(({ severity }) => severity === 'error');
    const whole = { ...stable, findings: all, hasErrors };
    this.cache.set(node, { base, compiled: whole });
    return whole;
  }

  /** Replaces the ruleset by the one that was compiled last from the same text, so that analyses of it stay valid. */
  private withStableRuleset(
    { document, id, node }: Declaring,
    base: Base | undefined,
    compiled: ReadRuleset,
  ): ReadRuleset {
    const key = document.uri.toString();
    const text = node.$cstNode?.text ?? '';
    const last = this.last.get(key);
    const rulesetOfBase = rulesetOf(base);
    if (last?.text === text && last.id === id && last.base === rulesetOfBase)
      return { ...compiled, ruleset: last.ruleset };
    // While the declaration has errors, the words of the last game without errors are used. No game starts then.
    const ruleset = compiled.ruleset ?? (last?.id === id ? last.ruleset : undefined);
    this.last.set(key, { text, id, base: rulesetOfBase, ruleset });
    return { ...compiled, ruleset };
  }

  /**
   * Returns the base of a ruleset. Reports an unknown base, and a ruleset that extends itself directly or indirectly.
   */
  private baseOf(declaring: Declaring, findings: Findings): Base | undefined {
    const { document, id, node } = declaring;
    if (node.base === undefined) return undefined;
    const source = new Text(document.uri.toString()).part(node, 'base');
    const published = this.services.Rulesets.get(node.base);
    const other = this.declaredBase(declaring);
    if (this.isCircular(declaring) || (node.base === id && !other && !published)) {
      findings.error('base', source, say`${id} extends itself. Let it extend another ruleset, or none.`);
      return undefined;
    }
    if (other) {
      const compiled = this.compile(other);
      return compiled.isVariant && compiled.ruleset
        ? { is: 'coded', ruleset: compiled.ruleset, rulePlaces: compiled.rulePlaces }
        : { is: 'declared', compiled };
    }
    if (published) return { is: 'coded', ruleset: published, rulePlaces: new Map() };
    const known = this.idsFor(document).filter((each) => each !== id);
    const suggestion = nearest(node.base, known);
    const message = say`No ruleset is called ${node.base}.${didYouMean(suggestion)} Known: ${known.join(', ')}. Other rulesets must be imported.`;
    findings.error('base', source, message, { fixes: replacement(source, suggestion) });
    return undefined;
  }

  private baseHasErrors(declaring: Declaring): boolean {
    const other = this.isCircular(declaring) ? undefined : this.declaredBase(declaring);
    return other !== undefined && this.compile(other).hasErrors;
  }

  /**
   * Reports a ruleset with the id of a published game, since files of that game would use the declared ruleset instead.
   */
  private checkId({ document, id }: Declaring, findings: Findings): void {
    const published = this.services.Rulesets.get(id);
    const root = document.parseResult.value;
    if (!published || !isDocument(root)) return;
    const source = new Text(document.uri.toString()).part(root, 'ruleset');
    const message = say`${id} is the id of ${published.title}. Choose another word.`;
    findings.error('reserved', source, message, { fixes: replacement(source, `my-${id}`) });
  }

  /** Returns the declaration of the base in an import; undefined if no import declares it. */
  private declaredBase({ document, node }: Declaring): Declaring | undefined {
    if (node.base === undefined) return undefined;
    return this.declarations(document).find((each) => each.id === node.base && each.node !== node);
  }

  private isCircular(declaring: Declaring): boolean {
    const visited = new Set<object>();
    for (let at = this.declaredBase(declaring); at && !visited.has(at.node); at = this.declaredBase(at)) {
      if (at.node === declaring.node) return true;
      visited.add(at.node);
    }
    return false;
  }
}

function rulesetOf(base: Base | undefined): Ruleset | undefined {
  return base?.is === 'declared' ? base.compiled.ruleset : base?.ruleset;
}

function isSameBase(one: Base | undefined, other: Base | undefined): boolean {
  return one?.is === other?.is && rulesetOf(one) === rulesetOf(other);
}

function declaringIn(document: LangiumDocument): Declaring | undefined {
  const root = rootOf(document);
  return root?.definition && root.ruleset !== undefined
    ? { document, id: root.ruleset, node: root.definition }
    : undefined;
}

function rootOf({ parseResult }: LangiumDocument): Lenient<Document> | undefined {
  return isDocument(parseResult.value) ? parseResult.value : undefined;
}
