import type { AstNode, CstNode, FindReferencesOptions, LangiumDocument, LeafCstNode } from 'langium';
import { AstUtils, CstUtils, URI } from 'langium';
import type { Source } from '../../engine/model/source.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { isArea, isFeature, isSide } from '../generated/ast.js';
import type { DeclaredNames } from '../rulesets/editor/game-words.js';
import type { NameKind, WordUse } from '../rulesets/editor/word-use.js';
import { rulesetScript } from '../rulesets/ruleset-script.js';
import type { SandtableServices } from '../services.js';

/** A word of a declared game at a place in a file. */
export interface FoundWord {
  readonly kind: NameKind;
  readonly word: string;
  /** The place at which the word was found. */
  readonly use: WordUse;
  /** The file of the ruleset that first declares the word. Rulesets that extend it use the same word. */
  readonly home: LangiumDocument;
}

/**
 * Finds the words that rulesets declare: kinds of units, terrain, phases, results, states, sides, options. A word is the
 * same in the file of the ruleset, in the rulesets that extend it, and in all files of these games.
 */
export class DeclaredWords {
  constructor(private readonly services: SandtableServices) {}

  /**
   * Returns the word of the game at an offset, also the name of a side, a place or an area to which a token of any file
   * refers, if a ruleset uses that name. Undefined if no file declares the ruleset of the document.
   */
  at(document: LangiumDocument, offset: number): FoundWord | undefined {
    const found = this.wordAt(document, offset);
    const leaf = found ? undefined : leafAt(document, offset);
    const chain = leaf ? this.chainOf(document) : [];
    return leaf && chain.length > 0 ? this.nameAt(document, leaf, chain) : found;
  }

