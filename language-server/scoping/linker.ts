import type { AstNodeDescription, LangiumCoreServices, LangiumDocument, LinkingError, ReferenceInfo } from 'langium';
import { AstUtils, DefaultLinker, interruptAndCheck } from 'langium';
import { CancellationToken } from 'vscode-languageserver';
import { Area, Force, isArrival, MapDef, Party, Piece, Place, Side, Target, Thing } from '../generated/ast.js';
import { confusionKey, differenceOf } from '../../engine/model/confusable-names.js';
import { say, term } from '../../engine/model/say.js';
import { didYouMean, nearest } from '../compile/nearest.js';
import { LinkCache } from '../incremental-parser/link-cache.js';
import type { NamesVersions } from '../incremental-parser/names-version.js';
import type { ServicesWith } from '../workspace/services-with.js';
import { inPortions, referencesOf, statementsOf } from './references-of.js';

/** Names of the reference types in messages. */
const TYPE_NAMES: Readonly<Record<string, string>> = {
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

/**
 * Returns a hint if a cell label is written after `at` in an arrival: cells are written after `by` there. Otherwise
 * returns an empty text.
 */
const cellHint = ({ container, reference: { $refText } }: ReferenceInfo): string =>
  isArrival(container) && /^[A-Z]*\d+$/.test($refText) ? say` Write cells after “by”: “by ${$refText}”.` : '';

/** Returns a hint if a name and the suggested name look the same, so that a reader may not see how they differ. */
function differenceHint(name: string, suggestion: string | undefined): string {
  if (suggestion === undefined || confusionKey(suggestion) !== confusionKey(name)) return '';
  return /[^ -~]/.test(name + suggestion) && suggestion.toLowerCase() !== name.toLowerCase()
    ? say` The two differ only ${differenceOf(name, suggestion)}.`
    : '';
}

/** The error about an unresolved name, with the declared name that the author probably means. */
export interface UnknownName extends LinkingError {
  readonly suggestion?: string;
}

/**
 * Maximum number of unknown names in a file for which suggestions are searched. If there are more, an import is
 * probably missing.
 */
const MAX_SUGGESTIONS = 20;

/** Links names. An error message gives the kind of thing that is missing and the most similar name. */
export class SandtableLinker extends DefaultLinker {
  private readonly suggested = new WeakMap<LangiumDocument, number>();
  private readonly linkCache = new LinkCache();
  private readonly namesVersions: NamesVersions;

  constructor(
    services: LangiumCoreServices & { readonly shared: ServicesWith<{ readonly NamesVersions: NamesVersions }> },
  ) {
    super(services);
    this.namesVersions = services.shared.workspace.NamesVersions;
  }

  /**
   * Links the statements of a document. Reuses the links of an unchanged statement while the visible names are the
   * same.
   */
  override async link(document: LangiumDocument, cancelToken = CancellationToken.None): Promise<void> {
    this.suggested.delete(document);
    await interruptAndCheck(cancelToken);
    const names = this.namesVersions.of(document);
    const all = statementsOf(document.parseResult.value);
    const statements = all.filter((statement) => !this.linkCache.restore(statement, names, document));
    for (const references of inPortions(statements.flatMap(referencesOf))) {
      for (const reference of references) this.doLink(reference, document);
      await interruptAndCheck(cancelToken);
    }
    for (const statement of statements) this.linkCache.keep(statement, names);
  }

  protected override createLinkingError(refInfo: ReferenceInfo, target?: AstNodeDescription): UnknownName {
    const error = super.createLinkingError(refInfo, target);
    const called = term(TYPE_NAMES[this.reflection.getReferenceType(refInfo)] ?? 'thing');
    const name = refInfo.reference.$refText;
    const suggestion = this.suggestionFor(refInfo);
    return {
      ...error,
      message: say`No ${called} is called “${name}” in this file or its imports.${didYouMean(suggestion)}${differenceHint(name, suggestion)}${cellHint(refInfo)}`,
      ...(suggestion === undefined ? {} : { suggestion }),
    };
  }

  private suggestionFor(refInfo: ReferenceInfo): string | undefined {
    const document = AstUtils.getDocument(refInfo.container);
    const count = (this.suggested.get(document) ?? 0) + 1;
    this.suggested.set(document, count);
    if (count > MAX_SUGGESTIONS) return undefined;
    const names = this.scopeProvider.getScope(refInfo).getAllElements();
    return nearest(
      refInfo.reference.$refText,
      names.map(({ name }) => name),
    );
  }
}
