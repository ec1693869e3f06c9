import type { PrintedTable } from '../mechanics/combat-table.js';
import type { UnitSymbol } from '../play/records.js';
import type { RuleEntry } from '../play/rulebook.js';
import type { Ruling } from '../play/rulings.js';
import type { Effect } from './effect.js';
import type { Modifier } from './modifier.js';
import type { TurnRange } from './turn-range.js';

/**
 * A game as its author declares it in a file: plain data without code. `declaredRuleset` plays it. Every `rule` is the
 * number of an entry of {@link Declaration.rulebook}; it is empty for a statement that cites no rule. Readings on which
 * published games differ have no default: the compiler reports a missing one, and the game does not start.
 */
export interface Declaration {
  readonly id: string;
  readonly title: string;
  /** The edition of the statements. It fixes their meanings, so that later versions play the game in the same way. */
  readonly edition: number;
  /** The two sides, in the order of their turns. */
  readonly sides: readonly string[];
  /** The number of turns of a scenario that does not state its own. */
  readonly turns: { readonly count: number; readonly rule: string };
  readonly rulebook: readonly RuleEntry[];
  readonly rulings: readonly Ruling[];
  readonly terrain: readonly Terrain[];
  readonly places: readonly Place[];
  readonly hexsides: readonly Hexside[];
  readonly lines: readonly Line[];
  /** The classes of movement. The first one is the empty text, for kinds of units without a class. */
  readonly classes: readonly string[];
  readonly face: Face;
  readonly unitKinds: readonly UnitKind[];
  readonly formations: readonly { readonly word: string; readonly rule: string }[];
  /** The phases of one turn, in their order. */
  readonly phases: readonly Phase[];
  /** Set if markers drawn at random decide which formation plays the phases with {@link Phase.isOfActivation}. */
  readonly activation: Activation | undefined;
  readonly movement: Movement;
  readonly stacking: Stacking;
  /**
   * The zone rules: one for all moving units, or one for each of some kinds of moving units. Empty: the game has no
   * zones of control.
   */
  readonly zones: readonly ZoneRule[];
  readonly odds: Odds;
  /** Undefined in a game without attacks. */
  readonly combat: Combat | undefined;
  readonly modifiers: readonly Modifier[];
  readonly results: readonly Result[];
  readonly retreat: Retreat | undefined;
  readonly advance: Advance | undefined;
  readonly bombardments: readonly Bombardment[];
  readonly fires: readonly Fire[];
  readonly supply: Supply | undefined;
  readonly replacement: Replacement | undefined;
  readonly arrival: Arrival | undefined;
  readonly rails: readonly Rail[];
  readonly weather: readonly Weather[];
  readonly weatherTable: WeatherTable | undefined;
  readonly control: Control | undefined;
  readonly exits: readonly Exit[];
  readonly demoralization: readonly Demoralization[];
  /** States that results put units into: `disrupted`. */
  readonly states: readonly UnitState[];
  readonly overrun: Overrun | undefined;
  /** Set if players may change the position by hand, for rules that no statement can express. */
  readonly hand: { readonly rule: string } | undefined;
}

interface Ruled {
  readonly word: string;
  /** The explanation that a hover shows. */
  readonly text: string;
  readonly rule: string;
}

/** The effects of terrain, a place or a hexside on the defender and on movement. */
interface Ground extends Ruled {
  /** The defence is multiplied by this number. 1: no effect. */
  readonly times: number;
  /** Number of columns that an attack is shifted to the right; negative: to the left. */
  readonly shift: number;
}

/** Movement points for each class of movement, by its index; undefined where the class may not enter. */
export type CostsByClass = readonly (number | undefined)[];

export interface Terrain extends Ground {
  readonly costs: CostsByClass;
}

/** A feature of cells: a city, a fort. */
export interface Place extends Ground {
  /** The side whose defence it helps; undefined: both. */
  readonly side: string | undefined;
  /** Points in addition to those of the terrain. */
  readonly costs: CostsByClass;
  readonly drawn: string;
}

export interface Hexside extends Ground {
  /** Points in addition to those of the cell entered; undefined for a class that may not cross it. */
  readonly costs: CostsByClass;
  /** Set if nothing crosses it: no step, attack, advance, retreat or line of supply. */
  readonly isImpassable: boolean;
  /** Whether zones of control extend across it. False only for an impassable hexside without `zones = yes`. */
  readonly letsZonesPass: boolean;
  readonly drawn: string;
}

/** A feature of chains of cells: a road, a railway. */
export interface Line extends Ruled {
  /** Points for a step along it, instead of those of the cell entered; undefined: a step costs the usual points. */
  readonly rate: number | undefined;
  /** Whether a step along the line also saves the cost of the hexside. */
  readonly bridges: boolean;
  readonly drawn: string;
}

