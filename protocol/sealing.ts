import type { Place } from '../preview/contract/scene.js';

/** `sandtable/seal`: the seal of a file of orders, and the edits that write its secret if it has none. */
export interface SealParams {
  readonly uri: string;
}
export type SealResult =
  | {
      /** Edits that write a secret into the file. Empty if the file has one. */
      readonly edits: readonly { readonly place: Place; readonly text: string }[];
      /** The seal of the file after these edits, as a statement: `sealed turn 3 by German "sha256-…"`. */
      readonly seal: string;
    }
  | { readonly refused: string };
