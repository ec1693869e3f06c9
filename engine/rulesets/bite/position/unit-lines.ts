import { counted, say, term } from '../../../model/say.js';
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
    viewLine(say`Technology`, String(levelOf(state, piece)), ...technologyLedger(state, piece)),
    ...fireLines(state, piece),
    ...(isLand ? [explainedLine(say`Movement`, allowance(state, piece))] : [rangeLine(state, piece)]),
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
    isHeadquarters ? say`Action points` : say`Strength`,
    String(strength),
    step(say`by step ${steps.map((one) => one.strength).join(' | ')}`, '3.15'),
    step(say`${term(pip)} pip`, '7.3'),
    ...(isShielded
      ? [
          step(
            state.marked[piece] === 1 ? say`shield already hit once` : say`shielded: two hits for this step`,
            '7.7.8.shield',
          ),
        ]
      : []),
  );
}

function technologyLedger(state: State, piece: number): Ledger {
  const { technology, traits, nation, type } = state.piece(piece);
  if (technology > 0) return [step(say`level of this unit`, '3.13')];
  return [
    step(say`${term(nation)}, ${term(traits.field ?? 'infantry')}`, '3.13'),
    ...(type.shock ? [step(say`shock troops`, '6.1.1.shock')] : []),
  ];
}

/** Returns a line for each kind of fire of a unit, with its dice and the lowest roll that hits [3.14, 7.7.steps]. */
function fireLines(state: State, piece: number): ViewLines {
  const { isAir, isArtillery } = state.piece(piece);
  const hits = (label: string, fire: Fire, attacks: boolean): ViewLines => {
    const { value, ledger } = firePower(state, piece, fire, attacks);
    if (value >= NO_FIRE) return [];
    const dice = state.strength(piece);
    return [viewLine(label, say`${counted(dice, 'die', 'dice')} from ${value} on`, ...ledger)];
  };
  if (isAir) return [...hits(say`Air combat`, 'air', true), ...hits(say`Raid`, 'raid', true)];
  const fire = isArtillery ? 'artillery' : 'land';
  return [...hits(say`Attack`, fire, true), ...hits(say`Defence`, fire, false)];
}

function rangeLine(state: State, piece: number): ViewLine {
  const { range } = state.piece(piece);
  return explainedLine(
    say`Range`,
    range > 0
      ? explain(range, say`range of this unit`, '3.14')
      : explain(powerOf(state, piece, 'range'), say`by class and technology`, '3.14'),
  );
}

/**
 * Explains the siege or out-of-supply marker of a unit. The supply overlay shows the supply line that the unit can
 * trace now.
 */
function supplyLines(state: State, piece: number): ViewLines {
  if (state.siege[piece] !== NO_SIEGE)
    return [viewLine(say`Marked`, say`besieged`, step(say`besieged in this place`, '12.1'))];
  if (state.outOfSupply[piece] === 0) return [];
  return [
    viewLine(
      say`Marked`,
      say`out of supply`,
      step(say`half movement and no attack; checked again at the end of the player turn`, '7.9'),
    ),
  ];
}

const fuelLine = (state: State, piece: number): ViewLine =>
  isFuelled(state, piece)
    ? viewLine(
        say`Fuel`,
        say`fuelled`,
        step(say`an activated headquarters provides it, or the unit itself is activated`, '13.2'),
      )
    : viewLine(say`Fuel`, say`none`, step(say`half movement, and half the dice in attack`, '13.5'));