/** The names of the numbers on the face of a counter, and the indices of attack, defence and movement among them. */
export interface Face {
  readonly names: readonly string[];
  readonly attack: number;
  readonly defence: number;
  readonly movement: number;
}

export interface UnitKind extends Ruled {
  readonly side: string | undefined;
  readonly symbol: UnitSymbol;
  /** Index of its class of movement in {@link Declaration.classes}. */
  readonly class: number;
  readonly hasZone: boolean;
}

export type PhaseAction = 'move' | 'ride' | 'attack' | 'fire' | 'replace' | 'recover';

export interface Phase {
  readonly word: string;
  readonly side: string;
  readonly action: PhaseAction;
  /** The kinds that take part; empty: all. */
  readonly kinds: readonly string[];
  /** The turns that have the phase; undefined: all. */
  readonly turns: TurnRange | undefined;
  /** The condition that a unit must fulfil at the beginning of the phase in order to take part. */
  readonly start:
    | { readonly is: 'out-of-zone' | 'supplied' }
    | { readonly is: 'state'; readonly word: string }
    | undefined;
  /**
   * Set in a phase of recovery. `roll`: a unit recovers if one die shows at least this number; undefined: without a
   * roll. `outOfZone`: only units in no enemy zone of control recover.
   */
  readonly recovery: { readonly roll: number | undefined; readonly outOfZone: boolean } | undefined;
  /** Set for a phase that a formation plays when its marker is drawn, instead of its side in each turn. */
  readonly isOfActivation?: true;
  readonly rule: string;
}

/** The activation of formations by markers that are drawn at random, after the other phases of a turn. */
export interface Activation {
  /** The kind of formation that has markers: `division`. */
  readonly formation: string;
  /** `common`: the markers of both sides are in one cup. `own`: the sides draw in turn, each from a cup of its own. */
  readonly cup: 'common' | 'own';
  /** `left`: the last marker in a cup stays there, and its formation is not activated in this turn. */
  readonly last: 'played' | 'left';
  /** `any`: a unit without such a formation may act with one marker of its side. `none`: it does not act. */
  readonly others: 'none' | 'any';
  readonly rule: string;
}

export interface Movement {
  /** `one-hex`: a unit that has not moved may enter one hex even if it has too few points for it. */
  readonly minimum: 'none' | 'one-hex';
  /** Whether fractions of an allowance are dropped or kept. */
  readonly fractions: 'drop' | 'keep';
  readonly rule: string;
}

export interface Stacking {
  /** The largest number of units in a hex, or of points if {@link Stacking.points} is set. */
  readonly limit: number;
  /**
   * The points of a unit by its kind; other kinds count 1. `halvesReduced`: a reduced unit counts half. Undefined if
   * the limit counts units.
   */
  readonly points: { readonly byKind: Readonly<Record<string, number>>; readonly halvesReduced: boolean } | undefined;
  readonly judged: 'phase-end' | 'always';
  readonly excess: 'refused' | 'lost';
  readonly rule: string;
}

/** Purposes for which a friendly unit in a hex cancels enemy zones there. */
export type ZonePurpose = 'movement' | 'retreat' | 'supply';

export interface ZoneRule {
  /** The kinds of moving units for which the rule holds; empty: all kinds without a rule of their own. */
  readonly kinds: readonly string[];
  readonly enter: 'stop' | 'free';
  readonly leave: 'free' | 'locked';
  /**
   * Whether a unit may move from a hex in enemy zones directly into another one. Always `free` if `leave` is `locked`.
   */
  readonly chain: 'free' | 'barred' | 'same-unit';
  readonly retreat: 'barred' | 'no-end' | 'lose' | 'free';
  readonly supply: 'blocked' | 'free';
  readonly cancelledByFriends: readonly ZonePurpose[];
  /** Movement points to enter a hex in enemy zones, in addition to those of the hex. */
  readonly cost: number;
  /** Set if a step from a hex in enemy zones into another one never costs the rate of a line. Default: it may. */
  readonly barsRates?: true;
  /** Movement points to leave a hex in enemy zones. */
  readonly exitCost: number;
  /** Whether only units with an attack strength have zones. */
  readonly onlyAttackers: boolean;
  /** Terrain or places into and out of which zones do not extend. */
  readonly notInto: readonly string[];
  readonly rule: string;
}

export interface Odds {
  /** The point at which fractions of strengths are dropped: for each unit, in the total, or never. */
  readonly fractions: 'each' | 'total' | 'keep';
  /** The rule by which two multipliers combine: ×2 and ×2 are ×4, ×3 or ×2. */
  readonly multiples: 'multiply' | 'add' | 'best';
  readonly rule: string;
}

