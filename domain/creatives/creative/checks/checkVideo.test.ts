import { describe, expect, it } from 'vitest'
import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import { found, helps, videoFacts } from '#domain/testing/creativeSamples.ts'
import { checkLength } from './checkLength.ts'
import { checkVideo } from './checkVideo.ts'
import type { VideoFacts } from '../creativeFacts.ts'

const check = (changes: Partial<VideoFacts> = {}, mediaType: MediaType = 'online_video') => {
  const limit = creativeLimitFor(mediaType)
  return checkVideo(videoFacts(changes), limit, limit.sizes, limit.maxSeconds)
}
const NO_H264 = 'codec_not_playable: HEVC (H.265); H.264, VP8, VP9 or AV1'

describe('the codecs of a video', () => {
  it('are those that players support, of video and sound', () => {
    expect(check()).toEqual([])
    expect(found(check({ videoCodec: 'hevc' }))).toEqual([NO_H264])
    expect(found(check({ videoCodec: null }))[0]).toContain('unknown codec')
    const silent = check({ audioCodec: 'ac3' })
    expect(found(silent)).toEqual(['codec_not_playable: AC-3; AAC, MP3 or Opus sound'])
    expect(helps(silent)).toEqual(['Export the video with AAC sound.', 'dropSound'])
  })

  it('cannot be fixed by removing the sound of an unplayable video', () => {
    expect(helps(check({ videoCodec: 'hevc', audioCodec: 'ac3' }))).toEqual([
      'Export the video as MP4 with H.264.',
      'Export the video with AAC sound.',
    ])
  })

  it('of sound matter only where it is heard', () => {
    expect(found(check({ audioCodec: 'ac3' }, 'dooh'))).toEqual([
      'sound_discarded: with sound; no sound',
    ])
    expect(check({ audioCodec: 'ac3', hasSound: false }, 'dooh')).toEqual([])
    expect(found(check({ audioCodec: null, hasSound: false }))).toEqual([
      'no_sound: no sound; sound that also works muted',
    ])
  })
})

describe('the size of a video', () => {
  const sizes = (changes: Partial<VideoFacts>, mediaType?: MediaType) =>
    check(changes, mediaType).filter(({ code }) => code === 'wrong_resolution')

  it('is exact on a billboard', () => {
    expect(sizes({ width: 1080, height: 1920 }, 'dooh')).toEqual([])
    const small = sizes({ width: 1280, height: 720 }, 'dooh')
    expect(found(small)).toEqual(['wrong_resolution: 1280x720 (16:9); 1080x1920 or 1920x1080'])
    expect(small[0]?.fixes).toEqual([{ kind: 'scale', width: 1920, height: 1080 }])
    const unread = sizes({ width: 1280, height: 720, videoCodec: 'hevc' }, 'dooh')
    expect(helps(unread)).toEqual(['Export the video in 1080x1920 or 1920x1080 pixels.'])
  })

  it('is at least the minimum for good quality, in both directions', () => {
    expect(sizes({ width: 1080, height: 720 })).toEqual([])
    expect(found(sizes({ width: 1079, height: 720 }))).toEqual([
      'wrong_resolution: 1079x720; at least 1080x720',
    ])
    expect(found(sizes({ width: 1080, height: 719 }))).toHaveLength(1)
  })

  it('is best 16:9, at television resolution', () => {
    const shape = (changes: Partial<VideoFacts>) =>
      check(changes).filter(({ code }) => code === 'aspect_ratio')
    expect(shape({ width: 1920, height: 1088 })).toEqual([])
    expect(found(shape({ width: 1440, height: 1080 }))).toEqual([
      'aspect_ratio: 1440x1080 (4:3); 16:9',
    ])
    expect(helps(shape({ width: 1440, height: 1080 }))).toEqual(['crop', 'letterbox'])
    expect(helps(shape({ width: 1440, height: 1080, videoCodec: 'hevc' }))).toEqual([])
    expect(shape({ width: 0, height: 1080 })).toEqual([])
    expect(shape({ width: 1920, height: 0 })).toEqual([])
    const tv = (height: number) => found(check({ width: 1920, height }, 'ctv'))
    expect(tv(1080)).toEqual([])
    expect(tv(1079)).toEqual(['low_resolution: 1920x1079; 1920x1080'])
    expect(check({ width: 1280, height: 720 })).toEqual([])
  })
})

describe('the frame rate of a video', () => {
  it('is a usual one, and constant', () => {
    const rate = (framesPerSecond: number) => found(check({ framesPerSecond }))
    expect([23.9, 24, 30, 30.1].flatMap(rate)).toEqual([])
    expect(rate(23.89)).toEqual(['frame_rate: 23.89 frames a second; 23.98 to 30 frames a second'])
    expect(rate(60)).toHaveLength(1)
    expect(rate(1)[0]).toContain('1 frame a second')
    expect(found(check({ framesPerSecond: 60, variableFrameRate: true }))).toEqual([
      'variable_frame_rate: 60.00 frames a second on average; the same rate throughout',
    ])
  })
})

describe('a duration', () => {
  it('is above zero, and within the booked one', () => {
    expect(found(checkLength(0, 30))).toEqual(['wrong_duration: 0.0 s; up to 30 s'])
    expect(found(checkLength(0, null))).toEqual(['wrong_duration: 0.0 s; longer than 0 s'])
    expect(checkLength(1, 30)).toEqual([])
    expect(checkLength(99_000, null)).toEqual([])
    expect(checkLength(15_051, 15)).toMatchObject([
      {
        code: 'too_long',
        measured: '15.05 s',
        allowed: 'up to 15 s',
        fixes: [{ kind: 'trim', maxMs: 14_900 }],
      },
    ])
  })
})
