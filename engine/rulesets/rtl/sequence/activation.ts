import { say } from '../../../model/say.js';
import { choice } from '../../../mechanics/choice.js';
import { list } from '../../../model/words.js';
import { ask, type Answer, type Play } from '../../../play/moment.js';
import { findMarker, nameOf } from '../markers/markers.js';
import { cite, refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';

/**
 * Activates the formations of the markers with all their units, wherever the units are [4.35b]. For a free marker the
 * side chooses a formation first [4.37].
 */
export function* activate(state: State, markers: readonly string[], address: string): Play {
  const ofMarkers = markers.flatMap((marker) => findMarker(state, marker)?.formations ?? []);
  for (const marker of markers) {
    const { formations = [], piece = -1 } = findMarker(state, marker) ?? {};
    const named = piece < 0 ? formations : yield* chooseFormation(state, ofMarkers, address);
    state.formations = [...new Set([...state.formations, ...named])];
  }
  for (const name of state.formations)
    state.activated = { ...state.activated, [name]: (state.activated[name] ?? 0) + 1 };
  const units = state.muster.movers[state.side].filter((piece) => state.formations.includes(state.formationOf(piece)));
  for (const piece of units) state.active[piece] = 1;
  state.emit('draw', '4.35', () => ({
    text: sequenceText(state, list(markers.map(nameOf))),
    pieces: units,
    facts: { formation: nameOf(markers[0]), sequence: state.sequence },
  }));
}

/**
 * Asks which formation a free marker activates. The choice is any formation of the side, even one that has already
 * acted, but none of `acting`, the formations of the marker with which the free marker is combined [4.37, 7.32].
 */
function sequenceText({ sequence, formations }: State, markers: string): string {
  return sequence === 'assault'
    ? say`${markers}: an assault sequence of ${list(formations)}.`
    : say`${markers}: a mobile sequence of ${list(formations)}.`;
}

function* chooseFormation(state: State, acting: readonly string[], address: string): Play<readonly string[]> {
  const side = SIDES[state.side];
  const markers = state.muster.markers.filter(
    (marker) =>
      marker.side === state.side && marker.piece < 0 && marker.formations.some((name) => !acting.includes(name)),
  );
  if (markers.length === 0) return [];
  const answerFor = (name: string): Answer => ({ verb: 'activate', choice: name });
  const { choice: chosen = '' } = yield* ask(
    choice({
      address: `${address}/formation`,
      side,
      rule: cite('4.37'),
      question: 'formation',
      prompt: say`${side}: which formation does the free marker activate?`,
      verbs: ['activate'],
      options: () => markers.map(({ name }) => answerFor(name)),
      answer({ pieces }) {
        const named = markers.find(({ name }) => pieces.some((force) => force.name === name));
        return named === undefined
          ? refusal(
              '4.37',
              'no-formation',
              say`Choose one of ${list(
                markers.map(({ name }) => name),
                'or',
              )}.`,
            )
          : answerFor(named.name);
      },
      whyNot: () => undefined,
      describe: ({ choice: name = '' }) => `activate ${name}`,
    }),
  );
  return findMarker(state, chosen)?.formations ?? [];
}
