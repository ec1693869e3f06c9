import type { Cell } from '../../../board/board.js';
import type { Bar } from '../../../mechanics/bars.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Address } from '../../../play/moment.js';
import type { Fight } from '../combat/fight.js';
import { bar } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import type { Coordinated } from '../vocabulary/coordination.js';
import { count, list } from '../../../model/words.js';

/** What points help with [15.33]. */
export type Use = Coordinated | 'reaction' | 'stand' | 'activation' | 'combining' | 'recovery';

/** A check that points may help. */
export interface Spending {
  readonly side: number;
  readonly use: Use;
  /** Who checks; of aircraft the ground unit that leads their side. -1: nobody in particular, to combine formations. */
  readonly lead: number;
  /** The formations that may act together, of a roll to combine them. */
  readonly formations?: readonly string[];
  /** The fight, of a check of coordination in one. */
  readonly fight?: Fight;
  /** Asked for at `ADDRESS/command`. */
  readonly address: Address;
  /** The order in whose braces `spend` stands. */
  readonly order?: OrderModel | undefined;
  /** The hexes of the `defend` in which it stands, where it is the other side's. */
  readonly about?: readonly Cell[] | undefined;
}

/** A general, no headquarters [15.21]. */
export const isLeader = (state: State, piece: number): boolean => state.piece(piece).role === 'leader';
/** A headquarters for guns [16.31]. */
export const isArko = (state: State, piece: number): boolean => state.piece(piece).kind === 'artillery command';

/** What of each there may be one. */
export const kindOf = (state: State, piece: number): 'leader' | 'Arko' | 'headquarters' =>
  isLeader(state, piece) ? 'leader' : isArko(state, piece) ? 'Arko' : 'headquarters';

/** Whether a unit belongs to the formation of a headquarters, and not to one above it [4.32]: Army units do while they are activated with it [15.11, 15.13, 15.14, 7.46]. */
export function belongsTo(state: State, piece: number, headquarters: number): boolean {
  const formation = state.formationOf(headquarters);
  if (formation === '') return false;
  if (state.formationOf(piece) !== '') return state.formationOf(piece) === formation;
  return state.active[piece] === 1 && state.formations.includes(formation);
}

/** Why a headquarters or leader may not spend its points on a check; undefined when it may [15.33]. */
export function commandBar(state: State, piece: number, spending: Spending): Bar | undefined {
  const name = state.name(piece);
  const { side, command, isHeadquarters } = state.piece(piece);
  if (side !== spending.side || command === 0 || !(isHeadquarters || isLeader(state, piece)))
    return bar('15.31', 'no-points', () => `${name} has no command points to spend here.`);
  if (!state.isOnMap(piece)) return bar('15.31', 'not-on-map', () => `${name} is not on the map.`);
  if (state.disrupted[piece] === 1)
    return bar('15.16', 'disrupted', () => `${name} is disrupted and spends no points.`);
  if (state.spent[piece] === 1) return bar('15.32', 'spent', () => `${name} has spent its points.`);
  return overrunBar(state, spending) ?? limitBar(state, piece, spending) ?? useBar(state, piece, spending);
}

/** Points help the checks of declared attacks, and an overrun is none [8.61, 15.33]; `command.overrunAir` is the other reading. */
const overrunBar = (state: State, { fight }: Spending): Bar | undefined =>
  fight?.kind === 'overrun' && state.rulings['command.overrunAir'] === 'none'
    ? bar('15.33', 'overrun', () => 'Command points help declared attacks; an overrun is none [8.61].')
    : undefined;

/** In a fight one headquarters of a side spends points, with one leader and one Arko beside it [15.33b1, 15.33b2, 16.32]. */
function limitBar(state: State, piece: number, { fight }: Spending): Bar | undefined {
  const { side } = state.piece(piece);
  const kind = kindOf(state, piece);
  const other = fight?.spent.find((one) => state.piece(one).side === side && kindOf(state, one) === kind);
  return other === undefined
    ? undefined
    : bar('15.33b1', 'one-each', () => `${state.name(other)} has helped this fight; one ${kind} does.`);
}

function useBar(state: State, piece: number, spending: Spending): Bar | undefined {
  const name = state.name(piece);
  const { use } = spending;
  if (use === 'combining')
    return isLeader(state, piece)
      ? companyBar(state, piece, spending)
      : bar('15.33d', 'no-leader', () => `${name} is no leader; only one of these helps to combine formations.`);
  if (isArko(state, piece))
    return use === 'artillery'
      ? rangeBar(state, piece, spending)
      : bar('16.32', 'artillery-only', () => `${name} helps the coordination of artillery alone.`);
  if (use === 'activation') return activationBar(state, piece);
  return isLeader(state, piece) ? leaderBar(state, piece, spending) : staffBar(state, piece, spending);
}