  /** Returns the word of the game at an offset; undefined for names that the grammar itself resolves. */
  wordAt(document: LangiumDocument, offset: number): FoundWord | undefined {
    const chain = this.chainOf(document);
    const leaf = chain.length > 0 ? leafAt(document, offset) : undefined;
    if (!leaf) return undefined;
    for (const use of rulesetScript().usesAround(document, leaf.astNode, sidesOf(chain))) {
      const { start, end } = use.source;
      const found = start <= offset && offset <= end ? resolve(use, chain) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  /** Returns the side, place or area to which a token refers; undefined if no ruleset of the chain names it. */
  private nameAt(document: LangiumDocument, leaf: CstNode, chain: readonly LangiumDocument[]): FoundWord | undefined {
    const [target] = this.services.references.References.findDeclarations(leaf);
    if (!isSide(target) && !isArea(target) && !isFeature(target)) return undefined;
    const kind = isSide(target) ? 'side' : 'map name';
    const isSame = ({ word, kinds }: WordUse): boolean => word === target.name && kinds.includes(kind);
    const named = chain
      .flatMap((each) => [...rulesetScript().usesInDocument(each, sidesOf(chain))])
      .find((use) => isSame(use) && resolve(use, chain)?.kind === kind);
    const found = named && resolve(named, chain);
    const source = { file: document.uri.toString(), start: leaf.offset, end: leaf.end };
    return found && { ...found, use: { kinds: [kind], word: found.word, source } };
  }

  /** Returns the places that declare a word: in the nearest ruleset or, for the name of a place or area, in the map. */
  declarationsOf(document: LangiumDocument, found: FoundWord): readonly Source[] {
    if (found.kind === 'map name') return this.targetsOf(found).flatMap((target) => this.nameSource(target));
    for (const each of this.chainOf(document)) {
      const declared = this.usesIn(each, found).filter((use) => use.isDeclaration);
      if (declared.length > 0) return declared.map(({ source }) => source);
    }
    return [];
  }

  private nameSource(target: AstNode): Source[] {
    const name = this.services.references.NameProvider.getNameNode(target);
    return name ? [{ file: AstUtils.getDocument(target).uri.toString(), start: name.offset, end: name.end }] : [];
  }

  /** Returns all uses of a word, in all files of the games that have it. */
  usesOf(found: FoundWord): readonly WordUse[] {
    return this.filesOf(found).flatMap((document) => this.usesIn(document, found));
  }

  /** Returns the uses of a word in one document. */
  usesIn(document: LangiumDocument, { kind, word, home }: FoundWord): readonly WordUse[] {
    const chain = this.chainOf(document);
    if (!chain.includes(home)) return [];
    return [...rulesetScript().usesInDocument(document, sidesOf(chain))].filter(
      (use) => use.word === word && resolve(use, chain)?.kind === kind,
    );
  }

  /**
   * Returns all places that name a word. The name of a side, a place or an area also has references in forces, maps and
   * scenarios.
   * @param includeDeclaration whether the places that declare the word are included
   */
  placesOf(found: FoundWord, includeDeclaration: boolean): readonly Source[] {
    const uses = this.usesOf(found).filter((use) => includeDeclaration || !use.isDeclaration);
    return distinct([...uses.map(({ source }) => source), ...this.referencesTo(found, { includeDeclaration })]);
  }

  /** Returns the places in a document that name a word. */
  placesIn(document: LangiumDocument, found: FoundWord): readonly Source[] {
    const options = { documentUri: document.uri, includeDeclaration: true };
    const uses = this.usesIn(document, found).map(({ source }) => source);
    const isInDocument = ({ file }: Source): boolean => file === document.uri.toString();
    return distinct([...uses, ...this.referencesTo(found, options).filter(isInDocument)]);
  }

  /** Returns the references of the grammar to a side, a place or an area; none for other words. */
  private referencesTo(found: FoundWord, options: FindReferencesOptions): Source[] {
    return this.targetsOf(found).flatMap((target) =>
      this.services.references.References.findReferences(target, options)
        .map(({ sourceUri, segment }) => ({ file: sourceUri.toString(), start: segment.offset, end: segment.end }))
        .toArray(),
    );
  }

  /** Returns the syntax nodes that declare a side, a place or an area; none for other words. */
  targetsOf(found: FoundWord): readonly AstNode[] {
    const types = found.kind === 'side' ? ['Side'] : found.kind === 'map name' ? ['Area', 'Feature'] : [];
    const files = new Set(types.length > 0 ? this.filesOf(found).map(({ uri }) => uri.toString()) : []);
    return types.flatMap((type) =>
      this.services.shared.workspace.IndexManager.allElements(type, files)
        .flatMap(({ name, node }) => (name === found.word && node ? [node] : []))
        .toArray(),
    );
  }

  /** Returns the words of the rulesets that a document uses, nearest first. */
  namesFor(document: LangiumDocument): readonly DeclaredNames[] {
    return this.chainOf(document).map((each) => rulesetScript().namesDeclaredIn(each));
  }

  /** Returns the documents whose ruleset declares a word or extends the ruleset that declares it. */
  filesOf({ home }: FoundWord): readonly LangiumDocument[] {
    const { LangiumDocuments, ReadOnlyDocuments } = this.services.shared.workspace;
    return LangiumDocuments.all
      .filter((document) => !ReadOnlyDocuments.isReadOnly(document.uri) && this.chainOf(document).includes(home))
      .toArray();
  }

  /** Returns the files that declare the ruleset of a document and the rulesets that it extends, nearest first. */
  private chainOf(document: LangiumDocument): readonly LangiumDocument[] {
    const { rulesets } = this.services.compile.Analyser;
    const { LangiumDocuments } = this.services.shared.workspace;
    const chain = new Set<LangiumDocument>(rulesets.declaredIn(document) ? [document] : []);
    for (let each: Ruleset | undefined = rulesets.of(document); each; each = each.base) {
      const file = each.declaredIn === undefined ? undefined : LangiumDocuments.getDocument(URI.parse(each.declaredIn));
      if (file) chain.add(file);
    }
    return [...chain];
  }
}

const sidesOf = (chain: readonly LangiumDocument[]): readonly string[] =>
  chain.flatMap((document) => rulesetScript().namesDeclaredIn(document).sides);

/** Returns the word that a use means. The last file of the chain that declares the word is its home. */
function resolve(use: WordUse, chain: readonly LangiumDocument[]): FoundWord | undefined {
  const { kinds, word } = use;
  for (const kind of kinds) {
    const home =
      kind === 'map name'
        ? chain.at(-1)
        : chain.findLast((document) => rulesetScript().namesDeclaredIn(document).has(kind, word));
    if (home) return { kind, word, use, home };
  }
  return undefined;
}

const distinct = (sources: readonly Source[]): readonly Source[] => [
  ...new Map(sources.map((source) => [`${source.file} ${source.start}`, source])).values(),
];

/** Returns the token at an offset or, if there is none, the token that ends there. */
function leafAt(document: LangiumDocument, offset: number): LeafCstNode | undefined {
  const root = document.parseResult.value.$cstNode;
  const at = root && CstUtils.findLeafNodeAtOffset(root, offset);
  const before = root && offset > 0 ? CstUtils.findLeafNodeAtOffset(root, offset - 1) : undefined;
  return [at, before].find((leaf) => leaf && !leaf.hidden);
}
