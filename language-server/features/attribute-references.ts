import {
  type AstNode,
  type CstNode,
  type LangiumDocument,
  type ReferenceDescription,
  type Stream,
  type FindReferencesOptions,
  AstUtils,
  CstUtils,
  DefaultReferences,
  GrammarUtils,
  stream,
  UriUtils,
} from 'langium';
import { unquoted } from '../../engine/model/names.js';
import type { AttributeWord } from '../../engine/play/vocabulary.js';
import type { Ruleset } from '../../engine/play/ruleset.js';
import { type Attribute, type SandtableAstType, type Side, isAttribute, isSide } from '../generated/ast.js';
import type { SandtableServices } from '../services.js';
import { ownersOf } from '../syntax/attribute-owners.js';

type Named = NonNullable<AttributeWord['names']>;

/** Grammar rules of the declarations to which the value of an attribute may refer. */
const bearers: Readonly<Record<Named, readonly (keyof SandtableAstType)[]>> = {
  unit: ['Force'],
  place: ['Feature', 'Area'],
  side: ['Side'],
};

/**
 * Returns the kind of declaration that the value of an attribute names, for example a unit for `(becomes "7.Pz")`;
 * undefined if the value is not a name.
 */
export function namedBy(ruleset: Ruleset | undefined, { key, $container }: Attribute): Named | undefined {
  const owners = ownersOf($container.$type, $container.$container?.$type);
  return ruleset?.vocabulary.attributes.find(({ word, of }) => word === key && owners.includes(of))?.names;
}

/**
 * Finds references of names in the values of attributes, in addition to the cross-references of the grammar. Only the
 * vocabulary of the game defines which values of attributes are names.
 */
export class SandtableNamedReferences extends DefaultReferences {
  constructor(private readonly services: SandtableServices) {
    super(services);
  }

  override findDeclarations(source: CstNode): AstNode[] {
    const { astNode } = source;
    if (!isAttribute(astNode) || GrammarUtils.findAssignment(source)?.feature !== 'value')
      return super.findDeclarations(source);
    const target = this.declarationOf(astNode);
    return target ? [target] : [];
  }

  /** Finds the declarations for Go to Definition. For a side, finds its declarations in all files. */
  override findDeclarationNodes(source: CstNode): CstNode[] {
    const declared = this.findDeclarations(source).flatMap((target) => this.allOf(target));
    return declared.flatMap((node) => this.nameProvider.getNameNode(node) ?? node.$cstNode ?? []);
  }

  override findReferences(target: AstNode, options: FindReferencesOptions): Stream<ReferenceDescription> {
    const { ReadOnlyDocuments } = this.services.shared.workspace;
    const documents = this.documents.all.filter(({ uri }) =>
      options.documentUri ? UriUtils.equals(uri, options.documentUri) : !ReadOnlyDocuments.isReadOnly(uri),
    );
    const found = this.allOf(target).flatMap((part) => [
      ...super.findReferences(part, options),
      ...documents.flatMap((document) => this.naming(document, part)),
    ]);
    return stream(found);
  }

  /**
   * Returns a declaration. For a side, also returns the blocks that continue the side in the declaring file and in
   * files used together with it.
   */
  private allOf(target: AstNode): AstNode[] {
    return isSide(target) ? [target, ...this.continued(target)] : [target];
  }

  private continued(side: Side): Side[] {
    const { ImportGraph, IndexManager } = this.services.shared.workspace;
    const home = AstUtils.getDocument(side).uri.toString();
    const users = new Set([home, ...ImportGraph.importersOf([home])]);
    const visibleFiles = this.documents.all
      .filter(({ uri }) => users.has(uri.toString()))
      .flatMap((document) => [...ImportGraph.closure(document).uris]);
    return IndexManager.allElements('Side', new Set(visibleFiles))
      .flatMap(({ node }) => (isSide(node) && node !== side && node.name === side.name ? [node] : []))
      .toArray();
  }

  /** Returns references to a declaration from attributes of a document. */
  private naming(document: LangiumDocument, target: AstNode): Stream<ReferenceDescription> {
    const home = AstUtils.getDocument(target).uri;
    const name = this.nameProvider.getName(target);
    const sees = this.services.compile.Analyser.analyse(document)?.files.includes(home.toString());
    if (name === undefined || !sees) return stream([]);
    return AstUtils.streamAllContents(document.parseResult.value)
      .filter(isAttribute)
      .filter((attribute) => unquoted(attribute.value ?? '') === name && this.declarationOf(attribute) === target)
      .flatMap((attribute) => {
        const value = GrammarUtils.findNodeForProperty(attribute.$cstNode, 'value');
        if (!value) return [];
        const path = (node: AstNode): string => this.nodeLocator.getAstNodePath(node);
        return [
          {
            sourceUri: document.uri,
            sourcePath: path(attribute),
            targetUri: home,
            targetPath: path(target),
            segment: CstUtils.toDocumentSegment(value),
            local: UriUtils.equals(document.uri, home),
          },
        ];
      });
  }

  private declarationOf(attribute: Attribute): AstNode | undefined {
    const { compile, shared } = this.services;
    const analysis = compile.Analyser.analyse(AstUtils.getDocument(attribute));
    const named = namedBy(analysis?.ruleset, attribute);
    if (!analysis || named === undefined) return undefined;
    const files = new Set(analysis.files);
    const name = unquoted(attribute.value ?? '');
    return bearers[named]
      .flatMap((type) => shared.workspace.IndexManager.allElements(type, files).toArray())
      .find((description) => description.name === name)?.node;
  }
}
