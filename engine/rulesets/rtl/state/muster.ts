import { resolveGroups, type Mustering } from '../../../mechanics/muster/groups.js';
import { PieceRegister } from '../../../mechanics/muster/piece-register.js';
import { forcesByName, formationsAbove, type ForceModel } from '../../../model/forces.js';
import type { Attributes } from '../../../model/map.js';
import type { ScenarioModel } from '../../../model/scenario.js';
import { BOTH, SIDES, type Side } from '../vocabulary/sides.js';
import { formationKinds, unitKinds, type FormationKind, type MoveClass } from '../vocabulary/unit-kinds.js';
import type { CounterSide, Marker, Piece } from './pieces.js';

/** The pieces, formations and markers of a scenario. The muster never changes during a game. */
export interface Muster extends Mustering<Piece, Side> {
  /** All activation markers in the order of the forces; each name is listed once. */
  readonly markers: readonly Marker[];
  /** For each side, its combat units. */
  readonly combat: readonly (readonly number[])[];
  /** For each side, its headquarters and leaders with command points [15.31]. */
  readonly commanders: readonly (readonly number[])[];
  /** For each side, its artillery. */
  readonly artillery: readonly (readonly number[])[];
  /** For each side, its aircraft. */
  readonly aircraft: readonly (readonly number[])[];
  /** Names of the motorized formations, which are the panzer, tank, motorized and SS divisions. */
  readonly mobile: ReadonlySet<string>;
  /** For each side, its pieces that can move: combat units and leaders. */
  readonly movers: readonly (readonly number[])[];
}

const mustersByScenario = new WeakMap<ScenarioModel, Muster>();

/**
 * Returns the muster of a scenario, which all games of the scenario share. Units of unknown kinds are not in the
 * muster, because the checks report them.
 */
export function musterOf(scenario: ScenarioModel): Muster {
  const muster = mustersByScenario.get(scenario) ?? buildMuster(scenario);
  mustersByScenario.set(scenario, muster);
  return muster;
}

function buildMuster(scenario: ScenarioModel): Muster {
  const roll = new PieceRegister<Piece>();
  const forces = forcesByName(scenario.sides);
  const markers: Marker[] = [];
  const mobile = new Set<string>();
  for (const force of scenario.sides.flatMap((side) => side.forces)) {
    const side = SIDES.findIndex((name) => name === force.side) as Side;
    const above = formationsAbove(force, forces);
    if (!isUnit(force)) {
      roll.addFormation(force.name);
      if (kindOfFormation(force)?.motorized) mobile.add(force.name);
      const marker = markerOf(force, side, forces);
      if (marker) markers.push(marker);
    } else {
      const index = roll.add((at) => pieceOf(force, at, side, above));
      for (const { name } of above) roll.addToFormation(index, name);
      if (roll.pieces[index].role === 'marker')
        markers.push({ name: force.name, side, formations: [], combine: 0, number: 1, piece: index });
    }
  }
  return {
    pieces: roll.pieces,
    byName: roll.byName,
    formations: roll.formations,
    markers,
    commanders: BOTH.map((side) => roll.piecesWhere((piece) => piece.side === side && piece.command > 0)),
    artillery: BOTH.map((side) => roll.piecesWhere((piece) => piece.side === side && piece.isArtillery)),
    aircraft: BOTH.map((side) => roll.piecesWhere((piece) => piece.side === side && piece.role === 'air')),
    mobile,
    combat: BOTH.map((side) => roll.piecesWhere((piece) => piece.side === side && piece.role === 'combat')),
    movers: BOTH.map((side) =>
      roll.piecesWhere((piece) => piece.side === side && (piece.role === 'combat' || piece.role === 'leader')),
    ),
    ...resolveGroups<Side>(scenario, {
      pieces: roll.pieces,
      sideOf: (name) => (name === SIDES[1] ? 1 : 0),
      piecesOf: ({ name }) => (name === undefined ? [] : roll.piecesNamed(name)),
    }),
  };
}

/**
 * Returns whether a force is a unit. An `infantry regiment` with members is a formation; without members it is a unit.
 */
export const isUnit = ({ kind, members }: ForceModel): boolean => unitKinds.has(kind) && members.length === 0;

const kindOfFormation = ({ kind }: ForceModel): FormationKind | undefined =>
  Object.hasOwn(formationKinds, kind) ? formationKinds[kind] : undefined;

export const hasAttribute = (attributes: Attributes, name: string): boolean => Object.hasOwn(attributes, name);

/** Returns the number that an attribute gives; 0 if the attribute is missing. */
export const numberOfAttribute = (attributes: Attributes, name: string): number =>
  hasAttribute(attributes, name) ? Number(attributes[name].value) : 0;

/**
 * Returns the marker of a formation; undefined if the formation has none. Each division or brigade has a marker, unless
 * a higher formation has markers that activate several divisions together [4.35].
 */
