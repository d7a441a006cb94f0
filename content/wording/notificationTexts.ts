import { sitePath, type SitePath } from '#content/sitePaths.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type {
  NotificationFacts,
  NotificationKind,
  NotifiedEvent,
} from '#domain/foundation/notifications/notification.ts'
import { isolatedName } from '#domain/foundation/wording/isolateRtl.ts'

/** What the reader of a notification sees, and the page where they act on it. */
export interface NotificationText {
  title: string
  text: string
  to: SitePath
}

const order = ({ orderId }: { orderId: string }) => sitePath('order', { id: orderId })
const report = ({ lineId }: { lineId: string }) => sitePath('report', { id: lineId })
const upload = ({ lineId }: { lineId: string }) => sitePath('upload', { id: lineId })

const TEXTS: { [Kind in NotificationKind]: (facts: NotificationFacts<Kind>) => NotificationText } =
  {
    creative_approved: (facts) => ({
      title: 'Creative approved',
      text: `${isolatedName(facts.title)} for ${isolatedName(facts.lineName)}`,
      to: upload(facts),
    }),
    creative_denied: (facts) => ({
      title: 'Creative needs a change',
      text: `${isolatedName(facts.title)} for ${isolatedName(facts.lineName)}. See what to change.`,
      to: upload(facts),
    }),
    behind_plan: (facts) => ({
      title: 'Delivery is behind plan',
      text: `${isolatedName(facts.lineName)}. See its report.`,
      to: report(facts),
    }),
    ends_soon: (facts) => ({
      title: 'Campaign ends soon',
      text: `${isolatedName(facts.lineName)} ends on ${formatDay(facts.endDate)}.`,
      to: order(facts),
    }),
    invoice_due: (facts) => ({
      title: 'Invoice due',
      text: `Please pay ${facts.number} by ${formatDay(facts.dueDate)}.`,
      to: sitePath('invoice', { id: facts.invoiceId }),
    }),
    change_paid: (facts) => ({
      title: 'Change paid',
      text: `The change of ${isolatedName(facts.lineName)} is in force.`,
      to: order(facts),
    }),
  }

/** The text of an event and where to act on it. */
export function notificationText({ kind, facts }: NotifiedEvent): NotificationText {
  // The facts are those of this kind: both come from one event.
  return TEXTS[kind](facts as never)
}
