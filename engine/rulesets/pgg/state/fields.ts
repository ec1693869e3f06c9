import type { Brought } from '../../../mechanics/special-rules/brought-arrivals.js';
import { byte, meaning, value, word, type Fields } from '../../../mechanics/state-fields.js';
import type { Battle } from '../combat/battle.js';
import type { PhaseName } from '../vocabulary/sequence.js';
import { NOT_ENTERED } from '../zones/zone-entry.js';
import { SOVIET, type Side } from './pieces.js';

export type Phase = 'setup' | PhaseName | 'end';

/** Victory points granted during play [15.12, 14.23]. Points for held places are added only at the end of the game. */
export interface PointsGranted {
  readonly side: Side;
  readonly points: number;
  readonly text: string;
  readonly rule: string;
  readonly turn: number;
}

/**
 * Everything that changes in a game except the places of its pieces. The names in the definition of a field say when
 * its value is reset: at the start of its side's movement phase (`movement`), at the start of a combat phase
 * (`combat`), or at the end of a phase or player-turn.
 */
export const fields = {
  piece: {
    /** Number of lost steps, which is the index of the present face [9.61]. */
    step: meaning('from one', byte()),
    /** Index of the drawn counter among the faces of its pool; -1 before it is drawn. Hidden while `untried`. */
    face: meaning('face', word(-1)),
    untried: byte(),
    disrupted: byte(),
    /** Whether the unit retreated into a hex with friendly units [9.75]. */
    guest: byte('phase', 'player-turn'),
    /**
     * 1 when the unit has ended its movement in this phase by moving, `STOPPED` when a failed overrun ended it [6.52];
     * otherwise 0.
     */
    moved: meaning(['no', 'moved', 'stopped'], byte('movement')),
    /** Whether the unit attacked, was attacked [9.14] or advanced [9.85] in this combat phase. */
    attacked: byte('combat'),
    wasAttacked: byte('combat'),
    advanced: byte('combat'),
    /** The cell from which the unit attacked in this combat phase; valid while `attacked` is set [10.26]. */
    attackedFrom: meaning('cell', word(-1)),
    /** Whether the unit was in supply at the start of the movement phase [11.0]. */
    supplied: byte(),
    /** Whether the unit was within a leader's radius at the start of the movement phase [6.55]. */
    commanded: byte(),
    /** Whether the unit's army may not move in turn 1 [5.21]. */
    frozen: byte('movement'),
    /** Whether the unit moved by rail in this turn [6.31]. */
    railed: byte('movement'),
    /** The cell in which the unit began the phase, or `enteredBy(cell)` [6.54]. */
    started: meaning('entry', word(-1)),
    /** The cell from which the unit entered its present enemy ZOC, or `NOT_ENTERED`, or `FROM_OFF_MAP` [10.23]. */
    enteredFrom: meaning('cell', word(NOT_ENTERED)),
    /** 1 for a leader who entered enemy ZOC together with untried units only, and for these untried units [10.23]. */
    relying: byte(),
    /** Remaining movement points in this phase, in half points. */
    left: word(),
    /** First turn in which the unit may enter the map; 0 for a unit that is set up. */
    arrivalTurn: word(),
    /** The turn in which the unit entered the map; 0 for a unit that was set up [11.33]. */
    arrivedOn: word(),
  },
  cell: {
    /** Bits of the interdiction markers in the cell [13.0]. */
    interdicted: meaning(['none', 'German', 'Soviet', 'both'], byte()),
    /** The side that occupied or passed through the cell last [15.11]; Soviet at the start. */
    control: meaning('side', byte()),
    /** 1 where a German combat unit moved in this phase and may therefore cut a railway [6.37]. */
    passed: byte('movement', 'combat'),
    /**
     * The first turn in which trains may use the cell again; 0 if trains may always use it, `RAIL_CUT` while it has a
     * marker [6.37].
     */
    railClosedUntil: word(),
  },
  division: {
    /** Whether regiments of the division were eliminated, which ends its integrity permanently [7.3]. */
    integrityLost: byte(),
  },
  recapture: {
    /**
     * 1 if the place was German and had a line to the west at the end of the last German player-turn [15.12]. The index
     * of a place is its index in `recaptures`.
     */
    heldByGermans: byte(),
  },
  game: {
    turn: value(0),
    side: meaning('side', value<Side>(SOVIET)),
    phase: value<Phase>('setup'),
    /** Number of finished phases of this turn, from which a restored game continues; -1 before the set-up is done. */
    phasesDone: value(-1),
    southWesternUsed: value(0),
    southWesternThisTurn: value(0, 'movement'),
    evacuations: value(0),
    evacuatedThisTurn: value(0, 'movement'),
    /** Rail capacity used in this turn, by the weights of the units [6.31]. */
    railUsed: value(0, 'movement'),
    /** Number of rail-cut markers on the map [6.37]. */
    railMarkers: value(0),
    /** The die roll for this turn's provisional division; 0 when no division waits [14.11]. */
    provisionalEntry: value(0),
    /**
     * The turn at whose end the German side first held all of Smolensk with a line to the west; 0 while it does not
     * hold Smolensk [13.2].
     */
    smolenskSince: value(0),
    /** Turns in which the Soviet marker was laid [13.41]. */
    sovietInterdictionTurns: value([] as number[]),
    /**
     * For each pool and face, the number of counters that are left in the pool (`poolLeft`) or in its pile of
     * eliminated counters (`pile`) [12.4].
     */
    poolLeft: value([] as number[][]),
    pile: value([] as number[][]),
    points: meaning({ members: { side: 'side' } }, value([] as PointsGranted[])),
    /** Arrivals that an offer or a condition of the scenario has brought into play. */
    brought: value<Brought>({}),
    /**
     * Attacks declared in this combat phase and not carried out yet. Used only when all attacks are declared first
     * [12.2, AMB-51].
     */
    declared: value([] as Battle[], 'combat'),
  },
} as const satisfies Fields;
