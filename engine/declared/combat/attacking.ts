import type { Cell } from '../../board/board.js';
import { neighboursOf } from '../../board/nearest.js';
import { action } from '../../mechanics/action.js';
import { whyNot, type Bar } from '../../mechanics/bars.js';
import { opponent } from '../../mechanics/sides.js';
import { unitCombinations } from '../../mechanics/unit-choices.js';
import type { OrderModel } from '../../model/orders.js';
import { listedBy } from '../../play/listing.js';
import type { Answer, Play } from '../../play/moment.js';
import { unitsNamed } from '../../play/named-units.js';
import type { OrderKind } from '../../play/order-kind.js';
import type { State } from '../state/state.js';
import { commit, fightBattle } from './battle.js';
import type { DeclaredBattle } from './declared-battle.js';
import { placeOf } from './fight.js';
import type { Obligations } from './assignment.js';
import { barOnDuty, dutiesOf, dutyAnswer } from './duties.js';
import { barOnAttack, barOnAttacker, barOnPlace, barOnTarget, mayAttack } from './legality.js';
import type { CombatRules } from './rules-of-combat.js';
import { say } from '../../model/say.js';

const ATTACK = 'attack';
const BOMBARD = 'bombard';

/**
 * Creates the order kind for attacks: `attack HEX with UNITS`, or `attack HEX` for an attack by all units that may
 * attack the hex. `bombard` means the same as `attack`.
 */
export function attackingBy(rules: CombatRules, mayBombard: boolean): OrderKind<State> {
  return action<State>({
    verbs: mayBombard ? [ATTACK, BOMBARD] : [ATTACK],
    ...listedBy(
      (state) => targetsOf(state, rules),
      (cell, follow) => ({ verb: ATTACK, cells: [cell], follow }),
      (state, cell) => attacksOn(state, rules, cell),
    ),
    pick: (state, random) => pickAttack(state, rules, random),
    answer: (state, order) => readAttack(state, rules, order),
    whyNot: (state, { pieces = [], cells = [] }) => whyNot(attackBar(state, rules, pieces, cells)),
    perform: (state, answer) => perform(state, rules, answer),
  });
}

/** Returns why units may not attack hexes together; undefined if they may. */
export const attackBar = (
  state: State,
  rules: CombatRules,
  attackers: readonly number[],
  targets: readonly Cell[],
  duties: Obligations | undefined = dutiesOf(state, rules),
): Bar | undefined =>
  barOnAttack(state, rules, attackers, targets) ?? barOnDuty(state, rules, duties, attackers, targets);

/** Fights an attack at once, or keeps it if the game declares all attacks of a phase before the first is fought. */
function perform(state: State, rules: CombatRules, { pieces = [], cells = [], order }: Answer): Play | undefined {
  const place = cells.map((cell) => state.label(cell)).join('+');
  const battle: DeclaredBattle = {
    attackers: pieces,
    targets: cells,
    address: `${state.address}/${place}`,
    ...(order !== undefined && { order }),
  };
  commit(state, battle);
  if (rules.combat.declare === 'one') return fightBattle(state, rules, battle);
  state.battles.push(battle);
  state.emit('declared', rules.combat.rule, () => ({
    text: say`${state.names(pieces).join(', ')} will attack ${placeOf(state, cells)}.`,
    pieces,
    cells,
  }));
  return undefined;
}

/** Returns the hexes that the side may attack now with at least one unit. */
export function targetsOf(state: State, rules: CombatRules): Cell[] {
  const targets: Cell[] = [];
  const enemy = opponent(state.side);
  for (const { index, side } of state.pieces) {
    const cell = state.cell[index];
    if (side !== enemy || cell < 0 || targets.includes(cell) || barOnTarget(state, rules, cell) !== undefined) continue;
    if (ableAgainst(state, rules, cell).length > 0) targets.push(cell);
  }
  return targets;
}

