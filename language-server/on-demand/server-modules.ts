/**
 * Exports the modules of the server to the script that is loaded on demand. The build writes these exports; see
 * `scripts/server-on-demand.ts`.
 */
export {};
