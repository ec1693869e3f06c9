import { NOWHERE } from '../../../board/board.js';
import { byStatements, byte, meaning, value, word, type Fields } from '../../../mechanics/state-fields.js';
import type { Cup } from '../../../mechanics/cup.js';
import type { Brought } from '../../../mechanics/special-rules/brought-arrivals.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import type { HouseRule, RulingChoice, SettingModel } from '../../../model/statements.js';
import type { AttachmentModel } from '../../../model/special-rules.js';
import type { Occasion } from '../../../play/moment.js';

/** The weather of a turn [5.11b]. */
export type Weather = 'dry' | 'overcast' | 'rain';
/** The sequence for which a marker is played [7.2]; `''` while no sequence is carried out. */
export type SequenceName = 'mobile' | 'assault' | 'pass' | '';

/** Values of the field `supply` of a unit [6.12]. */
export const SUPPLIED = 0;
export const EMERGENCY = 1;
export const OUT_OF_SUPPLY = 2;

/** Values of `strongpoint` [14.2]. */
export const NO_STRONGPOINT = 0;
export const UNFINISHED = 1;
export const FINISHED = 2;

/**
 * The fields of the state, for each piece, for each hex and for the whole game. Some fields are reset at the end of a
 * period: `'sequence'` stands for an Operations Sequence, `'turn'` for a turn.
 */
