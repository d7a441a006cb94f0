const dayOf = (iso: string) => new Date(iso).toDateString()

/** Whether two instants are on the same day in the reader's zone. */
export const isSameDay = (one: string | undefined, other: string): boolean =>
  one !== undefined && dayOf(one) === dayOf(other)