export interface Combat {
  /**
   * `targets`: every enemy in the zones of the attacking side must be attacked. `all`: in addition, every unit in an
   * enemy zone must attack.
   */
  readonly attack: 'optional' | 'targets' | 'all';
  /** `all`: all battles are declared before the first is fought. */
  readonly declare: 'one' | 'all';
  /** `unit`: no unit attacks twice in a phase. `both`: in addition, no hex is attacked twice. */
  readonly once: 'unit' | 'both';
  readonly hexes: 'one' | 'several';
  /** Whether units of one hex may attack separately, or only some of them attack. */
  readonly allowsPartOfStack: boolean;
  /** Set if each hex of an attack on several hexes suffers the result on its own. Default: all defenders together. */
  readonly hasResultPerHex?: true;
  /** Whether the attacker may choose a worse column before the roll. */
  readonly allowsReduction: boolean;
  readonly table: ResultsTable;
  /** The tables for attacks on hexes with some terrain or place, by its word. Default: none. */
  readonly groundTables?: readonly { readonly ground: string; readonly table: ResultsTable }[];
  readonly rule: string;
}

export interface ResultsTable {
  readonly printed: PrintedTable<string, string>;
  /**
   * `odds`: columns such as `3-1`. `difference`: columns such as `+3`. `strength`: columns such as `4`, the least
   * strength for which the column is used; the defence does not count.
   */
  readonly columnsAre: 'odds' | 'difference' | 'strength';
  readonly dice: number;
  /**
   * The consequence of an attack below the first column. `refused`: it may not be made. `none`: it has no effect.
   * `first`: it uses the first column. Otherwise it has a fixed result.
   */
  readonly below: 'refused' | 'none' | 'first' | { readonly result: string };
  /**
   * Whether an attack counts as below the first column by its odds before (`raw`) or after (`shifted`) the column
   * shifts.
   */
  readonly belowJudged: 'raw' | 'shifted';
  readonly rule: string;
}

export interface Result {
  /** The code in the table: `DRL`. */
  readonly code: string;
  readonly text: string;
  readonly effects: readonly Effect[];
  readonly rule: string;
}

export interface Retreat {
  readonly hexes: number;
  readonly by: 'owner' | 'enemy';
  readonly shape: 'farther' | 'exact' | 'path';
  readonly friends: 'through' | 'last' | 'barred';
  readonly full: 'lost' | 'displace' | 'on';
  readonly cannot: 'lost' | 'lose' | 'stay';
  readonly guest: 'silent' | 'normal';
  /** Whether units may retreat off the map. */
  readonly mayExit: boolean;
  /** The kinds of hexes that a retreat prefers, the most important first. */
  readonly prefer: readonly ('vacant' | 'toward-supply' | 'farthest')[];
  readonly rule: string;
}

export interface Advance {
  readonly hexes: number;
  readonly units: 'one' | 'all';
  readonly who: 'attacker' | 'both';
  /** Terrain or places into which units may advance; empty: all. */
  readonly onto: readonly string[];
  readonly isMandatory: boolean;
  /** Whether units advance along the path of the enemy’s retreat. */
  readonly followsRetreat: boolean;
  readonly rule: string;
}

export interface Bombardment {
  readonly kinds: readonly string[];
  /** The largest distance in hexes. The hex of the target counts. */
  readonly range: number;
  readonly rule: string;
}

/**
 * Kinds of units that fire at enemies in phases of fire. Fire is no attack: firing units suffer nothing, and no unit
 * advances.
 */
export interface Fire {
  readonly kinds: readonly string[];
  /** The largest distance in hexes. The hex of the target counts. */
  readonly range: number;
  /** `unit`: a unit fires once in a phase. `both`: in addition, each hex is fired at only once. */
  readonly once: 'unit' | 'both';
  /** Whether the column shifts of the ground of the target apply. */
  readonly groundShifts: boolean;
  readonly table: ResultsTable;
  /** The name of the table; empty for the table of all kinds without one of their own. */
  readonly tableName: string;
  readonly rule: string;
}

/** The lines of supply of units: their sources and their length. */
export interface SupplyLine {
  /** The sources of each side: names of places or areas, kinds of places, or kinds of units that are supplied. */
  readonly sources: Readonly<Record<string, readonly string[]>>;
  /** Maximum length of a line of supply in hexes. The hex of the source counts. Infinity: any length. */
  readonly length: number;
  /** Whether the length of a line is measured in movement points instead of hexes. */
  readonly inPoints: boolean;
  /** Terrain that a line may enter but not leave. */
  readonly endsIn: readonly string[];
  readonly rule: string;
}

/** The lines of supply of one kind of unit, which differ from those of other kinds. */
export interface OwnSupplyLine extends SupplyLine {
  readonly kind: string;
}