export const fields = {
  piece: {
    /** 1 if the reduced side of the counter is face up [3.61]. */
    reduced: byte(),
    disrupted: byte(),
    /** 1 if the unit is artillery that has fired: the back of its counter is face up [12.19]. */
    fired: byte(),
    /** 1 if a headquarters or leader has spent its command points: the back of its counter is face up [15.31]. */
    spent: byte(),
    /** The supply state of the unit: SUPPLIED, EMERGENCY or OUT_OF_SUPPLY [6.12]. */
    supply: meaning(['supplied', 'emergency', 'unsupplied'], byte()),
    /** 1 if the unit returned to the map in this turn, before supply was determined [5.26]. */
    returnedThisTurn: byte('turn'),
    /** Number of activations of an Army unit or leader in this turn, including failed attempts [7.42, 15.24]. */
    activations: meaning('number', byte('turn')),
    /** 1 if the unit may act in this sequence [4.35, 7.44]. */
    active: byte('sequence'),
    /**
     * 1 if the unit has ended its movement in this sequence; it may still overrun with its remaining points [8.13,
     * 8.22].
     */
    moved: byte('sequence'),
    /** Half movement points that the unit may still spend [8.12, 8.67]; -1 if it has not begun to move. */
    halfPointsLeft: word(-1, 'sequence'),
    /** Half movement points that the unit loses because it moved with slower units [8.12]. */
    halfPointsForgone: meaning('number', byte('sequence')),
    /**
     * 1 if an overrun took the unit into another enemy ZOC. The unit must then overrun the enemy that exerts this ZOC,
     * or stop [8.67i].
     */
    mustOverrun: byte('sequence'),
    /**
     * The hex in which the unit began the movement phase. Units may overrun together only if they began in the same hex
     * [8.62b].
     */
    startCell: meaning('cell', word(NOWHERE, 'sequence')),
    /** The hex on which the unit has declared an attack [9.12]. */
    target: meaning('cell', word(NOWHERE, 'sequence')),
    /** 1 if the unit has attacked or advanced in this combat phase and may not attack again [10.11, 11.62]. */
    attacked: byte('sequence'),
    /** 1 if the unit has tried to react in this phase [9.33]. */
    triedToReact: byte('sequence'),
    /** 1 if the unit has tried to refuse combat in this turn; then it may not react [9.32]. */
    triedToRefuse: byte('turn'),
    /** 1 if the unit is a guest, that is, it retreated into a hex that is still to be attacked [11.35]. */
    guest: byte('sequence'),
    /** 1 if the unit is building the unfinished strongpoint of its hex [14.25]. */
    building: byte(),
    /**
     * 1 if the unit began its strongpoint in this sequence, so that it cannot finish the strongpoint before a later
     * sequence [14.25c].
     */
    begunThisSequence: byte('sequence'),
    /** The hex to which a bridge unit on the map leads [16.2]. */
    towards: meaning('cell', word(NOWHERE)),
    /** Steps that the piece has lost in the whole game. Eliminated units may return and be lost again [S3.26]. */
    stepsLost: word(0),
    /** Number of times that the unit was eliminated while completely surrounded [VP.1]. */
    surrounded: meaning('number', byte()),
    /** Number of times that the unit entered the place for which the scenario gives points [VP.3]. */
    entries: word(0),
  },
  cell: {
    /** The side whose combat unit was last to enter the hex or pass through it [3.12]; NO_SIDE if none has. */
    control: meaning('side', word(NO_SIDE)),
    /** The side that controlled the hex last, by occupation or an uncontested ZOC [3.11]; NO_SIDE if none has. */
    lastController: meaning('side', word(NO_SIDE)),
    /** The state of the strongpoint in the hex: NO_STRONGPOINT, UNFINISHED or FINISHED [14.2]. */
    strongpoint: meaning(['none', 'unfinished', 'finished'], byte()),
    /** The side that owns the strongpoint. */
    strongpointOf: meaning('side', word(NO_SIDE)),
    /**
     * 1 if the no-retreat attempt of the defenders of the hex has succeeded. These defenders do not retreat in the
     * coming combat [9.43].
     */
    noRetreat: byte('sequence'),
  },
  game: {
    turn: value(0),
    phasesDone: value(-1),
    phase: value('setup'),
    /** The side whose sequence is carried out. */
    side: meaning('side', value<number>(NO_SIDE)),
    /** The weather on the whole map, until the weather of the next turn is determined [5.11c]. */
    weather: value<Weather>('dry'),
    /** The First Player of the turn. Until the initiative roll it is the First Player of the previous turn [7.12]. */
    first: meaning('side', value<number>(NO_SIDE)),
    /** Number of Pass Sequences of each side in this turn. */
    passes: value<number[]>([0, 0]),
    /** Number of Pass Sequences of each side in the previous turn [7.13]. */
    passesLastTurn: value<number[]>([0, 0]),
    /** The cup of each side: the markers in the cup and the number of each [4.35a]. */
    cups: value<Cup[]>([{}, {}]),
    /** The marker in the Activation Pool of each side; `''` if the pool is empty [7.22]. */
    pool: value<string[]>(['', '']),
    /** For each side, whether an attempt to combine the marker in its pool has failed [7.34]. */
    failedToCombine: value<boolean[]>([false, false]),
    /** Number of Operations Sequences of each side in this turn. */
    sequences: value<number[], 'turn'>([0, 0], 'turn'),
    /** Number of activations of each formation in this turn. */
    activated: value<Record<string, number>, 'turn'>({}, 'turn'),
    /** Number of lost steps that the scenario has given back to each side in the whole game [S3.26]. */
    rebuilt: value<number[]>([0, 0]),
    /** Number of steps that each side has rebuilt in this turn. */
    rebuiltThisTurn: value<number[], 'turn'>([0, 0], 'turn'),
    /** The sequence being carried out. */
    sequence: value<SequenceName, 'sequence'>('', 'sequence'),
    /** The active formations. For a free marker it is the formation that the side chose. */
    formations: value<string[], 'sequence'>([], 'sequence'),
    /** Hexes under declared attack in the order of declaration [9.11]. A hex is removed when its combat is over. */
    targets: meaning('cell', value<number[], 'sequence'>([], 'sequence')),
    /** Number of offensive missions of each side in this turn [13.24]. */
    missionsFlown: value<number[], 'turn'>([0, 0], 'turn'),
    /** Number of offensive missions of each formation in this turn. */
    missionsFlownBy: value<Record<string, number>, 'turn'>({}, 'turn'),
    occasions: value<Occasion[]>([]),
    times: value<Record<string, number>, 'turn'>({}, 'turn'),
    /**
     * The settings of the scenario, and those that its offers and conditions have added during the game. The fields for
     * attachments, rulings and house rules below also include such additions.
     */
    settings: byStatements(value<SettingModel[]>([])),
    brought: value<Brought>({}),
    attachments: byStatements(value<AttachmentModel[]>([])),
    rulingChoices: byStatements(value<RulingChoice[]>([])),
    houseRules: byStatements(value<HouseRule[]>([])),
  },
} as const satisfies Fields;
