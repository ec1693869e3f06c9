import type { Cell } from '../../../board/board.js';
import { say, term } from '../../../model/say.js';
import { roll, type Play } from '../../../play/moment.js';
import type { Battle, LeftHex, Outcome, Suffered } from './battle.js';
import { opponent } from '../state/pieces.js';
import { oddsOf } from './odds.js';
import { cite, step } from '../rulebook/cite.js';
import type { State } from '../state/state.js';
import { suffer } from './suffer.js';
import { isSupplied } from '../supply/supply.js';
import { reveal } from '../untried/untried.js';
import { DIE_SIDES, results } from '../vocabulary/combat-results.js';

/**
 * Resolves one combat or overrun after the commitment, in the order of the rulebook: reveal [12.2], supply and
 * strengths [11.0, 9.3], odds [9.4], die [9.5], the defender's losses or retreat, then the attacker's [9.66]. The
 * caller carries out advances [9.8], the entry after an overrun [6.51] and disruption [6.61].
 */
export function* fight(state: State, battle: Battle): Play<Outcome> {
  const side = state.piece(battle.attackers[0]).side;
  const defending = battle.targets.flatMap((cell) => state.unitsIn(cell));
  const { attackers, withdrawnFrom } = reveal(state, battle.attackers, battle.targets);
  const defenders = defending.filter((piece) => battle.targets.includes(state.cell[piece]));
  const attacking = { side, units: attackers, enemies: defenders };
  const resisting = { side: opponent(side), units: defenders, enemies: attackers };

  if (defenders.length === 0 || !attackers.some((piece) => (state.strength(piece)?.attack ?? 0) > 0)) {
    const reason = defenders.length === 0 ? say`no defender has any strength` : say`no attacker has any strength`;
    state.emit('no die', '12.3', () => ({
      side,
      text: say`No die is rolled for ${placeOf(state, battle)}: ${reason}.`,
      cells: battle.targets,
    }));
    return {
      attacker: untouched(state, attacking),
      defender: cleared(state, battle, resisting),
      withdrawnFrom,
      attackers,
    };
  }

  const odds = oddsOf(state, attackers, battle.targets, {
    supplied: (piece) => isSupplied(state, piece),
    overrun: battle.overrun,
  });
  const dice = {
    address: `${battle.address}/die`,
    sides: DIE_SIDES,
    order: battle.order,
  };
  const die = yield* roll({ ...dice, rule: cite('9.5'), purpose: say`${placeOf(state, battle)} at ${odds.column}` });
  const result = state.combatTable.result(odds.column, die);
  state.emit(battle.overrun ? 'overrun' : 'attack', battle.overrun ? '6.51' : '9.5', () => ({
    side,
    text: say`${capital(placeOf(state, battle))}: ${odds.attack.value} to ${odds.defense.value}, column ${odds.column}, roll ${die}: ${result}. ${term(results[result].text)}`,
    pieces: attackers,
    cells: battle.targets,
    ledger: [...odds.reasons.ledger, step(say`roll ${die}: ${result}`, '9.5')],
    dice: { address: dice.address, sides: DIE_SIDES, values: [die], written: false },
    facts: { attack: odds.attack.value, defense: odds.defense.value, odds: odds.column, roll: die, result },
  }));
  const swept = battle.targets.filter((cell) => state.count[cell] === 0);
  const suffered = yield* suffer(state, battle, resisting, result, 'defender');
  const defender = withSwept(state, suffered, swept);
  const attacker = yield* suffer(state, battle, attacking, result, 'attacker');
  return { result, attacker, defender, withdrawnFrom, attackers };
}

function placeOf(state: State, battle: Battle): string {
  const places = battle.targets.map((cell) => state.label(cell)).join(say` and `);
  return battle.overrun ? say`overrun of ${places}` : say`attack on ${places}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function untouched(
  state: State,
  { side, units }: { readonly side: Suffered['side']; readonly units: readonly number[] },
): Suffered {
  return { side, manner: 'nothing', survivors: units.filter((piece) => state.isOnMap(piece)), hexes: [] };
}

/**
 * Adds the hexes that were emptied by the reveal to the hexes of a side, as if the units in them had been eliminated
 * [12.3]. If the ruling `untried.allZeroDefenders` is `noAdvance`, no hex is added [AMB-14].
 */
function withSwept(state: State, suffered: Suffered, swept: readonly Cell[]): Suffered {
  if (state.rulings['untried.allZeroDefenders'] === 'noAdvance') return suffered;
  return { ...suffered, hexes: [...suffered.hexes, ...leftHexes(state, swept)] };
}

/**
 * Returns what the reveal of untried units does to the defender: a loss if no defending unit remains, because the
 * removed units count as eliminated [AMB-14], otherwise nothing.
 */
function cleared(
  state: State,
  battle: Battle,
  { side, units }: { readonly side: Suffered['side']; readonly units: readonly number[] },
): Suffered {
  const hexes = leftHexes(state, battle.targets);
  return { side, manner: units.length === 0 ? 'losses' : 'nothing', survivors: units, hexes };
}

/** Describes hexes that no unit has left by a retreat: records only whether each hex is empty now. */
function leftHexes(state: State, cells: readonly Cell[]): LeftHex[] {
  return cells.map((cell) => ({ cell, emptied: state.count[cell] === 0, lines: [] }));
}
