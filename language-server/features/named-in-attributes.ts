import type { AstNode, CstNode, LangiumDocument, ReferenceDescription, Stream } from 'langium';
import type { FindReferencesOptions } from 'langium';
import { AstUtils, CstUtils, DefaultReferences, GrammarUtils, stream, UriUtils } from 'langium';
import { unquoted } from '../../engine/model/names.js';
import type { AttributeWord, Ruleset } from '../../engine/play/ruleset.js';
import { type Attribute, type SandtableAstType, isAttribute } from '../generated/ast.js';
import type { SandtableServices } from '../services.js';
import { ownersOf } from './attribute-owners.js';

type Named = NonNullable<AttributeWord['names']>;

/** What may bear the name, by its rule in the grammar. */
const bearers: Readonly<Record<Named, readonly (keyof SandtableAstType)[]>> = {
  unit: ['Force'],
  place: ['Feature', 'Area'],
  side: ['Side'],
};

/** What the value of an attribute names in this game: `(becomes "7.Pz")` a unit; undefined for one that is no name. */
export function namedBy(ruleset: Ruleset | undefined, { key, $container }: Attribute): Named | undefined {
  const owners = ownersOf($container.$type, $container.$container?.$type);
  return ruleset?.vocabulary.attributes.find(({ word, of }) => word === key && owners.includes(of))?.names;
}

/** References of the syntax, and names that stand as values of attributes: what they are only the vocabulary says. */
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

  override findReferences(target: AstNode, options: FindReferencesOptions): Stream<ReferenceDescription> {
    const { Guests } = this.services.shared.workspace;
    const documents = this.documents.all.filter(({ uri }) =>
      options.documentUri ? UriUtils.equals(uri, options.documentUri) : !Guests.isGuest(uri),
    );
    return super.findReferences(target, options).concat(documents.flatMap((document) => this.naming(document, target)));
  }

  /** The attributes of a document that name somebody. */
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
