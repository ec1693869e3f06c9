import { NOWHERE } from '../../../board/board.js';
import { byte, value, word, type Fields } from '../../../mechanics/columns.js';
import type { Brought } from '../../../mechanics/special-rules/brought.js';
import type { HouseRule, RulingChoice, SettingModel } from '../../../model/statements.js';
import type { AttachmentModel } from '../../../model/special-rules.js';
import type { Occasion } from '../../../play/moment.js';
import type { Level } from '../vocabulary/nations.js';
import type { Store } from '../vocabulary/resources.js';
import type { Weather } from '../vocabulary/terrain.js';

/** Nobody: of `control`, `side`. */
export const NO_SIDE = -1;

/** Values of `siege` [12.0]. */
export const NO_SIEGE = 0;
/** Besieged in a port or its own capital: a step a turn [12.1]. */
export const SIEGE_SUPPLY = 1;
/** Besieged in the fortress port: neither losses nor surrender [12.2]. */
export const FORTRESS_PORT = 2;
/** Besieged in the pocket while the road across the lake is open [12.3]. */
export const ROAD_OF_LIFE = 3;

/** Values of `fuel` [13.2, 13.5]. */
export const NO_FUEL = 0;
export const FUELLED = 1;
/** As if fully supplied, by an action of a Supreme HQ [13.8.1]. */
export const BY_ACTION = 2;
/** The same, but it does not attack so [A56]. */
export const MOVES_BY_ACTION = 3;

/** Values of `reserve` [31.0]. */
export const NO_RESERVE = 0;
/** Infantry, and armour without an Armoured HQ, that moves in the exploitation phase. */
export const MOTORIZED = 1;
/** Armour that helps in the next enemy reaction phase. */
export const MOBILE_DEFENCE = 2;

/** Values of `mission`: what an air unit away from its base does. */
export const ON_GROUND = 0;
export const TO_BATTLE = 1;
export const AGAINST_FACTORY = 2;
export const AGAINST_PORT = 3;
export const AGAINST_STATION = 4;
/** It carries troops to a drop [23.0]. */
export const CARRYING = 5;

/** Values of `landed`. */
export const BY_AIR = 1;
export const BY_SEA = 2;

/** Values of `commander` [38.1]. */
export const NO_COMMANDER = 0;
export const NORTHERN = 1;
export const SOUTHERN = 2;

/** A new factory under way [15.1]. */
export interface Building {
  readonly colour: 'red' | 'blue' | 'black';
  /** The box it stands on. */
  readonly box: number;
  /** It advances free, a box a turn [16.2]. */
  readonly isEvacuated: boolean;
  /** Paid for in this turn already. */
  readonly paid: boolean;
}

/** The battle that is being fought; undefined between two. */
export interface BattleNow {
  readonly cell: number;
  readonly attacker: number;
  readonly round: number;
  readonly step: 'air combat' | 'anti-aircraft' | 'air raid' | 'artillery' | 'land combat' | 'withdrawal';
}

/**
 * Everything that changes in a game. `battle`: until a battle is over; `movement`: until a phase in which units move is over;
 * `player`: until the player turn is over; `production`: until all points are spent that are, with those for trains; `turn`: until the month is over.
 */
