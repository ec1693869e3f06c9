import type { Ledger } from '../../../model/ledger.js';
import type { Views } from '../../../play/views.js';

/** The lines of a hover or panel: label, value, and the ledger that explains the value. */
export type Lines = ReturnType<Views['describe']>;

export const line = (label: string, value: string, ledger: Ledger = []): Lines[number] => ({
  label,
  explained: { value, ledger },
});
