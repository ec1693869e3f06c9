import type { LangiumSharedServices } from 'langium/lsp';

/**
 * Langium's shared services together with the added services that a class needs. Each class names only the services it
 * uses, so that it does not depend on the others.
 */
export type ServicesWith<Added> = LangiumSharedServices & { readonly workspace: Added };
