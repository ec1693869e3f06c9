import type { LangiumDocument } from 'langium';
import { EmptyFileSystem, URI } from 'langium';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { SandtableServices } from '../../../language-server/services.js';
import { createSandtableServices } from '../../../language-server/sandtable-module.js';

/** A small workspace: its services and the documents of one test. */
export interface Desk {
  readonly services: SandtableServices;
  /** The documents by name, for example `one.sand`. */
  readonly documents: ReadonlyMap<string, LangiumDocument>;
  readonly main: LangiumDocument;
}

/** Services are expensive to create, so the tests of a file share them. Each test has a separate folder. */
const shared = new Map<string, { readonly services: SandtableServices; folders: number }>();

async function servicesFor(
  rulesets: readonly Ruleset[],
): Promise<{ readonly services: SandtableServices; folders: number }> {
  const key = rulesets.map(({ id }) => id).join(' ');
  let known = shared.get(key);
  if (!known) {
    const games = new Map(rulesets.map((ruleset) => [ruleset.id, ruleset]));
    const made = createSandtableServices({ ...EmptyFileSystem, rulesets: games });
    await made.shared.workspace.WorkspaceManager.initializeWorkspace([]);
    known = { services: made.sandtable, folders: 0 };
    shared.set(key, known);
  }
  return known;
}

/** Forgets the documents of other test files, which share this module. */
export function clearDesks(): void {
  shared.clear();
}

/** Opens files (name → text) in a separate folder and builds them; the last one is the document under test. */
export async function desk(files: Readonly<Record<string, string>>, rulesets: readonly Ruleset[] = []): Promise<Desk> {
  const known = await servicesFor(rulesets);
  const { services } = known;
  const { LangiumDocumentFactory, LangiumDocuments, DocumentBuilder } = services.shared.workspace;
  const folder = known.folders === 0 ? 'desk' : `desk${known.folders}`;
  known.folders += 1;
  const documents = new Map<string, LangiumDocument>();
  for (const [name, text] of Object.entries(files)) {
    const document = LangiumDocumentFactory.fromString(text, URI.parse(`file:///${folder}/${name}`));
    LangiumDocuments.addDocument(document);
    documents.set(name, document);
  }
  const main = [...documents.values()].at(-1);
  if (!main) throw new Error('A desk needs a file.');
  await DocumentBuilder.build([...documents.values()], { validation: true });
  return { services, documents, main };
}

/** Parses and links a document without a workspace. */
export async function parse(text: string): Promise<LangiumDocument> {
  return (await desk({ 'main.sand': text })).main;
}

/** Parses a text with markers: `»…«` around ranges and `|>` at the cursor. Returns the text without them. */
export interface Marked {
  readonly text: string;
  /** Offset of the first cursor marker, -1 without one. */
  readonly cursor: number;
  readonly cursors: readonly number[];
  readonly ranges: readonly (readonly [number, number])[];
}

const MARK = /»|«|\|>/g;

export function marked(written: string): Marked {
  const cursors: number[] = [];
  const ranges: [number, number][] = [];
  const open: number[] = [];
  let shift = 0;
  for (const match of written.matchAll(MARK)) {
    const at = match.index - shift;
    shift += match[0].length;
    if (match[0] === '|>') cursors.push(at);
    else if (match[0] === '»') open.push(at);
    else ranges.push([open.pop() ?? at, at]);
  }
  return { text: written.replaceAll(MARK, ''), cursor: cursors[0] ?? -1, cursors, ranges };
}

/** Returns the position of the cursor marker of a snippet that occurs once in the document: `move |>1/1 to`. */
export function positionOf(document: LangiumDocument, snippet: string): { line: number; character: number } {
  const { text, cursor } = marked(snippet);
  const source = document.textDocument.getText();
  const at = source.indexOf(text);
  if (at < 0 || source.includes(text, at + 1)) throw new Error(`“${text}” must stand in the document once.`);
  return document.textDocument.positionAt(at + cursor);
}

export function textAt(
  document: LangiumDocument,
  range: { start: { line: number; character: number }; end: { line: number; character: number } },
): string {
  return document.textDocument.getText(range);
}
