import type { LangiumSharedServices } from 'langium/lsp';

/** Langium's shared services with the added services that a class needs. Naming all added services would couple every class to all. */
export type ServicesWith<Added> = LangiumSharedServices & { readonly workspace: Added };
