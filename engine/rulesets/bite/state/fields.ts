import { NOWHERE } from '../../../board/board.js';
import { byStatements, byte, meaning, value, word, type Fields } from '../../../mechanics/state-fields.js';
import type { Brought } from '../../../mechanics/special-rules/brought-arrivals.js';
import { NO_SIDE } from '../../../mechanics/sides.js';
import type { HouseRule, RulingChoice, SettingModel } from '../../../model/statements.js';
import type { AttachmentModel } from '../../../model/special-rules.js';
import type { Occasion } from '../../../play/moment.js';
import type { Level } from '../vocabulary/nations.js';
import type { Store } from '../vocabulary/resources.js';
import type { Weather } from '../vocabulary/terrain.js';

/** Value of `siege` for a unit that is not besieged [12.0]. */
export const NO_SIEGE = 0;
/** Value of `siege` for a unit besieged in a port or its own capital, which loses a step each turn [12.1]. */
export const SIEGE_SUPPLY = 1;
/** Value of `siege` for a unit besieged in the fortress port. Such a unit neither loses steps nor surrenders [12.2]. */
export const FORTRESS_PORT = 2;
/** Value of `siege` for a unit besieged in the pocket while the road across the lake is open [12.3]. */
export const ROAD_OF_LIFE = 3;

/** Value of `fuel` for a unit without fuel [13.2, 13.5]. */
export const NO_FUEL = 0;
export const FUELLED = 1;
/** Value of `fuel` for a unit that an action of a Supreme HQ makes fully supplied [13.8.1]. */
export const BY_ACTION = 2;
/** Value of `fuel` for a unit that moves as if fully supplied but does not attack [A56]. */
export const MOVES_BY_ACTION = 3;

/** Value of `reserve` for a unit that is not in Reserve [31.0]. */
export const NO_RESERVE = 0;
/** Value of `reserve` for infantry, or armour without an Armoured HQ, that may move in the exploitation phase. */
export const MOTORIZED = 1;
/** Value of `reserve` for armour that may move in the next enemy reaction phase. */
export const MOBILE_DEFENCE = 2;

/** Value of `mission` for an air unit without a mission. The values below are the missions of air units in flight. */
export const ON_GROUND = 0;
export const TO_BATTLE = 1;
export const AGAINST_FACTORY = 2;
export const AGAINST_PORT = 3;
export const AGAINST_STATION = 4;
/** Value of `mission` for an air unit that takes paratroops or glider troops to a drop [23.0]. */
export const CARRYING = 5;

/** Value of `landed` for a unit that was dropped from the air in this turn [23.0]. */
export const BY_AIR = 1;
/** Value of `landed` for a unit that landed from the sea in this turn [24.0]. */
export const BY_SEA = 2;

/** Value of `commander` for a unit that has no commander yet [38.1]. */
export const NO_COMMANDER = 0;
export const NORTHERN = 1;
export const SOUTHERN = 2;

/** A new factory under construction [15.1]. */
export interface Building {
  readonly colour: 'red' | 'blue' | 'black';
  /** Number of the factory's box on the factory track. */
  readonly box: number;
  /** True for an evacuated factory, which advances one box a turn free of charge [16.2]. */
  readonly isEvacuated: boolean;
  /** True if a point has been paid for the factory in this turn. */
  readonly paid: boolean;
}

/** The battle that is being fought. */
export interface BattleNow {
  readonly cell: number;
  readonly attacker: number;
  readonly round: number;
  readonly step: 'air combat' | 'anti-aircraft' | 'air raid' | 'artillery' | 'land combat' | 'withdrawal';
}

/**
 * All state of a game. A field may name a span, and is reset at the end of that span. The spans are `battle`,
 * `movement` (a phase in which units move), `player` (the player turn), `production` (until the end of strategic rail
 * movement, because production points also pay for that movement) and `turn` (the month). A field without a span is
 * never reset.
 */
