/** The queue, with the libraries that speak to it: loaded by who sends or serves. */
export { addressOf } from './address.js';
export { unreachable, whyRefused } from './reach.js';
export { Sender } from './sender.js';
export { serve, type Service } from './serve.js';