function markerOf(force: ForceModel, side: Side, forces: ReadonlyMap<string, ForceModel>): Marker | undefined {
  const kind = kindOfFormation(force);
  const { attributes, name } = force;
  const above = formationsAbove(force, forces);
  if (kind === undefined || kind.level === 'inside' || above.some((higher) => activatesTogether(higher)))
    return undefined;
  if (kind.level === 'above' && !activatesTogether(force)) return undefined;
  const formations =
    activatesTogether(force) && !hasAttribute(attributes, 'combined') ? formationsIn(force, forces) : [name];
  const number = hasAttribute(attributes, 'markers') ? numberOfAttribute(attributes, 'markers') : 1;
  return { name, side, formations, combine: numberOfAttribute(attributes, 'combine'), number, piece: -1 };
}

/**
 * Returns whether a force is an army or corps that is activated as a whole: it has its own markers, or its divisions
 * form a single formation [4.35, S5.22, S6.23].
 */
const activatesTogether = (force: ForceModel): boolean =>
  kindOfFormation(force)?.level === 'above' &&
  (hasAttribute(force.attributes, 'markers') || hasAttribute(force.attributes, 'combined'));

const formationsIn = (force: ForceModel, forces: ReadonlyMap<string, ForceModel>): string[] =>
  force.members.flatMap((name) => {
    const member = forces.get(name);
    if (member === undefined) return [];
    return kindOfFormation(member)?.level === 'formation' ? [name] : formationsIn(member, forces);
  });

/**
 * Returns the formation of a unit [4.31]: an army whose divisions form a single formation [4.35], otherwise the nearest
 * division or brigade.
 */
function formationOf(above: readonly ForceModel[]): ForceModel | undefined {
  return (
    above.find((higher) => hasAttribute(higher.attributes, 'combined')) ??
    above.find((higher) => kindOfFormation(higher)?.level === 'formation')
  );
}

function pieceOf(force: ForceModel, index: number, side: Side, above: readonly ForceModel[]): Piece {
  const kind = unitKinds.get(force.kind) ?? [...unitKinds.values()][0];
  const { attributes, name } = force;
  const formation = formationOf(above);
  const isArmoured = kind.armoured === true || hasAttribute(attributes, 'red-attack');
  const isRedDefense = kind.redDefence === true || hasAttribute(attributes, 'red-defense');
  const isArmy = kind.role === 'combat' && (formation === undefined || hasAttribute(attributes, 'army'));
  return {
    index,
    name,
    kind: force.kind,
    side,
    role: kind.role,
    type: kind,
    faces: facesOf(force),
    moves: movesOf(force, formation),
    formation: isArmy ? '' : (formation?.name ?? ''),
    isArmy,
    isArtillery: kind.artillery === true,
    isHeadquarters: kind.headquarters === true,
    isArmoured,
    isRedDefense,
    isAntitank: kind.antitank === true || isArmoured || isRedDefense,
    isBanded: hasAttribute(attributes, 'banded'),
    isOffensive: hasAttribute(attributes, 'offensive'),
    stacking: numberOfAttribute(attributes, 'stacking'),
    range: numberOfAttribute(attributes, 'range'),
    command: kind.role === 'leader' ? (force.faces.at(0)?.at(0) ?? 0) : numberOfAttribute(attributes, 'command'),
    needsHeadquarters: hasAttribute(attributes, 'beside'),
  };
}

function movesOf({ kind, attributes }: ForceModel, formation: ForceModel | undefined): MoveClass {
  const written = (['foot', 'motorized', 'heavy'] as const).find((moveClass) => hasAttribute(attributes, moveClass));
  const type = unitKinds.get(kind);
  if (written !== undefined || type === undefined) return written ?? 'foot';
  return type.headquarters && formation && kindOfFormation(formation)?.motorized ? 'motorized' : type.moves;
}

/**
 * Returns the numbers on each side of a counter. The efficiency ratings come from the attribute `efficiency`:
 * `(efficiency 6-5)`.
 */
function facesOf({ kind, faces, attributes }: ForceModel): CounterSide[] {
  const words = unitKinds.get(kind)?.faces ?? [];
  const efficiency = hasAttribute(attributes, 'efficiency')
    ? String(attributes.efficiency.value).split('-').map(Number)
    : [0];
  const number = (face: readonly number[], ...meanings: string[]): number => {
    const at = words.findIndex((word) => meanings.includes(word));
    return at < 0 ? 0 : (face[at] ?? 0);
  };
  return (faces.length > 0 ? faces : [[]]).map((face, at) => ({
    attack:
      words.includes('attack') || words.includes('support')
        ? number(face, 'attack', 'support')
        : numberOfAttribute(attributes, 'attacks'),
    defense: number(face, 'defense'),
    movement: number(face, 'movement'),
    efficiency: efficiency[at] ?? efficiency[efficiency.length - 1],
  }));
}