/** Of a leader who has to be with a headquarters: that of one of the formations that are to act [15.25a]. */
function companyBar(state: State, piece: number, { side, formations = [] }: Spending): Bar | undefined {
  if (!state.piece(piece).needsHeadquarters) return undefined;
  const isWithOne = state
    .unitsAt(state.cell[piece], side)
    .some((one) => state.piece(one).isHeadquarters && formations.includes(state.formationOf(one)));
  return isWithOne
    ? undefined
    : bar(
        '15.25a',
        'no-headquarters',
        () => `${state.name(piece)} has to be in the hex of a headquarters of ${list(formations, 'or')}.`,
      );
}

/** An active headquarters helps an Army unit join, however far that is: beside it no help is needed [15.33c, 7.44]. */
function activationBar(state: State, piece: number): Bar | undefined {
  const name = state.name(piece);
  if (isLeader(state, piece)) return bar('15.33c', 'leader', () => `${name} is a leader; no leader helps Army units.`);
  return state.active[piece] === 1
    ? undefined
    : bar('15.33c', 'not-active', () => `${name} is not active in this sequence.`);
}

/** A headquarters helps units of its formation in range, in reactions too, and an attack of which its formation is more than half [15.14, 15.15, 15.33a, 4.34]. */
function staffBar(state: State, piece: number, spending: Spending): Bar | undefined {
  const { lead, fight, side } = spending;
  const name = state.name(piece);
  const isAnybodys = spending.use === 'air' && state.rulings['command.casLead'] === 'none'; // [RTL-20]
  if (!isAnybodys) {
    if (!belongsTo(state, lead, piece))
      return bar('15.14', 'other-formation', () => `${state.name(lead)} leads and is not of the formation of ${name}.`);
    if (fight?.attacker === side) {
      const own = fight.attackers.filter((attacker) => belongsTo(state, attacker, piece));
      if (own.length * 2 <= fight.attackers.length)
        return bar(
          '4.34',
          'minority',
          () =>
            `${own.length} of ${fight.attackers.length} attackers are of the formation of ${name}; it takes more than half.`,
        );
    }
  }
  return rangeBar(state, piece, spending);
}

/** Of a leader who has to be with a headquarters: that; of another one who reaches it [15.25]. */
function leaderBar(state: State, piece: number, spending: Spending): Bar | undefined {
  const name = state.name(piece);
  const { needsHeadquarters, range, side } = state.piece(piece);
  const staffs = state.muster.commanders[side].filter(
    (one) => !isLeader(state, one) && !isArko(state, one) && state.isOnMap(one) && isAwake(state, one),
  );
  if (needsHeadquarters)
    return staffs.some((one) => state.cell[one] === state.cell[piece])
      ? rangeBar(state, piece, spending)
      : bar('15.25a', 'no-headquarters', () => `${name} has to be in the hex of a headquarters that is active.`);
  const reached = staffs.filter((one) => distance(state, piece, state.cell[one]) <= range);
  const { lead, use } = spending;
  const isAnybodys = use === 'air' && state.rulings['command.casLead'] === 'none';
  return reached.some((one) => isAnybodys || belongsTo(state, lead, one))
    ? undefined
    : bar(
        '15.25b',
        'out-of-range',
        () => `No active headquarters of the unit that leads is within ${count(range, 'hex')} of ${name}.`,
      );
}

/** A headquarters acts with its formation; in the enemy's sequence, when nobody does, each that is there counts. */
const isAwake = (state: State, headquarters: number): boolean =>
  state.side !== state.piece(headquarters).side || state.active[headquarters] === 1;

/** Hexes to the unit that checks, over everything, attacked or not [15.15a, 15.15b]; aircraft are where they strike [10.41a]. */
function rangeBar(state: State, piece: number, { use, lead, fight }: Spending): Bar | undefined {
  const isOverTarget = use === 'air' && state.rulings['command.casLead'] === 'none';
  const to = isOverTarget && fight ? fight.target : state.cell[lead];
  const hexes = distance(state, piece, to);
  const range = isLeader(state, piece) ? state.piece(piece).range : state.numbers['command.range'];
  return hexes <= range
    ? undefined
    : bar(
        '15.15a',
        'out-of-range',
        () => `${state.label(to)} is ${count(hexes, 'hex')} from ${state.name(piece)}, whose points reach ${range}.`,
      );
}

const distance = (state: State, piece: number, to: Cell): number => state.ground.board.distance(state.cell[piece], to);
