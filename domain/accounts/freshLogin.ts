/** So long after a password or a second factor a login needs none again to turn two-factor on. */
export const FRESH_LOGIN_MS = 10 * 60_000

/** Whether a login was made, by password or second factor, a short time ago. */
export const isFreshLogin = (loggedInAt: Date, now: Date): boolean =>
  now.getTime() - loggedInAt.getTime() < FRESH_LOGIN_MS
