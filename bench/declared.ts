import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rulesets } from '../engine/rulesets/index.js';
import { Text } from '../language-server/compile/text.js';
import { isDocument } from '../language-server/generated/ast.js';
import { NodeWorkspace } from '../language-server/node-workspace.js';
import { rulesetScript } from '../language-server/rulesets/ruleset-script.js';
import { againstCode } from './coded-twin.js';
import { Editor } from './editor.js';
import { atMost, median, timed, type Row } from './row.js';

const FOLDER = 'examples/own/battle-for-moscow';
const RULES = 'rules.sand';
/** The files of the example, the imported ones first. */
const FILES = [RULES, 'map.sand', 'forces.sand', 'battle-for-moscow.sand', 'first-turn.sand'];
const READINGS = { warmUp: 200, measured: 200 };
const KEYS = { warmUp: 10, measured: 60 };

/**
 * Measures how fast a ruleset that a file declares is read, how fast its scenarios follow a change of its rules, and how
 * fast it is played in comparison with the same game in code.
 */
export async function declared(): Promise<Row[]> {
  const what = 'Battle for Moscow, declared';
  return [
    atMost(1, 'ms', `${what}: reading the declaration`, await medianReading()),
    ...(await keystrokesInRules(what)),
    ...(await againstCode()),
  ];
}

async function medianReading(): Promise<number> {
  const workspace = await NodeWorkspace.open([path.join(FOLDER, RULES)], rulesets);
  const [{ parseResult, uri }] = workspace.documents;
  if (!isDocument(parseResult.value) || !parseResult.value.definition) throw new Error(`${RULES} declares no ruleset.`);
  const { definition: node, ruleset: id = '' } = parseResult.value;
  const text = new Text(uri.toString());
  const { compileRuleset } = rulesetScript();
  const times = timed(READINGS.warmUp + READINGS.measured, () => compileRuleset({ text, id, node, base: undefined }));
  return median(times.slice(READINGS.warmUp));
}

/** Measures keystrokes in a rule text and in a number of the rules, while a scenario of the ruleset is open. */
async function keystrokesInRules(what: string): Promise<Row[]> {
  const texts = Object.fromEntries(FILES.map((name) => [name, readFileSync(path.join(FOLDER, name), 'utf8')]));
  const editor = new Editor();
  editor.write(texts);
  await editor.initialize();
  await editor.open(texts);
  const rules = texts[RULES];
  const inText: number[] = [];
  const inNumber: number[] = [];
  for (let key = 0; key < KEYS.warmUp + KEYS.measured; key++) {
    inText.push(await editor.type(RULES, rules.replace('two movement points', `two${'!'.repeat(key % 9)} points`)));
    inNumber.push(await editor.type(RULES, rules.replace('forest (cost 2', `forest (cost ${2 + (key % 2)}`)));
  }
  await editor.close();
  return [
    atMost(12, 'ms', `${what}: keystroke in a text of its rules to diagnostics`, median(inText.slice(KEYS.warmUp))),
    atMost(12, 'ms', `${what}: keystroke in a number of its rules to diagnostics`, median(inNumber.slice(KEYS.warmUp))),
  ];
}
