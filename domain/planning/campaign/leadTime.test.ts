import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { bannerUploadDeadline } from '#domain/foundation/calendar/workingDays.ts'
import { earliestStart } from './leadTime.ts'

const noonUtc = (isoDate: string) => new Date(`${isoDate}T12:00:00Z`)

describe('earliestStart', () => {
  it('leaves a day to upload banners when it is asked on a weekend', () => {
    const start = earliestStart('online_display', 'UTC', noonUtc('2026-11-21'))
    expect(start).toBe('2026-11-25')
    expect(bannerUploadDeadline(start)).toBe('2026-11-23')
  })

  it('never asks for banners before today', () => {
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
