import { describe, expect, it } from 'vitest'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { audioFacts, imageFacts, videoFacts } from '#domain/testing/creativeSamples.ts'
import { formatNeeds } from './formatNeeds.ts'
import type { Placement } from './placement.ts'

describe('the needs of a billboard line', () => {
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
      ['Landscape 16:9', { count: 2, weeklyImpressions: 42_500 }],
      ['Portrait 9:16', { count: 1, weeklyImpressions: 900 }],
    ])
  })

  it('says nothing of screens while the order waits for its payment and none is held yet', () => {
    const needs = formatNeeds({ mediaType: 'dooh', formatIds: [], screens: [] }, [])
    expect(needs.map(({ screens }) => screens)).toEqual([null, null])
  })
})

describe('the needs of a line', () => {
  const needs = (mediaType: MediaType, formatIds: readonly string[] = []) =>
    formatNeeds({ mediaType, formatIds }, []).map(({ name, detail, size }) => ({
      name,
      detail,
      size,
    }))

  it('is a creative for each shape, in its words', () => {
    const wide = { width: 728, height: 90 }
    expect(needs('online_display', ['display_728x90'])).toEqual([
      { name: 'Leaderboard', detail: '728x90', size: wide },
    ])
    const screen = { width: 1080, height: 1920 }
    expect(needs('dooh', ['dooh_9x16_static', 'dooh_9x16_video'])).toEqual([
      { name: 'Portrait 9:16', detail: '1080x1920', size: screen },
    ])
    expect(needs('online_audio')).toEqual([
      { name: 'Audio spot', detail: 'Up to 30 s', size: null },
    ])
    expect(needs('ctv')).toMatchObject([
      { name: 'Video spot', detail: 'Up to 30 s, best at 1920x1080' },
    ])
  })

  it('is covered by what fits one of its formats, approved or in review', () => {
    const approved = (isApproved: boolean) => ({ facts: imageFacts(), isApproved })
    const wide = { facts: imageFacts({ width: 728, height: 90 }), isApproved: true }
    const placement = {
      mediaType: 'online_display' as const,
      formatIds: ['display_300x250', 'display_728x90', 'display_120x600'],
    }
    const all = formatNeeds(placement, [approved(true), approved(false), approved(false), wide])
    expect(all.map((need) => [need.approved, need.inReview, need.screens])).toEqual([
      [1, 2, null],
      [1, 0, null],
      [0, 0, null],
    ])
    const moving = videoFacts({ durationMs: 9_000 })
    const [across] = formatNeeds({ mediaType: 'dooh', formatIds: [] }, [
      { facts: moving, isApproved: true },
    ])
    expect(across).toMatchObject({ approved: 1 })
    const short = { facts: audioFacts({ durationMs: 25_000 }), isApproved: false }
    expect(formatNeeds({ mediaType: 'online_audio', formatIds: [] }, [short])).toMatchObject([
      { inReview: 1 },
    ])
  })
})

describe('the needs of a line', () => {
  const told = (mediaType: Placement['mediaType']) =>
    formatNeeds({ mediaType, formatIds: [] }, []).map(({ name, detail }) => `${name}: ${detail}`)

  it('is a banner of each size, or a spot whatever its length', () => {
    expect(told('online_display').map((one) => one.split(': ')[1])).toEqual([
      '300x250',
      '728x90',
      '120x600',
    ])
    expect(told('dooh')).toEqual(['Landscape 16:9: 1920x1080', 'Portrait 9:16: 1080x1920'])
    expect(told('online_video')).toEqual(['Video spot: Up to 30 s, best at 1920x1080'])
    expect(told('online_audio')).toEqual(['Audio spot: Up to 30 s'])
    const [spot] = formatNeeds({ mediaType: 'online_audio', formatIds: [] }, [])
    expect([spot?.size, spot?.screens]).toEqual([null, null])
  })

  it('is covered by what fits one of its formats, approved or in review', () => {
    const still = (width: number) =>
      ({
        kind: 'image',
        fileType: 'png',
        bytes: 1_000,
        width,
        height: 250,
        orientation: 1,
      }) as const
    const needs = formatNeeds({ mediaType: 'online_display', formatIds: [] }, [
      { facts: still(300), isApproved: true },
      { facts: still(300), isApproved: false },
      { facts: still(300), isApproved: false },
      { facts: still(301), isApproved: true },
    ])
    expect(needs.map(({ approved, inReview }) => [approved, inReview])).toEqual([
      [1, 2],
      [0, 0],
      [0, 0],
    ])
  })
})
