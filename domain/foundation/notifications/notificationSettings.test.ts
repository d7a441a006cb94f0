import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOTIFICATION_KINDS } from './notification.ts'
import {
  notificationChange,
  notificationChangeSchema,
  NOTIFICATION_RHYTHMS,
  readNotificationSettings,
  withNotificationChange,
  type NotificationSettings,
} from './notificationSettings.ts'

const hour = fc.integer({ min: 0, max: 23 })
const settings = fc.record({
  zone: fc.constantFrom('CST', 'CET', 'PST' as const),
  quietHours: fc.option(
    fc
      .record({ fromHour: hour, toHour: hour })
      .filter(({ fromHour, toHour }) => fromHour !== toHour),
  ),
  rhythms: fc.record(
    Object.fromEntries(
      NOTIFICATION_KINDS.map((kind) => [kind, fc.constantFrom(...NOTIFICATION_RHYTHMS)]),
    ),
  ),
}) as fc.Arbitrary<NotificationSettings>

describe('a change of notification settings', () => {
  it('contains the differences between the loaded and the displayed choices', () => {
    fc.assert(
      fc.property(settings, settings, (before, after) => {
        const change = notificationChangeSchema.parse(notificationChange(before, after))
        expect(withNotificationChange(before, change)).toEqual(after)
      }),
    )
  })

  it('is empty where nothing was changed', () => {
    fc.assert(
      fc.property(settings, (same) => {
        expect(notificationChange(same, { ...same, rhythms: { ...same.rhythms } })).toEqual({})
      }),
    )
  })

  it('keeps choices made in another tab', () => {
    const usual = readNotificationSettings(null, 'CST')
    const there = notificationChange(usual, { ...usual, zone: 'CET' })
    const here = notificationChange(usual, { ...usual, quietHours: { fromHour: 20, toHour: 7 } })
    expect(withNotificationChange(withNotificationChange(usual, there), here)).toMatchObject({
      zone: 'CET',
      quietHours: { fromHour: 20, toHour: 7 },
    })
  })
})
