import type { Cell } from '../../../board/board.js';
import type { Brought } from '../../../mechanics/special-rules/brought-arrivals.js';
import { byte, value, word, type Fields } from '../../../mechanics/state-fields.js';
import type { PhaseName } from '../vocabulary/sequence.js';
import type { Side } from './pieces.js';

export type Phase = 'setup' | PhaseName | 'end';

/** Values of `State.task`: what engineers work at [2.1s, 13e, 14g]. */
export const TASKS = ['none', 'mine', 'clear', 'bridge', 'entrench'] as const;
export type Task = (typeof TASKS)[number];

/** Nobody: a side that is none. */
export const NOBODY = -1;

/**
 * Everything that changes in a game, besides where its pieces stand. What ends is cleared when a turn begins [6e], when the
 * preparatory barrage is over, which belongs to no turn [15.1b], or when a division has acted (`activation`).
 */
export const fields = {
  piece: {
    /** Break points left [3b]. */
    pr: byte(),
    /** The cell a ground unit entered its cell from, -1 when it was set up there [14e]. */
    cameFrom: word(-1),
    /** What engineers work at: index into {@link TASKS}; and the turn at whose end it is done [13e, 14g]. */
    task: byte(),
    taskDone: word(),
    /** Sectors used of its allowance, by its move or a refusal [2.1v]. */
    used: byte('turn'),
    /** Its move, its fire (an anti-aircraft or air attack is one), its assault of the turn is made [6e, 9.1h]. */
    moved: byte('turn'),
    fired: byte('turn'),
    assaulted: byte('turn'),
    /** It supported another division [9.1e]. */
    supported: byte('turn'),
    retreated: byte('turn', 'barrage'),
    /** It entered enemy ZOC or ground that stops: it moves no more [9.2b, 14b]. */
    halted: byte('turn', 'barrage'),
    /** Engineers over whose mobile bridge others crossed [14f]. */
    bridging: byte('turn'),
    /** Artillery that sought enemy guns in vain [2.1m]. */
    sought: byte('turn'),
  },
  cell: {
    /** Side whose ground units were in the cell last, at the start the owner the map names; NOBODY for none [16a]. */
    control: word(NOBODY),
    /** 1 where fortified. */
    fort: byte(),
    /** NO_MINES, LIVE_MINES or SPENT_MINES, and the side that laid them [13]. */
    mines: byte(),
    minesOf: word(NOBODY),
    /** NO_BRIDGE, BRIDGE or BOAT_BRIDGE [14e, 14g]. */
    bridge: byte(),
    /** 1 for a city bombed as a structure [12i]. */
    bombed: byte(),
  },
  division: {
    activated: byte('turn'),
    /** Break points lost this turn [8n]. */
    lost: word(0, 'turn', 'barrage'),
    /** Attempts to reorganise so far [11c]. */
    attempts: byte(),
    /** Units that moved this turn [7.1d]. */
    movers: word(0, 'turn'),
  },
  side: {
    /** Divisions it has activated this turn [6c]. */
    activations: word(0, 'turn'),
    /** Break points taken from the enemy in this turn, in the last one, in all [6a, 16a]. */
    inflicted: word(0, 'turn', 'barrage'),
    inflictedBefore: word(),
    inflictedInAll: word(),
    /** Sum of the dice at the end, 0 before [16a]. */
    victoryRoll: word(),
  },
  game: {
    turn: value(0),
    /** Arrivals that offers and conditions of the scenario have brought. */
    brought: value<Brought>({}),
    /** The side whose activation it is. */
    side: value<Side>(0),
    phase: value<Phase>('setup'),
    /** Phases of this turn that are over: where a restored game goes on; -1 before the set-up is done. */
    phasesDone: value(-1),
    /** 1 while the weather of the day lets aircraft fly [12e]. */
    flying: value(0),
    /** The side with air supremacy today, or NOBODY [12f]. */
    supremacy: value<number>(NOBODY),
    /** The side that goes first this turn [6a]. */
    first: value<Side>(0),
    /** The division that is activated, or -1. */
    active: value(-1, 'activation'),
    /** Sectors in which units of the active division ended a move that used a road, one entry for each unit [7h]. */
    columnEnds: value([] as Cell[], 'activation'),
  },
} as const satisfies Fields;
