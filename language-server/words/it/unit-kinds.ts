/** Matches Italian types of units that follow the size without a preposition. */
export const ADJECTIVE = /^(anti|controcarro|ricognizione|sicurezza|Panzer)/;
