import type { Translate } from '../words/translate.js';
import type { Slot, VassalModule } from './module.js';
import { readPiece, type Piece } from './piece.js';
import type { ImportReport } from './report.js';

/** Returns the counter of a slot; undefined if it cannot be read. */
export type SlotPieces = (slot: Slot) => Piece | undefined;

/** Returns a function that reads the counters of slots, each of them once, so that the report counts problems once. */
export function slotPieces(
  { prototypes }: Pick<VassalModule, 'prototypes'>,
  { report, t }: { readonly report: ImportReport; readonly t: Translate },
): SlotPieces {
  const pieces = new Map<Slot, Piece | undefined>();
  return (slot) => {
    if (pieces.has(slot)) return pieces.get(slot);
    const piece = readPiece(slot.text, { prototypes, report, t });
    if (!piece) report.add(t('A counter of the module cannot be read.'), slot.name);
    pieces.set(slot, piece);
    return piece;
  };
}
