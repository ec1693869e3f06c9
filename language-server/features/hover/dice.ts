import { turnName } from '../../../engine/model/calendar.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';
import type { Analysis } from '../../compile/analysis.js';
import { escape, paragraphs, ruleLink } from '../markdown.js';

/** The roll an address belongs to: what it decides, and what came up. */
export function hoverDice(ruleset: Ruleset, analysis: Analysis, address: string): string | undefined {
  const played = analysis.playthrough();
  const moment = played?.moments.find((other) => other.kind === 'dice' && other.address === address);
  if (!moment) return played && `No die of this game as played so far has the address \`${address}\`.`;
  const side = moment.side === undefined ? '' : ` ${escape(moment.side)}`;
  return paragraphs(
    `**${escape(moment.prompt)}** ${ruleLink(ruleset, moment.rule)}`,
    `Turn ${turnName(moment.turn, ruleset.vocabulary.calendar)}${side}, ${escape(moment.phase)}: ${escape(moment.answer)} (${moment.by === 'written' ? 'written down' : `from the seed “${escape(played?.seed ?? '')}”`})`,
  );
}
