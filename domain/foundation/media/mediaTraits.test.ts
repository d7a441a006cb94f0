import { describe, expect, it } from 'vitest'
import {
  countsPlays,
  hasFrequencyCap,
  isBanner,
  isClickable,
  isHeard,
  isOnScreens,
  isSoldBySlots,
  isSpot,
  isTelevision,
} from './mediaTraits.ts'
import { MEDIA_TYPES, type MediaType } from './mediaTypes.ts'

const media = (holds: (mediaType: MediaType) => boolean) => MEDIA_TYPES.filter(holds)

describe('traits of media', () => {
  it('distinguish billboards from media on personal devices', () => {
    expect(media(isSoldBySlots)).toEqual(['dooh'])
    expect(media(isOnScreens)).toEqual(['dooh'])
    expect(media(countsPlays)).toEqual(['dooh'])
    expect(media((mediaType) => !hasFrequencyCap(mediaType))).toEqual(['dooh'])
  })

  it('distinguish banners from spots', () => {
    expect(media(isBanner)).toEqual(['online_display', 'mobile_display'])
    expect(media(isSpot)).toEqual(['online_video', 'online_audio', 'ctv'])
  })

  it('name the media that can be clicked, are only heard, or follow the norms of television', () => {
    expect(media(isClickable)).toEqual(['online_display', 'mobile_display', 'online_video'])
    expect(media(isHeard)).toEqual(['online_audio'])
    expect(media(isTelevision)).toEqual(['ctv'])
  })
})
