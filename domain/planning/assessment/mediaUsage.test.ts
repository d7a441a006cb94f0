import { describe, expect, it } from 'vitest'
import { applyDaypartPreset } from '../campaign/edits/daypartEdits.ts'
import { allHours } from '../campaign/start/allHours.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { planned } from '#domain/testing/austin.ts'
import { flightUsage } from './mediaUsage.ts'

describe('the usage of a medium', () => {
  it.each(MEDIA_TYPES)('of %s is whole in a whole week at all hours', (mediaType) => {
    const week = { days: 7, weekdayCounts: [1, 1, 1, 1, 1, 1, 1] }
    const usage = flightUsage(mediaType, week, allHours())
    expect(usage.weeks).toBeCloseTo(1, 9)
    expect(usage).toMatchObject({ activeDays: 7, weeksAllHours: usage.weeks })
    const evening = applyDaypartPreset(planned(mediaType), 'evenings').dayparts
    const evenings = flightUsage(mediaType, week, evening)
    expect(evenings.weeks).toBeGreaterThan(0)
    expect(evenings.weeks).toBeLessThan(usage.weeks)
  })

  it('is worth more in the evening on TV than on the radio', () => {
    const week = { days: 7, weekdayCounts: [1, 1, 1, 1, 1, 1, 1] }
    const evening = applyDaypartPreset(planned('ctv'), 'evenings').dayparts
    const tv = flightUsage('ctv', week, evening).weeks
    expect(tv).toBeGreaterThan(flightUsage('online_audio', week, evening).weeks * 1.5)
  })
})
