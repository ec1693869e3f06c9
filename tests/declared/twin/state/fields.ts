import { NO_SIDE } from '../../../../engine/mechanics/sides.js';
import type { Brought } from '../../../../engine/mechanics/special-rules/brought-arrivals.js';
import { byte, meaning, value, word, type Fields } from '../../../../engine/mechanics/state-fields.js';
import type { DeclaredBattle } from '../combat/declared-battle.js';

/** The fields of the state that are saved. */
export const fields = {
  piece: {
    /** Number of steps that the unit has lost. */
    reduced: meaning('number', byte()),
    moved: byte('phase'),
    attacked: byte('phase'),
    advanced: byte('phase'),
    /** 1 if a replacement restored a step of the unit in this turn. */
    replaced: byte('turn'),
  },
  cell: {
    /** The side that holds the cell. */
    control: meaning('side', word(NO_SIDE)),
    /** 1 if an attack on the cell has been declared in this phase. */
    attackedCell: byte('phase'),
    /** 1 if a lost unit came back here in this turn. */
    newUnit: byte('turn'),
  },
  game: {
    turn: value(0),
    phasesDone: value(-1),
    phase: value('setup'),
    side: meaning('side', value(NO_SIDE)),
    /** The number of sides whose own turn has begun in this turn. */
    turnsBegun: value<number, 'turn'>(0, 'turn'),
    /** The weather that the scenario sets for the turn; empty if it sets none. */
    weather: value(''),
    /** Replacement steps that each side has left. */
    replacements: value<number[]>([0, 0]),
    /** The attacks that are declared and not yet fought. */
    battles: value<DeclaredBattle[], 'phase'>([], 'phase'),
    brought: value<Brought>({}),
  },
} as const satisfies Fields;
