import type {
  AstNode,
  AstNodeDescription,
  AstNodeLocator,
  DocumentSegment,
  LangiumDocument,
  NameProvider,
  URI,
} from 'langium';
import { AstUtils, CstUtils, DefaultAstNodeDescriptionProvider } from 'langium';

/**
 * Creates descriptions of declarations. Paths and ranges are computed on first use, since most declarations are never
 * referenced.
 */
export class SandtableDescriptions extends DefaultAstNodeDescriptionProvider {
  override createDescription(node: AstNode, name: string | undefined, document?: LangiumDocument): AstNodeDescription {
    const { uri } = document ?? AstUtils.getDocument(node);
    return new Declaration(
      node,
      name ?? this.nameProvider.getName(node) ?? '',
      uri,
      this.astNodeLocator,
      this.nameProvider,
    );
  }
}

class Declaration implements AstNodeDescription {
  private knownPath: string | undefined;

  constructor(
    readonly node: AstNode,
    readonly name: string,
    readonly documentUri: URI,
    private readonly locator: AstNodeLocator,
    private readonly names: NameProvider,
  ) {}

  get type(): string {
    return this.node.$type;
  }

  get path(): string {
    return (this.knownPath ??= this.locator.getAstNodePath(this.node));
  }

  get nameSegment(): DocumentSegment | undefined {
    return CstUtils.toDocumentSegment(this.names.getNameNode(this.node) ?? this.node.$cstNode);
  }

  get selectionSegment(): DocumentSegment | undefined {
    return CstUtils.toDocumentSegment(this.node.$cstNode);
  }
}
