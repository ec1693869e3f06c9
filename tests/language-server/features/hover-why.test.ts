import { expect, test } from 'vitest';
import { desk, marked } from './kit.js';
import { rulesets } from '../../../engine/rulesets/index.js';

const SCENARIO = `ruleset pgg
map Field { grid hexes flat columns 8 rows 8 labels CCRR even columns lower }
side German {
  infantry division "1.Inf"
  infantry division "2.Inf"  9-7 | 4-7 | 2-7 | 1-7
  leader Model
}
`;

test('a hover explains the finding at the cursor, not findings elsewhere', async () => {
  const at = async (written: string): Promise<string> => {
    const { text, cursor } = marked(written);
    const { services, main } = await desk({ 'main.sand': text }, [...rulesets.values()]);
    const hover = await services.lsp.HoverProvider?.getHoverContent(main, {
      textDocument: { uri: main.uri.toString() },
      position: main.textDocument.positionAt(cursor),
    });
    return JSON.stringify(hover?.contents ?? '');
  };
  const first = await at(SCENARIO.replace('"1.Inf"', '"1.|>Inf"'));
  expect(first.match(/Why:/g)).toHaveLength(1);
  expect(first).toContain('strengths are printed only on the counters');
  const leader = await at(SCENARIO.replace('leader Model', 'leader Mo|>del'));
  expect(leader.match(/Why:/g)).toHaveLength(1);
  expect(leader).toContain('the rating is printed only on');
  expect(await at(SCENARIO.replace('"2.Inf"', '"2.|>Inf"'))).not.toContain('Why:');
});
