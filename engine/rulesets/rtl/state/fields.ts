import { NOWHERE } from '../../../board/board.js';
import { byte, value, word, type Fields } from '../../../mechanics/state-fields.js';
import type { Cup } from '../../../mechanics/cup.js';
import type { Brought } from '../../../mechanics/special-rules/brought-arrivals.js';
import type { HouseRule, RulingChoice, SettingModel } from '../../../model/statements.js';
import type { AttachmentModel } from '../../../model/special-rules.js';
import type { Occasion } from '../../../play/moment.js';

/** [5.11b] */
export type Weather = 'dry' | 'overcast' | 'rain';
/** How a marker is played [7.2]; `''` between two sequences. */
export type SequenceName = 'mobile' | 'assault' | 'pass' | '';

/** Nobody: of `control`, `first`, `strongpointOf`. */
export const NOBODY = -1;

/** Values of `supply` [6.12]. */
export const SUPPLIED = 0;
export const EMERGENCY = 1;
export const OUT_OF_SUPPLY = 2;

/** Values of `strongpoint` [14.2]. */
export const NO_STRONGPOINT = 0;
export const UNFINISHED = 1;
export const FINISHED = 2;

/** Everything that changes in a game. `sequence`: until the Operations Sequence ends; `phase`: until its movement, or its combat, ends. */
export const fields = {
  piece: {
    /** 1 on the reduced side [3.61]. */
    reduced: byte(),
    disrupted: byte(),
    /** Artillery on its back [12.19]. */
    fired: byte(),
    /** Command points spent: a headquarters on its back, a leader turned [15.31]. */
    spent: byte(),
    /** SUPPLIED, EMERGENCY or OUT_OF_SUPPLY [6.12]. */
    supply: byte(),
    /** It came back in this turn, before supply was judged [5.26]. */
    arrived: byte('turn'),
    /** Activations, or attempts, of an Army unit, and of a leader [7.42, 15.24]. */
    activations: byte('turn'),
    /** It may act in this sequence [4.35, 7.44]. */
    active: byte('sequence'),
    /** It has moved in the movement phase of this sequence and moves no more; it may still overrun with what is left [8.13, 8.22]. */
    moved: byte('sequence'),
    /** Half points of its own it may still spend until another moves [8.12, 8.67]; -1 when it has not begun to move. */
    left: word(-1, 'sequence'),
    /** Half points of its allowance that it gives up to keep with slower company [8.12]. */
    slowed: byte('sequence'),
    /** It has overrun its way into another enemy ZOC: it overruns who exerts that, or stays [8.67i]. */
    bound: byte('sequence'),
    /** The hex in which it began the movement phase: who overruns together began together [8.62]. */
    began: word(NOWHERE, 'sequence'),
    /** The hex it has declared an attack on [9.12]. */
    target: word(NOWHERE, 'sequence'),
    /** Its attack of this combat phase is over, or it has advanced: it makes no other [10.11, 11.62]. */
    attacked: byte('sequence'),
    /** Its attempt to react in this phase is used [9.33]. */
    reacted: byte('sequence'),
    /** It tried to refuse combat in this turn [9.32]. */
    refused: byte('turn'),
    /** It retreated into a hex that is still to be attacked: a guest there [11.35]. */
    guest: byte('sequence'),
    /** It builds the unfinished strongpoint of its hex [14.25]. */
    building: byte(),
    /** It was begun in this sequence, and is not finished in it [14.25c]. */
    begun: byte('sequence'),
    /** Of a bridge on the map: the hex across [16.2]. */
    towards: word(NOWHERE),
    /** Steps it has lost in the whole game, and how often it was lost wholly surrounded: lost units may return [VP.1, S3.26]. */
    stepsLost: word(0),
    surrounded: byte(),
    /** How often it came into the part of the map for which the scenario gives points [VP.3]. */
    entries: word(0),
  },
  cell: {
    /** The side that was the last to pass [3.12]; NOBODY for a hex that no unit has entered. */
    control: word(NOBODY),
    /** The side that was the last to control it, by occupation or by an uncontested ZOC [3.11]; NOBODY if none has. */
    friendly: word(NOBODY),
    /** NO_STRONGPOINT, UNFINISHED or FINISHED, and whose. */
    strongpoint: byte(),
    strongpointOf: word(NOBODY),
    /** 1 where the units hold without retreat in the combat to come [9.43]. */
    standing: byte('sequence'),
  },
  game: {
    turn: value(0),
    phasesDone: value(-1),
    phase: value('setup'),
    /** The side whose sequence it is. */
    side: value<number>(NOBODY),
    /** On all the map until that of the next turn is found [5.11c]. */
    weather: value<Weather>('dry'),
    /** First player of the turn, of the turn before while it is not known [7.12]. */
    first: value<number>(NOBODY),
    /** Pass Sequences of each side in this turn and in the one before [7.13]. */
    passes: value<number[]>([0, 0]),
    passesBefore: value<number[]>([0, 0]),
    /** The cups [4.35]. */
    cups: value<Cup[]>([{}, {}]),
    /** The marker of each pool, `''` when it is empty, and whether a try to combine it failed [7.22, 7.34]. */
    pool: value<string[]>(['', '']),
    poolTried: value<boolean[]>([false, false]),
    /** Operations Sequences of each side in this turn. */
    sequences: value<number[], 'turn'>([0, 0], 'turn'),
    /** How often each formation has been activated in this turn. */
    activated: value<Record<string, number>, 'turn'>({}, 'turn'),
    /** Steps each side has brought back, in all and in this turn [S3.26]. */
    rebuilt: value<number[]>([0, 0]),
    rebuiltNow: value<number[], 'turn'>([0, 0], 'turn'),
    /** The chosen sequence, and the formations that act in it; of a free marker the one it was given. */
    sequence: value<SequenceName, 'sequence'>('', 'sequence'),
    formations: value<string[], 'sequence'>([], 'sequence'),
    /** Hexes under declared attack, in the order of declaration; a combat that is over leaves the list [9.11]. */
    targets: value<number[], 'sequence'>([], 'sequence'),
    /** Offensive missions flown by each side in this turn, and those of each formation [13.24]. */
    flown: value<number[], 'turn'>([0, 0], 'turn'),
    flownFor: value<Record<string, number>, 'turn'>({}, 'turn'),
    occasions: value<Occasion[]>([]),
    times: value<Record<string, number>, 'turn'>({}, 'turn'),
    /** What the scenario says, and what offers and conditions have brought. */
    settings: value<SettingModel[]>([]),
    brought: value<Brought>({}),
    attachments: value<AttachmentModel[]>([]),
    rulingChoices: value<RulingChoice[]>([]),
    houseRules: value<HouseRule[]>([]),
  },
} as const satisfies Fields;
