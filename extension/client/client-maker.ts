import type * as vscode from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';

/** Makes the client that starts the language server: as a process in Node, as a worker on the web. */
export type ClientMaker = (context: vscode.ExtensionContext, options: LanguageClientOptions) => BaseLanguageClient;
