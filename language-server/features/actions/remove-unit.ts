import type { Finding, Fix } from '../../../engine/model/finding.js';
import { unitName } from '../../../engine/model/names.js';
import type { Analysis } from '../../analysis/analysis.js';
import { orderAt } from '../../play/lookup.js';

/**
 * Returns fixes for a refused order of several units. Each fix removes a unit that the message of the refusal names,
 * for example a unit that is not adjacent to the target of its attack.
 */
export function removeUnit(analysis: Analysis, { source: place, message }: Finding): Fix[] {
  const order = orderAt(analysis, place);
  if (!order) return [];
  return [order.pieces, ...order.clauses.map(({ pieces }) => pieces)]
    .filter((pieces) => pieces.length > 1)
    .flatMap((pieces) =>
      pieces.flatMap(({ name, source }, at) => {
        if (!message.includes(name)) return [];
        const start = at === 0 ? source.start : (pieces[at - 1]?.source.end ?? source.start);
        const end = at === 0 ? (pieces[1]?.source.start ?? source.end) : source.end;
        return [{ title: `Remove ${unitName(name)}`, edits: [{ source: { ...source, start, end }, text: '' }] }];
      }),
    );
}
