import { env } from 'cloudflare:workers'
import { addDays, dayIn } from '#domain/foundation/calendar/calendarDay.ts'
import { settingsOf } from '#worker/platform/settings.ts'

/** Today in the seller's zone. */
export const today = () => dayIn(settingsOf(env).SELLER_TIME_ZONE, new Date())

/** An instant of a day in the seller's zone. */
export const noon = (day: string) => new Date(`${day}T18:00:00.000Z`)

/** Terms of a standing order whose first planned day is about ten days ahead. */
export const termsOf = (cardId: string | null, changes: object = {}) => ({
  day: Number(addDays(today(), 10).slice(8)) % 28 || 28,
  maxTotalMinor: 10_000_00,
  currency: 'USD',
  endsOn: null,
  cardId,
  consentVersion: 1,
  ...changes,
})

/** Token of the link in the first announcement of some mails; empty without one. */
export const linkOf = (mails: readonly unknown[]) =>
  /token=(str_[\w.-]+)/.exec(JSON.stringify(mails))?.[1] ?? ''
