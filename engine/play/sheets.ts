import type { OrderLine, OrderModel } from '../model/orders.js';
import type { Expectation } from '../model/expectation.js';
import type { ScenarioModel } from '../model/scenario.js';
import type { Now, Occasion } from './moment.js';
import type { Vocabulary } from './vocabulary.js';

/** An order of a turn that waits to be asked for. */
export interface WaitingOrder {
  readonly order: OrderModel;
  /** The phase it is bound to by a `phase …:` mark. */
  readonly phase: string | undefined;
}

/** One side's orders for one turn, or for one occasion in it. */
export interface Sheet {
  readonly key: string;
  readonly turn: number;
  readonly side: string;
  /** Orders given in sequence; of a turn's those before `next` are done. */
  readonly sequence: readonly WaitingOrder[];
  next: number;
  /** The number of the phase in which the last of them was carried out; -1 before the first. */
  phase: number;
  /** How many of them have been looked at, with the end of the sequence as one more: what stands behind has changed nothing yet. */
  examined: number;
  /** Orders whose braces answer all turn long. */
  readonly standing: readonly OrderModel[];
  /** What chance brings, in the order written. */
  readonly blocks: readonly Block[];
  /** What it is opened by, when it is for an occasion. */
  readonly openedBy?: OrderModel;
}

/** `draw "3.Mot" { move … }`: the sheet of an occasion, opened when that comes. */
export interface Block extends Sheet {
  readonly openedBy: OrderModel;
  /** What is expected when the occasion is over. */
  readonly expectations: readonly Expectation[];
  /** What must not be so before the first order that stands behind it. */
  readonly denials: readonly Denial[];
}

/** `expect not 25/7 at 1523` among the orders of an occasion. */
export interface Denial {
  readonly expectation: Expectation;
  /** How many orders of the occasion stand before it. */
  readonly after: number;
}

/** Who gave an order, where it stands in the text, and how it is meant. */
export interface KnownOrder {
  readonly side: string;
  readonly address: string;
  readonly role: 'in sequence' | 'standing' | 'occasion' | 'answer';
}

/** The orders of a scenario laid out in sheets. */
export class Sheets {
  /** Also those of occasions, by where these stand in the text. */
  readonly byKey = new Map<string, Sheet>();
  /** Every order, also within braces: what the braces of one side say binds that side alone. */
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

  /** A side's sheets that are open: of the occasions play is in the midst of, the innermost first, then that of the turn. */
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

  /** The blocks written for the last of these occasions, of whichever side. */
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

  private addBlock(of: Pick<Sheet, 'key' | 'turn' | 'side'>, under: OrderModel): Block {
    const lines = under.answers.flatMap(({ orders, phase, source }): OrderLine[] => [
      ...(phase === undefined ? [] : [{ phase, source }]),
      ...orders,
    ]);
    const sheet = this.addSheet(of, lines);
    const expected = under.answers.flatMap(({ expectations = [], source }) =>
      expectations.map((expectation) => ({
        expectation,
        after: sheet.sequence.filter(({ order }) => order.source.start < source.start).length,
      })),
    );
    const isDenial = ({ expectation, after }: Denial): boolean =>
      expectation.isNot === true && after < sheet.sequence.length;
    const block = {
      ...sheet,
      openedBy: under,
      expectations: expected.filter((one) => !isDenial(one)).map(({ expectation }) => expectation),
      denials: expected.filter(isDenial),
    };
    this.byKey.set(of.key, block);
    return block;
  }

  /** Where an order stands in the text: its turn, its side and its number there. */
  addressOf(order: OrderModel): string {
    return this.known.get(order)?.address ?? '';
  }

  /** The order that stands there. */
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

/** The block for an occasion: the second one when it comes for the second time. */
function blockFor({ blocks }: Sheet, occasion: Occasion): Block | undefined {
  return blocks.filter(({ openedBy: under }) => isOpenedBy(under, occasion)).at(occasion.time - 1);
}

/** Whether the braces of an order are for such an occasion; those of an order that names nothing are for any. */
export const isOpenedBy = ({ verb, pieces }: OrderModel, occasion: Pick<Occasion, 'verb' | 'name'>): boolean =>
  verb === occasion.verb && (pieces.length === 0 || pieces.some(({ name }) => name === occasion.name));

export const isBlock = (sheet: Sheet): sheet is Block => sheet.openedBy !== undefined;
