import { describe, expect, it } from 'vitest'
import { isBanner } from '#domain/foundation/media/mediaTraits.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaType.ts'
import { AD_FORMATS, adFormatLabel, adFormatsFor, findAdFormat } from './adFormat.ts'
import { creativeLimitFor } from './creativeLimit.ts'
import { TOPICS, topicsFor } from './topic.ts'

describe('the ad format catalogue', () => {
  it('has the formats of the specification', () => {
    const labels = (['online_display', 'mobile_display', 'dooh'] as const).map((mediaType) =>
      adFormatsFor(mediaType).map(adFormatLabel),
    )
    expect(labels).toEqual([
      ['300x250 Medium Rectangle', '728x90 Leaderboard', '120x600 Skyscraper'],
      ['300x50 Mobile Leaderboard', '300x250 Medium Rectangle', '320x480 Mobile Interstitial'],
      [
        '16:9 Ratio (1920x1080), static',
        '16:9 Ratio (1920x1080), video',
        '9:16 Ratio (1080x1920), static',
        '9:16 Ratio (1080x1920), video',
      ],
    ])
  })
  it('has unique IDs and at least one bookable format per medium', () => {
    expect(new Set(AD_FORMATS.map(({ id }) => id)).size).toBe(AD_FORMATS.length)
    for (const mediaType of MEDIA_TYPES) expect(adFormatsFor(mediaType)).not.toEqual([])
    expect(findAdFormat('nothing')).toBeUndefined()
  })
  it('requires nothing that the upload limits of the medium forbid', () => {
    const forbidden = AD_FORMATS.filter((format) => {
      const limit = creativeLimitFor(format.mediaType)
      const { width, height } = format
      const sized = limit.sizes.some((size) => size.width === width && size.height === height)
      const largeEnough =
        !limit.minSize ||
        ((width ?? 0) >= limit.minSize.width && (height ?? 0) >= limit.minSize.height)
      return !(
        format.kinds.every((kind) => limit.kinds.includes(kind)) &&
        (format.maxSeconds ?? 0) <= (limit.maxSeconds ?? 0) &&
        (limit.sizes.length === 0 || sized) &&
        largeEnough
      )
    })
    expect(forbidden).toEqual([])
  })
})

describe('banner formats', () => {
  it.each(MEDIA_TYPES.filter(isBanner))('share all placements of %s', (mediaType) => {
    const percents = adFormatsFor(mediaType).map(({ placementPercent }) => placementPercent ?? 0)
    expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)
  })

  it('give their medium its sizes, weights and rules', () => {
    expect(creativeLimitFor('mobile_display')).toMatchObject({
      sizes: [
        { width: 300, height: 50 },
        { width: 300, height: 250 },
        { width: 320, height: 480 },
      ],
      rules: [
        'Image: PNG, JPEG, GIF or HTML5 ZIP.',
        '300x50, 300x250 or 320x480 pixels.',
        'Upload it at least two working days before the start.',
      ],
    })
    expect(creativeLimitFor('mobile_display').advice[0]).toBe(
      'Best under 50 kB for 300x50, 150 kB for 300x250 and 300 kB for 320x480 (IAB).',
    )
    expect(creativeLimitFor('online_display').advice[0]).toBe(
      'Best under 150 kB, with up to 300 kB loaded later (IAB).',
    )
  })
})

describe('the creative limits', () => {
  it('match the specification', () => {
    expect(creativeLimitFor('online_audio').maxSeconds).toBe(30)
    for (const video of ['online_video', 'ctv'] as const) {
      expect(creativeLimitFor(video)).toMatchObject({
        maxSeconds: 30,
        minSize: { width: 1080, height: 720 },
      })
    }
    expect(creativeLimitFor('dooh')).toMatchObject({ maxSeconds: 10, discardsAudio: true })
    expect(creativeLimitFor('dooh').sizes).toEqual([
      { width: 1080, height: 1920 },
      { width: 1920, height: 1080 },
    ])
    expect(creativeLimitFor('online_display').fileTypes).toEqual([
      'PNG',
      'JPEG',
      'GIF',
      'HTML5 ZIP',
    ])
  })
  it('require banners two working days before the start', () => {
    expect(creativeLimitFor('online_display').dueWorkingDays).toBe(2)
    expect(creativeLimitFor('mobile_display').dueWorkingDays).toBe(2)
    expect(creativeLimitFor('ctv').dueWorkingDays).toBeNull()
  })
})

describe('the topics', () => {
  it('have unique IDs, at least twenty of them for websites', () => {
    expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length)
    const labels = topicsFor('online_display').map(({ label }) => label)
    expect(labels.length).toBeGreaterThanOrEqual(20)
    expect(labels).toEqual(expect.arrayContaining(['Cooking', 'Finances', 'Travel']))
    expect(topicsFor('dooh')).toEqual([])
  })
})
