import type { Ledger } from '../../../model/ledger.js';
import type { Views } from '../../../play/views.js';

export type Lines = ReturnType<Views['describe']>;

export const line = (label: string, value: string, ledger: Ledger = []): Lines[number] => ({
  label,
  reckoned: { value, ledger },
});
