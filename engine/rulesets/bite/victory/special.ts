import { bringArrivals } from '../../../mechanics/special-rules/brought-arrivals.js';
import { namesOf } from '../../../mechanics/special-rules/departures.js';
import type { SpecialFace } from '../../../mechanics/special-rules/face.js';
import { firstTurnOf } from '../../../mechanics/start.js';
import { unitsNamed } from '../../../play/named-units.js';
import { isDisbanded, removeFromMap } from '../blocks/losses.js';
import { withdrawUnit, convertUnit } from '../production/leaving.js';
import { ELIMINATED, OUT_OF_PLAY, REMOVED, type State } from '../state/state.js';
import { lineOf } from '../supply/lines.js';
import { isSurrounded } from '../supply/siege.js';
import { ENCIRCLED } from '../vocabulary/counted.js';
import { AXIS, opponent, SIDES, SOVIET, type Side } from '../vocabulary/sides.js';
import { DIE_FACES } from '../vocabulary/tables.js';
import { isEndedByGermany } from './victory.js';
import { areJoined } from './routes.js';

/** Returns the functions by which the engine's special rules read and change the state of this game [SBE]. */
export function specialFace(state: State, lastTurn: number): SpecialFace {
  return {
    lastTurn,
    cellOf: (piece) => state.cell[piece],
    holder: (cell) => (state.control[cell] < 0 ? undefined : SIDES[state.control[cell]]),
    lost: ['eliminated', 'removed'],
    isGivenUp(unit) {
      const piece = state.muster.byName.get(unit);
      return piece !== undefined && isDisbanded(state, piece);
    },
    marches: ['move', 'blitz'],
    isNow(unit, now) {
      const piece = state.muster.byName.get(unit);
      return piece !== undefined && now === 'supplied' && lineOf(state, piece).value;
    },
    connects: (side, from, to) => areJoined(state, sideCalled(side), from, to),
    ofPlaces: { [ENCIRCLED]: (side, cells) => isSurrounded(state, opponent(sideCalled(side)), cells) },
    unitsIn: (cell, side) => state.unitsIn(cell).filter((piece) => SIDES[state.piece(piece).side] === side),
    adopt({ settings, rulings, houseRules, arrivals, attachments }) {
      state.settings = [...state.settings, ...settings];
      state.rulingChoices.push(...rulings);
      state.houseRules.push(...houseRules);
      state.attachments.push(...attachments);
      state.brought = bringArrivals(state.brought, state.scenario, arrivals, state.turn);
      state.readChoices();
      state.recomputeZones();
      state.invalidateSupply();
    },
    isDecided: () => isEndedByGermany(state), // [A55]
    replace: (unit, by) => convertUnit(state, unit, by),
    leave(named) {
      const isTimed = departureIsTimed(state);
      for (const name of named)
        for (const piece of unitsNamed(state, [{ name }], () => true)) {
          if (state.replacedBy[piece] >= 0) continue; // The unit has a replacement that waits for it.
          if (isTimed(name)) withdrawUnit(state, piece);
          else if (state.cell[piece] !== ELIMINATED && state.cell[piece] !== REMOVED)
            removeFromMap(state, piece, OUT_OF_PLAY);
        }
    },
    die: DIE_FACES,
  };
}

/**
 * Returns a function that tests whether the order of battle removes the unit of a given name in the coming turn. The
 * side must pay for the missing steps of such a unit [SBE.removal].
 */
function departureIsTimed({ scenario, turn }: State): (name: string) => boolean {
  const next = Math.max(turn + 1, firstTurnOf(scenario));
  const clauses = [...scenario.offers, ...scenario.whens].flatMap((one) => one.clauses.departures);
  const timed = [...scenario.departures, ...clauses].filter(({ during }) => during?.first === next);
  const names = new Set(timed.flatMap(({ items }) => namesOf(items)));
  return (name) => names.has(name);
}

const sideCalled = (name: string): Side => (name === SIDES[SOVIET] ? SOVIET : AXIS);
