/** True if this script runs in a web worker. Only in a web worker can the script load other scripts. */
export const IN_WORKER = 'importScripts' in globalThis;

/**
 * Node flags with which a client starts the server. The flags set a young generation of twice the default size. The
 * objects of a large file outlive a smaller young generation, and each object would be copied once more.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=32'] as const;

/** Settings that the extension sends at the start and with `workspace/didChangeConfiguration`, section `sandtable`. */
export interface ServerSettings {
  /** The time at which orders are played to check them: as the user types, when the file is saved, or never. */
  readonly play: 'type' | 'save' | 'never';
}

/**
 * The `initializationOptions` of the extension. Only a client that sets `commands` receives answers with commands of
 * the extension and links to rule pages.
 */
export interface ClientStart extends ServerSettings {
  readonly commands: true;
}

/**
 * The first message to a server in a web worker, before the protocol starts. The message contains the URL of the folder
 * with the scripts that the server loads.
 */
export interface WorkerStart {
  readonly scripts: string;
}
