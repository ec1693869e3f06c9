import type { LangiumSharedServices } from 'langium/lsp';

/**
 * Langium's shared services with the added services that a class needs. If classes named all added services, every
 * class would depend on all of them.
 */
export type ServicesWith<Added> = LangiumSharedServices & { readonly workspace: Added };
