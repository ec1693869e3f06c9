import type { LangiumDocument } from 'langium';
import { URI } from 'langium';
import type { PictureReference } from '../../engine/model/pictures.js';
import type { ImportGraph, Resolution } from './import-graph.js';
import { readPictureSize, type PictureSize } from './picture-header.js';
import type { ServicesWith } from './services-with.js';
import type { SymbolicLinks } from './symbolic-links.js';

/** A file system that can read the first bytes of a file. */
export interface FileSystemWithHeads {
  /** Returns the size of a file in bytes and its first bytes; undefined if there is no such file. */
  readHead(uri: URI, length: number): Promise<FileHead | undefined>;
}

export interface FileHead {
  readonly size: number;
  readonly head: Uint8Array;
}

/** A picture file of the workspace. */
export interface PictureFile extends PictureSize {
  readonly uri: string;
  /** Size of the file in bytes. */
  readonly bytes: number;
  /** Number that changes when the file has changed. */
  readonly edition: number;
}

/** Reason why a picture cannot be shown. */
export type PictureProblem = Extract<Resolution, { refused: string }>['refused'] | 'missing' | 'not-a-picture';

/**
 * Number of bytes that are read to find the size of a picture. In a JPEG file, colour profiles of 600 kB may precede
 * the size.
 */
const HEAD_BYTES = 1024 * 1024;

const PICTURE_NAME = /\.(png|jpe?g)$/i;
/** Matches the quoted names of pictures in a text. */
export const PICTURE_PATHS = /"([^"\\\r\n]+\.(?:png|jpe?g))"|'([^'\\\r\n]+\.(?:png|jpe?g))'/gi;

type Services = ServicesWith<{ readonly ImportGraph: ImportGraph; readonly SymbolicLinks: SymbolicLinks }>;

/**
 * Finds the picture files that texts name, and keeps their sizes. The size of each picture is read once, before the
 * texts are compiled, and again after the file has changed.
 */
export class PictureFiles {
  private readonly known = new Map<string, PictureFile | PictureProblem>();
  /** URIs of the documents that name each picture. */
  private readonly users = new Map<string, Set<string>>();
  private edition = 0;

  constructor(private readonly services: Services) {}

  /** Reads the sizes of the pictures that a text names, except of pictures whose sizes are already known. */
  async load(document: LangiumDocument): Promise<void> {
    const text = document.textDocument.getText();
    if (!/\.(png|jpe?g)["']/i.test(text)) return;
    for (const [, path = '', other = path] of text.matchAll(PICTURE_PATHS)) {
      const resolution = this.resolve(document.uri, other || path);
      if (!('uri' in resolution)) continue;
      const key = resolution.uri.toString();
      const users = this.users.get(key) ?? new Set();
      this.users.set(key, users.add(document.uri.toString()));
      if (!this.known.has(key)) this.known.set(key, await this.read(resolution.uri));
    }
  }

  /**
   * Returns the picture that a statement names, or the reason why it cannot be shown. Returns undefined if the file
   * system cannot read the first bytes of files.
   */
  find({ path, source }: PictureReference): PictureFile | PictureProblem | undefined {
    if (!canReadHeads(this.services.workspace.FileSystemProvider)) return undefined;
    const resolution = this.resolve(URI.parse(source.file), path);
    if (!('uri' in resolution)) return resolution.refused;
    return this.known.get(resolution.uri.toString()) ?? 'missing';
  }

  /** Reads the size of a picture that no text names yet. @param from URI of the file that will name it */
  async look(from: URI, path: string): Promise<PictureFile | PictureProblem> {
    const resolution = this.resolve(from, path);
    return 'uri' in resolution ? this.read(resolution.uri) : resolution.refused;
  }

  /** Forgets the pictures among changed files. Returns the documents that name them. */
  forget(changed: readonly URI[]): URI[] {
    return changed.flatMap((uri) => {
      const key = uri.toString();
      if (!this.known.delete(key)) return [];
      return [...(this.users.get(key) ?? [])].map((user) => URI.parse(user));
    });
  }

  private resolve(from: URI, path: string): Resolution | { readonly refused: 'not-a-picture' } {
    if (!PICTURE_NAME.test(path)) return { refused: 'not-a-picture' };
    return this.services.workspace.ImportGraph.resolveFile(from, path);
  }

  private async read(uri: URI): Promise<PictureFile | PictureProblem> {
    const { FileSystemProvider, SymbolicLinks } = this.services.workspace;
    if (!canReadHeads(FileSystemProvider)) return 'missing';
    try {
      const file = await FileSystemProvider.readHead(uri, HEAD_BYTES);
      if (file === undefined) return 'missing';
      if (await SymbolicLinks.leadsOutside(uri)) return 'outside';
      const size = readPictureSize(file.head);
      if (size === undefined) return 'not-a-picture';
      return { uri: uri.toString(), ...size, bytes: file.size, edition: ++this.edition };
    } catch {
      return 'missing';
    }
  }
}

const canReadHeads = (files: object): files is FileSystemWithHeads => 'readHead' in files;
