import { playOccasion } from '../../../../engine/mechanics/campaign.js';
import { choice } from '../../../../engine/mechanics/choice.js';
import { nextDraw, addToCup, removeFromCup } from '../../../../engine/mechanics/cup.js';
import { unitName } from '../../../../engine/model/names.js';
import { ask, type Play } from '../../../../engine/play/moment.js';
import { takeOrders } from '../../../../engine/play/order-taking.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/vocabulary.js';
import { attacking, firing, moving } from './orders.js';

/**
 * Draws the markers of formations from the cup until it is empty. After each draw, the formation on the marker marches
 * or assaults [3].
 */
export function* activations(state: State): Play {
  const drawing = { address: `${state.turn}/cup`, rule: '3', purpose: 'the order of the markers', hidden: true };
  state.cup = yield* addToCup(state.cup, markersOf(state), drawing);
  for (let drawn = nextDraw(state.cup); drawn !== undefined; drawn = nextDraw(state.cup)) {
    state.cup = removeFromCup(state.cup, drawn);
    const name = drawn.replace(/ #\d+$/, '');
    state.side = SIDES.findIndex((side) => side === sideOf(state, name));
    state.emit('draw', '3', () => ({
      text: `${name} is drawn.`,
      pieces: membersOf(state, name),
      facts: { formation: name },
    }));
    yield* playOccasion(state, { verb: 'draw', name }, (address) => activation(state, name, address));
    state.clear('activation');
  }
}

/**
 * Returns the markers in the cup: for each formation with units on the map one marker, or the number that the scenario
 * sets: `set markers of "3.Mot" = 2`.
 */
function markersOf(state: State): string[] {
  const formations = new Set(
    state.pieces.filter(({ index }) => state.isOnMap(index)).map(({ index }) => state.formationOf(index)),
  );
  return [...formations].filter(Boolean).flatMap((name) => {
    const number = Number(state.setting('markers', { of: name }) ?? 1);
    return Array.from({ length: number }, (_, i) => (i === 0 ? name : `${name} #${i + 1}`));
  });
}

/** Returns the units that currently belong to a formation. */
const membersOf = (state: State, formation: string): number[] =>
  state.pieces.filter(({ index }) => state.formationOf(index) === formation).map(({ index }) => index);

const sideOf = (state: State, formation: string): string | undefined =>
  state.scenario.sides.find(({ forces }) => forces.some(({ name }) => name === formation))?.name;

/** Asks the side for the kind of activation, then for its orders [3]. */
function* activation(state: State, name: string, address: string): Play {
  const side = SIDES[state.side];
  const { verb } = yield* ask(
    choice({
      address: `${address}/sequence`,
      side,
      rule: '3',
      question: 'sequence',
      prompt: `Does ${name} march or assault?`,
      verbs: ['march', 'assault'],
      options: () => [{ verb: 'march' }, { verb: 'assault' }],
      answer: (order) => ({ verb: order.verb }),
      whyNot: () => undefined,
    }),
  );
  const steps = verb === 'march' ? [[moving], [attacking, firing]] : [[attacking, firing], [moving]];
  for (const kinds of steps)
    yield* takeOrders(state, {
      rule: '3',
      question: 'order',
      prompt: `${side}: what does ${name} do next?`,
      address,
      side,
      kinds,
      last: 'end',
      endOnceIn: 4,
      describe: ({ verb: done, pieces = [], cells = [] }) =>
        [done, ...pieces.map((piece) => unitName(state.name(piece))), ...cells.map((cell) => state.label(cell))].join(
          ' ',
        ),
    });
}
