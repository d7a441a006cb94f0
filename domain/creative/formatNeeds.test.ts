import { describe, expect, it } from 'vitest'
import { formatNeeds } from './formatNeeds.ts'

describe('what a billboard line needs', () => {
  it('says on how many screens each shape is shown, and their views a week', () => {
    const across = { acceptsVideo: true, formatIds: ['dooh_16x9_static', 'dooh_16x9_video'] }
    const upright = { acceptsVideo: false, formatIds: ['dooh_9x16_static'] }
    const needs = formatNeeds(
      {
        mediaType: 'dooh',
        formatIds: [],
        screens: [
          { name: 'Congress Ave', weeklyImpressions: 40_000, ...across },
          { name: 'Airport hall', weeklyImpressions: 2_500, ...across },
          { name: 'Mall door', weeklyImpressions: 900, ...upright },
        ],
      },
      [],
    )
    expect(needs.map(({ name, screens }) => [name, screens])).toEqual([
      ['16:9, across', { count: 2, weeklyImpressions: 42_500 }],
      ['9:16, upright', { count: 1, weeklyImpressions: 900 }],
    ])
  })
})
