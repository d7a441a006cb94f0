import { addDays } from '#domain/foundation/calendar/calendarDay.ts'
import { formatMoney, type Currency } from '#domain/foundation/money/amount.ts'

/** States of a standing order. `confirming`: the bank still asks the holder of the card; nothing is charged. */
export const STANDING_STATES = ['confirming', 'active', 'paused', 'ended'] as const
export type StandingState = (typeof STANDING_STATES)[number]

/**
 * States of one month. `announced`: its order follows; `held`: nothing was ordered; `ordered`: the order awaits its
 * charge; `unpaid`: the charge failed and the order waits for its buyer.
 */
export const RUN_STATES = ['announced', 'skipped', 'held', 'ordered', 'paid', 'unpaid'] as const
export type RunState = (typeof RUN_STATES)[number]

/** Events of a standing order of which its account is notified. */
export const STANDING_EVENTS = [
  'started',
  'announced',
  'held',
  'unpaid',
  'paused',
  'ended',
] as const
export type StandingEvent = (typeof STANDING_EVENTS)[number]

const SESSION_PREFIX = 'standing:'

/** The session under which a standing order orders; no visitor has it. */
export const standingSession = (standingId: string): string => `${SESSION_PREFIX}${standingId}`

/** Whether an order's session is that of a standing order. */
export const isStandingSession = (sessionId: string): boolean =>
  sessionId.startsWith(SESSION_PREFIX)

/** Days between the announcement of an order and the order. */
export const NOTICE_DAYS = 7
/** An order announced later than this is left out: its month is over. */
const LATEST_DAYS = 14
/** Failed charges in a row after which a standing order is paused. */
export const MAX_FAILED_CHARGES = 2
/** Days for which an order whose charge failed waits for its buyer. */
export const PAY_DAYS = 3
export const LAST_DAY_OF_MONTH = 28

/** Version of the consent's text; each change of the text is a new version. */
export const CONSENT_VERSION = 1

const dayText = (day: number) => String(day).padStart(2, '0')

/** The first day of `day` in a month that is on or after an ISO date. */
export function nextMonthlyDay(day: number, from: string): string {
  const [year = 0, month = 0] = from.split('-').map(Number)
  const inMonth = `${from.slice(0, 7)}-${dayText(day)}`
  if (inMonth >= from) return inMonth
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1]
  return `${String(nextYear).padStart(4, '0')}-${dayText(nextMonth)}-${dayText(day)}`
}

/** The first planned day of a standing order that starts today: at least a week ahead, so that it can be announced. */
export const firstPlannedDay = (day: number, today: string): string =>
  nextMonthlyDay(day, addDays(today, NOTICE_DAYS))

/** The planned day after another one: a month later. */
export const plannedDayAfter = (day: number, planned: string): string =>
  nextMonthlyDay(day, addDays(planned, 1))

export type NextRun =
  | { is: 'due'; plannedOn: string; orderOn: string; nextOn: string }
  | { is: 'waiting'; plannedOn: string }
  | { is: 'over' }

/**
 * The next run on a day. It is due a week before its planned day. One that is announced late is ordered a week after
 * its announcement; months whose planned day is longer than two weeks ago are left out.
 */
export function nextRun(
  { day, nextOn, endsOn }: { day: number; nextOn: string; endsOn: string | null },
  today: string,
): NextRun {
  const earliest = addDays(today, -LATEST_DAYS)
  const plannedOn = nextOn >= earliest ? nextOn : nextMonthlyDay(day, earliest)
  const soonest = addDays(today, NOTICE_DAYS)
  const orderOn = plannedOn > soonest ? plannedOn : soonest
  if (endsOn !== null && orderOn > endsOn) return { is: 'over' }
  if (plannedOn > soonest) return { is: 'waiting', plannedOn }
  return { is: 'due', plannedOn, orderOn, nextOn: plannedDayAfter(day, plannedOn) }
}

const SELLER = 'AdMarket Direct'

/** Facts that the consent names. */
export interface ConsentFacts {
  day: number
  maxTotalMinor: number
  currency: Currency
  endsOn: string | null
  /** "Visa ending in 4242"; null for orders by invoice. */
  card: string | null
}

/** The consent to charges without the buyer's presence, as shown, stored and emailed (version 1). */
export function consentText(facts: ConsentFacts): string {
  const max = formatMoney({ amountMinor: facts.maxTotalMinor, currency: facts.currency })
  const until = facts.endsOn === null ? 'until I cancel' : `until ${facts.endsOn}`
  const order = `I order the same campaigns again on day ${facts.day} of each month, ${until}.`
  const charge =
    facts.card === null
      ? `${SELLER} invoices each order, at most ${max} with tax, and may check my credit.`
      : `I authorize ${SELLER} to charge my ${facts.card} for each order without asking again, at most ${max} with tax.`
  return `${order} ${charge} I get an email with the total and the dates a week before each order. I can skip a month or cancel at any time before the order, at no cost.`
}
