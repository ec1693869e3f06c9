import type { MapModel } from '../../../engine/model/map.js';
import type { ScenarioModel } from '../../../engine/model/scenario.js';
import type { Source } from '../../../engine/model/source.js';
import type { Ruleset } from '../../../engine/play/ruleset.js';

/** Data for moving a placement: to check the new cell against the rules and to write the change into the text. */
export interface SetupContext {
  readonly ruleset: Ruleset;
  readonly scenario: ScenarioModel;
  readonly map: MapModel;
  /** Text of a document, by URI. */
  readonly text: (uri: string) => string;
}

export interface Edit {
  readonly source: Source;
  readonly text: string;
}

/** Returns the first error that the ruleset reports for the changed scenario but not for the old one. */
export function findNewError({ ruleset, scenario }: SetupContext, changed: ScenarioModel): string | undefined {
  const known = new Set(errors(ruleset, scenario));
  return errors(ruleset, changed).find((message) => !known.has(message));
}

function errors(ruleset: Ruleset, scenario: ScenarioModel): string[] {
  const messages: string[] = [];
  ruleset.checkScenario(scenario, ({ severity, message }) => {
    if (severity === 'error') messages.push(message);
  });
  return messages;
}

export function indentAt({ text }: Pick<SetupContext, 'text'>, { file, start }: Source): string {
  const before = text(file).slice(0, start);
  return /[ \t]*$/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0] ?? '';
}

/** Returns the edit that adds lines at the end of a block. */
export function appendLines(table: Pick<SetupContext, 'text'>, block: Edit['source'], lines: readonly string[]): Edit {
  const indent = indentAt(table, block);
  const at = block.end - 1;
  const before = table.text(block.file).slice(0, at);
  const start = before.trimEnd().length;
  const text = lines.map((line) => `\n${indent}  ${line}`).join('');
  return { source: { ...block, start, end: at }, text: `${text}\n${indent}` };
}
