import type { Module } from 'langium';
import { inject } from 'langium';
import type {
  DefaultSharedModuleContext,
  LangiumServices,
  LangiumSharedServices,
  PartialLangiumServices,
  PartialLangiumSharedServices,
} from 'langium/lsp';
import { createDefaultModule, createDefaultSharedModule } from 'langium/lsp';
import type { Ruleset } from '../engine/play/ruleset.js';
import { Analyser } from './compile/analyser.js';
import { featureModule, sharedFeatureModule } from './features/feature-module.js';
import { SandtableGeneratedModule, SandtableGeneratedSharedModule } from './generated/module.js';
import { SandtableTokenBuilder } from './parser/token-builder.js';

export interface SandtableAddedServices {
  /** The games known, by id. */
  readonly Rulesets: ReadonlyMap<string, Ruleset>;
  readonly compile: {
    readonly Analyser: Analyser;
  };
}

export type SandtableServices = LangiumServices & SandtableAddedServices;

export interface SandtableContext extends DefaultSharedModuleContext {
  readonly rulesets: ReadonlyMap<string, Ruleset>;
}

function sandtableModule(
  rulesets: ReadonlyMap<string, Ruleset>,
): Module<SandtableServices, PartialLangiumServices & SandtableAddedServices> {
  return {
    Rulesets: () => rulesets,
    compile: {
      Analyser: (services) => new Analyser(services),
    },
    parser: {
      TokenBuilder: () => new SandtableTokenBuilder(),
    },
  };
}

const sandtableSharedModule: Module<LangiumSharedServices, PartialLangiumSharedServices> = {};

/** All services, wired: the one place that says which class does what. */
export function createSandtableServices(context: SandtableContext): {
  readonly shared: LangiumSharedServices;
  readonly sandtable: SandtableServices;
} {
  const shared = inject(
    createDefaultSharedModule(context),
    SandtableGeneratedSharedModule,
    sandtableSharedModule,
    sharedFeatureModule,
  );
  const sandtable = inject(
    createDefaultModule({ shared }),
    SandtableGeneratedModule,
    sandtableModule(context.rulesets),
    featureModule,
  );
  shared.ServiceRegistry.register(sandtable);
  return { shared, sandtable };
}
