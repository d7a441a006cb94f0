import { describe, expect, it } from 'vitest'
import { isClickable, isSpot } from '#domain/foundation/media/mediaTraits.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { countsOf } from './deliveryCounts.ts'
import { basesOf, oddRates, quartileSteps, rateOf } from './reportRates.ts'

const counted = (
  kinds: Partial<Record<'impression' | 'click' | 'complete' | 'viewable', number>>,
) =>
  countsOf(
    (['impression', 'click', 'complete', 'viewable'] as const).map((kind) => ({
      kind,
      validity: 'valid' as const,
      count: kinds[kind] ?? 0,
    })),
  )

describe('figures of a medium', () => {
  it('are playback for a player, and clicks for clickable media', () => {
    const among = (is: (mediaType: (typeof MEDIA_TYPES)[number]) => boolean) =>
      MEDIA_TYPES.filter(is).toSorted()
    expect(among(isSpot)).toEqual(['ctv', 'online_audio', 'online_video'])
    expect(among(isClickable)).toEqual(['mobile_display', 'online_display', 'online_video'])
  })
})

describe('the basis of a rate', () => {
  it.each([
    ['online_display', { played: 0, clickable: 500, screens: 0 }],
    ['online_video', { played: 500, clickable: 500, screens: 0 }],
    ['ctv', { played: 500, clickable: 0, screens: 0 }],
    ['dooh', { played: 0, clickable: 0, screens: 500 }],
  ] as const)('of %s are %j', (mediaType, bases) => {
    expect(basesOf(mediaType, 500)).toEqual(bases)
  })
})

describe('a rate', () => {
  it('is a share of the impressions, and null without any', () => {
    expect(rateOf(3, 12)).toBe(0.25)
    expect(rateOf(0, 0)).toBeNull()
    expect(rateOf(3, 0)).toBeNull()
  })

  it('loses nobody at the impression, and nobody twice if a later step has more', () => {
    const steps = quartileSteps(counted({ impression: 10, complete: 4 }))
    expect(steps.map(({ left }) => left)).toEqual([0, 10, 0, 0, 0])
    expect(steps.at(-1)).toMatchObject({ count: 4, share: 0.4 })
  })

  it('is odd above the number of impressions, and names the event', () => {
    const notes = (kinds: Parameters<typeof counted>[0]) => oddRates(counted(kinds)).join(' ')
    const all = { impression: 5, click: 5, complete: 5, viewable: 5 }
    expect(notes(all)).toBe('')
    expect(notes({ ...all, click: 6 })).toMatch(/^There are more clicks than impressions/)
    expect(notes({ ...all, complete: 6 })).toMatch(/^There are more complete views than/)
    expect(notes({ ...all, viewable: 6 })).toMatch(/^There are more viewable impressions than/)
    expect(notes({ impression: 0, click: 1 })).toBe('')
  })
})
