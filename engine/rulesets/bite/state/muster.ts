import { resolveGroups, type Mustering } from '../../../mechanics/muster/groups.js';
import { PieceRegister } from '../../../mechanics/muster/piece-register.js';
import { memoize } from '../../../mechanics/memoize.js';
import { forcesByName, formationsAbove, type ForceModel } from '../../../model/forces.js';
import type { Attributes } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { isNation, LEADING, nations, type NationName } from '../vocabulary/nations.js';
import { isPip, type Pip } from '../vocabulary/resources.js';
import { BOTH, SIDES, type Side } from '../vocabulary/sides.js';
import { classes, unitKinds, type Elite } from '../vocabulary/unit-kinds.js';
import type { BlockStep, Piece } from './pieces.js';

/** The pieces and groups of a scenario. They never change during a game. */
export interface Muster extends Mustering<Piece, Side> {
  /** For each side, its land units. */
  readonly land: readonly (readonly number[])[];
  /** For each side, its air units. */
  readonly air: readonly (readonly number[])[];
  /** For each side, its headquarters. */
  readonly headquarters: readonly (readonly number[])[];
  /** For each side, the units that can be on the map. */
  readonly onBoard: readonly (readonly number[])[];
  /** For each side, its units of the strategic war, which are never on the map [35.0]. */
  readonly strategic: readonly (readonly number[])[];
  /** For each nation, all its units. Nations without units have no entry. */
  readonly nations: ReadonlyMap<NationName, readonly number[]>;
}

/**
 * Returns the pieces and formations of a scenario, which are built once per scenario. Unknown pieces are ignored; the
 * checks report them.
 */
export const musterOf = memoize(buildMuster);

function buildMuster(scenario: ScenarioModel): Muster {
  const roll = new PieceRegister<Piece>();
  const forces = forcesByName(scenario.sides);
  for (const force of scenario.sides.flatMap((side) => side.forces)) {
    const side = SIDES.findIndex((name) => name === force.side) as Side;
    const above = formationsAbove(force, forces);
    if (!isUnit(force)) {
      roll.addFormation(force.name);
      continue;
    }
    const index = roll.add((at) => pieceOf(force, at, side, above));
    for (const { name } of above) roll.addToFormation(index, name);
  }
  const bySide = (isMember: (piece: Piece) => boolean): number[][] =>
    BOTH.map((side) => roll.piecesWhere((piece) => piece.side === side && isMember(piece)));
  const ofNations = new Map<NationName, number[]>();
  for (const { index, nation } of roll.pieces) ofNations.set(nation, [...(ofNations.get(nation) ?? []), index]);
  return {
    pieces: roll.pieces,
    byName: roll.byName,
    formations: roll.formations,
    land: bySide(({ isLand }) => isLand),
    air: bySide(({ isAir }) => isAir),
    headquarters: bySide(({ isHeadquarters }) => isHeadquarters),
    onBoard: bySide(({ isStrategic }) => !isStrategic),
    strategic: bySide(({ isStrategic }) => isStrategic),
    nations: ofNations,
    ...resolveGroups<Side>(scenario, {
      pieces: roll.pieces,
      sideOf: (name) => (name === SIDES[1] ? 1 : 0),
      piecesOf: ({ name }) => (name === undefined ? [] : roll.piecesNamed(name)),
    }),
  };
}

/** Returns whether a force is a unit. A force with members is a formation. */
export const isUnit = ({ kind, members }: ForceModel): boolean => unitKinds.has(kind) && members.length === 0;

/** Returns whether an attribute with this name is given. */
export const has = (attributes: Attributes, name: string): boolean => Object.hasOwn(attributes, name);
/** Returns the number given for an attribute; 0 if none is given. */
export const numberOf = (attributes: Attributes, name: string): number =>
  has(attributes, name) ? Number(attributes[name].value) : 0;
/** Returns the text given for an attribute; `''` if it is not given or has no value. */
export const textOf = (attributes: Attributes, name: string): string =>
  has(attributes, name) && attributes[name].value !== true ? String(attributes[name].value) : '';