export const fields = {
  piece: {
    /** Index of the current step; 0 is the strongest [3.15]. */
    step: meaning('from one', byte()),
    /** 1 if the unit is shielded and has been hit once [7.7.8]. */
    marked: byte('battle'),
    /**
     * 1 if the unit is marked out of supply, with the white barrel [4.3, 7.2]. The supply phase sets the value; the
     * supply status phase and the exploitation phase read it.
     */
    outOfSupply: byte(),
    /**
     * 1 if the unit was already marked out of supply in the supply phase of this player turn. Its supply is then
     * checked again in the supply status phase [7.9].
     */
    judged: byte('player'),
    /** Kind of siege of the unit: NO_SIEGE, SIEGE_SUPPLY, FORTRESS_PORT or ROAD_OF_LIFE [12.0]. */
    siege: meaning(['none', 'supplied', 'fortress-port', 'road-of-life'], byte()),
    /** Fuel of the unit: NO_FUEL, FUELLED, BY_ACTION or MOVES_BY_ACTION [13.2]. */
    fuel: meaning(['none', 'fuelled', 'by-action', 'moves-by-action'], byte('player')),
    /**
     * 1 if the unit is an activated HQ [13.2]. `activations` counts how often it was activated in this player turn
     * [13.7].
     */
    activated: byte('player'),
    activations: meaning('number', byte('player')),
    /** Number of units an HQ has served since its last activation [13.4]. */
    served: meaning('number', byte('player')),
    /** Number of reconnaissance attempts of an HQ since its last activation [19.1]. */
    scouts: meaning('number', byte('player')),
    /** Actions that a Supreme HQ has used, as a bit mask in the order of `ACTIONS` [13.8.1]. */
    actions: meaning('number', byte('player')),
    /** 1 if the unit has moved in this phase. */
    moved: byte('movement'),
    /**
     * 1 if the unit began this player turn in a hex without an air base and left that hex by rail [23.0.conditions].
     */
    leftFieldByRail: byte('player'),
    /**
     * 1 for an Armoured HQ that moved farther than it may without fuel and therefore must be activated [13.2,
     * 13.3.activation].
     */
    mustActivate: byte('movement'),
    /** The hex in which the unit began the movement phase; NOWHERE if it was placed later. */
    phaseStart: meaning('cell', word(NOWHERE, 'movement')),
    /** Kind of Reserve of the unit: NO_RESERVE, MOTORIZED or MOBILE_DEFENCE [31.0]. */
    reserve: meaning(['none', 'motorized', 'mobile-defence'], byte()),
    /**
     * The base of an air unit in flight, from which it took off; NOWHERE if the air unit is on the ground at its base
     * [7.5.2].
     */
    base: meaning('cell', word(NOWHERE)),
    /** Mission of an air unit in flight: ON_GROUND, TO_BATTLE … */
    mission: meaning(['none', 'battle', 'factory', 'port', 'station', 'carrying'], byte('player')),
    /** 1 if the unit does not fly in the current battle, for example a bomber caught on the ground [7.6.1]. */
    grounded: byte('battle'),
    /** 1 if the unit has taken part in a battle in this player turn [7.8]. */
    fought: byte('player'),
    /** The hex of the last battle in which the unit has taken part in this player turn. */
    foughtIn: meaning('cell', word(NOWHERE, 'player')),
    /**
     * 1 if the unit has made its Blitz move. If the ruling `blitz.often` is `afterEachBattle`, a battle resets this to
     * 0 [7.8, A32].
     */
    blitzed: byte('player'),
    /**
     * The hex from which the unit entered the battle hex. It decides whether the unit attacks across a river or strait
     * [Box1.river].
     */
    enteredFrom: meaning('cell', word(NOWHERE, 'player')),
    /** 1 for an air unit that has changed its base in this player turn and may not fight again [7.7.16]. */
    hasRebased: byte('player'),
    /** 1 if the unit has taken part in the current battle [Box1.river]. */
    inBattle: byte('battle'),
    /** 1 if the unit takes part in a Desperate Attack [12.4.1]. */
    desperate: byte('battle'),
    /** 1 for an Armoured HQ that fires as artillery in this round [7.7.4]. */
    asArtillery: byte('battle'),
    /**
     * BY_AIR or BY_SEA for a unit that was dropped or landed in this turn. Such a unit may exceed the stacking limits
     * [23.0, 24.0].
     */
    landed: meaning(['none', 'by-air', 'by-sea'], byte('turn')),
    /** The air unit that carries this unit; -1 if none does [23.0]. */
    carrier: meaning('piece', word(-1, 'player')),
    /**
     * 1 for a unit placed in this production phase. It may exceed the stacking limits until the end of its next
     * movement phase [7.3.2].
     */
    placed: byte(),
    /** 1 if the unit has used the extra dice of its cavalry charge [20.0]. */
    extraChargeUsed: byte(),
    /** 1 if the unit is visible to the enemy until the player turn ends [1.3, 19.1]. */
    revealed: byte('player'),
    /** Number of times the unit was eliminated. */
    timesLost: meaning('number', byte()),
    /** The turn in which the unit was disbanded; 0 if it was not. It may be rebuilt after this turn [7.3.4]. */
    disbandedIn: word(0),
    /** 1 if the owner of the unit delays its placement in this phase [7.3.3]. */
    isDelayed: byte('production'),
    /** 1 if the unit must leave the game as soon as its missing steps are paid for [SBE.removal]. */
    mustLeave: byte(),
    /** The piece that replaces the unit when it leaves; -1 if no piece does [SBE9.lssah]. */
    replacedBy: meaning('piece', word(-1)),
    /**
     * The commander of the unit when teams are played: NORTHERN or SOUTHERN; NO_COMMANDER before the unit arrives
     * [38.1].
     */
    commander: meaning(['none', 'northern', 'southern'], byte()),
    /** 1 if the unit has raided, intercepted or attacked a convoy in the strategic war of this player turn [35.0]. */
    raided: byte('player'),
  },
  cell: {
    /** The side that controls a hex, or NO_SIDE [3.1, 3.3]. */
    control: meaning('side', word(NO_SIDE)),
    /**
     * The side that controlled the hex at the start of play. An income stated in the scenario already includes the
     * points that this side earns from the hex [7.3, A18].
     */
    heldAtStart: meaning('side', word(NO_SIDE)),
    /** Current fortification: BUNKER, FORTRESS or 0 [Box1.fortress.falls]. */
    fort: meaning(['none', 'bunker', 'fortress'], byte()),
    /** Working factories by colour, in points a turn [11.2, 15.0]. */
    redFactories: meaning('number', byte()),
    blueFactories: meaning('number', byte()),
    blackFactories: meaning('number', byte()),
    /** Number of factories that were built during the game [15.1.place]. */
    newFactories: meaning('number', byte()),
    /** 1 if a city, mine or well of the hex is in ruins [16.0]. */
    ruined: byte(),
    /** Points paid so far to restore the ruins of the hex. */
    restored: meaning('number', byte()),
    /** Points paid in this turn to restore the ruins of the hex. */
    restoredNow: meaning('number', byte('turn')),
    /**
     * The turn of the last capture of the hex; 0 if it was never captured. The hex produces points from the next
     * production phase on.
     */
    capturedIn: word(0),
    /**
     * Number of bomb hits on the production of the hex. They last until the next turn of the controlling side [32.0].
     */
    bombed: meaning('number', byte()),
    /** Number of bomb hits on the port of the hex [32.0]. */
    portHits: meaning('number', byte()),
    /** Number of bomb hits on the railway station of the hex [32.0]. */
    stationHits: meaning('number', byte()),
    /** 1 if bombs have permanently destroyed the industrial centre of the hex [32.1]. */
    wrecked: byte(),
    /** Number of partisan battalions in the hex [29.0]. */
    partisans: meaning('number', byte()),
    /** Number of partisan battalions placed in the hex in this turn. */
    partisansNew: meaning('number', byte('turn')),
    /** Number of new units placed in this production phase [7.3.1]. */
    newUnits: meaning('number', byte('production')),
    /** State of the battle in the hex: 1 if the battle is still to be fought, 2 if it has been fought [3.22]. */
    battle: meaning(['none', 'open', 'fought'], byte('player')),
    /** Rank of the hex in the order in which battle hexes were entered in this player turn [7.7]. */
    entryOrder: word(0, 'player'),
    /** 1 if the hex was reconnoitred by the side whose turn it is [19.0]. */
    scouted: byte('player'),
  },
  game: {
    turn: value(0),
    phasesDone: value(-1),
    phase: value('setup'),
    /** The side whose player turn it is. */
    side: meaning('side', value<number>(NO_SIDE)),
    weather: value<Weather>('clear'),
    /** The last weather that was rolled; '' before the first roll [A49]. */
    rolledWeather: value<Weather | ''>(''),
    /** Points by nation [7.3, 11.0]. */
    stores: value<Record<string, Store>>({}),
    /** Soviet points that came by Lend-Lease and may not be saved [34.0]. */
    lendLease: value<Pick<Store, 'red' | 'blue'>>({ red: 0, blue: 0 }),
    /**
     * Lend-Lease points of routes that end at a place which is not connected to the primary source [34.0.placement].
     */
    unjoined: value<Pick<Store, 'red' | 'blue'>>({ red: 0, blue: 0 }),
    /** Points that only the besieged pocket may use [12.3]. */
    pocketStore: value<Pick<Store, 'yellow' | 'red'>>({ yellow: 0, red: 0 }),
    /** Points given to each ally in this production phase [5.2]. */
    aided: value<Record<string, number>, 'production'>({}, 'production'),
    /**
     * Points of each colour that a nation is ordered to save. A nation without an entry saves as many points as
     * allowed.
     */
    toSave: value<Record<string, Partial<Store>>, 'production'>({}, 'production'),
    /** Technology levels by nation, in the order of `FIELDS` [3.13]. */
    technology: value<Record<string, Level[]>>({}),
    /** Points paid for research, by nation and field (`Germany infantry`) [17.0]. */
    research: value<Record<string, number>>({}),
    /** Fields for which a point has been paid in this turn, by nation and field. */
    researched: value<Record<string, boolean>, 'turn'>({}, 'turn'),
    /** For each side, the new factories under construction [15.1]. */
    buildings: value<Building[][]>([[], []]),
    /** For each side, the number of new factories that have been completed [15.1]. */
    built: value<number[]>([0, 0]),
    /** Names of the railways and sea routes that have been built [SBE6.infrastructure]. */
    projects: value<string[]>([]),
    /**
     * Number of rail movements in this player turn, in this order: in the Soviet Union, in the Finnish area, elsewhere
     * [7.4].
     */
    railed: value<[number, number, number], 'player'>([0, 0, 0], 'player'),
    /** Nations that have surrendered [7.11]. */
    surrendered: value<string[]>([]),
    /** True if Soviet land units have entered Germany [28.0, 13.8.2]. */
    inGermany: value(false),
    /** True if Soviet land units have crossed the Finnish border of 1941 [5.5.germans]. */
    inFinland: value(false),
    /** Names of the Supreme HQs that have moved to their refuge [13.8.2]. */
    refuged: value<string[]>([]),
    /** The turn in which Persia surrendered; 0 before it surrenders [37.0]. */
    persiaFell: value(0),
    /** Points sunk on each Lend-Lease route this turn [35.2]. */
    sunk: value<Record<string, Pick<Store, 'red' | 'blue'>>, 'turn'>({}, 'turn'),
    /** For each cell, the bombers that raid the cell [35.1]. */
    raids: meaning({ keys: 'cell', each: 'piece' }, value<Record<number, number[]>, 'player'>({}, 'player')),
    /** For each cell, the units that intercept the bombers that raid the cell [35.1.defence]. */
    interceptions: meaning({ keys: 'cell', each: 'piece' }, value<Record<number, number[]>, 'player'>({}, 'player')),
    /** For each cell, the points that raids on Germany have destroyed this turn [35.1.damage]. */
    raidLosses: meaning({ keys: 'cell', each: [] }, value<Record<number, Partial<Store>>, 'turn'>({}, 'turn')),
    /** The battle being fought; null between battles. */
    battleNow: value<BattleNow | null, 'battle'>(null, 'battle'),
    /** True if aircraft of the moving side have flown in this phase. Land units may not move then [7.5.2]. */
    airborne: value<boolean, 'movement'>(false, 'movement'),
    /** Number of battle hexes entered so far in this player turn. */
    entryCount: value(0, 'player'),
    occasions: value<Occasion[]>([]),
    times: value<Record<string, number>, 'turn'>({}, 'turn'),
    /**
     * The settings of the scenario, and settings that offers and conditions have added. The fields below contain the
     * added arrivals, and all attachments, rulings and house rules.
     */
    settings: byStatements(value<SettingModel[]>([])),
    brought: value<Brought>({}),
    attachments: byStatements(value<AttachmentModel[]>([])),
    rulingChoices: byStatements(value<RulingChoice[]>([])),
    houseRules: byStatements(value<HouseRule[]>([])),
  },
} as const satisfies Fields;
