import type { Cell } from '../../../board/board.js';
import type { Brought } from '../../../mechanics/special-rules/brought-arrivals.js';
import { byte, meaning, value, word, type Fields } from '../../../mechanics/state-fields.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import type { PhaseName } from '../vocabulary/sequence.js';
import type { Side } from './pieces.js';

export type Phase = 'setup' | PhaseName | 'end';

/** Values of `State.task`: the work of engineers [2.1s, 13e, 14g]. */
export const TASKS = ['none', 'mine', 'clear', 'bridge', 'entrench'] as const;
export type Task = (typeof TASKS)[number];

/**
 * The values that change during a game, except the places of the pieces. The definition of a value may contain words
 * that say when the value is reset: `turn` at the start of a turn [6e], `barrage` after the preparatory barrage
 * [15.1b], `activation` after an activation.
 */
export const fields = {
  piece: {
    /** Break points left [3b]. */
    pr: meaning('number', byte()),
    /** The cell from which a ground unit entered its present cell; -1 when it was set up there [14e]. */
    cameFrom: meaning('cell', word(-1)),
    /**
     * The work that engineers do now, as an index into {@link TASKS}. `taskDone` is the turn at whose end the work is
     * finished [13e, 14g].
     */
    task: meaning(TASKS, byte()),
    taskDone: word(),
    /**
     * Number of sectors that the unit has moved in this turn. The unit may move by an order, or as reconnaissance when
     * it leaves a sector that is assaulted [2.1v].
     */
    used: meaning('number', byte('turn')),
    /** Whether the unit has moved in this turn. `fired` includes anti-aircraft fire and air attacks [6e, 9.1h]. */
    moved: byte('turn'),
    fired: byte('turn'),
    assaulted: byte('turn'),
    /** Whether the unit supported another division in this turn [9.1e]. */
    supported: byte('turn'),
    retreated: byte('turn', 'barrage'),
    /** Whether the unit entered enemy ZOC or ground that stops it, so that it cannot move farther [9.2b, 14b]. */
    halted: byte('turn', 'barrage'),
    /** 1 for engineers whose mobile bridge was crossed in this turn [14f]. */
    bridging: byte('turn'),
    /** 1 for artillery that failed to locate enemy guns in this turn [2.1m]. */
    sought: byte('turn'),
  },
  cell: {
    /** The side whose ground units were in the cell last; before that, the owner that the map names [16a]. */
    control: meaning('side', word(NO_SIDE)),
    /** 1 where the sector is fortified. */
    fort: byte(),
    /**
     * State of the mines in the sector: NO_MINES, LIVE_MINES or SPENT_MINES. `minesOf` is the side that laid them [13].
     */
    mines: meaning(['none', 'live', 'spent'], byte()),
    minesOf: meaning('side', word(NO_SIDE)),
    /** NO_BRIDGE, BRIDGE or BOAT_BRIDGE [14e, 14g]. */
    bridge: meaning(['none', 'bridge', 'boat-bridge'], byte()),
    /** 1 for a city that was bombed as a structure [12i]. */
    bombed: byte(),
  },
  division: {
    activated: byte('turn'),
    /** Break points that the division lost in this turn [8n]. */
    lost: word(0, 'turn', 'barrage'),
    /** Number of the division's attempts to reorganise [11c]. */
    attempts: meaning('number', byte()),
    /** Number of the division's units that moved in this turn [7.1d]. */
    movers: word(0, 'turn'),
  },
  side: {
    /** Number of divisions that the side activated in this turn [6c]. */
    activations: word(0, 'turn'),
    /**
     * Break points that the side took from the enemy in this turn. `inflictedBefore` counts those of the last turn,
     * `inflictedInAll` those of the whole game [6a, 16a].
     */
    inflicted: word(0, 'turn', 'barrage'),
    inflictedBefore: word(),
    inflictedInAll: word(),
    /** Sum of the side's dice at the end of the game; 0 before they are rolled [16a]. */
    victoryRoll: word(),
  },
  game: {
    turn: value(0),
    /** The arrivals that come into play because a side accepted an offer or a condition was met. */
    brought: value<Brought>({}),
    /** The active side. */
    side: meaning('side', value<Side>(0)),
    phase: value<Phase>('setup'),
    /** Number of finished phases of this turn, from which a restored game continues; -1 before the set-up is done. */
    phasesDone: value(-1),
    /** 1 while the weather of the day lets aircraft fly [12e]. */
    flying: value(0),
    /** The side with air supremacy today, or NO_SIDE [12f]. */
    supremacy: meaning('side', value<number>(NO_SIDE)),
    /** The side that goes first in this turn [6a]. */
    first: meaning('side', value<Side>(0)),
    /** The activated division, or -1. */
    active: value(-1, 'activation'),
    /** Sectors in which units of the active division ended a move by road, one entry per unit [7h]. */
    columnEnds: meaning('cell', value([] as Cell[], 'activation')),
  },
} as const satisfies Fields;
