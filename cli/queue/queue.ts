/**
 * The entry of a separate bundle that contains BullMQ and is loaded only by commands that use a queue. The bundle has
 * its own copy of the translation library, whose language must also be set.
 */
export { config as configureTranslations } from '@vscode/l10n';
export { addressOf } from './address.js';
export { whyRefused, whyUnreachable } from './connection.js';
export { Sender } from './sender.js';
export { serve, type Service } from './serve.js';
