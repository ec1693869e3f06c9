import { NOWHERE } from '../../../board/board.js';
import { byte, value, word, type Fields } from '../../../mechanics/state-fields.js';
import type { Cup } from '../../../mechanics/cup.js';
import type { Brought } from '../../../mechanics/special-rules/brought-arrivals.js';
import type { HouseRule, RulingChoice, SettingModel } from '../../../model/statements.js';
import type { AttachmentModel } from '../../../model/special-rules.js';
import type { Occasion } from '../../../play/moment.js';

/** The weather of a turn [5.11b]. */
export type Weather = 'dry' | 'overcast' | 'rain';
/** The sequence for which a marker is played [7.2]; `''` between two sequences. */
export type SequenceName = 'mobile' | 'assault' | 'pass' | '';

/** Value of `control`, `friendly`, `first` and `strongpointOf` for neither side. */
export const NO_SIDE = -1;

/** Values of `supply` [6.12]. */
export const SUPPLIED = 0;
export const EMERGENCY = 1;
export const OUT_OF_SUPPLY = 2;

/** Values of `strongpoint` [14.2]. */
export const NO_STRONGPOINT = 0;
export const UNFINISHED = 1;
export const FINISHED = 2;

/**
 * Everything that changes in a game, by piece, by hex and for the whole game. A second argument names the period at whose end a
 * field is reset: `'sequence'` is an Operations Sequence, `'turn'` a turn.
 */
