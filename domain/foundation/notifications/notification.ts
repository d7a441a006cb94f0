import { z } from 'zod'
import { idSchema } from '../ids/idSchema.ts'
import { CURRENCIES } from '../money/amount.ts'

/** Days until a notification is deleted. */
export const NOTIFICATION_LIFE_DAYS = 90
/** Number of notifications on a page. */
export const NOTIFICATIONS_A_PAGE = 20

const orderLine = { orderId: idSchema('ord'), lineId: idSchema('lin'), lineName: z.string() }

/** The stored facts about the event of each kind of notification. */
const factsSchemas = {
  creative_approved: z.object({ ...orderLine, title: z.string() }),
  creative_denied: z.object({ ...orderLine, title: z.string() }),
  behind_plan: z.object(orderLine),
  low_completion: z.object({ ...orderLine, starts: z.int(), completes: z.int() }),
  screen_dark: z.object({ ...orderLine, screenName: z.string(), others: z.int() }),
  ends_soon: z.object({ ...orderLine, endDate: z.iso.date() }),
  invoice_due: z.object({
    orderId: idSchema('ord'),
    invoiceId: idSchema('inv'),
    number: z.string(),
    dueDate: z.iso.date(),
  }),
  change_paid: z.object(orderLine),
  draft_commented: z.object({
    draftId: idSchema('dft'),
    draftName: z.string(),
    shareKey: idSchema('dfs'),
    author: z.string(),
  }),
  approval_wanted: z.object({
    approvalId: idSchema('oap'),
    by: z.string(),
    totalMinor: z.int(),
    currency: z.enum(CURRENCIES),
  }),
  approval_decided: z.object({
    approvalId: idSchema('oap'),
    by: z.string(),
    isApproved: z.boolean(),
  }),
  standing_order: z.object({
    standingId: idSchema('sto'),
    event: z.enum(['announced', 'held', 'unpaid', 'paused', 'ended']),
    orderOn: z.iso.date().nullable(),
  }),
  desk_message: z.object({ senderName: z.string(), text: z.string() }),
} as const

export type NotificationKind = keyof typeof factsSchemas
export type NotificationFacts<Kind extends NotificationKind> = z.infer<(typeof factsSchemas)[Kind]>

export const NOTIFICATION_KINDS = Object.keys(factsSchemas) as [
  NotificationKind,
  ...NotificationKind[],
]

/** The event of a notification: its kind with the facts of that kind. */
export type NotifiedEvent = {
  [Kind in NotificationKind]: { kind: Kind; facts: NotificationFacts<Kind> }
}[NotificationKind]

/** Reads a stored event; null for facts or a kind that this version does not know. */
export function readNotifiedEvent(kind: string, facts: unknown): NotifiedEvent | null {
  if (!Object.hasOwn(factsSchemas, kind)) return null
  const known = kind as NotificationKind
  const read = factsSchemas[known].safeParse(facts)
  // The schema of this very kind validated the facts.
  return read.success ? ({ kind: known, facts: read.data } as NotifiedEvent) : null
}

/** A notification as its account sees it. Instants in ISO, UTC. */
export type NotificationView = NotifiedEvent & {
  id: string
  createdAt: string
  readAt: string | null
}

export interface NotificationPage {
  notifications: NotificationView[]
  /** The cursor of the next page; null at the end. */
  next: string | null
  /** Unread notifications of the account, all pages. */
  unread: number
}

export const notificationQuerySchema = z.object({
  after: z
    .string()
    .regex(/^[0-9TZ:.-]{24}_ntf_[0-9A-Za-z]{24}$/)
    .optional(),
})

/** Marks one notification as read, or with `all` every one that existed at `until`. */
export const readNotificationsSchema = z.union([
  z.strictObject({ id: idSchema('ntf') }),
  z.strictObject({ all: z.literal(true), until: z.iso.datetime() }),
])
export type ReadNotifications = z.infer<typeof readNotificationsSchema>
