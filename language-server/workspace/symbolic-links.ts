import { URI, UriUtils } from 'langium';
import type { ImportGraph } from './import-graph.js';
import type { ServicesWith } from './services-with.js';

/** A file system with symbolic links. */
export interface FileSystemWithLinks {
  /** Resolves symbolic links. @throws Error if the file does not exist */
  realUri(uri: URI): Promise<URI>;
}

/** Checks that symbolic links do not lead out of the folders from which files may be imported. */
export class SymbolicLinks {
  constructor(private readonly services: ServicesWith<{ readonly ImportGraph: ImportGraph }>) {}

  /** Returns whether the target of a symbolic link is outside of the folders from which the file may be read. */
  async leadsOutside(uri: URI): Promise<boolean> {
    const { FileSystemProvider } = this.services.workspace;
    if (!hasLinks(FileSystemProvider)) return false;
    const real = await FileSystemProvider.realUri(uri);
    if (UriUtils.equals(real, uri)) return false;
    const bounds = await Promise.all(this.bounds(uri).map((folder) => FileSystemProvider.realUri(folder)));
    return !bounds.some((folder) => UriUtils.contains(folder, real));
  }

  /**
   * Returns the folders from which a file may be read: those of the files that import it, or, if there are none, its
   * own folder.
   */
  private bounds(uri: URI): readonly URI[] {
    const { ImportGraph } = this.services.workspace;
    const importers = [...ImportGraph.importersOf([uri.toString()])];
    return importers.length > 0
      ? importers.flatMap((each) => ImportGraph.bounds(URI.parse(each)))
      : ImportGraph.bounds(uri);
  }
}

function hasLinks(files: object): files is FileSystemWithLinks {
  return 'realUri' in files;
}
