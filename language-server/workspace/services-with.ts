import type { LangiumSharedServices } from 'langium/lsp';

/** Langium's shared services with those of ours that a service needs: naming all of ours would tie every service to every other. */
export type ServicesWith<Added> = LangiumSharedServices & { readonly workspace: Added };
