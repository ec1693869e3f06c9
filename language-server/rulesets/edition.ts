/** The edition of the statements that this version plays. It fixes their meanings. */
export const EDITION = 1;
