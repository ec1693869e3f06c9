import { t } from '@vscode/l10n';
import { turnName } from '../../engine/model/calendar.js';
import type { Ledger } from '../../engine/model/ledger.js';
import type { PieceView } from '../../engine/play/records.js';
import { sidesOf } from '../scene/build-scene.js';
import { stepsLeft, unitText } from './expression.js';
import { figuresOf, figureText } from './ledger.js';
import type { RecordedGame, Situation } from './recorded-game.js';
import type { Datum, Path, StopPosition, Variable } from '../../protocol/debugging.js';

/** A variable in the debugger. Its children are computed on demand. */
interface Node extends Pick<Variable, 'name' | 'value' | 'expression' | 'datum'> {
  readonly parts?: () => readonly Node[];
}

/** Returns the variables at a path of indices; the first element may be the name of a unit. */
export function variablesOf(game: RecordedGame, stand: StopPosition, path: Path): Variable[] {
  const now = game.before(stand.moment);
  const [first, ...others] = path;
  const unit = typeof first === 'string' ? now.unit(first) : undefined;
  let nodes: readonly Node[] =
    typeof first === 'string' ? (unit ? partsOf(unit, now) : []) : scopesOf(game, now, stand);
  for (const step of typeof first === 'string' ? others : path) nodes = nodes[Number(step)]?.parts?.() ?? [];
  return nodes.map(({ name, value, expression, datum, parts }, i) => ({
    name,
    value,
    ...(expression !== undefined && { expression }),
    ...(datum && { datum }),
    ...(parts && { path: [...path, i] }),
  }));
}

function scopesOf(game: RecordedGame, now: Situation, stand: StopPosition): readonly Node[] {
  const sides = sidesOf(game.analysis);
  return [
    ...(stand.figure === undefined ? [] : [scope(t('Ledger'), () => ledgerUpTo(game, now, stand))]),
    scope(t('Moment'), () => momentOf(game, now)),
    scope(t('Units'), () => sides.map((side) => unitsOf(side, now))),
    scope(t('State'), () => stateOf(now, sides)),
  ];
}

const scope = (name: string, parts: () => readonly Node[]): Node => ({ name, value: '', parts });
const plain = (name: string, value: string | number, expression?: string): Node => ({
  name,
  value: String(value),
  ...(expression !== undefined && { expression }),
});

/** Returns the figures of the current moment's ledger, up to the figure at which the debugger has stopped. */
function ledgerUpTo(game: RecordedGame, { record }: Situation, { figure = -1 }: StopPosition): Node[] {
  const figures = record ? figuresOf(game.sight, record) : [];
  return ledgerParts(figures.slice(0, figure + 1));
}

const ledgerParts = (ledger: Ledger): Node[] =>
  ledger.map((step, i) => ({
    ...plain(String(i + 1), figureText(step)),
    ...(step.why && { parts: () => ledgerParts(step.why ?? []) }),
  }));

/** Returns the variables of the moment that is carried out next. */
function momentOf(game: RecordedGame, { record, moment, roll, events }: Situation): Node[] {
  if (!record) return [plain('moment', moment, 'moment')];
  const { turn, phase, side, rule, question, prompt, answer, by, address } = record;
  const facts = events.flatMap((event) => Object.entries(event.facts ?? {}));
  return [
    plain('turn', turnName(turn, game.analysis.ruleset?.vocabulary.calendar), 'turn'),
    plain('phase', phase, 'phase'),
    ...(side === undefined ? [] : [plain('side', side, 'side')]),
    ...(roll === undefined ? [] : [plain('roll', roll, 'roll')]),
    ...(question === undefined ? [] : [plain('question', question, 'question')]),
    plain('prompt', prompt, 'prompt'),
    plain('answer', answer, 'answer'),
    plain('by', by, 'by'),
    plain('rule', rule, 'rule'),
    plain('moment', moment, 'moment'),
    plain('address', address),
    ...(facts.length === 0
      ? []
      : [
          { name: t('result'), value: '', parts: () => facts.map(([name, value]) => plain(name, String(value), name)) },
        ]),
  ];
}