export interface Supply extends SupplyLine {
  readonly judged: 'turn' | 'phase' | 'moment';
  /** Whether units that arrive count as supplied until their supply is judged again. */
  readonly arrivals: 'supplied' | 'normal';
  /** A unit is lost after this number of its own turns without supply; undefined: never. */
  readonly lostAfterTurns: number | undefined;
  /** The lines of kinds of units that have their own, such as headquarters. Default: none. */
  readonly ownLines?: readonly OwnSupplyLine[];
  /** Undefined in a game in which units are only supplied or not. */
  readonly stages?: SupplyStages | undefined;
}

/** The stages that a unit without supply goes through, one in each of its own turns. */
export interface SupplyStages {
  /** The states of the stages, the mildest first. */
  readonly states: readonly string[];
  /** `all`: a unit that is supplied again leaves all stages. `one`: it goes back by one stage in each own turn. */
  readonly recovery: 'all' | 'one';
  /** The number of steps that a unit loses when it is out of supply again in the last stage. */
  readonly attrition: number;
}

export interface Replacement {
  /** Steps that each side may replace in one turn. The sides in {@link Replacement.points} receive points instead. */
  readonly steps: Readonly<Record<string, number>>;
  /** The sides that pay for steps with points. */
  readonly points: readonly ReplacementPoints[];
  /** Kinds of places where lost units return. */
  readonly at: readonly string[];
  /** Names of areas where lost units of both sides may also return. */
  readonly edges: readonly string[];
  readonly mustBeSupplied: boolean;
  readonly zones: 'barred' | 'free';
  readonly canSave: boolean;
  /** Names of places that always count as friendly and supplied. */
  readonly always: readonly string[];
  readonly rule: string;
}

/** Points with which a side pays for the steps that it replaces. */
export interface ReplacementPoints {
  readonly side: string;
  /** Points that the side receives in each turn. */
  readonly points: number;
  /** Cost of a step in whole points by the kind of the unit; 1 for other kinds. */
  readonly byKind: Readonly<Record<string, number>>;
  readonly canSave: boolean;
  readonly rule: string;
}

export interface Arrival {
  readonly when: 'start' | 'move';
  readonly paysCost: boolean;
  readonly inColumn: boolean;
  /** Whether units may arrive in enemy zones. */
  readonly intoZones: boolean;
  readonly blocked: 'wait' | 'nearest' | 'lost';
  readonly rule: string;
}

export interface Rail {
  /** The kind of line along which units ride: `railway`. */
  readonly line: string;
  readonly side: string | undefined;
  /** Maximum length of a ride in hexes. Infinity: any length. */
  readonly length: number;
  readonly zones: 'barred' | 'stop';
  /** Maximum number of units that may ride in one turn; undefined: no limit. */
  readonly units: number | undefined;
  readonly rule: string;
}

export interface Weather extends Ruled {
  /** The turns with this weather; undefined for weather that only the weather table or a scenario gives. */
  readonly turns: TurnRange | undefined;
}

/** A table that gives the weather of each turn by the roll of a die. */
export interface WeatherTable {
  readonly sides: number;
  readonly byTurn: readonly { readonly turns: TurnRange; readonly byRoll: readonly string[] }[];
  readonly rule: string;
}

export interface Control {
  /** Whether a unit takes control of a place that it only passes through. */
  readonly takesInPassing: boolean;
  readonly by: readonly ('move' | 'advance' | 'retreat')[];
  /** Whether a zone of control takes control of places, too, where no enemy zone overlaps it. */
  readonly byZones: boolean;
  readonly rule: string;
}

export interface Exit {
  readonly side: string;
  /** Name of the area. */
  readonly area: string;
  readonly cost: number;
  readonly rule: string;
}

export interface Demoralization {
  readonly side: string;
  /** The losses at which the side becomes demoralized, in strength or in steps as `count` says. */
  readonly limit: number;
  readonly count: 'printed' | 'steps';
  readonly rule: string;
}

export interface UnitState extends Ruled {
  readonly canAttack: boolean;
  readonly canMove: boolean;
  readonly hasZone: boolean;
  /** Whether a unit that is in the state and would enter it again is lost. */
  readonly isLostTheSecondTime: boolean;
}

export interface Overrun {
  /**
   * Movement points for an overrun. Undefined if the game has only automatic victories: units in any hexes next to a
   * target eliminate it at the odds of {@link Overrun.automaticAt}, enter no hex, and end their movement.
   */
  readonly cost: number | undefined;
  /** Whether the stack also pays the points for entering the hex. */
  readonly addsTerrain: boolean;
  readonly attack: 'full' | 'half';
  readonly from: 'same-hex' | 'any';
  readonly fail: 'stop' | 'go-on';
  /** An overrun at these odds or better, before column shifts, eliminates the target without a roll. */
  readonly automaticAt: string | undefined;
  readonly rule: string;
}
