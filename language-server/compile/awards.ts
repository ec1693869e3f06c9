import type { ScoreModel } from '../../engine/model/statements.js';
import type { AwardModel } from '../../engine/model/special-rules.js';
import type { Score, ScoreEntry } from '../generated/ast.js';
import type { Lenient } from '../parser/lenient.js';
import { hintAttributeOfLast } from './attribute-of-last.js';
import { compileAttributes } from './attributes.js';
import { compileCitations } from './citations.js';
import { checkCountableWord } from './countable-words.js';
import type { CompileContext } from './compile-context.js';
import { cellsOfPlace } from './named-things.js';
import type { ScenarioContext } from './placements.js';
import { compileTurnRange } from './turns.js';

interface Scored {
  /** Points for places, given to the side that holds them at the end. */
  readonly scores: ScoreModel[];
  /** Points for everything else: awards that name a side, a turn or an occasion. */
  readonly awards: AwardModel[];
}

/** Compiles a `score` statement. */
export function compileScore(context: CompileContext, node: Lenient<Score>, ground: ScenarioContext): Scored {
  const citations = compileCitations(context, node);
  const during = compileTurnRange(context, node, ground.span);
  const side = node.side?.ref?.name;
  const isPlain = node.side === undefined && node.turn === undefined;
  const scored: Scored = { scores: [], awards: [] };
  hintAttributeOfLast(context, node);
  for (const entry of node.entries as readonly Lenient<ScoreEntry>[]) {
    const attributes = compileAttributes(context, entry.attributes, 'score');
    const occasion = entry.occasion.join(' ');
    checkCountableWord(context, 'award', occasion, () => context.text.listRange(entry, 'occasion'));
    if (entry.points === undefined || (entry.place && !entry.place.ref)) continue;
    const what = { points: Number(entry.points), attributes, source: context.text.source(entry) };
    const place = entry.place?.ref;
    if (isPlain && occasion === '' && place?.name !== undefined) scored.scores.push({ place: place.name, ...what });
    else
      scored.awards.push({
        ...(side === undefined ? {} : { side }),
        ...(during === undefined ? {} : { during }),
        ...(occasion === '' ? {} : { occasion }),
        ...(place?.name === undefined
          ? {}
          : {
              place: {
                name: place.name,
                cells: cellsOfPlace(ground.map, place) ?? [],
                preposition: 'at',
                source: context.text.part(entry, 'place'),
              },
            }),
        ...what,
        citations,
      });
  }
  return scored;
}
