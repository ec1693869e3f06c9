import type { Ruling } from '../../../play/ruleset.js';
import type { PggRule } from '../rulebook/index.js';

/** A ruling before it has its name: readings by the value as text, the default value first. */
export type RulingText = Omit<Ruling, 'option' | 'rules'> & { readonly rules: readonly PggRule[] };
export type RulingTexts = Readonly<Record<string, RulingText>>;
