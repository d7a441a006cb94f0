/** How often something may be tried for one account by whoever, or from one network, before 'Too many input attempts.' */
export const ATTEMPT_LIMITS = {
  /** Passwords for an account from one network, one known device or one login: forgotten when one was right. */
  password: { count: 10, windowMs: 15 * 60 * 1_000 },
  /** Passwords for an account from all networks together, devices that it was used with aside. */
  passwordAnywhere: { count: 200, windowMs: 60 * 60 * 1_000 },
  /** Mails with a link to choose a new password. */
  resetMail: { count: 5, windowMs: 60 * 60 * 1_000 },
  /** Mails that a stranger can have us send to an address. */
  mail: { count: 5, windowMs: 60 * 60 * 1_000 },
  /** Registrations from one network: each is mailed to an address that whoever registers has named. */
  registration: { count: 200, windowMs: 24 * 60 * 60 * 1_000 },
  /** Codes that whoever has the link can have mailed to a buyer. */
  accessCode: { count: 5, windowMs: 60 * 60 * 1_000 },
  /** Two-factor codes while it is set up or turned off; a login counts its own. */
  twoFactor: { count: 5, windowMs: 15 * 60 * 1_000 },
  /** Coupon codes that do not exist, or that somebody else has used, from one network. */
  coupon: { count: 10, windowMs: 60 * 1_000 },
  /** Each two-factor code is taken once in the time it could be valid. */
  twoFactorCode: { count: 1, windowMs: 2 * 60 * 1_000 },
} as const satisfies Record<string, { count: number; windowMs: number }>

/** Mails about orders to an address that has not confirmed itself, in any hour; more of them wait. */
export const ORDER_MAIL_LIMIT = { count: 5, windowMs: 60 * 60 * 1_000 } as const

export type AttemptPurpose = keyof typeof ATTEMPT_LIMITS

/** Whether a count, this attempt included, is over the limit. */
export const isTooOften = (purpose: AttemptPurpose, count: number): boolean =>
  count > ATTEMPT_LIMITS[purpose].count
