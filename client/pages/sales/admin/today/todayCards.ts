import { formatDate } from '#domain/foundation/calendar/formatDate.ts'
import { formatCount } from '#domain/foundation/wording/numberWords.ts'
import { formatCapped } from '#domain/foundation/admin/boardCursor.ts'
import { sitePath } from '#content/sitePaths.ts'
import type { TodayView } from '#domain/sales/admin/today.ts'
import { formatUsd } from '#domain/foundation/money/amount.ts'
import { formatDuration } from '#domain/foundation/calendar/formatDuration.ts'

/** A figure of Today: its label, its urgent part, and the linked list. */
export interface TodayCard {
  id: string
  value: string
  label: string
  note: string
  tone: 'calm' | 'waits' | 'late'
  to: string
}

/** The age of something: "5 h 12 min", "3 days". */
const ageOf = (since: string, nowMs: number) => formatDuration(nowMs - Date.parse(since))

const number = (value: number) => formatCount(value)

const named = (count: number, one: string, many: string) => (count === 1 ? one : many)

const salesCards = ({ orders }: TodayView): TodayCard[] =>
  orders
    ? [
        {
          id: 'orders',
          value: number(orders.ordersToday),
          label: named(orders.ordersToday, 'Order today', 'Orders today'),
          note: `${number(orders.ordersOfWeek)} in seven days, ${formatUsd(orders.orderedOfWeekUsdMinor ?? 0)} with tax, paid or not`,
          tone: 'calm',
          to: sitePath('adminOrders'),
        },
        {
          id: 'revenue',
          value: formatUsd(orders.revenueTodayUsdMinor),
          label: 'Paid today, before tax',
          note: `${formatUsd(orders.revenueOfWeekUsdMinor)} paid in seven days`,
          tone: 'calm',
          to: sitePath('adminOrders'),
        },
      ]
    : []

const unpaidCard = ({ unpaid }: TodayView): TodayCard[] =>
  unpaid
    ? [
        {
          id: 'unpaid',
          value: number(unpaid.count),
          label: `Unpaid, ${formatUsd(unpaid.sumUsdMinor)}`,
          note: unpaid.oldestDueDate
            ? `${number(unpaid.overdue)} overdue, oldest due ${formatDate(unpaid.oldestDueDate)}`
            : 'nothing is due',
          tone: unpaid.overdue > 0 ? 'late' : 'calm',
          to: sitePath('adminInvoices'),
        },
      ]
    : []

const deskCards = ({ reviews, leads, productions }: TodayView, nowMs: number): TodayCard[] => [
  ...(reviews
    ? [
        {
          id: 'reviews',
          value: formatCapped(reviews.count),
          label: named(reviews.count, 'Review', 'Reviews'),
          note: reviews.oldestAt ? `longest ${ageOf(reviews.oldestAt, nowMs)}` : 'none waiting',
          tone: reviews.count > 0 ? ('waits' as const) : ('calm' as const),
          to: sitePath('reviews'),
        },
      ]
    : []),
  ...(leads
    ? [
        {
          id: 'leads',
          value: formatCapped(leads.toAnswer),
          label: named(leads.toAnswer, 'Lead to answer', 'Leads to answer'),
          note: leads.overdue > 0 ? `${formatCapped(leads.overdue)} overdue` : 'none is overdue',
          tone: leads.overdue > 0 ? ('late' as const) : ('calm' as const),
          to: sitePath('leads'),
        },
      ]
    : []),
  ...(productions
    ? [
        {
          id: 'productions',
          value: number(productions.toDo),
          label: named(productions.toDo, 'Production', 'Productions'),
          note:
            productions.overdue > 0 ? `${number(productions.overdue)} overdue` : 'none is overdue',
          tone: productions.overdue > 0 ? ('late' as const) : ('calm' as const),
          to: sitePath('productions'),
        },
      ]
    : []),
]

function choiceWords(count: number): string {
  if (count === 0) return 'none waiting'
  return count === 1 ? 'waits for its buyer’s choice' : 'wait for their buyer’s choice'
}

const watchCards = ({ fellShort, resets, staleRates }: TodayView): TodayCard[] => [
  ...(fellShort
    ? [
        {
          id: 'fellShort',
          value: number(fellShort.count),
          label: 'Underdelivered',
          note: choiceWords(fellShort.count),
          tone: fellShort.count > 0 ? ('late' as const) : ('calm' as const),
          to: `${sitePath('adminOrders')}?standing=fell_short`,
        },
      ]
    : []),
  // Resets are rare, so a card without any is left out.
  ...(resets && resets.count > 0
    ? [
        {
          id: 'resets',
          value: number(resets.count),
          label: named(resets.count, 'Second factor to reset', 'Second factors to reset'),
          note: `${named(resets.count, 'waits', 'wait')} for another admin’s consent`,
          tone: 'waits' as const,
          to: `${sitePath('customers')}?list=resets`,
        },
      ]
    : []),
  ...(staleRates && staleRates.length > 0
    ? [
        {
          id: 'staleRates',
          value: number(staleRates.length),
          label: named(
            staleRates.length,
            'Currency rate out of date',
            'Currency rates out of date',
          ),
          note: `${staleRates.map(({ currency }) => currency).join(', ')}: ordered in US dollars until set`,
          tone: 'late' as const,
          to: sitePath('settings'),
        },
      ]
    : []),
]

/** Failures, each with its list further down the page. */
const failureCards = (
  { stuck, ledger, failedJobs, disputes }: TodayView,
  nowMs: number,
): TodayCard[] => [
  ...(stuck
    ? [
        {
          id: 'stuck',
          value: number(stuck.length),
          label: named(stuck.length, 'Failed email or refund', 'Failed emails and refunds'),
          note: stuck[0] ? `oldest ${ageOf(stuck[0].since, nowMs)}` : 'none',
          tone: stuck.length > 0 ? ('late' as const) : ('calm' as const),
          to: '#failed',
        },
      ]
    : []),
  // Failed jobs are rare, so a card without any is left out.
  ...(failedJobs && failedJobs.length > 0
    ? [
        {
          id: 'failedJobs',
          value: number(failedJobs.length),
          label: named(failedJobs.length, 'Failed job', 'Failed jobs'),
          note: `last ${ageOf(failedJobs[0]?.at ?? '', nowMs)} ago`,
          tone: 'late' as const,
          to: '#jobs',
        },
      ]
    : []),
  ...(disputes && disputes.count > 0
    ? [
        {
          id: 'disputes',
          value: number(disputes.count),
          label: named(disputes.count, 'Disputed payment', 'Disputed payments'),
          note: 'send the evidence in Stripe',
          tone: 'late' as const,
          to: '#alerts',
        },
      ]
    : []),
  ...(ledger
    ? [
        {
          id: 'ledger',
          value: number(ledger.problems.length),
          label: named(ledger.problems.length, 'Ledger difference', 'Ledger differences'),
          note: `${number(ledger.orders)} orders checked ${ageOf(ledger.at, nowMs)} ago`,
          tone: ledger.problems.length > 0 ? ('late' as const) : ('calm' as const),
          to: '#ledger',
        },
      ]
    : []),
]

/** The cards of Today for the reader, in order. */
export const todayCards = (today: TodayView, nowMs: number): TodayCard[] => [
  ...salesCards(today),
  ...unpaidCard(today),
  ...deskCards(today, nowMs),
  ...watchCards(today),
  ...failureCards(today, nowMs),
]
