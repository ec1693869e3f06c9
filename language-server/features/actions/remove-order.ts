import type { LangiumDocument } from 'langium';
import { AstUtils } from 'langium';
import type { Finding, Fix } from '../../../engine/model/finding.js';
import type { Analysis } from '../../analysis/analysis.js';
import { removalFix } from '../../compile/removal-fix.js';
import { Text } from '../../compile/text.js';
import { isAnswer, isOrder } from '../../generated/ast.js';

/** Returns the fix that removes an order or answer that was refused. */
export function removeOrder(document: LangiumDocument, analysis: Analysis, { source, code }: Finding): Fix[] {
  if (!analysis.playFindings().some((finding) => finding.source === source && finding.code === code)) return [];
  const text = new Text(analysis.uri);
  const around = AstUtils.streamAst(document.parseResult.value).filter((node) => {
    if (!isOrder(node)) return false;
    const { start, end } = text.source(node);
    return start <= source.start && source.end <= end;
  });
  const order = around.toArray().at(-1);
  if (!order) return [];
  const answer = isAnswer(order.$container) ? order.$container : undefined;
  const { answers = [] } = answer?.$container ?? {};
  return [removalFix(text, answer ?? order, 'Remove this order', answers.length > 1 ? answers : undefined)];
}