export const fields = {
  piece: {
    /** 1 if the reduced side is up [3.61]. */
    reduced: byte(),
    disrupted: byte(),
    /** 1 for artillery that has fired: the counter shows its back [12.19]. */
    fired: byte(),
    /** 1 for a headquarters or leader that has spent its command points: the counter shows its back [15.31]. */
    spent: byte(),
    /** SUPPLIED, EMERGENCY or OUT_OF_SUPPLY [6.12]. */
    supply: byte(),
    /** 1 if the unit returned in this turn before supply was determined [5.26]. */
    returnedThisTurn: byte('turn'),
    /** Number of activations, or attempts, of an Army unit or leader in this turn [7.42, 15.24]. */
    activations: byte('turn'),
    /** 1 if the unit may act in this sequence [4.35, 7.44]. */
    active: byte('sequence'),
    /** 1 if the unit has ended its movement in this sequence; it may still overrun with its remaining points [8.13, 8.22]. */
    moved: byte('sequence'),
    /** Half movement points that the unit may still spend [8.12, 8.67]; -1 if it has not begun to move. */
    halfPointsLeft: word(-1, 'sequence'),
    /** Half movement points that the unit loses because it moves with slower units [8.12]. */
    halfPointsForgone: byte('sequence'),
    /** 1 if an overrun took the unit into another enemy ZOC: it must overrun that enemy or stop [8.67i]. */
    mustOverrun: byte('sequence'),
    /** The hex in which the unit began the movement phase. Units that overrun together must have begun together [8.62b]. */
    startCell: word(NOWHERE, 'sequence'),
    /** The hex that the unit has declared an attack on [9.12]. */
    target: word(NOWHERE, 'sequence'),
    /** 1 if the unit has attacked or advanced in this combat phase and may not attack again [10.11, 11.62]. */
    attacked: byte('sequence'),
    /** 1 if the unit has tried to react in this phase [9.33]. */
    triedToReact: byte('sequence'),
    /** 1 if the unit has tried to refuse combat in this turn [9.32]. */
    triedToRefuse: byte('turn'),
    /** 1 if the unit retreated into a hex that is still to be attacked: a guest [11.35]. */
    guest: byte('sequence'),
    /** 1 if the unit is building the unfinished strongpoint of its hex [14.25]. */
    building: byte(),
    /** 1 if the unit began its strongpoint in this sequence, in which it cannot finish it [14.25c]. */
    begunThisSequence: byte('sequence'),
    /** The hex to which a bridge unit on the map leads [16.2]. */
    towards: word(NOWHERE),
    /** Steps that the piece has lost in the whole game. Eliminated units may return and be lost again [S3.26]. */
    stepsLost: word(0),
    /** Number of times that the unit was eliminated while completely surrounded [VP.1]. */
    surrounded: byte(),
    /** Number of times that the unit entered the place for which the scenario gives points [VP.3]. */
    entries: word(0),
  },
  cell: {
    /** The side whose combat unit passed through last [3.12]; NO_SIDE if none has. */
    control: word(NO_SIDE),
    /** The side that controlled the hex last, by occupation or an uncontested ZOC [3.11]; NO_SIDE if none has. */
    lastController: word(NO_SIDE),
    /** NO_STRONGPOINT, UNFINISHED or FINISHED [14.2]. */
    strongpoint: byte(),
    /** The side that owns the strongpoint. */
    strongpointOf: word(NO_SIDE),
    /** 1 if the defenders of the hex hold it without retreat in the coming combat [9.43]. */
    noRetreat: byte('sequence'),
  },
  game: {
    turn: value(0),
    phasesDone: value(-1),
    phase: value('setup'),
    /** The side whose sequence is carried out. */
    side: value<number>(NO_SIDE),
    /** The weather on the whole map, until that of the next turn is determined [5.11c]. */
    weather: value<Weather>('dry'),
    /** The First Player of the turn; before the initiative rolls, that of the previous turn [7.12]. */
    first: value<number>(NO_SIDE),
    /** Number of Pass Sequences of each side in this turn. */
    passes: value<number[]>([0, 0]),
    /** Number of Pass Sequences of each side in the previous turn [7.13]. */
    passesLastTurn: value<number[]>([0, 0]),
    /** The cup of each side: markers and their number [4.35a]. */
    cups: value<Cup[]>([{}, {}]),
    /** The marker in each side's Activation Pool, `''` if it is empty [7.22]. */
    pool: value<string[]>(['', '']),
    /** By side, whether an attempt to combine its pooled marker has failed [7.34]. */
    failedToCombine: value<boolean[]>([false, false]),
    /** Number of Operations Sequences of each side in this turn. */
    sequences: value<number[], 'turn'>([0, 0], 'turn'),
    /** Number of activations of each formation in this turn. */
    activated: value<Record<string, number>, 'turn'>({}, 'turn'),
    /** Number of steps that each side has returned in the whole game [S3.26]. */
    rebuilt: value<number[]>([0, 0]),
    /** Number of steps that each side has returned in this turn. */
    rebuiltThisTurn: value<number[], 'turn'>([0, 0], 'turn'),
    /** The sequence being carried out. */
    sequence: value<SequenceName, 'sequence'>('', 'sequence'),
    /** The active formations; for a free marker, the formation chosen for it. */
    formations: value<string[], 'sequence'>([], 'sequence'),
    /** Hexes under declared attack in the order of declaration [9.11]. A hex is removed when its combat is over. */
    targets: value<number[], 'sequence'>([], 'sequence'),
    /** Number of offensive missions of each side in this turn [13.24]. */
    missionsFlown: value<number[], 'turn'>([0, 0], 'turn'),
    /** Number of offensive missions of each formation in this turn. */
    missionsFlownBy: value<Record<string, number>, 'turn'>({}, 'turn'),
    occasions: value<Occasion[]>([]),
    times: value<Record<string, number>, 'turn'>({}, 'turn'),
    /** Settings, attachments, rulings and house rules of the scenario, with those added by its offers and conditions. */
    settings: value<SettingModel[]>([]),
    brought: value<Brought>({}),
    attachments: value<AttachmentModel[]>([]),
    rulingChoices: value<RulingChoice[]>([]),
    houseRules: value<HouseRule[]>([]),
  },
} as const satisfies Fields;
