import type { Translate } from '../words/translate.js';
import type { Counter } from './counter.js';
import type { Slot, VassalModule } from './module.js';
import type { Piece } from './piece.js';
import type { ImportReport } from './report.js';
import type { SlotPieces } from './slot-pieces.js';

/** A unit of the imported game. */
export interface Unit {
  readonly counter: Counter;
  /** The name of the unit, which no other unit has. */
  name: string;
}

interface UnitContext {
  readonly report: ImportReport;
  readonly t: Translate;
  readonly pieceOf: SlotPieces;
  readonly describe: (piece: Piece, slot: Pick<Slot, 'name' | 'path'>) => Counter;
}

/** Maximum number of copies of a unit in a position. A counter with more copies is taken for a marker, not a unit. */
const MAX_COPIES = 8;

/**
 * The units of a module. Counters of the same slot are the same unit in every position; if a slot is placed several
 * times in one position, they are several units.
 */
export class Units {
  readonly all: Unit[] = [];
  private readonly byKey = new Map<string, Unit>();
  private readonly slots: { readonly slot: Slot; readonly piece: Piece; readonly key: string }[];
  private readonly described = new Map<string, Counter>();

  constructor(
    module: VassalModule,
    private readonly context: UnitContext,
  ) {
    const ofMaps = module.maps.flatMap(({ stacks }) => stacks.flatMap(({ slots }) => slots));
    this.slots = [...ofMaps, ...module.palette].flatMap((slot) => {
      const piece = context.pieceOf(slot);
      return piece ? [{ slot, piece, key: keyOf(piece, slot) }] : [];
    });
  }

  /** Returns the units of the counters of one position, in the order of the counters; undefined for markers. */
  of(counters: readonly { readonly piece: Piece; readonly slot: Slot | undefined }[]): (Unit | undefined)[] {
    const { report, t } = this.context;
    const copies = new Map<string, number>();
    const known = counters.map(({ piece, slot }) => this.identify(piece, slot));
    for (const { key } of known) copies.set(key, (copies.get(key) ?? 0) + 1);
    const number = new Map<string, number>();
    return known.map(({ key, piece, slot }) => {
      const counter = this.describe(key, piece, slot);
      if (!counter.isUnit) return undefined;
      if ((copies.get(key) ?? 0) > MAX_COPIES) {
        report.add(
          t('A counter is placed more than {0} times; it is treated as a marker and left out.', MAX_COPIES),
          counter.name,
        );
        return undefined;
      }
      const copy = (number.get(key) ?? 0) + 1;
      number.set(key, copy);
      return this.unit(`${key}#${copy}`, counter);
    });
  }

  /** Adds the units of the palette that no position places. */
  addPalette(palette: readonly Slot[]): void {
    for (const { slot, piece, key } of this.slots)
      if (palette.includes(slot) && !this.byKey.has(`${key}#1`)) {
        const counter = this.describe(key, piece, slot);
        if (counter.isUnit) this.unit(`${key}#1`, counter);
      }
  }

  /** Renames units that have the same name: adds the name of the formation or, if that is not enough, a number. */
  nameApart(): void {
    const { report, t } = this.context;
    const plain = (name: string): string => name.normalize('NFC').toLowerCase();
    const count = new Map<string, number>();
    for (const { name } of this.all) count.set(plain(name), (count.get(plain(name)) ?? 0) + 1);
    const names = new Set<string>();
    for (const unit of this.all) {
      const { formation } = unit.counter;
      const isDouble = (count.get(plain(unit.name)) ?? 0) > 1;
      const base = isDouble && formation !== undefined ? `${unit.name} ${formation}` : unit.name;
      let name = base;
      for (let number = 2; names.has(plain(name)); number++) name = `${base} ${number}`;
      names.add(plain(name));
      if (name !== unit.name) report.add(t('Several units had the same name and were given different names.'), name);
      unit.name = name;
    }
  }

  private unit(key: string, counter: Counter): Unit {
    const known = this.byKey.get(key);
    if (known) return known;
    const unit = { counter, name: counter.name };
    this.byKey.set(key, unit);
    this.all.push(unit);
    return unit;
  }

  private describe(key: string, piece: Piece, slot: Pick<Slot, 'name' | 'path'>): Counter {
    const known = this.described.get(key);
    if (known) return known;
    const counter = this.context.describe(piece, slot);
    this.described.set(key, counter);
    return counter;
  }

  /**
   * Returns the slot of a counter, found by its number. If the game was saved with another version of the module, the
   * slot is found by its name and picture.
   */
  private identify(
    piece: Piece,
    slot: Slot | undefined,
  ): { key: string; piece: Piece; slot: Pick<Slot, 'name' | 'path'> } {
    const { report, t } = this.context;
    if (slot) return this.slots.find((each) => each.slot === slot) ?? { key: keyOf(piece, slot), piece, slot };
    const byNumber = this.slots.find(
      (each) => piece.gpid !== '' && each.slot.gpid === piece.gpid && each.piece.name === piece.name,
    );
    if (byNumber) return byNumber;
    const named = this.slots.filter((each) => each.piece.name === piece.name);
    const known = named.find((each) => each.piece.image === piece.image) ?? (named.length === 1 ? named[0] : undefined);
    if (known) {
      // In old saved games, counters have no numbers. That is normal, and is not reported.
      if (piece.gpid !== '' && known.slot.gpid !== '')
        report.add(
          t('A counter of a saved game has another number than in the module; it was found by its name.'),
          piece.name,
        );
      return known;
    }
    report.add(t('A counter of a saved game is not in the module.'), piece.name);
    const own = { name: piece.name, path: [] };
    return { key: `${piece.name}|${piece.image}|`, piece, slot: own };
  }
}

const keyOf = ({ name, image }: Piece, slot: Pick<Slot, 'name'>): string => `${name}|${image}|${slot.name}`;
