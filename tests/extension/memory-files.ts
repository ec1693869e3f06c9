import * as vscode from 'vscode';

/** A file system in memory, like that of a remote repository. Files can be read and written; all folders exist. */
export class MemoryFiles implements vscode.FileSystemProvider {
  readonly onDidChangeFile = new vscode.EventEmitter<vscode.FileChangeEvent[]>().event;

  /** @param files the texts of the files by path */
  constructor(readonly files: Map<string, string>) {}

  watch(): vscode.Disposable {
    return new vscode.Disposable(() => undefined);
  }

  stat(uri: vscode.Uri): vscode.FileStat {
    const size = this.readFile(uri).length;
    return { type: vscode.FileType.File, ctime: 0, mtime: 0, size };
  }

  readFile({ path }: vscode.Uri): Uint8Array {
    const text = this.files.get(path);
    if (text === undefined) throw vscode.FileSystemError.FileNotFound(path);
    return new TextEncoder().encode(text);
  }

  readDirectory(): [string, vscode.FileType][] {
    return [...this.files.keys()].map((path) => [path.slice(1), vscode.FileType.File]);
  }

  createDirectory(): void {
    // All folders exist.
  }

  writeFile({ path }: vscode.Uri, content: Uint8Array): void {
    this.files.set(path, new TextDecoder().decode(content));
  }

  delete(): void {
    throw vscode.FileSystemError.NoPermissions();
  }

  rename(): void {
    throw vscode.FileSystemError.NoPermissions();
  }
}
