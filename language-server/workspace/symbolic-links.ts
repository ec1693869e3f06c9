import { URI, UriUtils } from 'langium';
import type { ImportGraph } from './import-graph.js';
import type { ServicesWith } from './services-with.js';

/** Files on a disk, where a name may be a link to another place. */
export interface FileSystemWithLinks {
  /** @throws Error when there is no such file. */
  realUri(uri: URI): Promise<URI>;
}

/** Imports stay inside the workspace by their names; this looks where the names lead. */
export class SymbolicLinks {
  constructor(private readonly services: ServicesWith<{ readonly ImportGraph: ImportGraph }>) {}

  /** Whether a file is only by its name where it may be read from. */
  async leadsOutside(uri: URI): Promise<boolean> {
    const { FileSystemProvider } = this.services.workspace;
    if (!hasLinks(FileSystemProvider)) return false;
    const real = await FileSystemProvider.realUri(uri);
    if (UriUtils.equals(real, uri)) return false;
    const bounds = await Promise.all(this.bounds(uri).map((folder) => FileSystemProvider.realUri(folder)));
    return !bounds.some((folder) => UriUtils.contains(folder, real));
  }

  /** A file in no folder of the workspace may be read from the folders of those who import it, or else from its own. */
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
