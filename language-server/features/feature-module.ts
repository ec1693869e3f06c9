import type { Module } from 'langium';
import type { LangiumSharedServices, PartialLangiumServices, PartialLangiumSharedServices } from 'langium/lsp';
import type { Connection } from 'vscode-languageserver';
import type { SandtableServices } from '../sandtable-module.js';

/** What the editor offers beyond findings: hovers, completion, tokens, actions, hints. */
export const featureModule: Module<SandtableServices, PartialLangiumServices> = {};

export const sharedFeatureModule: Module<LangiumSharedServices, PartialLangiumSharedServices> = {};

/** Requests beyond LSP (`sandtable/…`) and those Langium does not handle; called once, before the connection listens. */
export function registerRequests(_connection: Connection, _services: SandtableServices): void {}
