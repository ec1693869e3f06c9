import { explainedLine, viewLine, type ViewLine, type ViewLines } from '../../../mechanics/unit-views.js';
import type { Ledger } from '../../../model/ledger.js';
import type { Fire } from '../blocks/firing.js';
import { firePower } from '../blocks/guns.js';
import { powerOf } from '../blocks/power.js';
import { isFuelled, needsFuel } from '../command/fuel.js';
import { allowance } from '../movement/allowance.js';
import { levelOf } from '../nations/technology.js';
import { priceLines } from '../production/price-lines.js';
import { explain, step } from '../rulebook/refusal.js';
import { NO_SIEGE } from '../state/fields.js';
import type { State } from '../state/state.js';
import { NO_FIRE } from '../vocabulary/power.js';
import { commandLine } from './command-lines.js';
import { teamLines } from './teams.js';

/** Describes a block: strength, technology, fire, movement or range, supply, fuel, command and prices [3.12-3.15]. */
export function unitLines(state: State, piece: number): ViewLines {
  const { isLand, isHeadquarters } = state.piece(piece);
  return [
    strengthLine(state, piece),
    viewLine('Technology', String(levelOf(state, piece)), ...technologyLedger(state, piece)),
    ...fireLines(state, piece),
    ...(isLand ? [explainedLine('Movement', allowance(state, piece))] : [rangeLine(state, piece)]),
    ...supplyLines(state, piece),
    ...(needsFuel(state, piece) ? [fuelLine(state, piece)] : []),
    ...(isHeadquarters && state.isAdvanced && state.isOnMap(piece) ? [commandLine(state, piece)] : []),
    ...teamLines(state, piece),
    ...priceLines(state, piece),
  ];
}

/**
 * Returns a line with the current strength of a block and the strength of each of its steps: `3, by step 4 | 3 | 2 |
 * 1`.
 */
function strengthLine(state: State, piece: number): ViewLine {
  const { steps, isHeadquarters } = state.piece(piece);
  const { strength, pip, isShielded } = state.face(piece);
  return viewLine(
    isHeadquarters ? 'Action points' : 'Strength',
    String(strength),
    step(`by step ${steps.map((one) => one.strength).join(' | ')}`, '3.15'),
    step(`${pip} pip`, '7.3'),
    ...(isShielded
      ? [
          step(
            state.marked[piece] === 1 ? 'shield already hit once' : 'shielded: two hits for this step',
            '7.7.8.shield',
          ),
        ]
      : []),
  );
}

function technologyLedger(state: State, piece: number): Ledger {
  const { technology, traits, nation, type } = state.piece(piece);
  if (technology > 0) return [step('level of this unit', '3.13')];
  return [
    step(`${nation}, ${traits.field ?? 'infantry'}`, '3.13'),
    ...(type.shock ? [step('shock troops', '6.1.1.shock')] : []),
  ];
}

/** Returns a line for each kind of fire of a unit, with its dice and the lowest roll that hits [3.14, 7.7.steps]. */
function fireLines(state: State, piece: number): ViewLines {
  const { isAir, isArtillery } = state.piece(piece);
  const hits = (label: string, fire: Fire, attacks: boolean): ViewLines => {
    const { value, ledger } = firePower(state, piece, fire, attacks);
    if (value >= NO_FIRE) return [];
    const dice = state.strength(piece);
    return [viewLine(label, `${dice} ${dice === 1 ? 'die' : 'dice'} from ${value} on`, ...ledger)];
  };
  if (isAir) return [...hits('Air combat', 'air', true), ...hits('Raid', 'raid', true)];
  const fire = isArtillery ? 'artillery' : 'land';
  return [...hits('Attack', fire, true), ...hits('Defence', fire, false)];
}

function rangeLine(state: State, piece: number): ViewLine {
  const { range } = state.piece(piece);
  return explainedLine(
    'Range',
    range > 0
      ? explain(range, 'range of this unit', '3.14')
      : explain(powerOf(state, piece, 'range'), 'by class and technology', '3.14'),
  );
}

/**
 * Explains the siege or out-of-supply marker of a unit. The supply overlay shows the supply line that the unit can
 * trace now.
 */
function supplyLines(state: State, piece: number): ViewLines {
  if (state.siege[piece] !== NO_SIEGE) return [viewLine('Marked', 'besieged', step('besieged in this place', '12.1'))];
  if (state.outOfSupply[piece] === 0) return [];
  return [
    viewLine(
      'Marked',
      'out of supply',
      step('half movement and no attack; checked again at the end of the player turn', '7.9'),
    ),
  ];
}

const fuelLine = (state: State, piece: number): ViewLine =>
  isFuelled(state, piece)
    ? viewLine(
        'Fuel',
        'fuelled',
        step('an activated headquarters provides it, or the unit itself is activated', '13.2'),
      )
    : viewLine('Fuel', 'none', step('half movement, and half the dice in attack', '13.5'));
