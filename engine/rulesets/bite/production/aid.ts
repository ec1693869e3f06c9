import { action } from '../../../mechanics/action.js';
import type { OrderModel } from '../../../model/orders.js';
import type { Answer, Refusal } from '../../../play/moment.js';
import type { OrderKind } from '../../../play/order-kind.js';
import { refuseSeveral } from '../../../play/refuse-several.js';
import { refusal } from '../rulebook/refusal.js';
import type { State } from '../state/state.js';
import { isNation, LEADING, nationCalled, NATIONS, type NationName } from '../vocabulary/nations.js';
import { COLOURS, emptyStore, type Store } from '../vocabulary/resources.js';
import { AXIS } from '../vocabulary/sides.js';
import { priced, spend, tooDear } from './paying.js';
import { canPay, gain, pointsText, type Price } from './stores.js';
import { nothing } from './centres.js';
import { count } from '../../../model/words.js';

const VERB = 'aid';
const [DONOR] = LEADING;

/** Allies that may be given points: those that have units and have not surrendered [5.2.aid]. */
const allies = (state: State): NationName[] =>
  NATIONS.filter(
    (nation) =>
      nationCalled(nation).ally === true && state.muster.nations.has(nation) && !state.surrendered.includes(nation),
  );

/** The ally and the points as the answer holds them: `Finland yellow 2 blue 1`. */
const aid = (nation: NationName, points: Price): Answer => ({
  verb: VERB,
  choice: [
    `"${nation}"`,
    ...COLOURS.filter((colour) => (points[colour] ?? 0) > 0).map((colour) => `${colour} ${points[colour] ?? 0}`),
  ].join(' '),
});

/** The ally and the points of an answer. */
export function readAid(choice = ''): { readonly nation: string; readonly points: Store } {
  const [, nation = '', rest = ''] = /^"([^"]*)" ?(.*)$/.exec(choice) ?? [];
  const words = rest.split(' ');
  const points = emptyStore();
  for (const colour of COLOURS) {
    const at = words.indexOf(colour);
    if (at >= 0) points[colour] = Number(words[at + 1]);
  }
  return { nation, points };
}

const amount = (points: Price): number => COLOURS.reduce((sum, colour) => sum + (points[colour] ?? 0), 0);
const given = ({ aided }: State, nation: string): number => (Object.hasOwn(aided, nation) ? aided[nation] : 0);

/** `aid Finland (yellow 2)`: Germany gives an ally points, three in a turn at most [5.2.aid]. */
export const aiding: OrderKind<State> = action<State>({
  verbs: [VERB],
  legal: (state) =>
    state.side !== AXIS
      ? []
      : allies(state)
          .flatMap((nation) => COLOURS.slice(0, 4).map((colour) => aid(nation, { [colour]: 1 })))
          .filter((answer) => whyNotGiven(state, answer) === undefined),
  answer(_, order: OrderModel) {
    const several = refuseSeveral('5.2.aid', order, 'unit');
    if (several !== undefined) return several;
    const { pieces, attributes } = order;
    const nation = pieces.at(0)?.name ?? '';
    const points = Object.fromEntries(
      COLOURS.filter((colour) => Object.hasOwn(attributes, colour)).map((colour) => [
        colour,
        Number(attributes[colour].value),
      ]),
    );
    return aid(nation as NationName, points);
  },
  whyNot: whyNotGiven,
  perform(state, { choice }) {
    const { nation, points } = readAid(choice);
    if (!isNation(nation)) return undefined;
    gain(state, nation, points);
    state.aided = { ...state.aided, [nation]: given(state, nation) + amount(points) };
    spend(state, DONOR, priced(points), {
      kind: VERB,
      rule: '5.2.aid',
      text: `${DONOR} gives ${nation} ${pointsText(points)}.`,
    });
    return undefined;
  },
});

const whoIsAided = (nations: readonly NationName[]): string =>
  nations.length === 0
    ? 'Germany has no ally in play to give points to.'
    : `Germany gives points to its allies: ${nations.join(', ')}.`;

function whyNotGiven(state: State, { choice }: Answer): Refusal | undefined {
  const { nation, points } = readAid(choice);
  const most = state.numbers['aid.most'];
  if (state.side !== AXIS || !isNation(nation) || !allies(state).includes(nation))
    return refusal('5.2.aid', 'no-ally', whoIsAided(allies(state)));
  if (nothing(points))
    return refusal('5.2.aid', 'no-points', `Write what ${nation} gets: \`aid ${nation} (yellow 1)\`.`);
  const already = given(state, nation);
  if (already + amount(points) > most)
    return refusal(
      '5.2.aid',
      'too-much-aid',
      `${nation} gets ${count(most, 'point')} a turn at most${already === 0 ? '' : `, and has had ${already}`}; this would give it ${amount(points)}${already === 0 ? '' : ' more'}.`,
    );
  return canPay(state, DONOR, points) ? undefined : tooDear(state, DONOR, priced(points), `Aid for ${nation}`);
}
