import type { Occasion } from '../../play/moment.js';
import { byte, meaning, value, word, type Fields } from '../../mechanics/state-fields.js';
import type { Brought } from '../../mechanics/special-rules/brought-arrivals.js';
import { NO_SIDE } from '../../mechanics/sides.js';
import type { DeclaredBattle } from '../combat/declared-battle.js';

/** The fields of the state that are saved. Fields with `phase` or `turn` are reset at the end of the phase or turn. */
export const fields = {
  piece: {
    /** Number of steps that the unit has lost. */
    reduced: meaning('number', byte()),
    moved: byte('phase'),
    /** Half points that the unit has spent in this phase. */
    spent: meaning('number', word(0, 'phase')),
    /** The cell in which the unit began the phase; -1 until it moves. */
    started: meaning('cell', word(-1, 'phase')),
    /** 1 if an overrun has ended the movement of the unit in this phase. */
    halted: byte('phase'),
    attacked: byte('phase'),
    advanced: byte('phase'),
    /** 1 if the unit has been attacked in this phase, or an attack on it has been declared. */
    wasAttacked: byte('phase'),
    /** 1 if the unit made room for a retreating unit in this phase. */
    displaced: byte('phase'),
    /** 1 if the unit retreated into a hex with other units and may add nothing to their defence in this phase. */
    guest: byte('phase'),
    /** 1 if the unit may not take part in this phase, because it did not meet the condition at its start. */
    excluded: byte('phase'),
    isolated: byte(),
    /** 1 if the unit was isolated when its own turn began. */
    isolatedAtStart: byte(),
    /** 1 if the unit has arrived in this turn and counts as supplied. */
    countsAsSupplied: byte('turn'),
    /** Number of consecutive own turns at whose start and end the unit was isolated. */
    isolatedTurns: meaning('number', byte()),
    /** 1 if a replacement restored a step of the unit in this turn. */
    replaced: byte('turn'),
    /** The number of the draw after which a unit without a formation has acted in this turn; 0 if it has not acted. */
    actedWithDraw: meaning('number', byte('turn')),
    /** The states of the unit, as bits by their index in the declaration. */
    states: meaning('number', word()),
  },
  cell: {
    /** The side that holds the cell. */
    control: meaning('side', word(NO_SIDE)),
    /** 1 if the cell has been attacked in this phase. */
    attackedCell: byte('phase'),
    /** Number of times that units have fired at the cell in this phase. */
    fires: meaning('number', byte('phase')),
    /** Number of overruns of the cell in this phase. */
    overruns: meaning('number', byte('phase')),
    /** Number of units that have entered the map here in this phase. */
    entered: meaning('number', byte('phase')),
    /** 1 if a lost unit came back here in this turn. */
    newUnit: byte('turn'),
  },
  game: {
    turn: value(0),
    phasesDone: value(-1),
    phase: value('setup'),
    side: meaning('side', value(NO_SIDE)),
    /** The sides whose own turn has begun in this turn, as bits. */
    turnsBegun: value<number, 'turn'>(0, 'turn'),
    /** The index of the phase in the declaration; -1 before the first one. */
    phaseIndex: value(-1),
    /** The weather that the table or the scenario gives; empty if the number of the turn decides the weather. */
    rolledWeather: value(''),
    /** Replacement steps or points that each side has left. */
    replacements: value<number[]>([0, 0]),
    /** Number of units that have ridden on each rail in this turn. */
    ridden: value<number[], 'turn'>([], 'turn'),
    /** Strength or steps that each side has lost, for its demoralization. */
    losses: value<number[]>([0, 0]),
    /** Whether each side is demoralized: 1 or 0. */
    demoralized: value<number[]>([0, 0]),
    /** The attacks that are declared and not yet fought, in a game that declares all of them first. */
    battles: value<DeclaredBattle[], 'phase'>([], 'phase'),
    /** The markers that are not drawn yet, during the activations of a turn. */
    markersLeft: value<string[]>([]),
    /** Number of markers that have been drawn in this turn. */
    draws: value<number, 'turn'>(0, 'turn'),
    occasions: value<Occasion[]>([]),
    times: value<Record<string, number>, 'turn'>({}, 'turn'),
    /** Arrivals that an offer or a condition of the scenario has brought into play. */
    brought: value<Brought>({}),
  },
} as const satisfies Fields;