/**
 * Returns the nation of a unit: the nation of the enclosing `nation` block, otherwise the leading nation of its side
 * [5.0].
 */
function nationOf(above: readonly ForceModel[], side: Side): NationName {
  const [name] = above.filter(({ kind }) => kind === 'nation').map((force) => force.name);
  return name !== undefined && isNation(name) ? name : (LEADING[side] ?? LEADING[0]);
}

const ELITES: readonly Elite[] = ['guards', 'ss', 'gd', 'hg', 'marine', 'airborne'];

function pieceOf(force: ForceModel, index: number, side: Side, above: readonly ForceModel[]): Piece {
  const type = unitKinds.get(force.kind) ?? [...unitKinds.values()][0];
  const traits = classes[type.class];
  const { attributes, name } = force;
  const nation = nationOf(above, side);
  const { arm } = traits;
  return {
    index,
    name,
    kind: force.kind,
    side,
    nation,
    of: nations[nation],
    unitClass: type.class,
    type,
    traits,
    steps: stepsOf(force),
    isLand: arm === 'land',
    isAir: arm === 'air',
    isCombat: traits.combat === true,
    isSupport: traits.support === true,
    isArmoured: traits.armoured === true,
    isFoot: traits.foot === true,
    isHeadquarters: traits.headquarters === true,
    isArtillery: type.class === 'artillery',
    isFighter: type.class === 'fighter',
    isBomber: type.class === 'bomber' || type.class === 'strategic bomber',
    isStrategic: arm === 'strategic',
    elite: ELITES.find((one) => one === textOf(attributes, 'elite')) ?? type.elite,
    technology: numberOf(attributes, 'technology'),
    mp: numberOf(attributes, 'mp'),
    antiAircraft: numberOf(attributes, 'aa'),
    range: numberOf(attributes, 'range'),
    charge: numberOf(attributes, 'charge'),
    hits: numberOf(attributes, 'hits'),
    isArctic: has(attributes, 'arctic'),
    isAmerican: has(attributes, 'american'),
    dot: textOf(attributes, 'dot'),
    stationed: textOf(attributes, 'stationed'),
    isFrozen: has(attributes, 'frozen'),
  };
}

/**
 * Returns the steps of a block, strongest first: `4 | 3 | 2 | 1`. If the author gives only the strongest step, each
 * further step is 1 weaker; artillery with 4 points continues with 2, 1 and 0 [A06]. A block without steps gets one
 * step of 0. By default, pips are black and steps of 7 points are shielded [3.15].
 */
function stepsOf({ kind, faces, attributes }: ForceModel): BlockStep[] {
  const printed = faces.length === 0 ? [0] : faces.map(([strength = 0]) => Math.min(strength, MAX_STRENGTH));
  const strengths =
    printed.length === 1 ? defaultStrengths(printed[0], unitKinds.get(kind)?.class === 'artillery') : printed;
  const pips = textOf(attributes, 'pips').split(/\s+/).filter(isPip);
  const shielded = has(attributes, 'shield') ? shieldedAt(attributes) : [DEFAULT_SHIELDED_STRENGTH];
  return strengths.map((strength, at) => ({
    strength,
    pip: pips[at] ?? pips.at(-1) ?? ('black' satisfies Pip),
    isShielded: shielded.includes(strength),
  }));
}

/**
 * Returns the strengths at which a block is shielded, read from the attribute `shield`: `(shield 7)`, `(shield "7 6")`
 * [3.15].
 */
export const shieldedAt = (attributes: Attributes): number[] =>
  textOf(attributes, 'shield')
    .split(/[\s,]+/)
    .map(Number);

/** Strength at which a block is shielded by default. The rulebook shields 7-point units [3.15]. */
const DEFAULT_SHIELDED_STRENGTH = 7;
/**
 * Maximum strength of a step: a block has room for two digits. The limit also bounds the number of dice. Higher
 * strengths are reported by the checks.
 */
export const MAX_STRENGTH = 99;

const defaultStrengths = (most: number, isArtillery: boolean): number[] =>
  isArtillery && most === 4 ? [4, 2, 1, 0] : Array.from({ length: Math.max(1, most) }, (_, i) => most - i);