function unitsOf(side: string, now: Situation): Node {
  const units = now.position.pieces.filter((unit) => unit.side === side);
  const onMap = units.filter(({ cell }) => cell !== undefined);
  const elsewhere = units.filter(({ cell }) => cell === undefined);
  const listed = (some: readonly PieceView[]): Node[] => some.map((unit) => unitNode(unit, now));
  return {
    name: side,
    value: t('{0} on the map, {1} elsewhere', onMap.length, elsewhere.length),
    parts: () => [
      ...listed(onMap),
      ...(elsewhere.length === 0
        ? []
        : [{ name: t('elsewhere'), value: String(elsewhere.length), parts: () => listed(elsewhere) }]),
    ],
  };
}

const unitNode = (unit: PieceView, now: Situation): Node => ({
  name: unit.name,
  value: unitText(unit, now.game),
  expression: expressionName(unit.name),
  datum: { unit: unit.name },
  parts: () => partsOf(unit, now),
});

/** Returns the facts of a unit and the values that the game computes for the unit, each value with its reasons. */
function partsOf(unit: PieceView, { game }: Situation): Node[] {
  const { name, cell, off, values, step, steps, kind, formation, flags, facts = {} } = unit;
  const fact = (key: string, value: string | number): Node => plain(key, value, `${key} of ${expressionName(name)}`);
  const watched = (key: string, value: string | number): Node => ({ ...fact(key, value), datum: datumOf(name, key) });
  return [
    watched('cell', cell ?? off ?? t('off the map')),
    ...(steps > 0 ? [watched('steps', stepsLeft(unit, game)), fact('step', step)] : []),
    fact('values', values),
    fact('kind', kind),
    ...(formation === undefined ? [] : [fact('formation', formation)]),
    ...Object.entries(facts).map(([key, value]) => fact(key, value)),
    ...flags.map((flag) => plain(flag, 'true')),
    ...game.views.describe(name).map(({ label, explained: { value, ledger } }) => ({
      ...plain(label, value),
      ...(ledger.length > 0 && { parts: () => ledgerParts(ledger) }),
    })),
  ];
}

const datumOf = (unit: string, fact: string): Datum => ({ unit, fact });

/** Returns a name as it is written in an expression, with quotes if they are required. */
const expressionName = (name: string): string => (/^[\w/]+$/.test(name) ? name : `"${name}"`);

/** Returns the state that belongs to no unit: score, control of places, pieces next to the map, markers. */
function stateOf({ game, position }: Situation, sides: readonly string[]): Node[] {
  const score = game.score();
  const { control, offMap: offMapPieces = [], markers } = position;
  return [
    ...sides.map((side): Node => {
      const lines = score.filter((line) => line.side === side);
      const points = lines.reduce((sum, line) => sum + line.points, 0);
      return {
        ...plain(t('score of {0}', side), points, `score of ${expressionName(side)}`),
        ...(lines.length > 0 && {
          parts: () => lines.map(({ text, points: each, rule }) => plain(figureText({ text, rule }), each)),
        }),
      };
    }),
    ...group(t('control'), control, ({ place, side }) => plain(place, side)),
    ...group(t('off the map'), offMapPieces, ({ side, place, things, unseen }) =>
      plain([side, place].filter((part) => part !== undefined).join(' '), offMapText(things, unseen)),
    ),
    ...group(t('markers'), markers, ({ kind, cell, towards, side, label }) =>
      plain(
        towards === undefined ? cell : `${cell}/${towards}`,
        [kind, side, label].filter((part) => part !== undefined).join(' '),
      ),
    ),
  ];
}

const group = <T>(name: string, list: readonly T[], node: (one: T) => Node): Node[] =>
  list.length === 0 ? [] : [{ name, value: String(list.length), parts: () => list.map(node) }];

const offMapText = (things: readonly string[], unseen: number): string =>
  [...things, ...(unseen > 0 ? [t('{0} hidden', unseen)] : [])].join(', ');
