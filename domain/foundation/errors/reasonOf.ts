/** A failure's own message, for the log and the audit, never for a person; 'unknown' for a value that is no error. */
export const reasonOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'unknown'
