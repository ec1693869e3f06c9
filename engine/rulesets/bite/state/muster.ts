import { groupsOf, type Mustering } from '../../../mechanics/muster/groups.js';
import { Roll } from '../../../mechanics/muster/roll.js';
import { kept } from '../../../mechanics/kept.js';
import { forcesByName, formationsAbove, type ForceModel } from '../../../model/forces.js';
import type { Attributes } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { isNation, LEADING, nations, type NationName } from '../vocabulary/nations.js';
import { isPip, type Pip } from '../vocabulary/resources.js';
import { BOTH, SIDES, type Side } from '../vocabulary/sides.js';
import { classes, unitKinds, type Elite } from '../vocabulary/unit-kinds.js';
import type { BlockStep, Piece } from './pieces.js';

/** What never changes in the course of a game. */
export interface Muster extends Mustering<Piece, Side> {
  /** By side. */
  readonly land: readonly (readonly number[])[];
  readonly air: readonly (readonly number[])[];
  readonly headquarters: readonly (readonly number[])[];
  /** Whoever may stand on the map. */
  readonly onBoard: readonly (readonly number[])[];
  readonly strategic: readonly (readonly number[])[];
  /** Every nation that has units, with all of them. */
  readonly nations: ReadonlyMap<NationName, readonly number[]>;
}

/** The pieces and formations of a scenario, made once. What it does not know it leaves out: the checks report it. */
export const musterOf = kept(buildMuster);

function buildMuster(scenario: ScenarioModel): Muster {
  const roll = new Roll<Piece>();
  const forces = forcesByName(scenario.sides);
  for (const force of scenario.sides.flatMap((side) => side.forces)) {
    const side = SIDES.findIndex((name) => name === force.side) as Side;
    const above = formationsAbove(force, forces);
    if (!isUnit(force)) {
      roll.open(force.name);
      continue;
    }
    const index = roll.enter((at) => pieceOf(force, at, side, above));
    for (const { name } of above) roll.enlist(index, name);
  }
  const bySide = (meant: (piece: Piece) => boolean): number[][] =>
    BOTH.map((side) => roll.those((piece) => piece.side === side && meant(piece)));
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
    ...groupsOf<Side>(scenario, {
      pieces: roll.pieces,
      sideOf: (name) => (name === SIDES[1] ? 1 : 0),
      piecesOf: ({ name }) => (name === undefined ? [] : roll.called(name)),
    }),
  };
}

/** A kind of unit with members is a formation, without them a unit. */
export const isUnit = ({ kind, members }: ForceModel): boolean => unitKinds.has(kind) && members.length === 0;

export const has = (attributes: Attributes, name: string): boolean => Object.hasOwn(attributes, name);
/** A number of an attribute; 0 where it is not given. */
export const numberOf = (attributes: Attributes, name: string): number =>
  has(attributes, name) ? Number(attributes[name].value) : 0;
export const textOf = (attributes: Attributes, name: string): string =>
  has(attributes, name) && attributes[name].value !== true ? String(attributes[name].value) : '';

/** Whose unit it is: the nation in whose braces it stands, else the one that leads its side [5.0]. */
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
 * The faces of a block: `4 | 3 | 2 | 1`. Where only the strongest is given the others follow by ones, of artillery with 4
 * points as 2, 1 and 0 [A06]; a block of which nobody has told any, which is a finding, stands at 0. Pips are black unless told; steps of 7 points are shielded unless told [3.15].
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

/** The strengths at which a block is shielded, as written: `(shield 7)`, `(shield "7 6")` [3.15]. */
export const shieldedAt = (attributes: Attributes): number[] =>
  textOf(attributes, 'shield')
    .split(/[\s,]+/)
    .map(Number);

/** The strength that is shielded where nothing else is written: of the 7-point units the book names [3.15]. */
const DEFAULT_SHIELDED_STRENGTH = 7;
/** Two figures fill the face of a block: what is more is a finding, and so no game rolls dice without end. */
export const MAX_STRENGTH = 99;

const defaultStrengths = (most: number, isArtillery: boolean): number[] =>
  isArtillery && most === 4 ? [4, 2, 1, 0] : Array.from({ length: Math.max(1, most) }, (_, i) => most - i);
