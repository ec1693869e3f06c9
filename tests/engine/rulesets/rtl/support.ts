import { whyNot } from '../../../../engine/mechanics/bars.js';
import { aircraftBar, aircraftTogetherBar } from '../../../../engine/rulesets/rtl/air/aircraft.js';
import { airSupport } from '../../../../engine/rulesets/rtl/air/support.js';
import { gunBar, gunsBar } from '../../../../engine/rulesets/rtl/artillery/guns.js';
import { supportOf } from '../../../../engine/rulesets/rtl/artillery/support.js';
import { createFight, type Fight } from '../../../../engine/rulesets/rtl/combat/fight.js';
import { NO_SOURCE } from '../../../../engine/model/source.js';
import { SIDES } from '../../../../engine/rulesets/rtl/vocabulary/sides.js';
import type { Ledger } from '../../../../engine/model/ledger.js';
import type { GameEvent } from '../../../../engine/play/records.js';
import type { Answer, Decision, Refusal } from '../../../../engine/play/moment.js';
import { drive } from './drive.js';
import { field, type Field, type Sketch } from './sketch.js';

/** An attack in a sketch. By default T attacks D in 6229. */
export interface Fought {
  readonly kind?: 'combat' | 'overrun';
  /** The attacked hex. Default: 6229. */
  readonly at?: string;
  readonly attackers?: string;
  /** The lead unit of the defence. Default: D. */
  readonly lead?: string;
}

export function fightIn(sketch: Sketch & Fought): Field & { readonly fight: Fight } {
  const { kind = 'combat', at = '6229', attackers = 'T', lead } = sketch;
  const it = field(sketch);
  const { state } = it;
  const fight = createFight(state, {
    kind,
    target: it.cell(at),
    attackers: it.pieces(attackers),
    order: undefined,
    address: `${state.address}/${at}`,
  });
  fight.attackLead = fight.attackers[0];
  fight.defenseLead = lead === undefined ? fight.defenders[fight.defenders.length - 1] : it.piece(lead);
  return { ...it, fight };
}

export interface Support extends Fought {
  /** The side of the artillery. Default: German. */
  readonly by?: 'German' | 'Soviet';
  readonly guns?: string;
  /** The piece that spends command points. */
  readonly spend?: string;
  readonly dice?: readonly number[];
}

/**
 * Returns a function that answers decisions with the units given for their verb. A decision without units for its verb
 * takes its first legal answer.
 */
export function naming(
  it: Field,
  units: Readonly<Record<string, string | undefined>>,
): (decision: Decision) => Answer | undefined {
  return (decision) => {
    const verb = decision.verbs.find((one) => units[one] !== undefined);
    const usual = decision.legal()[0];
    if (verb === undefined) return usual;
    const answer = { ...usual, verb, pieces: it.pieces(units[verb] ?? '') };
    const refused = decision.refuse(answer);
    if (refused) throw new Error(refused.message);
    return answer;
  };
}

/** The value that a procedure returns, with its explanation and its events. */
interface Came {
  readonly result: number | undefined;
  readonly ledger: Ledger | undefined;
  readonly events: readonly GameEvent[];
}

/**
 * Plays the artillery support of a side; returns the support, the outcome of the check, and whether the named guns have
 * fired.
 */
export function supportIn({
  by = 'German',
  guns = '',
  spend,
  dice = [],
  ...sketch
}: Sketch & Support): ReturnType<typeof fightIn> & Came & { readonly outcome: unknown; readonly fired: boolean } {
  const it = fightIn(sketch);
  const { state, fight } = it;
  const play = supportOf(state, fight, SIDES.indexOf(by));
  const { result } = drive(play, { dice, answer: naming(it, { support: guns, spend }) });
  const events = state.drainEvents();
  const outcome = events.find(({ kind }) => kind === 'check')?.facts?.outcome;
  const fired = it.pieces(guns).every((gun) => state.fired[gun] === 1);
  return { ...it, result: result?.value, ledger: result?.ledger, outcome, fired, events };
}

/** Returns the reason why the named guns may not support together; undefined if they may. */
export function whyNoGun({ guns = '', ...sketch }: Sketch & Support): Refusal | undefined {
  const { state, fight, pieces } = fightIn(sketch);
  const named = pieces(guns);
  for (const gun of named) {
    const refused = whyNot(gunBar(state, gun, fight));
    if (refused) return refused;
  }
  return whyNot(gunsBar(state, named, fight));
}

export interface Flight extends Fought {
  /** Air units that fly, the lead first. */
  readonly fly?: string;
  readonly against?: string;
  readonly spend?: string;
  readonly dice?: readonly number[];
  /** Numeric settings of the scenario; a name other than a side is a formation. */
  readonly set?: Readonly<Record<string, number>>;
}

/** Sets up an attack with the settings for missions: `{ German: 2, Lieb: 0 }`. */
export function flightIn({ set = { German: 4, Soviet: 2 }, ...sketch }: Sketch & Flight): ReturnType<typeof fightIn> {
  const it = fightIn(sketch);
  for (const [name, value] of Object.entries(set)) {
    const isSide = SIDES.some((side) => side === name);
    const of = isSide ? { side: name } : { of: [{ name, source: NO_SOURCE }] };
    it.state.settings.push({ name: 'missions', values: [value], source: NO_SOURCE, ...of });
  }
  return it;
}

/**
 * Plays the decisions and dice of air support. Returns the modifier of the die roll and the outcome of each check, in
 * order.
 */
export function airIn({
  fly,
  against,
  spend,
  dice = [],
  ...sketch
}: Sketch & Flight): ReturnType<typeof fightIn> & Came & { readonly outcomes: readonly unknown[] } {
  const it = flightIn(sketch);
  const { state, fight } = it;
  const answer = (decision: Decision): Answer | undefined =>
    naming(it, { fly: decision.side === SIDES[fight.attacker] ? fly : against, spend })(decision);
  const { result } = drive(airSupport(state, fight), { dice, answer });
  const events = state.drainEvents();
  const outcomes = events.filter(({ kind }) => kind === 'check').map(({ facts }) => facts?.outcome);
  return { ...it, result: result?.value, ledger: result?.ledger, outcomes, events };
}

/** Returns the reason why the named air units may not fly together; undefined if they may. */
export function whyNoFlight({ fly, against, ...sketch }: Sketch & Flight): Refusal | undefined {
  const { state, fight, pieces } = flightIn(sketch);
  const named = pieces(fly ?? against ?? '');
  for (const air of named) {
    const refused = whyNot(aircraftBar(state, air, fight));
    if (refused) return refused;
  }
  return whyNot(aircraftTogetherBar(state, named, fight));
}
