/** The time after a password or a second factor in which a login can turn on two-factor without another one. */
export const FRESH_LOGIN_MS = 10 * 60_000

/** Whether a login was completed recently, by password or second factor. */
export const isFreshLogin = (loggedInAt: Date, now: Date): boolean =>
  now.getTime() - loggedInAt.getTime() < FRESH_LOGIN_MS
