/**
 * The modules of the server that the script loaded on demand uses. The build writes the exports of this file; see
 * `scripts/server-on-demand.ts`.
 */
export {};