/** Returns the units that may attack a hex now: first those next to it, hex by hex, then those that bombard it. */
export function ableAgainst(state: State, rules: CombatRules, target: Cell): number[] {
  const units: number[] = [];
  for (const from of neighboursOf(state.ground.board, target)) {
    if (state.owner[from] !== state.side) continue;
    for (let unit = state.head[from]; unit >= 0; unit = state.next[unit])
      if (mayAttack(state, unit) && barOnPlace(state, rules, unit, target) === undefined) units.push(unit);
  }
  if (state.declaration.bombardments.length === 0) return units;
  for (const { index } of state.pieces)
    if (!units.includes(index) && mayAttack(state, index) && barOnPlace(state, rules, index, target) === undefined)
      units.push(index);
  return units;
}

/** Lists the legal attacks on a hex: on the hex alone and, if the game allows it, together with one other hex. */
function attacksOn(state: State, rules: CombatRules, cell: Cell): Answer[] {
  const units = ableAgainst(state, rules, cell);
  const attacks = attacksBy(state, rules, units, [cell]);
  if (rules.combat.hexes === 'one') return attacks;
  for (const other of targetsOf(state, rules)) {
    if (other <= cell) continue; // a pair is listed once, for the hex that comes first
    const both = units.filter((unit) => barOnPlace(state, rules, unit, other) === undefined);
    attacks.push(...attacksBy(state, rules, both, [cell, other]));
  }
  return attacks;
}

function attacksBy(state: State, rules: CombatRules, units: readonly number[], cells: readonly Cell[]): Answer[] {
  const duties = dutiesOf(state, rules);
  return unitCombinations(state, units)
    .filter((pieces) => attackBar(state, rules, pieces, cells, duties) === undefined)
    .map((pieces) => ({ verb: ATTACK, pieces, cells }));
}

/** Picks at random a hex and units that attack it together. */
function pickAttack(state: State, rules: CombatRules, random: (n: number) => number): Answer | undefined {
  const targets = targetsOf(state, rules);
  if (targets.length === 0) return undefined;
  const start = random(targets.length);
  for (let step = 0; step < targets.length; step++) {
    const cell = targets[(start + step) % targets.length];
    const answer = pickAgainst(state, rules, cell, random);
    if (answer !== undefined) return answer;
  }
  return dutyAnswer(state, rules);
}

function pickAgainst(state: State, rules: CombatRules, cell: Cell, random: (n: number) => number): Answer | undefined {
  const able = ableAgainst(state, rules, cell);
  const cells = rules.combat.hexes === 'several' && random(8) === 0 ? withOther(state, rules, cell, random) : [cell];
  const units = able.filter((unit) => cells.every((one) => barOnPlace(state, rules, unit, one) === undefined));
  const some = units.filter(() => random(3) > 0);
  const duties = dutiesOf(state, rules);
  for (const pieces of [some, units, able])
    for (const at of [cells, [cell]])
      if (pieces.length > 0 && attackBar(state, rules, pieces, at, duties) === undefined)
        return { verb: ATTACK, pieces, cells: at };
  return undefined;
}

function withOther(state: State, rules: CombatRules, cell: Cell, random: (n: number) => number): readonly Cell[] {
  const others = targetsOf(state, rules).filter((other) => other !== cell);
  return others.length === 0 ? [cell] : [cell, others[random(others.length)]];
}

/** Reads an order to attack. If it names no units, all units that may attack the hex take part. */
export function readAttack(state: State, rules: CombatRules, order: OrderModel): Answer {
  const cells = order.cells.map(({ cell }) => cell);
  const named = unitsNamed(
    state,
    order.clauses.flatMap(({ preposition, pieces }) => (preposition === 'with' ? pieces : [])),
  );
  if (named.length > 0 || cells.length === 0) return { verb: ATTACK, pieces: named, cells };
  const pieces = ableAgainst(state, rules, cells[0]).filter(
    (unit) =>
      barOnAttacker(state, unit) === undefined &&
      cells.every((cell) => barOnPlace(state, rules, unit, cell) === undefined),
  );
  return { verb: ATTACK, pieces, cells };
}
