/** The reason why a module cannot be imported, as a message for the user. */
export class ImportFault extends Error {}
