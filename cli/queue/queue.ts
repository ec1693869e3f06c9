/** The entry of a bundle of its own, because it contains BullMQ: loaded only by commands that use a queue. */
export { addressOf } from './address.js';
export { whyRefused, whyUnreachable } from './connection.js';
export { Sender } from './sender.js';
export { serve, type Service } from './serve.js';
