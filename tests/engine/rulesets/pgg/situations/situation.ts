import { expect, test } from 'vitest';
import type { Finding } from '../../../../../engine/model/finding.js';
import { playThrough } from '../../../../../engine/play/play-scenario.js';
import type { Playthrough } from '../../../../../engine/play/playthrough.js';
import { pgg } from '../../../../../engine/rulesets/pgg/index.js';
import { TestWorkspace } from '../../../../language-server/workspace.js';

/** A situation in which rules interact, written as a scenario that states its expectations. */
export interface Situation {
  readonly case: string;
  readonly rules: readonly string[];
  /** Further lines of the scenario block: set-ups, arrivals, rulings. */
  readonly scenario: string;
  /** Orders, dice and expectations. */
  readonly play: string;
  /** Number of turns of the game, or the turns played (`5..6`). Default: 1. */
  readonly turns?: number | string;
  /** Text of a map that replaces the open plain `Plain`. */
  readonly map?: string;
  /** Codes of the expected findings of play, without the prefix `pgg/`. */
  readonly findings?: readonly string[];
}

const ORDER_OF_BATTLE = `
side German {
  panzer division "7.Pz" {
    panzer regiment 25/7           4-10 | 2-10
    panzer grenadier regiment 6/7  2-10 | 1-10
    panzer grenadier regiment 7/7  2-10 | 1-10
  }
  panzer division "12.Pz" {
    panzer regiment 29/12             4-10 | 2-10
    panzer grenadier regiment 5/12    2-10 | 1-10
    panzer grenadier regiment 25/12   2-10 | 1-10
  }
  motorized division "14.Mot" {
    motorized regiment 11/14          3-10 | 2-10
    motorized regiment 53/14          3-10 | 2-10
  }
  motorized regiment Lehr 2-10 | 1-10
  cavalry division "1.Kav" 3-8 | 1-8
  infantry division Ida   9-7 | 4-7 | 2-7 | 1-7
  infantry division Ilse  9-7 | 4-7 | 2-7 | 1-7
  infantry division Inge  9-7 | 4-7 | 2-7 | 1-7
  infantry division Irma  9-7 | 4-7 | 2-7 | 1-7
  infantry division Iris  9-7 | 4-7 | 2-7 | 1-7
  infantry division Isa   9-7 | 4-7 | 2-7 | 1-7
}
side Soviet {
  pool rifle {
    12 of 4-5-6  12 of 2-3-6  12 of 6-8-6  12 of 1-2-6  12 of 2-4-6  12 of 7-7-6  12 of 5-5-6  12 of 3-4-6
    4 of 0-1-6   12 of 0-0-6
  }
  pool tank { 8 of 5-10  8 of 3-10  8 of 0-10 }
  leader Lukin 3
  leader Konev 4
  leader Kachalov 5
  leader Khomenko 2
  leader Kurochkin 5
  leader Remezov 3
  leader Rakutin 4
}
`;

/** A map of columns 10 to 49 and rows 10 to 25: clear terrain, a railway along row 20, and no western columns. */
const PLAIN = `
map Plain {
  grid hexes flat columns 40 from 10 rows 16 from 10 labels CCRR even columns lower
  rail ${Array.from({ length: 40 }, (_, i) => `${i + 10}20`).join(' - ')}
  area X 4920
}
`;

const textOf = ({ case: title, scenario, play, turns = 1, map }: Situation): string => `ruleset pgg
${ORDER_OF_BATTLE}
${map ?? PLAIN}
scenario ${JSON.stringify(title.replaceAll('"', "'"))} {
  on ${/map (\w+)/.exec(map ?? PLAIN)?.[1] ?? ''}
  turns ${turns}
  ${scenario}
}
${play}
`;

async function playedOut(situation: Situation): Promise<Playthrough> {
  const file = 'situation.sand';
  const workspace = await TestWorkspace.of({ [file]: textOf(situation) }, [pgg]);
  const { scenario, findings } = workspace.analyse(file);
  const unread = findings.filter(
    ({ severity, code }) => severity === 'error' && code.startsWith('sandtable/') && code !== 'sandtable/expectation',
  );
  expect(unread.map(({ message }) => message)).toEqual([]);
  if (scenario === undefined) throw new Error('The situation holds no scenario.');
  return playThrough(pgg, scenario);
}

/** Plays a situation and returns the findings of play. */
export const messagesOf = async (situation: Situation): Promise<readonly Finding[]> =>
  (await playedOut(situation)).findings;

/** Plays each situation and checks that its expectations hold and that play gives exactly the listed findings. */
export function play(situations: readonly Situation[]): void {
  test.each(situations)('$case $rules', async (situation) => {
    const played = await playedOut(situation);
    const failed = played.expectations
      .filter(({ passed }) => !passed)
      .map(({ text, expected, got }) => `${text}: ${expected}, but ${got}`);
    expect(failed).toEqual([]);
    expect(played.findings.map(({ code }) => code.replace(/^pgg\//, ''))).toEqual(situation.findings ?? []);
    expect(played.expectations.length + (situation.findings ?? []).length).toBeGreaterThan(0);
  });
}
