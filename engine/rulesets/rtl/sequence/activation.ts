import { choice } from '../../../mechanics/choice.js';
import { list, withArticle } from '../../../model/words.js';
import { ask, type Answer, type Play } from '../../../play/moment.js';
import { markerCalled, nameOf } from '../markers/markers.js';
import { cite, refusal } from '../refusal.js';
import type { State } from '../state/state.js';
import { SIDES } from '../vocabulary/sides.js';

/** The units of the formations act, wherever they are [4.35b]; a free marker is given one first [4.37]. */
export function* activate(state: State, markers: readonly string[], address: string): Play {
  const ofMarkers = markers.flatMap((marker) => markerCalled(state, marker)?.formations ?? []);
  for (const marker of markers) {
    const { formations = [], piece = -1 } = markerCalled(state, marker) ?? {};
    const named = piece < 0 ? formations : yield* formationsChosen(state, ofMarkers, address);
    state.formations = [...new Set([...state.formations, ...named])];
  }
  for (const name of state.formations)
    state.activated = { ...state.activated, [name]: (state.activated[name] ?? 0) + 1 };
  const units = state.muster.movers[state.side].filter((piece) => state.formations.includes(state.formationOf(piece)));
  for (const piece of units) state.active[piece] = 1;
  state.emit('draw', '4.35', () => ({
    text: `${list(markers.map(nameOf))}: ${withArticle(state.sequence)} sequence of ${list(state.formations)}.`,
    pieces: units,
    facts: { formation: nameOf(markers[0]), sequence: state.sequence },
  }));
}

/** Whom a free marker activates: any formation of the side, also one that has acted, but not that of the marker it is combined with [4.37, 7.32]. */
function* formationsChosen(state: State, acting: readonly string[], address: string): Play<readonly string[]> {
  const side = SIDES[state.side];
  const markers = state.muster.markers.filter(
    (one) => one.side === state.side && one.piece < 0 && one.formations.some((name) => !acting.includes(name)),
  );
  if (markers.length === 0) return [];
  const answered = (name: string): Answer => ({ verb: 'activate', choice: name });
  const { choice: chosen = '' } = yield* ask(
    choice({
      address: `${address}/formation`,
      side,
      rule: cite('4.37'),
      question: 'formation',
      prompt: `${side}: which formation acts?`,
      verbs: ['activate'],
      options: () => markers.map(({ name }) => answered(name)),
      answer({ pieces }) {
        const named = markers.find(({ name }) => pieces.some((one) => one.name === name));
        return named === undefined
          ? refusal('4.37', 'no-formation', `It activates one of ${list(markers.map(({ name }) => name))}.`)
          : answered(named.name);
      },
      whyNot: () => undefined,
      describe: ({ choice: name = '' }) => `activate ${name}`,
    }),
  );
  return markerCalled(state, chosen)?.formations ?? [];
}
