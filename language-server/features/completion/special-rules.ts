import { termOf } from '../../text/term-of.js';
import { say } from '../../../engine/model/say.js';
import { CompletionItemKind } from 'vscode-languageserver';
import { turnName } from '../../../engine/model/calendar.js';
import { unitName } from '../../../engine/model/names.js';
import { COUNTED } from '../../../engine/model/special-rules.js';
import { choicesOf } from '../../../engine/play/verb-form.js';
import type { CountedWord, Word } from '../../../engine/play/vocabulary.js';
import { findWord } from '../../compile/words.js';
import { countedWordText } from '../../text/counted-words.js';
import { allPieces, placeNames, sideNames } from './names.js';
import type { ProposalContext, Proposer } from './proposal.js';
import { readPartialOrder, phraseBefore } from './partial-order.js';
import { phrases } from './words.js';

/** Proposes the turns of the scenario by name or number. After `June`, the proposal `June 1941` replaces both words. */
export const turnNames: Proposer = function* ({ analysis, ruleset, spot }) {
  const last = spot.tokens.at(-1);
  const month = last?.tokenType.name === 'NAME' ? last : undefined;
  const { calendar } = ruleset?.vocabulary ?? {};
  const { firstTurn = 1, turns = calendar?.length ?? 0 } = analysis.scenario ?? {};
  for (let turn = firstTurn; turn <= turns; turn++) {
    const label = turnName(turn, calendar);
    const continuesMonth = month !== undefined && label.startsWith(`${month.image} `);
    yield {
      label,
      kind: CompletionItemKind.Value,
      order: `4${String(turn).padStart(3, '0')}`,
      ...(continuesMonth ? { start: spot.from + month.startOffset } : {}),
    };
  }
};

/**
 * Returns the words for facts that a limit (`forbid`, `require`), an award of points or a condition can count: the
 * words of the language, then the words of the game.
 */
function counted({ ruleset }: ProposalContext, within: CountedWord['in']): Word[] {
  return [
    ...COUNTED[within].map((word) => ({ word, text: countedWordText(within, word), rules: [] })),
    ...(ruleset?.vocabulary.counted ?? []).filter((word) => word.in === within),
  ];
}

const kinds = ({ ruleset }: ProposalContext): readonly Word[] => ruleset?.vocabulary.unitKinds ?? [];

/** Proposes actions that may be forbidden or required. Verbs of the game come first. */
export const actionWords: Proposer = function* (context) {
  const verbs = (context.ruleset?.vocabulary.verbs ?? []).filter(({ questions }) => questions.length > 0);
  yield* phrases(context, verbs, () => ({ kind: CompletionItemKind.Function, order: '0' }));
  yield* phrases(context, counted(context, 'limit'), () => ({ order: '1' }));
  yield* phrases(context, kinds(context), () => ({ kind: CompletionItemKind.Class, order: '2' }));
};

/** Proposes the occasions for which points are awarded; after `lost` and `destroyed`, proposes unit kinds. */
export const occasionWords: Proposer = (context) => countedOrKinds(context, 'award');
/** Proposes facts of conditions; after `lost` and `destroyed`, proposes unit kinds. */
export const factWords: Proposer = (context) => countedOrKinds(context, 'condition');

function* countedOrKinds(context: ProposalContext, within: CountedWord['in']): ReturnType<Proposer> {
  const { tokens } = context.spot;
  const words = phraseBefore(tokens);
  const lossWord = words.findLastIndex(({ image }) => image === 'lost' || image === 'destroyed');
  if (lossWord >= 0)
    yield* phrases(
      { ...context, spot: { ...context.spot, tokens: words.slice(lossWord + 1) } },
      [everyKind('units'), ...kinds(context)],
      () => ({
        kind: CompletionItemKind.Class,
      }),
    );
  else yield* phrases(context, counted(context, within), () => ({ kind: CompletionItemKind.Event, order: '2' }));
}

const everyKind = (word: string): Word => ({ word, text: say`Units of any kind.`, rules: [] });

export const everyKinds: Proposer = (context) =>
  phrases(context, [everyKind('unit'), ...kinds(context)], () => ({ kind: CompletionItemKind.Class }));

/** Proposes units, formations and places. */
export const thingNames: Proposer = function* (context) {
  yield* placeNames(context);
  for (const piece of allPieces(context)) yield { ...piece, order: '2' };
};

export const formationNames: Proposer = function* ({ analysis, ruleset }) {
  for (const { forces } of analysis.sides)
    for (const { name, kind, members } of forces)
      if (members.length > 0)
        yield { label: unitName(name), kind: CompletionItemKind.Folder, detail: termOf(ruleset, kind) };
};

/** Proposes the subject of a fact: a side or formation. */
export const partyNames: Proposer = function* (context) {
  yield* sideNames(context);
  yield* formationNames(context);
};

/** Proposes degrees of victory that occur elsewhere in the scenario. */
export const degreeWords: Proposer = function* ({ analysis }) {
  const degrees = new Set((analysis.scenario?.victories ?? []).flatMap(({ degree }) => degree ?? []));
  for (const label of degrees) yield { label, kind: CompletionItemKind.EnumMember };
};

/** Proposes the words that a verb offers as a choice: `research armour`. */
export const choiceWords: Proposer = function* (context) {
  const { analysis, ruleset, spot } = context;
  const order = readPartialOrder(analysis.map?.board, spot.tokens);
  const verb = order && findWord(ruleset?.vocabulary.verbs ?? [], order.verb);
  const said = order?.words ?? [];
  const prices = new Map(
    order && said.length === 0
      ? context.priced(order.verb).map(({ answer, price }) => [answer.choice?.split(' ').at(0), price])
      : [],
  );
  for (const label of (verb && choicesOf(verb).at(said.length)) ?? []) {
    const detail = prices.get(label);
    if (prices.size > 0 && detail === undefined) continue;
    yield { label, kind: CompletionItemKind.EnumMember, order: '0', ...(detail === undefined ? {} : { detail }) };
  }
};
