import fs from 'node:fs';
import path from 'node:path';
import type * as workflows from '@actions/workflow-parser';
import type * as actions from '@actions/workflow-parser/actions/index';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const HOME = path.join(import.meta.dirname, '../../.github');
const filesOf = (folder: string): string[] =>
  fs.readdirSync(path.join(HOME, folder)).map((name) => `${folder}/${name}`);
const read = (name: string): { readonly name: string; readonly content: string } => ({
  name,
  content: fs.readFileSync(path.join(HOME, name), 'utf8'),
});

type Parser = typeof workflows & typeof actions;

/** Bundles the parser library, whose JSON imports Node cannot load. */
async function bundled(): Promise<Parser> {
  const contents = `export * from '@actions/workflow-parser';
export * from '@actions/workflow-parser/actions/index';`;
  const stdin = { contents, resolveDir: HOME };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, format: 'esm', platform: 'browser' });
  return (await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )) as Parser;
}

const { convertActionTemplate, convertWorkflowTemplate, NoOperationTraceWriter, parseAction, parseWorkflow } =
  await bundled();
const trace = new NoOperationTraceWriter();

describe('GitHub’s workflow parser', () => {
  test.each(filesOf('workflows'))('GitHub’s parser finds no error in the workflow %s', async (name) => {
    const { context, value } = parseWorkflow(read(name), trace);
    expect(context.errors.getErrors()).toEqual([]);
    const { jobs, errors } = await convertWorkflowTemplate(context, value!);
    expect(errors).toBeUndefined();
    expect(jobs.length).toBeGreaterThan(0);
  });

  test('GitHub’s parser finds no error in the check action', () => {
    const { context, value } = parseAction(read('actions/check/action.yml'), trace);
    expect(convertActionTemplate(context, value!).runs.using).toBe('composite');
    expect(context.errors.getErrors()).toEqual([]);
  });
});

test('the workflows use only existing npm scripts and versioned actions', () => {
  const { scripts } = JSON.parse(fs.readFileSync(path.join(HOME, '../package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const texts = [...filesOf('workflows'), 'actions/check/action.yml'].map((name) => read(name).content).join('\n');
  const scriptsUsed = [...texts.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, script]) => script);
  expect(scriptsUsed.filter((script) => !(script in scripts))).toEqual([]);
  const used = [...texts.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
  expect(used.filter((action) => !/^(\.\/\.github\/actions\/check|[\w-]+\/[\w/-]+@v\d+)$/.test(action))).toEqual([]);
});

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly type: string;
    readonly id: string;
    readonly attributes: { readonly label: string };
  }[];
}

test.each(filesOf('ISSUE_TEMPLATE').filter((name) => !name.endsWith('config.yml')))(
  'the issue form %s has valid fields with unique ids',
  (name) => {
    const { body, ...form } = parse(read(name).content) as Form;
    expect(Object.keys(form)).toEqual(['name', 'description', 'labels']);
    for (const { type, attributes } of body) {
      expect(['input', 'textarea', 'dropdown']).toContain(type);
      expect(attributes.label).not.toBe('');
    }
    const ids = body.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  },
);
