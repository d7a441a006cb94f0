/** Maximum number of attempts for one account, or from one network, before 'Too many input attempts.' */
export const ATTEMPT_LIMITS = {
  /** Passwords for an account from one network, one known device or one login: reset by a right one. */
  password: { count: 10, windowMs: 15 * 60 * 1_000 },
  /** Passwords for an account from all networks together, without its known devices. */
  passwordAnywhere: { count: 200, windowMs: 60 * 60 * 1_000 },
  /** Mails with a link to choose a new password. */
  resetMail: { count: 5, windowMs: 60 * 60 * 1_000 },
  /** Mails that a stranger can have us send to one address. */
  mail: { count: 5, windowMs: 60 * 60 * 1_000 },
  /** Registrations from one network: each sends a mail to an address of the registrant's choice. */
  registration: { count: 200, windowMs: 24 * 60 * 60 * 1_000 },
  /** Codes that anyone with the link can have mailed to a buyer. */
  accessCode: { count: 5, windowMs: 60 * 60 * 1_000 },
  /** Invitations that a team sends. */
  teamInvitation: { count: 50, windowMs: 24 * 60 * 60 * 1_000 },
  /** Cards that an account starts to add: more of them suggest testing of stolen numbers. */
  cardSetup: { count: 20, windowMs: 24 * 60 * 60 * 1_000 },
  /** Two-factor codes during setup and when turning it off; a login has its own counter. */
  twoFactor: { count: 5, windowMs: 15 * 60 * 1_000 },
  /** Coupon codes that do not exist or that another buyer has used, from one network. */
  coupon: { count: 10, windowMs: 60 * 1_000 },
  /** Each two-factor code is accepted once in the time that it could be valid. */
  twoFactorCode: { count: 1, windowMs: 2 * 60 * 1_000 },
} as const satisfies Record<string, { count: number; windowMs: number }>

/** Mails about orders to an unconfirmed address, in any hour; further ones wait. */
export const ORDER_MAIL_LIMIT = { count: 5, windowMs: 60 * 60 * 1_000 } as const

export type AttemptPurpose = keyof typeof ATTEMPT_LIMITS

/** Whether a count, including this attempt, exceeds the limit. */
export const isTooOften = (purpose: AttemptPurpose, count: number): boolean =>
  count > ATTEMPT_LIMITS[purpose].count
