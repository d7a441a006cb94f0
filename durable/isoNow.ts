/** The current time, in UTC. */
export const isoNow = (): string => new Date().toISOString()
