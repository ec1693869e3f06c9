import type * as vscode from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient';

/** Creates the client of the language server: a process in Node, a worker on the web. */
export type ClientMaker = (context: vscode.ExtensionContext, options: LanguageClientOptions) => BaseLanguageClient;
