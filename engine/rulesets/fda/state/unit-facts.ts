import { formationsAbove, type ForceModel } from '../../../model/forces.js';
import type { Attributes } from '../../../model/map.js';
import type { Piece, Side } from './pieces.js';
import { combatRow, combatValues, MEDIUM_CALIBRE, type CombatValues } from '../vocabulary/combat-table.js';
import { nationOf } from '../vocabulary/nations.js';
import type { Numbers } from '../vocabulary/numbers.js';
import {
  arms,
  isLarge,
  type Arm,
  type Mobility,
  type Size,
  type UnitKind,
  type ArmFacts,
} from '../vocabulary/unit-kinds.js';
import { vehicleClass, type VehicleClass } from '../vocabulary/vehicles.js';

/** Returns whether a unit has an attribute. */
export const hasFlag = (attributes: Attributes, name: string): boolean => Object.hasOwn(attributes, name);

export function numberOf(attributes: Attributes, name: string): number | undefined {
  const value = hasFlag(attributes, name) ? attributes[name].value : undefined;
  return typeof value === 'number' ? value : undefined;
}

export function textOf(attributes: Attributes, name: string): string | undefined {
  const value = hasFlag(attributes, name) ? attributes[name].value : undefined;
  return value === undefined || value === true ? undefined : String(value);
}

/** Returns the nation of a unit: the nation of its own attribute, otherwise that of its formation. */
export function nationNameOf(force: ForceModel, parents: ReadonlyMap<string, ForceModel>): string | undefined {
  return [force, ...formationsAbove(force, parents)]
    .map(({ attributes }) => textOf(attributes, 'nation'))
    .find((nation) => nation !== undefined);
}

export function sizeOf(kind: UnitKind, attributes: Attributes): Size {
  return (['regiment', 'brigade', 'battalion'] as const).find((size) => hasFlag(attributes, size)) ?? kind.size;
}

/**
 * Returns the mobility of a unit: the mobility that the author writes, otherwise that of its kind. Headquarters and
 * reconnaissance always move 5 sectors [2.1a, 2.1u, 7a].
 */
export function mobilityOf(arm: Arm, attributes: Attributes): Mobility {
  const usual: Mobility = arms[arm].mobility;
  if (usual === 'reconnaissance' || usual === 'air' || usual === 'fixed') return usual;
  const written = (['foot', 'mounted', 'mechanised', 'towed', 'armoured', 'self-propelled'] as const).find((one) =>
    hasFlag(attributes, one),
  );
  return written ?? usual;
}

/** Returns the movement allowance in sectors [7a]. */
export function allowanceOf(mobility: Mobility, numbers: Numbers): number {
  switch (mobility) {
    case 'foot':
    case 'mounted':
      return numbers['movement.foot'];
    case 'armoured':
    case 'self-propelled':
      return numbers['movement.armoured'];
    case 'mechanised':
    case 'towed':
      return numbers['movement.mechanised'];
    case 'reconnaissance':
      return numbers['movement.reconnaissance'];
    case 'air':
      return numbers['movement.air'];
    case 'fixed':
      return 0;
  }
}

/** Returns the class of an armoured unit: the class that the author writes, otherwise that of its vehicle [Ac]. */
export function classOf(attributes: Attributes, nation: string | undefined): VehicleClass | undefined {
  const written = textOf(attributes, 'class');
  if (written === 'A' || written === 'B' || written === 'C') return written;
  const vehicle = textOf(attributes, 'vehicle');
  const drives = nationOf(nation).vehicles;
  return vehicle === undefined || drives === undefined ? undefined : vehicleClass(drives, vehicle);
}

/**
 * Returns the values of the combat table for a unit; undefined when an attribute is missing or the table has no row
 * [Ab].
 */
