import type { AstNodeDescription, LangiumCoreServices, LangiumDocument, LinkingError, ReferenceInfo } from 'langium';
import { AstUtils, DefaultLinker, interruptAndCheck } from 'langium';
import { CancellationToken } from 'vscode-languageserver';
import { Area, Force, isArrival, MapDef, Party, Piece, Place, Side, Target, Thing } from '../generated/ast.js';
import { didYouMean, nearest } from '../compile/nearest.js';
import { LinkCache } from '../incremental-parser/link-cache.js';
import type { NamesVersions } from '../incremental-parser/names-version.js';
import type { ServicesWith } from '../workspace/services-with.js';
import { inPortions, referencesOf, statementsOf } from './references-of.js';

/** What the things are called that text may name. */
const CALLED: Readonly<Record<string, string>> = {
  [Area.$type]: 'area',
  [Force.$type]: 'unit or formation',
  [MapDef.$type]: 'map',
  [Party.$type]: 'side or formation',
  [Piece.$type]: 'unit, formation or drawn counter',
  [Place.$type]: 'place or area',
  [Side.$type]: 'side',
  [Target.$type]: 'unit, formation or drawn counter',
  [Thing.$type]: 'unit, formation or place',
};

/** Where units arrive, places stand behind “at” and cells behind “by”. */
const orCells = ({ container, reference: { $refText } }: ReferenceInfo): string =>
  isArrival(container) && /^[A-Z]*\d+$/.test($refText) ? ` Cells stand behind “by”: “by ${$refText}”.` : '';

/** A name nothing carries, and the one that may be meant. */
export interface UnknownName extends LinkingError {
  readonly meant?: string;
}

/** After so many unknown names in a file an import is missing or broken; looking for each what was meant would take long. */
const SUGGESTIONS = 20;

/** Says what is missing in the words of the field, and which name is spelled most like it. */
export class SandtableLinker extends DefaultLinker {
  private readonly suggested = new WeakMap<LangiumDocument, number>();
  private readonly kept = new LinkCache();
  private readonly sights: NamesVersions;

  constructor(
    services: LangiumCoreServices & { readonly shared: ServicesWith<{ readonly NamesVersions: NamesVersions }> },
  ) {
    super(services);
    this.sights = services.shared.workspace.NamesVersions;
  }

  /** Where the names of a statement lead that was kept, and what can be named is the same, is known. */
  override async link(document: LangiumDocument, cancelToken = CancellationToken.None): Promise<void> {
    this.suggested.delete(document);
    await interruptAndCheck(cancelToken);
    const names = this.sights.of(document);
    const all = statementsOf(document.parseResult.value);
    const statements = all.filter((statement) => !this.kept.restore(statement, names, document));
    for (const references of inPortions(statements.flatMap(referencesOf))) {
      for (const reference of references) this.doLink(reference, document);
      await interruptAndCheck(cancelToken);
    }
    for (const statement of statements) this.kept.keep(statement, names);
  }

  protected override createLinkingError(refInfo: ReferenceInfo, target?: AstNodeDescription): UnknownName {
    const error = super.createLinkingError(refInfo, target);
    const called = CALLED[this.reflection.getReferenceType(refInfo)] ?? 'thing';
    const name = refInfo.reference.$refText;
    const meant = this.meant(refInfo);
    return {
      ...error,
      message: `No ${called} is called “${name}” in this file or its imports.${didYouMean(meant)}${orCells(refInfo)}`,
      ...(meant === undefined ? {} : { meant }),
    };
  }

  private meant(refInfo: ReferenceInfo): string | undefined {
    const document = AstUtils.getDocument(refInfo.container);
    const count = (this.suggested.get(document) ?? 0) + 1;
    this.suggested.set(document, count);
    if (count > SUGGESTIONS) return undefined;
    const names = this.scopeProvider.getScope(refInfo).getAllElements();
    return nearest(
      refInfo.reference.$refText,
      names.map(({ name }) => name),
    );
  }
}
