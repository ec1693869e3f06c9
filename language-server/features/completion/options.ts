import { say, term } from '../../../engine/model/say.js';
import { CompletionItemKind } from 'vscode-languageserver';
import type { SettingWord } from '../../../engine/play/vocabulary.js';
import { ruleLinks } from '../../text/markdown.js';
import { cellLabels } from './cells.js';
import { allPieces, placeNames, sideNames } from './names.js';
import { blankText } from './blanks.js';
import { literal } from '../../text/placeholders.js';
import type { ProposalContext, Proposal, Proposer } from './proposal.js';
import { turnNames } from './special-rules.js';
import { nameAfter } from './partial-order.js';

/** Proposes the names that a `ruling`, `house rule`, `table` or `set` statement may give. */
export const optionNames: Proposer = function* (context) {
  const { ruleset, spot } = context;
  if (!ruleset) return;
  if (spot.rules.includes('RulingChoice')) {
    for (const { option, values, question, rules } of ruleset.rulings) {
      const choices = values.map((value) => literal(String(value)).replace(/[,|]/g, '\\$&')).join(',');
      const snippet = `${option} = \${1|${choices}|}`;
      yield {
        label: option,
        kind: CompletionItemKind.Property,
        detail: values.join(' · '),
        text: `${question} ${ruleLinks(ruleset, rules)}`,
        snippet,
      };
    }
  } else if (spot.rules.includes('HouseRule')) {
    for (const { word, text, value, rules } of ruleset.vocabulary.numbers) {
      const snippet = `${word} = \${1:${value}} "\${2:${blankText('why')}}"`;
      yield {
        label: word,
        kind: CompletionItemKind.Property,
        detail: say`rulebook: ${value}`,
        text: `${text} ${ruleLinks(ruleset, rules)}`,
        snippet,
      };
    }
  } else {
    const words = spot.rules.includes('TableDef') ? (ruleset.vocabulary.tables ?? []) : ruleset.vocabulary.settings;
    for (const { word, text, rules } of words)
      yield { label: word, kind: CompletionItemKind.Property, text: `${text} ${ruleLinks(ruleset, rules)}` };
  }
};

/** Proposes values of a ruling or setting. */
export const optionValues: Proposer = (context) =>
  context.spot.rules.includes('RulingChoice') ? rulingValues(context) : settingValues(context);

/** Yields the values of a ruling. The default comes first. */
function* rulingValues({ ruleset, spot }: ProposalContext): Generator<Proposal> {
  const option = nameAfter(spot.tokens, 'ruling', ['=']);
  const ruling = ruleset?.rulings.find((other) => other.option === option);
  for (const [index, value] of (ruling?.values ?? []).entries()) {
    const text = String(value);
    yield {
      label: text,
      kind: CompletionItemKind.EnumMember,
      detail: index === 0 ? term('default') : '',
      text: ruling?.readings[text] ?? '',
      order: String(index),
    };
  }
}

/** Proposes the forms of cell labels: column and row, row and column. */
export const gridLabels: Proposer = () =>
  ['CCRR', 'RRCC'].map((label) => ({ label, kind: CompletionItemKind.EnumMember, order: '0' }));

/** Yields the values of a setting; yields none if the values are numbers. */
function* settingValues(context: ProposalContext): Generator<Proposal> {
  const { takes, meanings = [] } = settingOf(context) ?? {};
  if (takes === 'side' || takes === 'side or nobody') yield* sideNames(context);
  else if (takes === 'turns') yield* turnNames(context);
  else if (takes === 'cells') yield* cellLabels(context);
  if (takes === 'side or nobody') yield { label: 'nobody', kind: CompletionItemKind.EnumMember };
  const words = takes === 'flag' ? ['true'] : typeof takes === 'string' ? [] : (takes ?? []);
  for (const label of words) {
    const text = meanings.find(({ word }) => word === label)?.text;
    yield { label, kind: CompletionItemKind.EnumMember, ...(text !== undefined && { text }) };
  }
}

/** Returns the setting that the statement at the cursor sets; undefined for an unknown setting. */
function settingOf({ ruleset, spot }: ProposalContext): SettingWord | undefined {
  const name = nameAfter(spot.tokens, 'set', ['of', 'for', 'turn', '=']);
  return ruleset?.vocabulary.settings.find(({ word }) => word === name);
}

/** Proposes the things to which a setting applies: places or units, or both if the game does not define which. */
export const settingThings: Proposer = function* (context) {
  const { of } = settingOf(context) ?? {};
  if (of !== 'units') yield* placeNames(context);
  if (of !== 'places') for (const piece of allPieces(context)) yield { ...piece, order: '2' };
};

export const questions: Proposer = function* ({ ruleset }) {
  for (const { word, text, values } of ruleset?.vocabulary.questions ?? []) {
    if (values.length === 0) continue;
    const choices = values.map((value) => value.word).join(',');
    yield { label: word, kind: CompletionItemKind.Property, text, snippet: `${word} = \${1|${choices}|}` };
  }
};

export const questionValues: Proposer = function* ({ ruleset, spot }) {
  const question = spot.tokens.at(-2)?.image;
  const values = ruleset?.vocabulary.questions.find(({ word }) => word === question)?.values ?? [];
  for (const { word, text } of values) yield { label: word, kind: CompletionItemKind.EnumMember, text };
};

/** Proposes rules to cite, in the order of the rulebook. After a comma, proposes a further rule. */
export const citations: Proposer = function* ({ ruleset, services, spot }) {
  const typedCitation = spot.typed.slice(spot.typed.lastIndexOf(',') + 1).trimStart();
  const game = /^\[?(\w+)\s/.exec(typedCitation)?.[1];
  const { rulesets } = services.compile.Analyser;
  const book = (game === undefined ? undefined : rulesets.named(spot.document, game)) ?? ruleset;
  const prefix = book === ruleset ? '' : `${book?.id ?? ''} `;
  const start = spot.offset - typedCitation.length;
  const first = start === spot.start;
  for (const [index, { rule, title, text }] of [...(book?.rulebook.values() ?? [])].entries()) {
    const cited = `${prefix}${rule}`;
    const order = String(index).padStart(4, '0');
    if (first) yield { label: `[${cited}]`, kind: CompletionItemKind.Reference, detail: title, text, order };
    else
      yield {
        label: cited,
        kind: CompletionItemKind.Reference,
        detail: title,
        text,
        order,
        start,
        snippet: `${cited}]`,
      };
  }
};
