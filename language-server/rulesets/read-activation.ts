import type { Activation, Phase } from '../../engine/declared/declaration/sequence.js';
import { say, term } from '../../engine/model/say.js';
import { insertAttributes } from './ask-questions.js';
import { readAttributes } from './read-attributes.js';
import { lacksName, readHead } from './read-head.js';
import { readPhase } from './read-turn.js';
import type { RulesetEntry } from './ruleset-entry.js';
import type { RulesetReader } from './ruleset-reader.js';
import { activation } from './statements/frame.js';

/** Reads the statement `activation`: how markers are drawn, and the phases that their formations play. */
export function readActivation(
  reader: RulesetReader,
): { readonly activation: Activation; readonly phases: readonly Phase[] } | undefined {
  const entry = reader.one('activation');
  if (!entry) return undefined;
  const { name } = readHead(reader, entry);
  if (lacksName(entry))
    reader.form(entry.headSource, say`“activation” lacks its kind of formation: \`${activation.form}\`.`);
  else if (name !== '') reader.isWord(name, ['formation'], entry.nameSource);
  const { is } = readAttributes(reader, entry, activation.attributes);
  if (!is.draw) askForDraw(reader, entry);
  if (entry.body.length === 0)
    reader.form(
      entry.phraseSource,
      say`The activation has no phases: write \`phase activated movement (move)\` in its braces.`,
    );
  const phases = entry.body.flatMap((each) => readPhase(reader, each, undefined));
  checkNames(reader, entry);
  return {
    activation: { formation: name, cup: is.cup, last: is.last, others: is.others, rule: reader.ruleOf(entry) },
    phases: reader.words.sides.flatMap((side) =>
      phases.map((phase) => ({ ...phase, side, isOfActivation: true as const })),
    ),
  };
}

function askForDraw(reader: RulesetReader, entry: RulesetEntry): void {
  reader.findings.error(
    'ask',
    entry.phraseSource,
    say`How is a formation activated? \`draw\`: ${term(activation.attributes.draw.text)}`,
    {
      fixes: [insertAttributes(entry, 'draw', say`Write “draw”`, {})],
    },
  );
}

/** Reports phases of an activation that have the name of a phase of a turn, because orders name phases. */
function checkNames(reader: RulesetReader, { body }: RulesetEntry): void {
  const ofTurns = reader.all('turn').flatMap((turn) => turn.body);
  for (const phase of body) {
    const other = ofTurns.find(({ name }) => name !== '' && name === phase.name);
    if (other)
      reader.clash(
        phase.phraseSource,
        other.phraseSource,
        say`The phase ${phase.name} is in a turn and in the activation. Rename one of the two.`,
      );
  }
}
