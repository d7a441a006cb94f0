import { z } from 'zod'
import { idSchema } from '../ids/idSchema.ts'

/** Days until a notification is deleted. */
export const NOTIFICATION_LIFE_DAYS = 90
/** Notifications of one page. */
export const NOTIFICATIONS_A_PAGE = 20

const orderLine = { orderId: idSchema('ord'), lineId: idSchema('lin'), lineName: z.string() }

/** What each kind of notification stores about its event. */
const factsSchemas = {
  creative_approved: z.object({ ...orderLine, title: z.string() }),
  creative_denied: z.object({ ...orderLine, title: z.string() }),
  behind_plan: z.object(orderLine),
  ends_soon: z.object({ ...orderLine, endDate: z.iso.date() }),
  invoice_due: z.object({
    orderId: idSchema('ord'),
    invoiceId: idSchema('inv'),
    number: z.string(),
    dueDate: z.iso.date(),
  }),
  change_paid: z.object(orderLine),
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
  // The facts were read by the schema of this very kind.
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
  /** Where the next page begins; null at the end. */
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

/** Marks one notification as read, or with `all` every one that was there at `until`. */
export const readNotificationsSchema = z.union([
  z.strictObject({ id: idSchema('ntf') }),
  z.strictObject({ all: z.literal(true), until: z.iso.datetime() }),
])
export type ReadNotifications = z.infer<typeof readNotificationsSchema>
