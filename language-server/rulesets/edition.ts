/**
 * The edition of the statements that this version of Sandtable plays. Within an edition, the meaning of each statement
 * stays the same.
 */
export const EDITION = 1;
