import type { Brought } from '../../../mechanics/special-rules/brought.js';
import { byte, value, word, type Fields } from '../../../mechanics/columns.js';
import type { Battle } from '../combat/battle.js';
import type { PhaseName } from '../vocabulary/sequence.js';
import { NOT_ENTERED } from '../zones/zone-entry.js';
import { SOVIET, type Side } from './pieces.js';

export type Phase = 'setup' | PhaseName | 'end';

/** Victory points granted during play [15.12, 14.23]; places are counted at the end. */
export interface PointsGranted {
  readonly side: Side;
  readonly points: number;
  readonly text: string;
  readonly rule: string;
  readonly turn: number;
}

/**
 * Everything that changes in a game, besides where its pieces stand. What ends is cleared when a side's movement phase
 * begins (`movement`: of the pieces its own), when a combat phase begins (`combat`), or when a phase or a player-turn is over.
 */
export const fields = {
  piece: {
    /** Steps lost so far: index into the piece's faces [9.61]. */
    step: byte(),
    /** Index into the pool's faces of the counter drawn, -1 before it is drawn. Hidden while `untried`. */
    face: word(-1),
    untried: byte(),
    disrupted: byte(),
    /** Retreated into a friendly-occupied hex [9.75]. */
    guest: byte('phase', 'player-turn'),
    /** Its movement this phase is finished: 1 by its own move, `STOPPED` by an overrun that failed [6.52]. */
    moved: byte('movement'),
    /** It attacked, or was attacked, in this combat phase [9.14]; it advanced in it [9.85]. */
    attacked: byte('combat'),
    wasAttacked: byte('combat'),
    advanced: byte('combat'),
    /** The cell from which it attacked in this combat phase, while `attacked` [10.26]. */
    attackedFrom: word(-1),
    /** Supplied for movement: judged at the start of the phase [11.0]. */
    supplied: byte(),
    /** Within a leader's radius at the start of the movement phase [6.55]. */
    commanded: byte(),
    /** Its army may not move in turn 1 [5.21]. */
    frozen: byte('movement'),
    /** Used rail this turn [6.31]. */
    railed: byte('movement'),
    /** Where it started the phase, or `enteredBy(cell)` [6.54]. */
    started: word(-1),
    /** The cell from which it entered the enemy ZOC it stands in, or `NOT_ENTERED`, or `FROM_OFF_MAP` [10.23]. */
    enteredFrom: word(NOT_ENTERED),
    /** A leader who entered enemy ZOC on the strength of untried units, and those units [10.23]. */
    relying: byte(),
    /** Half movement points left this phase. */
    left: word(),
    /** First turn it may enter the map; 0 when set up. */
    arrivalTurn: word(),
    /** The turn in which it entered the map, 0 when set up [11.33]. */
    arrivedOn: word(),
  },
  cell: {
    /** Bits of the interdiction markers in the cell [13.0]. */
    interdicted: byte(),
    /** Side that occupied or passed it last [15.11]; Soviet at the start. */
    control: byte(),
    /** 1 where a German combat unit moved in the present movement phase: there it may cut a railway [6.37]. */
    passed: byte('movement', 'combat'),
    /** First turn in which trains may use the cell: 0 open, `RAIL_CUT` while a marker lies there [6.37]. */
    railClosedUntil: word(),
  },
  division: {
    /** Regiments of the division were eliminated: integrity is lost for good [7.3]. */
    integrityLost: byte(),
  },
  recapture: {
    /** Places (index in `recaptures`) that were German with a line to the west at the end of the last German player-turn [15.12]. */
    heldByGermans: byte(),
  },
  game: {
    turn: value(0),
    side: value<Side>(SOVIET),
    phase: value<Phase>('setup'),
    /** Phases of this turn that are over: where a restored game goes on; -1 before the set-up is done. */
    phasesDone: value(-1),
    southWesternUsed: value(0),
    southWesternThisTurn: value(0, 'movement'),
    evacuations: value(0),
    evacuatedThisTurn: value(0, 'movement'),
    /** Units (by weight) that used rail this turn [6.31]. */
    railUsed: value(0, 'movement'),
    /** Rail-cut markers on the map [6.37]. */
    railMarkers: value(0),
    /** The die of this turn's provisional division, 0 when none waits [14.11]. */
    provisionalEntry: value(0),
    /** The turn at whose end the Germans held all of Smolensk with a line to the west, 0 when they do not [13.2]. */
    smolenskSince: value(0),
    /** Turns in which the Soviet marker was placed [13.41]. */
    sovietInterdictionTurns: value([] as number[]),
    /** Counters left in each pool, by face, and in each pile of the eliminated [12.4]. */
    poolLeft: value([] as number[][]),
    pile: value([] as number[][]),
    points: value([] as PointsGranted[]),
    /** Arrivals that offers and conditions of the scenario have brought. */
    brought: value<Brought>({}),
    /** Attacks announced in this combat phase and not yet carried out, where all are declared first [12.2, AMB-51]. */
    declared: value([] as Battle[], 'combat'),
  },
} as const satisfies Fields;
