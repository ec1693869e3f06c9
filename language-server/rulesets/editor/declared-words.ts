import type {
  AstNode,
  AstNodeDescription,
  FindReferencesOptions,
  LangiumCoreServices,
  LangiumDocument,
  LeafCstNode,
} from 'langium';
import type { Source } from '../../../engine/model/source.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import { hasType } from '../../syntax/has-type.js';
import type { ImportGraph } from '../../workspace/import-graph.js';
import type { ReadOnlyDocuments } from '../../workspace/read-only-documents.js';
import type { ServicesWith } from '../../workspace/services-with.js';
import { namesDeclaredIn, usesAround, usesInDocument } from './game-words.js';
import { renamedText, whyNotRenamed } from './new-name.js';
import type { NameKind, WordUse } from './word-use.js';

/** A word of a declared game at a place in a file. */
export interface FoundWord {
  readonly kind: NameKind;
  readonly word: string;
  /** The place at which the word was found. */
  readonly use: WordUse;
  /** The file of the ruleset that first declares the word. Rulesets that extend it use the same word. */
  readonly home: LangiumDocument;
}

/** An offset in a document, and the token there. */
export interface PlaceInText {
  readonly offset: number;
  readonly leaf: LeafCstNode;
}

/** A place that names a word, and its new text. */
interface RenamedUse {
  readonly source: Source;
  readonly text: string;
}

interface WordServices {
  readonly references: Pick<LangiumCoreServices['references'], 'References'>;
  readonly compile: { readonly Analyser: { readonly rulesets: RulesetsOfDocuments } };
  readonly shared: ServicesWith<{ readonly ImportGraph: ImportGraph; readonly ReadOnlyDocuments: ReadOnlyDocuments }>;
}

interface RulesetsOfDocuments {
  /** Returns the ruleset that the document itself declares; undefined if it declares none. */
  declaredIn(document: LangiumDocument): object | undefined;
  /** Returns the ruleset that the document uses. */
  of(document: LangiumDocument): Ruleset | undefined;
}

/**
 * Finds the words that rulesets declare: kinds of units, terrain, phases, results, states, sides, options. A word is
 * the same in the file of the ruleset, in the rulesets that extend it, and in all files of these games.
 */
export class DeclaredWords {
  constructor(private readonly services: WordServices) {}

  /**
   * Returns the word of the game at an offset, also the name of a side, a place or an area to which a token of any file
   * refers, if a ruleset uses that name. Undefined if no file declares the ruleset of the document.
   */
  at(document: LangiumDocument, place: PlaceInText): FoundWord | undefined {
    return this.wordAt(document, place) ?? this.nameAt(document, place.leaf);
  }

  /** Returns the word of the game at an offset; undefined for names that the grammar itself resolves. */
  wordAt(document: LangiumDocument, { leaf, offset }: PlaceInText): FoundWord | undefined {
    const chain = this.chainOf(document);
    for (const use of usesAround(document, leaf.astNode, sidesOf(chain))) {
      const { start, end } = use.source;
      const found = start <= offset && offset <= end ? resolve(use, chain) : undefined;
      if (found) return found;
    }
    return undefined;
  }

  /** Returns the side, place or area to which a token refers; undefined if no ruleset of the chain names it. */
  private nameAt(document: LangiumDocument, leaf: LeafCstNode): FoundWord | undefined {
    const chain = this.chainOf(document);
    const [target] = this.services.references.References.findDeclarations(leaf);
    if (!target || (!hasType(target, 'Side') && !hasType(target, 'Area') && !hasType(target, 'Feature')))
      return undefined;
    const kind = hasType(target, 'Side') ? 'side' : 'map name';
    const isSame = ({ word, kinds }: WordUse): boolean => word === target.name && kinds.includes(kind);
    const named = chain
      .flatMap((each) => [...usesInDocument(each, sidesOf(chain))])
      .find((use) => isSame(use) && resolve(use, chain)?.kind === kind);
    const found = named && resolve(named, chain);
    const source = { file: document.uri.toString(), start: leaf.offset, end: leaf.end };
    return found && { ...found, use: { kinds: [kind], word: found.word, source } };
  }

  /** Returns the places that declare a word: in the nearest ruleset or, for the name of a place or area, in the map. */
  declarationsOf(document: LangiumDocument, found: FoundWord): readonly Source[] {
    if (found.kind === 'map name')
      return this.descriptionsOf(found).flatMap(({ documentUri, nameSegment }) =>
        nameSegment ? [{ file: documentUri.toString(), start: nameSegment.offset, end: nameSegment.end }] : [],
      );
    for (const each of this.chainOf(document)) {
      const declared = this.usesIn(each, found).filter((use) => use.isDeclaration);
      if (declared.length > 0) return declared.map(({ source }) => source);
    }
    return [];
  }

  /** Returns all uses of a word, in all files of the games that have it. */
  usesOf(found: FoundWord): readonly WordUse[] {
    return this.filesOf(found).flatMap((document) => this.usesIn(document, found));
  }

  /** Returns the uses of a word in one document. */
  usesIn(document: LangiumDocument, { kind, word, home }: FoundWord): readonly WordUse[] {
    const chain = this.chainOf(document);
    if (!chain.includes(home)) return [];
    return [...usesInDocument(document, sidesOf(chain))].filter(
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
    return this.descriptionsOf(found).flatMap(({ node }) => node ?? []);
  }

  private descriptionsOf(found: FoundWord): readonly AstNodeDescription[] {
    const types = found.kind === 'side' ? ['Side'] : found.kind === 'map name' ? ['Area', 'Feature'] : [];
    const files = new Set(types.length > 0 ? this.filesOf(found).map(({ uri }) => uri.toString()) : []);
    return types.flatMap((type) =>
      this.services.shared.workspace.IndexManager.allElements(type, files)
        .filter(({ name }) => name === found.word)
        .toArray(),
    );
  }

  /**
   * Returns the places that name a word, each with the new name as it is written there, or the reason why the word
   * cannot have this name. References of the grammar are left out.
   */
  rename(document: LangiumDocument, found: FoundWord, name: string): readonly RenamedUse[] | string {
    const declared = this.chainOf(document).map((each) => namesDeclaredIn(each));
    const refusal = whyNotRenamed(found.kind, name, declared);
    return (
      refusal ?? this.usesOf(found).map((use) => ({ source: use.source, text: renamedText(use, found.kind, name) }))
    );
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
    const { documents } = this.services.shared.workspace.ImportGraph.closure(document);
    const chain = new Set<LangiumDocument>(rulesets.declaredIn(document) ? [document] : []);
    for (let each: Ruleset | undefined = rulesets.of(document); each; each = each.base) {
      const { declaredIn } = each;
      const file = documents.find(({ uri }) => uri.toString() === declaredIn);
      if (file) chain.add(file);
    }
    return [...chain];
  }
}

const sidesOf = (chain: readonly LangiumDocument[]): readonly string[] =>
  chain.flatMap((document) => namesDeclaredIn(document).sides);

/** Returns the word that a use means. The last file of the chain that declares the word is its home. */
function resolve(use: WordUse, chain: readonly LangiumDocument[]): FoundWord | undefined {
  const { kinds, word } = use;
  for (const kind of kinds) {
    const home =
      kind === 'map name' ? chain.at(-1) : chain.findLast((document) => namesDeclaredIn(document).has(kind, word));
    if (home) return { kind, word, use, home };
  }
  return undefined;
}

const distinct = (sources: readonly Source[]): readonly Source[] => [
  ...new Map(sources.map((source) => [`${source.file} ${source.start}`, source])).values(),
];
