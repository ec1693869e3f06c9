import { say } from '../../../model/say.js';
import { lineOfScenario } from '../../../mechanics/checks/missing-text-fixes.js';
import type { Cell } from '../../../board/board.js';
import { action } from '../../../mechanics/action.js';
import { whyNot, type Bar } from '../../../mechanics/bars.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { writtenCells } from '../../../play/written-cells.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { bar, refusal } from '../rulebook/refusal.js';
import type { Project } from '../state/ground.js';
import type { State } from '../state/state.js';
import { LEADING } from '../vocabulary/nations.js';
import { AXIS, SOVIET } from '../vocabulary/sides.js';
import { costBar, priced, spend, refuseCost } from './payment.js';

/** Price of one payment towards restoring a ruined centre. */
export const POINT = priced({ yellow: 1 });
const placeName = (state: State, cell: Cell): string => state.ground.names.get(cell) ?? state.label(cell);

/**
 * Defines the order `restore Kerch`, which pays a yellow point for a ruined centre. Only one point may be paid a turn;
 * three are needed in all [16.0.repair].
 */
export const restoring: OrderKind<State> = action<State>({
  verbs: ['restore'],
  legal: (state) =>
    state.side !== AXIS || !state.plays('scorched-earth')
      ? []
      : ruinsOf(state)
          .map((cell): Answer => ({ verb: 'restore', cells: [cell] }))
          .filter((answer) => refuseRestoring(state, answer) === undefined),
  answer: (_, order) => refuseSeveral('16.0', order, 'hex') ?? { verb: 'restore', cells: writtenCells(order) },
  whyNot: refuseRestoring,
  perform(state, { cells: [cell] = [] }) {
    const needed = state.numbers['repair.centre'];
    const paid = ++state.restored[cell];
    state.restoredNow[cell] = 1;
    if (paid >= needed) {
      state.ruined[cell] = 0;
      state.restored[cell] = 0;
    }
    const text =
      paid >= needed
        ? say`${placeName(state, cell)} works again.`
        : say`${placeName(state, cell)}: ${paid} of ${needed} points.`;
    spend(state, LEADING[state.side], POINT, { kind: 'restore', rule: '16.0.repair', text, cells: [cell] });
    return undefined;
  },
});

const ruinsOf = ({ ruined }: State): Cell[] => [...ruined.keys()].filter((cell) => ruined[cell] > 0);

function refuseRestoring(state: State, { cells: [cell] = [] }: Answer): Refusal | undefined {
  if (!state.plays('scorched-earth'))
    return refusal('16.0', 'no-ruins', say`Centres are ruined and restored only with the option scorched-earth.`);
  if (cell === undefined || state.ruined[cell] === 0)
    return refusal(
      '16.0.repair',
      'not-ruined',
      cell === undefined
        ? say`The order names no centre: \`restore CENTRE\`.`
        : say`${placeName(state, cell)} is not in ruins.`,
    );
  if (state.control[cell] !== state.side)
    return refusal('16.0.repair', 'not-held', say`${placeName(state, cell)} is not controlled by your side.`);
  if (state.restoredNow[cell] === 1)
    return refusal(
      '16.0.repair',
      'once-a-turn',
      say`A point for ${placeName(state, cell)} has already been paid this turn; only one point a turn is allowed.`,
    );
  return refuseCost(state, LEADING[state.side], POINT, say`Restoring ${placeName(state, cell)}`);
}

/**
 * Defines the order `build (project "Saratov-Stalingrad")`, which builds a railway or sea route and pays its full price
 * at once [SBE6.infrastructure].
 */
export const projecting: OrderKind<State> = action<State>({
  verbs: ['build'],
  legal: (state) =>
    state.side !== SOVIET
      ? []
      : state.ground.projects
          .map(({ name }): Answer => ({ verb: 'build', choice: name }))
          .filter((answer) => projectBar(state, answer) === undefined),
  answer: (_, { attributes }) => ({
    verb: 'build',
    ...(Object.hasOwn(attributes, 'project') && { choice: String(attributes.project.value) }),
  }),
  whyNot: (state, answer) => whyNot(projectBar(state, answer)),
  perform(state, { choice }) {
    const project = projectCalled(state, choice);
    if (project === undefined) return undefined;
    state.projects = [...state.projects, project.name];
    state.recomputeRoutes();
    spend(state, LEADING[state.side], priced(project.price), {
      kind: 'build',
      rule: 'SBE6.infrastructure',
      text: say`${project.name} is built.`,
      cells: project.chains.flat(),
    });
    return undefined;
  },
});

export const projectCalled = ({ ground }: State, name: string | undefined): Project | undefined =>
  ground.projects.find((project) => project.name === name);

function projectBar(state: State, { choice }: Answer): Bar | undefined {
  const project = projectCalled(state, choice);
  if (state.side !== SOVIET)
    return bar(
      'SBE6.infrastructure',
      'soviet-alone',
      () => say`Only the Soviet player builds railways and sea routes.`,
    );
  if (project === undefined)
    return bar('SBE6.infrastructure', 'no-project', () => {
      const known = state.ground.projects.map(({ name }) => `“${name}”`).join(', ');
      return known === ''
        ? say`There is no project “${choice ?? ''}”; the map has none.`
        : say`There is no project “${choice ?? ''}”; the map has ${known}.`;
    });
  if (state.projects.includes(project.name))
    return bar('SBE6.infrastructure', 'built-already', () => say`${project.name} is already built.`);
  const from = state.setting('projects.from');
  if (from === undefined)
    return bar(
      'SBE6.infrastructure',
      'not-yet',
      () => say`No project may be built in this scenario: \`set projects.from\` gives the first turn for them.`,
      () => ({ fixes: [lineOfScenario(state.scenario, 'set projects.from = ‹NUMBER›')] }),
    );
  if (Number(from) > state.turn)
    return bar(
      'SBE6.infrastructure',
      'not-yet',
      () => say`Projects may be built from turn ${from} on; this is turn ${state.turn}.`,
    );
  return costBar(state, LEADING[state.side], priced(project.price), () => project.name);
}