export const fields = {
  piece: {
    /** The step it stands on, 0 being the strongest [3.15]. */
    step: byte(),
    /** A shielded unit that has been hit once [7.7.8]. */
    marked: byte('battle'),
    /** The white barrel [4.3, 7.2]: set in phase 2, looked at in phases 9 and 10. */
    outOfSupply: byte(),
    /** It was marked in the supply phase of this player turn: it is judged in phase 9 [7.9]. */
    judged: byte('player'),
    /** How it is besieged [12.0]. */
    siege: byte(),
    /** NO_FUEL, FUELLED, BY_ACTION or MOVES_BY_ACTION [13.2]. */
    fuel: byte('player'),
    /** An HQ that is activated [13.2], and how often it was in this player turn [13.7]. */
    activated: byte('player'),
    activations: byte('player'),
    /** Units an HQ has served since it was activated last [13.4]. */
    served: byte('player'),
    /** Reconnaissance it has tried since it was activated last [19.1]. */
    scouts: byte('player'),
    /** Actions a Supreme HQ has used, bit by bit as they stand in `ACTIONS` [13.8.1]. */
    actions: byte('player'),
    /** It has moved in this phase. */
    moved: byte('movement'),
    /** It began this player turn on no air base and has left that hex by rail [23.0.conditions]. */
    leftFieldByRail: byte('player'),
    /** An Armoured HQ that has moved farther than it goes without fuel, and is to be activated [13.2, 13.3.activation]. */
    mustActivate: byte('movement'),
    /** It began the movement phase in this hex; NOWHERE for who came later. */
    phaseStart: word(NOWHERE, 'movement'),
    /** NO_RESERVE, MOTORIZED, MOBILE_DEFENCE [31.0]. */
    reserve: byte(),
    /** The base an air unit has flown from; NOWHERE while it is on the ground at its base [7.5.2]. */
    base: word(NOWHERE),
    /** What it does there. */
    mission: byte('player'),
    /** In the battle that is fought it does not fly: a bomber caught on the ground [7.6.1]. */
    grounded: byte('battle'),
    /** It has taken part in a battle of this player turn [7.8], the last of them in that hex. */
    fought: byte('player'),
    foughtIn: word(NOWHERE, 'player'),
    /** It has made its Blitz move; by one reading a battle after it clears this [7.8, A32]. */
    blitzed: byte('player'),
    /** The hex from which it came into the battle hex: rivers and straits it crosses [Box1.river]. */
    enteredFrom: word(NOWHERE, 'player'),
    /** An air unit that has gone to another base in this player turn, and fights no more [7.7.16]. */
    hasRebased: byte('player'),
    /** It has taken part in the battle that is fought, from its first round or later [Box1.river]. */
    inBattle: byte('battle'),
    /** It attacks in despair [12.4.1]. */
    desperate: byte('battle'),
    /** An Armoured HQ that fires as artillery in this round [7.7.4]. */
    asArtillery: byte('battle'),
    /** It was dropped or landed in this turn: it may overstack [23.0, 24.0]. */
    landed: byte('turn'),
    /** The air unit that carries it; -1 without one [23.0]. */
    carrier: word(-1, 'player'),
    /** It was placed in this production phase and may overstack until its next movement phase ends [7.3.2]. */
    placed: byte(),
    /** It has charged with its further dice [20.0]. */
    extraChargeUsed: byte(),
    /** The enemy sees it until the player turn ends [1.3, 19.1]. */
    revealed: byte('player'),
    /** How often it was lost. */
    timesLost: byte(),
    /** The turn in which it was disbanded, 0 once it is eliminated: it is rebuilt from the next turn on [7.3.4]. */
    disbandedIn: word(0),
    /** Its owner holds it back in this phase [7.3.3]. */
    isDelayed: byte('production'),
    /** Its time is over: it leaves as soon as what is owed is paid [SBE.removal]. */
    mustLeave: byte(),
    /** The piece that takes its place then; -1 when none does [SBE9.lssah]. */
    replacedBy: word(-1),
    /** Which of two commanders of its side has it, when teams are played: UNDER_NOBODY before it came [38.1]. */
    commander: byte(),
    /** It has raided, intercepted or attacked a convoy in the strategic war of this player turn [35.0]. */
    raided: byte('player'),
  },
  cell: {
    /** The side that holds a hex; NOBODY where no one does [3.1, 3.3]. */
    control: word(NO_SIDE),
    /** The side that held it when play began: what it yields is part of the figure a scenario states [7.3, A18]. */
    heldAtStart: word(NO_SIDE),
    /** What is left of a fortification: BUNKER, FORTRESS or 0 [Box1.fortress.falls]. */
    fort: byte(),
    /** Factories that stand, by colour: points a turn [11.2, 15.0]. */
    redFactories: byte(),
    blueFactories: byte(),
    blackFactories: byte(),
    /** Of these, new ones that were built in this game [15.1.place]. */
    newFactories: byte(),
    /** 1 while a city, mine or well lies in ruins, and the points paid for it [16.0]. */
    ruined: byte(),
    restored: byte(),
    restoredNow: byte('turn'),
    /** The turn in which it was taken last: it yields from the next production phase on. */
    capturedIn: word(0),
    /** Hits of bombs that last until the next turn of the side that holds it: on production, port, station [32.0]. */
    bombed: byte(),
    portHits: byte(),
    stationHits: byte(),
    /** A complex destroyed for good [32.1]. */
    wrecked: byte(),
    /** Battalions of partisans, and those placed in this turn [29.0]. */
    partisans: byte(),
    partisansNew: byte('turn'),
    /** New units in this production phase [7.3.1]. */
    newUnits: byte('production'),
    /** 1 where a battle is still to be fought, 2 where it has been, and in what order they were entered [3.22, 7.7]. */
    battle: byte('player'),
    entryOrder: word(0, 'player'),
    /** A successful reconnaissance by the side whose turn it is [19.0]. */
    scouted: byte('player'),
  },
  game: {
    turn: value(0),
    phasesDone: value(-1),
    phase: value('setup'),
    /** The side whose player turn it is. */
    side: value<number>(NO_SIDE),
    weather: value<Weather>('clear'),
    /** The last weather that was rolled; '' before the first [A49]. */
    rolledWeather: value<Weather | ''>(''),
    /** Points by nation [7.3, 11.0]. */
    stores: value<Record<string, Store>>({}),
    /** Of these, what may not be saved: Lend-Lease [34.0]; and what is the pocket’s alone [12.3]. */
    lendLease: value<Pick<Store, 'red' | 'blue'>>({ red: 0, blue: 0 }),
    /** Of these the points that came by routes whose ends are not joined to the source [34.0.placement]. */
    unjoined: value<Pick<Store, 'red' | 'blue'>>({ red: 0, blue: 0 }),
    pocketStore: value<Pick<Store, 'yellow' | 'red'>>({ yellow: 0, red: 0 }),
    /** Points given to each ally in this production phase [5.2]. */
    aided: value<Record<string, number>, 'production'>({}, 'production'),
    /** What each nation wants saved, when not as much as may be. */
    toSave: value<Record<string, Partial<Store>>, 'production'>({}, 'production'),
    /** By nation its levels in the order of `FIELDS` [3.13]. */
    technology: value<Record<string, Level[]>>({}),
    /** Points paid for research, by `Germany infantry`, and who has paid in this turn [17.0]. */
    research: value<Record<string, number>>({}),
    researched: value<Record<string, boolean>, 'turn'>({}, 'turn'),
    /** New factories under way and how many have been placed, by side [15.1]. */
    buildings: value<Building[][]>([[], []]),
    built: value<number[]>([0, 0]),
    /** Railways and sea routes that have been built [SBE6.infrastructure]. */
    projects: value<string[]>([]),
    /** Rail movements of this player turn: in the Soviet Union, in the Finnish area, elsewhere [7.4]. */
    railed: value<[number, number, number], 'player'>([0, 0, 0], 'player'),
    /** Nations that have surrendered, for good [7.11]. */
    surrendered: value<string[]>([]),
    /** Soviet land units have entered Germany [28.0, 13.8.2], have crossed into Finland [5.5.germans]. */
    inGermany: value(false),
    inFinland: value(false),
    /** Supreme HQs that have moved to their refuge [13.8.2]. */
    refuged: value<string[]>([]),
    /** The turn Persia fell; 0 before [37.0]. */
    persiaFell: value(0),
    /** Points lost on the routes of Lend-Lease in this turn [35.2]. */
    sunk: value<Record<string, Pick<Store, 'red' | 'blue'>>, 'turn'>({}, 'turn'),
    /** By cell who raids it, and who meets the raid [35.1, 35.1.defence]. */
    raids: value<Record<number, number[]>, 'player'>({}, 'player'),
    interceptions: value<Record<number, number[]>, 'player'>({}, 'player'),
    /** By cell the points that raids on Germany have destroyed in this turn [35.1.damage]. */
    raidLosses: value<Record<number, Partial<Store>>, 'turn'>({}, 'turn'),
    /** The battle that is fought now. */
    battleNow: value<BattleNow | null, 'battle'>(null, 'battle'),
    /** Aircraft of the side that moves have flown in this phase: land units move no more [7.5.2]. */
    airborne: value<boolean, 'movement'>(false, 'movement'),
    /** How many hexes have been entered in this player turn: the next battle’s number. */
    entryCount: value(0, 'player'),
    occasions: value<Occasion[]>([]),
    times: value<Record<string, number>, 'turn'>({}, 'turn'),
    /** What the scenario says, and what offers and conditions have brought. */
    settings: value<SettingModel[]>([]),
    brought: value<Brought>({}),
    attachments: value<AttachmentModel[]>([]),
    rulingChoices: value<RulingChoice[]>([]),
    houseRules: value<HouseRule[]>([]),
  },
} as const satisfies Fields;
