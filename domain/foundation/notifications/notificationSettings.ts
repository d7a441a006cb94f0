import { z } from 'zod'
import { timeZoneIdSchema, type TimeZoneId } from '../calendar/timeZone.ts'
import { NOTIFICATION_KINDS, type NotificationKind } from './notification.ts'

export const NOTIFICATION_RHYTHMS = ['at_once', 'daily', 'never'] as const
/** When the account gets an email about a kind. */
export type NotificationRhythm = (typeof NOTIFICATION_RHYTHMS)[number]

/**
 * Who mails an event at once: this registry, the event's own mail, or a mail that nobody can turn
 * off.
 */
type MailedBy = 'notification' | 'event' | 'required'

export const NOTIFICATION_MAIL_TRAITS: Record<
  NotificationKind,
  { mailedBy: MailedBy; rhythm: NotificationRhythm }
> = {
  creative_approved: { mailedBy: 'event', rhythm: 'at_once' },
  creative_denied: { mailedBy: 'event', rhythm: 'at_once' },
  behind_plan: { mailedBy: 'notification', rhythm: 'daily' },
  low_completion: { mailedBy: 'notification', rhythm: 'daily' },
  screen_dark: { mailedBy: 'notification', rhythm: 'at_once' },
  ends_soon: { mailedBy: 'notification', rhythm: 'daily' },
  invoice_due: { mailedBy: 'notification', rhythm: 'at_once' },
  change_paid: { mailedBy: 'required', rhythm: 'at_once' },
  draft_commented: { mailedBy: 'notification', rhythm: 'at_once' },
  approval_wanted: { mailedBy: 'required', rhythm: 'at_once' },
  approval_decided: { mailedBy: 'required', rhythm: 'at_once' },
  standing_order: { mailedBy: 'required', rhythm: 'at_once' },
  desk_message: { mailedBy: 'notification', rhythm: 'at_once' },
}

const hour = z.int().min(0).max(23)

/** An account's choices. Hours are in its zone; quiet hours may pass midnight. */
export interface NotificationSettings {
  zone: TimeZoneId
  quietHours: { fromHour: number; toHour: number } | null
  rhythms: Record<NotificationKind, NotificationRhythm>
}

export const notificationSettingsSchema = z.strictObject({
  zone: timeZoneIdSchema,
  quietHours: z
    .strictObject({ fromHour: hour, toHour: hour })
    .refine(({ fromHour, toHour }) => fromHour !== toHour, {
      message: 'Choose two different hours.',
    })
    .nullable(),
  rhythms: z.record(z.enum(NOTIFICATION_KINDS), z.enum(NOTIFICATION_RHYTHMS)),
})

/**
 * The changed choices of an account; the others stay, including those changed elsewhere meanwhile.
 */
export const notificationChangeSchema = notificationSettingsSchema
  .extend({ rhythms: z.partialRecord(z.enum(NOTIFICATION_KINDS), z.enum(NOTIFICATION_RHYTHMS)) })
  .partial()
export type NotificationChange = z.infer<typeof notificationChangeSchema>

/** The difference between the loaded and the displayed choices. */
export function notificationChange(
  before: NotificationSettings,
  after: NotificationSettings,
): NotificationChange {
  const rhythms = NOTIFICATION_KINDS.filter((kind) => after.rhythms[kind] !== before.rhythms[kind])
  const isQuietSame =
    before.quietHours?.fromHour === after.quietHours?.fromHour &&
    before.quietHours?.toHour === after.quietHours?.toHour
  return {
    ...(after.zone === before.zone ? {} : { zone: after.zone }),
    ...(isQuietSame ? {} : { quietHours: after.quietHours }),
    ...(rhythms.length === 0
      ? {}
      : { rhythms: Object.fromEntries(rhythms.map((kind) => [kind, after.rhythms[kind]])) }),
  }
}

/** Applies a change to the choices. */
export const withNotificationChange = (
  settings: NotificationSettings,
  { zone = settings.zone, quietHours = settings.quietHours, rhythms = {} }: NotificationChange,
): NotificationSettings => ({ zone, quietHours, rhythms: { ...settings.rhythms, ...rhythms } })

const storedSchema = z.object({
  zone: timeZoneIdSchema.catch('CST'),
  quietHours: z.object({ fromHour: hour, toHour: hour }).nullable().catch(null),
  rhythms: z.record(z.string(), z.unknown()).catch({}),
})

const isRhythm = (value: unknown): value is NotificationRhythm =>
  NOTIFICATION_RHYTHMS.some((rhythm) => rhythm === value)

/** Parses stored settings. A kind without a choice, such as a newer one, has its default rhythm. */
export function readNotificationSettings(
  stored: unknown,
  fallbackZone: TimeZoneId,
): NotificationSettings {
  const read = storedSchema.safeParse(stored)
  const chosen: z.infer<typeof storedSchema> = read.success
    ? read.data
    : { zone: fallbackZone, quietHours: null, rhythms: {} }
  const rhythmOf = (kind: NotificationKind) => {
    const { mailedBy, rhythm } = NOTIFICATION_MAIL_TRAITS[kind]
    const own = chosen.rhythms[kind]
    return mailedBy !== 'required' && isRhythm(own) ? own : rhythm
  }
  return {
    zone: chosen.zone,
    quietHours: chosen.quietHours,
    // Every kind of the list is a key.
    rhythms: Object.fromEntries(
      NOTIFICATION_KINDS.map((kind) => [kind, rhythmOf(kind)]),
    ) as NotificationSettings['rhythms'],
  }
}
