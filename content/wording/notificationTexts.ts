import { sitePath, type SitePath } from '#content/sitePaths.ts'
import { formatDay } from '#domain/foundation/calendar/calendarDay.ts'
import type {
  NotificationFacts,
  NotificationKind,
  NotifiedEvent,
} from '#domain/foundation/notifications/notification.ts'
import { formatMoney } from '#domain/foundation/money/amount.ts'
import { isolatedName } from '#domain/foundation/wording/isolateRtl.ts'

/** The text of a notification, and the page where its reader acts on it. */
export interface NotificationText {
  title: string
  text: string
  to: SitePath
}

const order = ({ orderId }: { orderId: string }) => sitePath('order', { id: orderId })
const report = ({ lineId }: { lineId: string }) => sitePath('report', { id: lineId })
const upload = ({ lineId }: { lineId: string }) => sitePath('upload', { id: lineId })

const STANDING_TEXTS: Record<
  NotificationFacts<'standing_order'>['event'],
  (day: string) => Pick<NotificationText, 'title' | 'text'>
> = {
  announced: (day) => ({
    title: 'Monthly order in a week',
    text: `It is placed on ${day}. See the total, skip the month or cancel.`,
  }),
  held: (day) => ({
    title: 'Monthly order not placed',
    text: `Nothing was ordered for ${day}. See why.`,
  }),
  unpaid: () => ({
    title: 'Monthly order not paid',
    text: 'The card could not be charged. Please pay the order.',
  }),
  paused: () => ({
    title: 'Standing order paused',
    text: 'Nothing is ordered until you start it again. See why.',
  }),
  ended: () => ({ title: 'Standing order ended', text: 'Nothing is ordered any more.' }),
}

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
    low_completion: (facts) => ({
      title: 'Few plays finish',
      text: `${Math.round((100 * facts.completes) / facts.starts)}% of plays of ${isolatedName(facts.lineName)} were complete in the last seven days. Try a shorter ad or another first scene.`,
      to: report(facts),
    }),
    screen_dark: (facts) => ({
      title: 'A screen is dark',
      text: `${isolatedName(facts.screenName)}${facts.others > 0 ? ` and ${facts.others} more` : ''} played nothing of ${isolatedName(facts.lineName)} for a day. If the campaign ends short, you get the difference back as a coupon.`,
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
    draft_commented: (facts) => ({
      title: 'Comment on your draft',
      text: `${isolatedName(facts.author)} commented on ${isolatedName(facts.draftName)}.`,
      to: sitePath('sharedDraft', { key: facts.shareKey }),
    }),
    approval_wanted: (facts) => ({
      title: 'Order to approve',
      text: `${isolatedName(facts.by)} asks for ${formatMoney({ amountMinor: facts.totalMinor, currency: facts.currency })}. See the plan and the price.`,
      to: sitePath('approval', { id: facts.approvalId }),
    }),
    approval_decided: (facts) => ({
      title: facts.isApproved ? 'Your order is approved' : 'Your order was denied',
      text: `${isolatedName(facts.by)} ${facts.isApproved ? 'approved it. See what happens next.' : 'denied it. See why.'}`,
      to: sitePath('approval', { id: facts.approvalId }),
    }),
    standing_order: ({ standingId, event, orderOn }) => ({
      ...STANDING_TEXTS[event](orderOn === null ? '' : formatDay(orderOn)),
      to: sitePath('standingOrder', { id: standingId }),
    }),
    desk_message: (facts) => ({
      title: `${isolatedName(facts.senderName)} answered your chat`,
      text: isolatedName(facts.text),
      to: sitePath('home'),
    }),
  }

/** The text of an event, and the page for acting on it. */
export function notificationText({ kind, facts }: NotifiedEvent): NotificationText {
  // The facts match this kind, as both come from one event.
  return TEXTS[kind](facts as never)
}
