import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { bannerUploadDeadline } from '#domain/foundation/calendar/workingDays.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { product as givenProduct } from '#domain/testing/austin.ts'
import { earliestStart, startReason } from './leadTime.ts'

const noonUtc = (isoDate: string) => new Date(`${isoDate}T12:00:00Z`)

describe('earliestStart', () => {
  it('leaves a day to upload banners when the plan is made on a weekend', () => {
    const start = earliestStart('online_display', 'UTC', noonUtc('2026-11-21'))
    expect(start).toBe('2026-11-25')
    expect(bannerUploadDeadline(start)).toBe('2026-11-23')
  })

  it('never requires banners before today', () => {
    const days = fc.date({
      min: noonUtc('2026-01-01'),
      max: noonUtc('2030-12-31'),
      noInvalidDate: true,
    })
    fc.assert(
      fc.property(days, fc.constantFrom('online_display', 'mobile_display'), (now, mediaType) => {
        const today = now.toISOString().slice(0, 10)
        expect(bannerUploadDeadline(earliestStart(mediaType, 'UTC', now)) >= today).toBe(true)
      }),
    )
  })
})

describe('startReason', () => {
  const product = (name: string, leadTimeDays: number) =>
    givenProduct(0, 'dooh', { name, leadTimeDays })
  const friday = noonUtc('2026-11-27')

  it('states the days that the medium needs', () => {
    expect(startReason('ctv', 'UTC', friday)).toBe(
      'we need 5 days to review your ads and set up the campaign',
    )
  })

  it('states the working days of banners if they decide', () => {
    expect(startReason('online_display', 'UTC', noonUtc('2026-11-21'))).toBe(
      'banners are due 2 working days before the start',
    )
  })

  it('names the product picked by hand with the longest lead time', () => {
    const picked = [product('Harbor Wall', 14), product('Main Street', 21), product('Plaza', 3)]
    expect(startReason('dooh', 'UTC', friday, picked)).toBe('Main Street needs 21 days')
  })

  it('names a product only if the campaign could start earlier without it', () => {
    const days = fc.date({
      min: noonUtc('2026-01-01'),
      max: noonUtc('2030-12-31'),
      noInvalidDate: true,
    })
    const lead = fc.integer({ min: 0, max: 40 })
    fc.assert(
      fc.property(days, lead, fc.constantFrom(...MEDIA_TYPES), (now, leadTimeDays, mediaType) => {
        const picked = [product('Harbor Wall', leadTimeDays)]
        const isLater =
          earliestStart(mediaType, 'UTC', now, picked) > earliestStart(mediaType, 'UTC', now)
        const isNamed = startReason(mediaType, 'UTC', now, picked).startsWith('Harbor Wall')
        expect(isNamed).toBe(isLater)
      }),
    )
  })
})
