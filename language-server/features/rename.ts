import { say } from '../../engine/model/say.js';
import type { AstNode, AstNodeDescription, LangiumDocument } from 'langium';
import { AstUtils, CstUtils, URI } from 'langium';
import { DefaultRenameProvider } from 'langium/lsp';
import type { Range, RenameParams, TextDocumentPositionParams, TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import { areaName, placeName, quoted, unitName, unquoted } from '../../engine/model/names.js';
import type { Source } from '../../engine/model/source.js';
import { isArea, isAttribute, isDraw, isForce, isMapDef, isPool, isScenario, isSide, Piece } from '../generated/ast.js';
import type { SandtableServices } from '../services.js';
import { drawnNames } from '../scoping/drawn-names.js';
import { findGroupOccurrences } from '../syntax/occurrences.js';
import { rangeOf } from '../syntax/source-ranges.js';
import type { Subject } from '../syntax/subject.js';
import { subjectAt } from '../syntax/subject.js';
import { type WordAtCursor, wordAtCursor } from './declared-words.js';

/**
 * Renames declarations, groups and the words that rulesets declare. Writes the new name in quotes where they are
 * needed. Renaming a group also renames the counters drawn for it.
 */
export class SandtableRename extends DefaultRenameProvider {
  constructor(private readonly services: SandtableServices) {
    super(services);
  }

  override prepareRename(document: LangiumDocument, params: TextDocumentPositionParams): Range | undefined {
    if (this.services.shared.workspace.ReadOnlyDocuments.isReadOnly(document.uri)) return undefined;
    const offset = document.textDocument.offsetAt(params.position);
    const word = wordAtCursor(this.services, document, offset);
    if (word)
      return word.found.kind === 'option'
        ? undefined
        : rangeOf(this.services.shared.workspace.LangiumDocuments, word.found.use.source);
    const subject = subjectAt(document, offset);
    const renamed = subject && (subject.about === 'group' || this.declarationAt(document, subject));
    return renamed ? rangeOf(this.services.shared.workspace.LangiumDocuments, subject.source) : undefined;
  }

  override rename(document: LangiumDocument, params: RenameParams): Promise<WorkspaceEdit | undefined> {
    const typed = params.newName.trim();
    const name = unquoted(typed).normalize('NFC');
    const offset = document.textDocument.offsetAt(params.position);
    const word = wordAtCursor(this.services, document, offset);
    const subject = subjectAt(document, offset);
    if (!word && !subject) return Promise.resolve(undefined);
    if (name === '' || /[\r\n]/.test(name)) return refuse(say`A name is one line of text.`);
    if (name === typed && /^"|"$/.test(name)) return refuse(say`This name has a quote on one side only.`);
    if (word) return this.renameWord(document, word, name);
    if (!subject) return Promise.resolve(undefined);
    if (subject.about === 'group') {
      const clash = this.clashOfGroup(document, subject.name, name);
      return clash === undefined
        ? Promise.resolve({ changes: this.groupChanges(document, subject.name, name) })
        : refuse(takenMessage('unit', clash));
    }
    const target = this.declarationAt(document, subject);
    if (!target) return Promise.resolve(undefined);
    if (this.isTaken(target, name)) return refuse(takenMessage(isForce(target) ? 'unit' : 'name', name));
    return Promise.resolve({ changes: this.changes(target, name) });
  }

  /** Renames a word of a declared game in its rulesets and in all files of its games. */
  private renameWord(
    document: LangiumDocument,
    { found, words }: WordAtCursor,
    name: string,
  ): Promise<WorkspaceEdit | undefined> {
    if (found.kind === 'option') return Promise.resolve(undefined);
    const renamed = words.rename(document, found, name);
    const targets = words.targetsOf(found);
    if (typeof renamed === 'string') return refuse(renamed);
    if (targets.some((target) => this.isTaken(target, name))) return refuse(takenMessage('name', name));
    const uses = renamed.flatMap(({ source, text }) => {
      const range = rangeOf(this.services.shared.workspace.LangiumDocuments, source);
      return range ? [{ uri: source.file, edit: { range, newText: text } }] : [];
    });
    const references = targets.flatMap((target) =>
      Object.entries(this.changes(target, name)).flatMap(([uri, edits]) => edits.map((edit) => ({ uri, edit }))),
    );
    const all = [...uses, ...references].map((each) => [`${each.uri} ${JSON.stringify(each.edit)}`, each] as const);
    return Promise.resolve({ changes: grouped(new Map(all).values()) });
  }

  /**
   * Returns the declaration of the name under the cursor; undefined for counters drawn from a pool, which have no
   * declaration.
   */
  private declarationAt(document: LangiumDocument, { source }: Subject): AstNode | undefined {
    const root = document.parseResult.value.$cstNode;
    const leaf = root && CstUtils.findLeafNodeAtOffset(root, source.start);
    const target = leaf && this.references.findDeclarations(leaf)[0];
    return target && !isDraw(target) && !isPool(target) ? target : undefined;
  }

  /**
   * Returns whether another declaration already has a name that must be unique. For a unit, these declarations include
   * the counters that are drawn in any scenario of the game.
   */
  private isTaken(target: AstNode, name: string): boolean {
    if (!isUnique(target)) return false;
    const type = isForce(target) ? Piece.$type : target.$type;
    return this.declared(AstUtils.getDocument(target), type).some(
      (description) => description.name === name && description.node !== target,
    );
  }

  /**
   * Returns the name of a unit that a drawn counter would also have after its group is renamed; undefined if there is
   * none.
   */
  private clashOfGroup(document: LangiumDocument, from: string, to: string): string | undefined {
    const declared = this.declared(document, Piece.$type);
    const isOfGroup = ({ node }: AstNodeDescription): boolean => isDraw(node) && node.$container.group === from;
    const renamed = new Set(
      declared.filter(isOfGroup).map(({ name }) => `${to}/${name.slice(name.lastIndexOf('/') + 1)}`),
    );
    return declared.find((description) => renamed.has(description.name) && !isOfGroup(description))?.name;
  }

  /** Returns the declarations of a type in a file, in its imports, in files that import it, and in their imports. */
  private declared(document: LangiumDocument, type: string): AstNodeDescription[] {
    const { IndexManager, ImportGraph, LangiumDocuments } = this.services.shared.workspace;
    const files = new Set<string>();
    for (const uri of [document.uri.toString(), ...ImportGraph.importersOf([document.uri.toString()])]) {
      const other = LangiumDocuments.getDocument(URI.parse(uri));
      for (const file of other ? ImportGraph.closure(other).uris : []) files.add(file);
    }
    return IndexManager.allElements(type, files).toArray();
  }

  private changes(target: AstNode, name: string): Record<string, TextEdit[]> {
    const found = this.references.findReferences(target, { includeDeclaration: true });
    return grouped(
      found.map(({ sourceUri, sourcePath, segment }) => ({
        uri: sourceUri.toString(),
        edit: {
          range: segment.range,
          newText: this.isInAttribute(sourceUri, sourcePath) ? quoted(name) : written(target, name),
        },
      })),
    );
  }

  /** Returns whether a reference is the value of an attribute, where a name must have quotes. */
  private isInAttribute(uri: URI, path: string): boolean {
    const document = this.services.shared.workspace.LangiumDocuments.getDocument(uri);
    return isAttribute(document && this.services.workspace.AstNodeLocator.getAstNode(document.parseResult.value, path));
  }

  private groupChanges(document: LangiumDocument, from: string, to: string): Record<string, TextEdit[]> {
    const documents = this.services.shared.workspace.LangiumDocuments;
    const edits: { uri: string; edit: TextEdit }[] = [];
    const add = (source: Source, newText: string): void => {
      const range = rangeOf(documents, source);
      if (range) edits.push({ uri: source.file, edit: { range, newText } });
    };
    const files = new Set(this.services.compile.Analyser.analyse(document)?.files ?? []);
    const { ReadOnlyDocuments } = this.services.shared.workspace;
    for (const other of documents.all.filter(({ uri }) => !ReadOnlyDocuments.isReadOnly(uri))) {
      const shares = this.services.compile.Analyser.analyse(other)?.files.some((file) => files.has(file));
      if (shares) for (const source of findGroupOccurrences(other, from)) add(source, placeName(to));
    }
    edits.push(
      ...this.drawnCounters(from).map(({ uri, range, number }) => ({
        uri,
        edit: { range, newText: unitName(`${to}/${number}`) },
      })),
    );
    return grouped(edits);
  }

  /** Returns the references to drawn counters whose names contain the name of a group: `16/3` for group 16. */
  private drawnCounters(group: string): { readonly uri: string; readonly range: Range; readonly number: string }[] {
    const documents = this.services.shared.workspace.LangiumDocuments.all;
    const scenarios = documents.flatMap(({ parseResult }) =>
      AstUtils.streamContents(parseResult.value).filter(isScenario),
    );
    return scenarios
      .flatMap((scenario) => [...drawnNames(scenario)])
      .filter(([draw, names]) => draw.$container.group === group && names.length > 0)
      .flatMap(([draw]) => this.references.findReferences(draw, { includeDeclaration: false }))
      .flatMap(({ sourceUri, segment }) => {
        const uri = sourceUri.toString();
        const text =
          this.services.shared.workspace.LangiumDocuments.getDocument(sourceUri)?.textDocument.getText(segment.range) ??
          '';
        const number = unquoted(text).split('/').at(1);
        return number === undefined ? [] : [{ uri, range: segment.range, number }];
      })
      .toArray();
  }
}

/** Returns whether the name of a declaration must be unique. Several rivers or roads may have the same name. */
function isUnique(target: AstNode): boolean {
  return isForce(target) || isMapDef(target) || isSide(target) || isArea(target);
}

function written(target: AstNode, name: string): string {
  if (isForce(target)) return unitName(name);
  return isArea(target) ? areaName(name) : placeName(name);
}

function grouped(edits: Iterable<{ readonly uri: string; readonly edit: TextEdit }>): Record<string, TextEdit[]> {
  const changes: Record<string, TextEdit[]> = {};
  for (const { uri, edit } of edits) (changes[uri] ??= []).push(edit);
  return changes;
}

const takenMessage = (what: 'unit' | 'name', name: string): string =>
  what === 'unit' ? say`There is already a unit “${name}”.` : say`There is already a name “${name}”.`;

function refuse(message: string): Promise<never> {
  return Promise.reject(new ResponseError(LSPErrorCodes.RequestFailed, message));
}
