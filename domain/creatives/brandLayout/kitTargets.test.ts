import { describe, expect, it } from 'vitest'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'
import { kitTargets, type KitLine } from './kitTargets.ts'

const line = (
  mediaType: KitLine['placement']['mediaType'],
  own: Partial<KitLine> = {},
): KitLine => ({
  id: `lin_${mediaType}`,
  name: 'Austin',
  placement: { mediaType, formatIds: [] },
  isOpen: true,
  ...own,
})

const words = (lines: readonly KitLine[]) =>
  kitTargets(lines).map(
    ({ size, kind, maxBytes }) =>
      `${size.width}x${size.height} ${kind} ${Math.round(maxBytes / 1024)}`,
  )

describe('the files of a kit', () => {
  it('for banners are six stills below the recommended weight', () => {
    expect(words([line('online_display'), line('mobile_display')])).toEqual([
      '300x250 still 150',
      '728x90 still 150',
      '120x600 still 150',
      '300x50 still 50',
      '300x250 still 150',
      '320x480 still 300',
    ])
  })

  it('for billboards are both shapes, still and moving', () => {
    expect(words([line('dooh')])).toEqual([
      '1920x1080 still 10240',
      '1920x1080 motion 61440',
      '1080x1920 still 10240',
      '1080x1920 motion 61440',
    ])
  })

  it('for spots of any length are one video of an accepted type', () => {
    expect(words([line('online_video')])).toEqual(['1920x1080 motion 61440'])
    const filmsOf = (mediaType: KitLine['placement']['mediaType']) =>
      kitTargets([line(mediaType)]).map(({ films }) => films)
    expect(filmsOf('online_video')).toEqual([['mp4', 'webm']])
    expect(filmsOf('ctv')).toEqual([['mp4']])
    expect(words([line('online_audio')])).toEqual([])
  })

  it('are limited to booked formats and lines that still accept creatives', () => {
    const placement = { mediaType: 'dooh', formatIds: ['dooh_9x16_static'] } as const
    expect(words([line('dooh', { placement })])).toEqual(['1080x1920 still 10240'])
    expect(words(MEDIA_TYPES.map((one) => line(one, { isOpen: false })))).toEqual([])
  })

  it('have unique IDs on a page', () => {
    const targets = kitTargets(MEDIA_TYPES.map((one) => line(one)))
    expect(new Set(targets.map(({ id }) => id)).size).toBe(targets.length)
  })
})