export function tableValues(arm: Arm, attributes: Attributes, nation: string | undefined): CombatValues | undefined {
  const weight = (['heavy', 'medium', 'light'] as const).find((one) => hasFlag(attributes, one));
  const calibre = numberOf(attributes, 'calibre');
  const vehicle = classOf(attributes, nation);
  const row = combatRow({
    arm,
    ...(vehicle && { vehicleClass: vehicle }),
    ...(weight && { weight }),
    ...(calibre !== undefined && { calibre }),
    rocket: hasFlag(attributes, 'rocket'),
    selfPropelled: hasFlag(attributes, 'self-propelled'),
  });
  return row && combatValues(row);
}

/** Returns the break points that the author writes, otherwise the usual number of the kind [3b, 2.1g, 2.1n, 12a]. */
export function breakPointsOf(arm: Arm, size: Size, attributes: Attributes, numbers: Numbers): number | undefined {
  const facts: ArmFacts = arms[arm];
  if (facts.air) return numbers['air.breakPoints'];
  return numberOf(attributes, 'pr') ?? (isLarge(size) ? facts.usualPr.large : facts.usualPr.small);
}

export interface Belonging {
  readonly index: number;
  readonly side: Side;
  readonly division: number;
  readonly guard: boolean;
  readonly nation: string | undefined;
}

/** Converts a unit of the forces into a piece of the rules. */
export function pieceOf(force: ForceModel, kind: UnitKind, belonging: Belonging, numbers: Numbers): Piece {
  const { attributes } = force;
  const { arm } = kind;
  const { nation, ...where } = belonging;
  const facts: ArmFacts = arms[arm];
  const size = sizeOf(kind, attributes);
  const mobility = mobilityOf(arm, attributes);
  const table = tableValues(arm, attributes, nation);
  const fc = numberOf(attributes, 'fc') ?? table?.fc ?? 1;
  const reduced = table?.fcAgainstOthers === undefined ? 0 : table.fc - table.fcAgainstOthers;
  const air = facts.air === true;
  const airfield = textOf(attributes, 'airfield');
  const calibre = numberOf(attributes, 'calibre');
  const selfPropelled = mobility === 'self-propelled';
  return {
    ...where,
    name: force.name,
    kind: force.kind,
    arm,
    size,
    large: isLarge(size),
    mobility,
    allowance: allowanceOf(mobility, numbers),
    onFoot: mobility === 'foot' || mobility === 'mounted',
    ground: !air && arm !== 'naval artillery',
    air,
    armoured: arm === 'armour' || hasFlag(attributes, 'armoured'),
    fc,
    fcAgainstOthers: fc - reduced,
    range: numberOf(attributes, 'range') ?? table?.range ?? 0,
    valued: table !== undefined || numberOf(attributes, 'fc') !== undefined || air || arm === 'naval artillery',
    pr: breakPointsOf(arm, size, attributes, numbers) ?? 1,
    regiments: numberOf(attributes, 'regiments') ?? 1,
    ...(nation !== undefined && { nation }),
    quality: hasFlag(attributes, 'excellent') ? 'excellent' : hasFlag(attributes, 'poor') ? 'poor' : 'normal',
    isHeadquarters: arm === 'headquarters',
    isArtillery: arm === 'artillery',
    isRecon: arm === 'reconnaissance' || hasFlag(attributes, 'reconnaissance'),
    isEngineer: arm === 'engineer' || hasFlag(attributes, 'engineers'),
    isAntiTank: arm === 'anti-tank' || hasFlag(attributes, 'anti-tank'),
    isAntiAircraft: arm === 'anti-aircraft',
    hasFlamethrowers: hasFlag(attributes, 'flamethrowers'),
    sitesGuns: arm === 'artillery' && !selfPropelled,
    heavyGuns:
      hasFlag(attributes, 'rocket') ||
      (calibre === undefined ? hasFlag(attributes, 'heavy') : calibre > MEDIUM_CALIBRE.artillery),
    ...(airfield !== undefined && { airfield }),
    source: force.source,
  };
}
