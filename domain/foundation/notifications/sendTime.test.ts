import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NOTIFICATION_KINDS } from './notification.ts'
import { TIME_ZONES, type TimeZoneId } from '../calendar/timeZones.ts'
import {
  NOTIFICATION_RHYTHMS,
  readNotificationSettings,
  type NotificationSettings,
} from './notificationSettings.ts'
import { afterQuietHours, eventMailDelay, mailTime, messageTime } from './sendTime.ts'

const settings = (changes: Partial<NotificationSettings> = {}): NotificationSettings => ({
  ...readNotificationSettings(null, 'CST'),
  ...changes,
})
const NIGHT = { fromHour: 22, toHour: 7 }
const noon = new Date('2026-11-27T18:00:00Z')
const iso = (at: Date | null) => at?.toISOString() ?? null

describe('mailTime', () => {
  it('waits five minutes for a kind that is mailed at once', () => {
    expect(iso(mailTime('invoice_due', settings(), noon))).toBe('2026-11-27T18:05:00.000Z')
  })

  it('collects daily kinds for the next 8am of the reader', () => {
    expect(iso(mailTime('ends_soon', settings(), noon))).toBe('2026-11-28T14:00:00.000Z')
    const berlin = settings({ zone: 'CET' })
    expect(iso(mailTime('ends_soon', berlin, new Date('2026-11-27T06:59:00Z')))).toBe(
      '2026-11-27T07:00:00.000Z',
    )
  })

  it('waits for the end of quiet hours that pass midnight', () => {
    const late = new Date('2026-11-28T04:30:00Z')
    const early = new Date('2026-11-28T10:00:00Z')
    const own = settings({ quietHours: NIGHT })
    expect(iso(mailTime('invoice_due', own, late))).toBe('2026-11-28T13:00:00.000Z')
    expect(iso(mailTime('invoice_due', own, early))).toBe('2026-11-28T13:00:00.000Z')
  })

  it('sends nothing for never, for events with their own mail and for required mails', () => {
    const never = settings()
    never.rhythms.invoice_due = 'never'
    expect(mailTime('invoice_due', never, noon)).toBeNull()
    expect(mailTime('creative_denied', settings(), noon)).toBeNull()
    expect(mailTime('change_paid', settings(), noon)).toBeNull()
  })

  it('delays an event’s own mail only in quiet hours', () => {
    const own = settings({ quietHours: NIGHT })
    expect(eventMailDelay('creative_denied', own, noon)).toBeNull()
    expect(iso(eventMailDelay('creative_denied', own, new Date('2026-11-28T04:30:00Z')))).toBe(
      '2026-11-28T13:00:00.000Z',
    )
    expect(eventMailDelay('invoice_due', own, new Date('2026-11-28T04:30:00Z'))).toBeNull()
  })

  it('is later than now, never in quiet hours and within two days, for any choices', () => {
    const hour = fc.integer({ min: 0, max: 23 })
    fc.assert(
      fc.property(
        fc.constantFrom(...NOTIFICATION_KINDS),
        fc.constantFrom(...NOTIFICATION_RHYTHMS),
        fc.constantFrom(...(Object.keys(TIME_ZONES) as TimeZoneId[])),
        hour,
        hour,
        fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        (kind, rhythm, zone, fromHour, toHour, now) => {
          fc.pre(fromHour !== toHour)
          const own = settings({ zone, quietHours: { fromHour, toHour } })
          own.rhythms[kind] = rhythm
          const at = mailTime(kind, own, now)
          if (at === null) return
          expect(at > now).toBe(true)
          expect(at.getTime() - now.getTime()).toBeLessThan(50 * 3_600_000)
          expect(iso(afterQuietHours(at, own))).toBe(iso(at))
        },
      ),
    )
  })
})

describe('quiet hours over a change of clocks', () => {
  const at = (quietHours: NotificationSettings['quietHours'], now: string) =>
    iso(messageTime(settings({ zone: 'EST', quietHours }), new Date(now)))

  it('end when the clock skips their last hour', () => {
    expect(at({ fromHour: 22, toHour: 2 }, '2026-03-08T06:30:00Z')).toBe('2026-03-08T07:00:00.000Z')
  })

  it('last an hour longer when it repeats one of theirs', () => {
    const night = { fromHour: 22, toHour: 2 }
    for (const now of ['2026-11-01T05:30:00Z', '2026-11-01T06:30:00Z'])
      expect(at(night, now)).toBe('2026-11-01T07:00:00.000Z')
  })

  it('begin and end by the clock on the days around it', () => {
    for (const [now, end] of [
      ['2026-03-08T04:00:00Z', '2026-03-08T11:00:00.000Z'],
      ['2026-03-09T04:00:00Z', '2026-03-09T11:00:00.000Z'],
      ['2026-11-01T03:00:00Z', '2026-11-01T12:00:00.000Z'],
    ] as const)
      expect(at(NIGHT, now)).toBe(end)
  })
})

describe('readNotificationSettings', () => {
  it('keeps known stored choices and fills in the rest', () => {
    const read = readNotificationSettings(
      { zone: 'Mars', quietHours: NIGHT, rhythms: { ends_soon: 'never', gone: 'daily', x: 1 } },
      'EST',
    )
    expect(read.quietHours).toEqual(NIGHT)
    expect(read.zone).toBe('CST')
    expect(read.rhythms).toMatchObject({ ends_soon: 'never', invoice_due: 'at_once' })
    expect(read.rhythms).not.toHaveProperty('gone')
  })

  it('never turns off a required mail', () => {
    const rhythms = { change_paid: 'never' }
    expect(
      readNotificationSettings({ zone: 'EST', quietHours: null, rhythms }, 'CST').rhythms
        .change_paid,
    ).toBe('at_once')
  })
})
