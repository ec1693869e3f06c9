import type { LangiumDocument } from 'langium';
import { GrammarUtils, UriUtils } from 'langium';
import type { DocumentLinkProvider } from 'langium/lsp';
import type { DocumentLink } from 'vscode-languageserver';
import type { Analyser } from '../analysis/analyser.js';
import type { Document } from '../generated/ast.js';
import { isDocument } from '../generated/ast.js';
import { PICTURE_PATHS } from '../workspace/picture-files.js';
import type { SandtableServices } from '../services.js';
import { findCitedRule } from '../rules/cited-rule.js';
import { findCommentCitations } from '../syntax/comment-citations.js';
import type { RuleLocations } from '../rules/rule-locations.js';

/**
 * Provides links from the paths of imports and pictures to their files, and from citations in comments to rule pages.
 */
export class SandtableDocumentLinks implements DocumentLinkProvider {
  private readonly rulePlaces: RuleLocations;
  private readonly analyser: Analyser;

  constructor(services: SandtableServices) {
    this.rulePlaces = services.RulePlaces;
    this.analyser = services.compile.Analyser;
  }

  getDocumentLinks(document: LangiumDocument): DocumentLink[] {
    const root = document.parseResult.value;
    return isDocument(root)
      ? [...importLinks(document, root), ...pictureLinks(document), ...this.ruleLinks(document)]
      : [];
  }

  private ruleLinks(document: LangiumDocument): DocumentLink[] {
    const { rulesets } = this.analyser;
    const game = rulesets.of(document);
    return findCommentCitations(document).flatMap((cited) => {
      const found = findCitedRule((id) => rulesets.named(document, id), game, cited);
      const target = found && this.rulePlaces.of(found.ruleset, found.rule);
      if (target === undefined) return [];
      const [start, end] = [cited.source.start, cited.source.end].map((at) => document.textDocument.positionAt(at));
      return [{ range: { start, end }, target }];
    });
  }
}

function importLinks(document: LangiumDocument, { imports }: Document): DocumentLink[] {
  const folder = UriUtils.dirname(document.uri);
  return imports.flatMap((line) => {
    const path = GrammarUtils.findNodeForProperty(line.$cstNode, 'path');
    if (!path || !line.path) return [];
    return [{ range: path.range, target: UriUtils.resolvePath(folder, line.path).toString() }];
  });
}

/** Returns links from the paths of pictures to their files. */
function pictureLinks({ uri, textDocument }: LangiumDocument): DocumentLink[] {
  const folder = UriUtils.dirname(uri);
  return [...textDocument.getText().matchAll(PICTURE_PATHS)].map(({ index, 0: quotedPath }) => {
    const [start, end] = [index + 1, index + quotedPath.length - 1].map((at) => textDocument.positionAt(at));
    return { range: { start, end }, target: UriUtils.resolvePath(folder, quotedPath.slice(1, -1)).toString() };
  });
}
