import { describe, expect, it } from 'vitest'
import { formatCost } from './formatCost.ts'

describe('the cost of a missing format', () => {
  it('of banners is the placements of its size', () => {
    const placement = {
      mediaType: 'online_display',
      formatIds: ['display_300x250', 'display_728x90', 'display_120x600'],
    } as const
    const covered = ['display_300x250']
    expect(formatCost(placement, ['display_728x90'], covered).share).toBeCloseTo(0.3)
    expect(formatCost(placement, ['display_120x600'], covered).share).toBeCloseTo(0.2)
    expect(formatCost(placement, ['display_300x250'], covered).share).toBe(0)
  })

  it('of spots is everything or nothing', () => {
    const placement = { mediaType: 'ctv', formatIds: ['ctv_spot_15', 'ctv_spot_30'] } as const
    expect(formatCost(placement, ['ctv_spot_15', 'ctv_spot_30'], []).share).toBe(1)
    expect(formatCost(placement, ['ctv_spot_15'], ['ctv_spot_30']).share).toBe(0)
  })

  it('of billboards is the screens without another fitting creative', () => {
    const screen = (weeklyImpressions: number, ...formatIds: string[]) => ({
      name: 'Main St',
      acceptsVideo: true,
      formatIds,
      weeklyImpressions,
    })
    const placement = {
      mediaType: 'dooh',
      formatIds: [],
      screens: [
        screen(700, 'dooh_16x9_static', 'dooh_16x9_video'),
        screen(200, 'dooh_9x16_static'),
        screen(100, 'dooh_9x16_static', 'dooh_16x9_static'),
      ],
    } as const
    const missing = ['dooh_9x16_static', 'dooh_9x16_video']
    expect(formatCost(placement, missing, ['dooh_16x9_static'])).toEqual({
      share: 0.2,
      screens: 1,
    })
    expect(formatCost({ ...placement, screens: [] }, missing, [])).toEqual({
      share: null,
      screens: null,
    })
  })

  it('of billboards counts only known screens, and of these the empty ones', () => {
    const still = ['dooh_16x9_static']
    const at = (formatIds?: string[], weeklyImpressions?: number) => ({
      name: 'Main St',
      acceptsVideo: true,
      ...(formatIds ? { formatIds } : {}),
      ...(weeklyImpressions === undefined ? {} : { weeklyImpressions }),
    })
    const cost = (...screens: ReturnType<typeof at>[]) =>
      formatCost({ mediaType: 'dooh', formatIds: [], screens }, still, ['dooh_9x16_static'])
    const unknown = { share: null, screens: null }
    expect(cost(at(still), at(undefined, 100))).toEqual(unknown)
    expect(formatCost({ mediaType: 'dooh', formatIds: [] }, still, [])).toEqual(unknown)
    expect(cost(at(still, 100), at(undefined, 900))).toEqual({ share: 1, screens: 1 })
    expect(cost(at(still, 0))).toEqual({ share: 0, screens: 1 })
    expect(cost(at(['dooh_9x16_video'], 100), at(still, 300))).toEqual({ share: 0.75, screens: 1 })
    expect(cost(at([...still, 'dooh_9x16_static'], 100))).toEqual({ share: 0, screens: 0 })
  })
})
