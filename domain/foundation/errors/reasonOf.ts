/** What a failure says of itself, for the log and the audit, never for a person; 'unknown' of what is no error. */
export const reasonOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : 'unknown'
