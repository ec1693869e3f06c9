import type { OrderLine, OrderModel } from '../model/orders.js';
import type { Expectation } from '../model/expectation.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { Now, Occasion } from './moment.js';
import type { Vocabulary } from './vocabulary.js';

/** An order of a turn that waits until a decision asks for it. */
export interface WaitingOrder {
  readonly order: OrderModel;
  /** The phase in the `phase …:` mark before the order. */
  readonly phase: string | undefined;
}

/** One side's orders for a turn, or for an occasion in it. */
export interface Sheet {
  readonly key: string;
  readonly turn: number;
  readonly side: string;
  /** The orders as written. In the sheet of a turn, the orders before the index `next` are done. */
  readonly sequence: readonly WaitingOrder[];
  next: number;
  /** The number of the phase in which the last order was carried out; -1 before the first. */
  phase: number;
  /**
   * The number of orders that play has examined. The end of the sequence counts as one more order. Orders that have not
   * been examined have had no effect yet.
   */
  examined: number;
  /** The standing orders. The answers in their braces may be used during the whole turn. */
  readonly standing: readonly OrderModel[];
  /** The orders of occasions, in text order. */
  readonly blocks: readonly Block[];
  /** The order whose braces contain this sheet. Set only for the sheet of an occasion. */
  readonly openedBy?: OrderModel;
}

/** The sheet of an occasion, `draw "3.Mot" { move … }`, which is open while the occasion lasts. */
export interface Block extends Sheet {
  readonly openedBy: OrderModel;
  /** Expectations that are judged at the end of the occasion. */
  readonly expectations: readonly Expectation[];
  /** Negated expectations that are judged before the next order is carried out. */
  readonly denials: readonly Denial[];
}

/** A negated expectation among the orders of an occasion: `expect not 25/7 at 1523`. */
export interface Denial {
  readonly expectation: Expectation;
  /** The number of orders of the occasion that are written before the expectation. */
  readonly after: number;
}

/** The side, address and role of an order. */
export interface KnownOrder {
  readonly side: string;
  readonly address: string;
  readonly role: 'in sequence' | 'standing' | 'occasion' | 'answer';
}

/** The orders of a scenario, arranged in sheets. */
export class Sheets {
  /** All sheets by their key. The key of an occasion's sheet is the address of the order that contains it. */
  readonly byKey = new Map<string, Sheet>();
  /**
   * All orders of the scenario, including orders in braces. An answer in braces belongs to the side whose order
   * contains the braces.
   */
  readonly known = new Map<OrderModel, KnownOrder>();
  private readonly places = new Map<string, OrderModel>();
  private readonly roles: ReadonlyMap<string, KnownOrder['role']>;

  constructor(scenario: ScenarioModel, { verbs }: Vocabulary) {
    this.roles = new Map(
      verbs.map(({ word, isStanding: standing, isOccasion: occasion }) => [
        word,
        standing ? 'standing' : occasion ? 'occasion' : 'in sequence',
      ]),
    );
    for (const { turn, side, lines } of scenario.orders) this.addSheet({ key: `${turn}/${side}`, turn, side }, lines);
  }

  /**
   * Returns the open sheets of a side: the sheets of the occasions in progress, the innermost first, then the sheet of
   * the turn.
   */
  open({ turn, occasions = [] }: Now, side: string): Sheet[] {
    const first = this.byKey.get(`${turn}/${side}`);
    if (!first) return [];
    const open = [first];
    for (const occasion of occasions) {
      const block = blockFor(open[0], occasion);
      if (block) open.unshift(block);
    }
    return open;
  }

  /** Returns the sheets with the orders for the innermost occasion in progress: at most one for each side. */
  blocksOf(now: Now): Block[] {
    const sides = new Set([...this.byKey.values()].map(({ side }) => side));
    const before = { ...now, occasions: now.occasions?.slice(0, -1) };
    const last = now.occasions?.at(-1);
    return [...sides].flatMap((side) => {
      const sheet = this.open(before, side).at(0);
      const block = sheet && last && blockFor(sheet, last);
      return block ? [block] : [];
    });
  }

  private addSheet(of: Pick<Sheet, 'key' | 'turn' | 'side'>, lines: readonly OrderLine[]): Sheet {
    const before = this.byKey.get(of.key);
    const sequence = [...(before?.sequence ?? [])];
    const standing = [...(before?.standing ?? [])];
    const blocks = [...(before?.blocks ?? [])];
    let phase: string | undefined;
    for (const line of lines) {
      if ('phase' in line) {
        phase = line.phase;
        continue;
      }
      const role = this.roles.get(line.verb) ?? 'in sequence';
      const address = `${of.key}/${sequence.length + standing.length + blocks.length}`;
      this.register(line, { side: of.side, address, role });
      if (role === 'standing') standing.push(line);
      else if (role === 'occasion') blocks.push(this.addBlock({ ...of, key: address }, line));
      else sequence.push({ order: line, phase });
    }
    const sheet = { ...of, sequence, next: 0, phase: -1, examined: 0, standing, blocks };
    this.byKey.set(of.key, sheet);
    return sheet;
  }

  private addBlock(of: Pick<Sheet, 'key' | 'turn' | 'side'>, openedBy: OrderModel): Block {
    const lines = openedBy.answers.flatMap(({ orders, phase, source }): OrderLine[] => [
      ...(phase === undefined ? [] : [{ phase, source }]),
      ...orders,
    ]);
    const sheet = this.addSheet(of, lines);
    const expected = openedBy.answers.flatMap(({ expectations = [], source }) =>
      expectations.map((expectation) => ({
        expectation,
        after: sheet.sequence.filter(({ order }) => order.source.start < source.start).length,
      })),
    );
    const isDenial = ({ expectation, after }: Denial): boolean =>
      expectation.isNot === true && after < sheet.sequence.length;
    const block = {
      ...sheet,
      openedBy,
      expectations: expected.filter((one) => !isDenial(one)).map(({ expectation }) => expectation),
      denials: expected.filter(isDenial),
    };
    this.byKey.set(of.key, block);
    return block;
  }

  /** Returns the address of an order: turn, side and number. */
  addressOf(order: OrderModel): string {
    return this.known.get(order)?.address ?? '';
  }

  /** Returns the order with an address. */
  orderAt(address: string): OrderModel | undefined {
    return this.places.get(address);
  }

  private register(order: OrderModel, known: KnownOrder): void {
    this.known.set(order, known);
    this.places.set(known.address, order);
    if (known.role === 'occasion') return;
    const inner = order.answers.flatMap((answer) => answer.orders);
    inner.forEach((answer, i) => {
      this.register(answer, { ...known, address: `${known.address}/${i}`, role: 'answer' });
    });
  }
}

/**
 * Returns the block with the orders for an occasion. If a sheet has several blocks for the same occasion, the first is
 * for its first time, the second for its second time.
 */
function blockFor({ blocks }: Sheet, occasion: Occasion): Block | undefined {
  return blocks.filter(({ openedBy }) => isOpenedBy(openedBy, occasion)).at(occasion.time - 1);
}

/**
 * Returns whether an order contains, in braces, the orders for an occasion. An order without a name is for every
 * occasion with its verb.
 */
export const isOpenedBy = ({ verb, pieces }: OrderModel, occasion: Pick<Occasion, 'verb' | 'name'>): boolean =>
  verb === occasion.verb && (pieces.length === 0 || pieces.some(({ name }) => name === occasion.name));

export const isBlock = (sheet: Sheet): sheet is Block => sheet.openedBy !== undefined;
