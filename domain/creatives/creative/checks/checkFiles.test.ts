import { describe, expect, it } from 'vitest'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { checkCreative, fittingFormats } from './checkCreative.ts'
import type { CreativeFacts } from '../creativeFacts.ts'

const VIDEO = {
  kind: 'video',
  fileType: 'mp4',
  bytes: 20_000_000,
  width: 1920,
  height: 1080,
  durationMs: 10_000,
  videoCodec: 'avc',
  framesPerSecond: 25,
  variableFrameRate: false,
  hasSound: true,
  audioCodec: 'aac',
  sampleRate: 48_000,
  channels: 2,
} as const satisfies CreativeFacts

const SPOT = {
  kind: 'audio',
  fileType: 'mp3',
  bytes: 500_000,
  durationMs: 20_000,
  audioCodec: 'mp3',
  sampleRate: 44_100,
  channels: 2,
} as const satisfies CreativeFacts

const STILL = {
  kind: 'image',
  fileType: 'png',
  bytes: 50_000,
  width: 300,
  height: 250,
  orientation: 1,
} as const satisfies CreativeFacts

const MOVING = {
  kind: 'animated_image',
  fileType: 'gif',
  bytes: 50_000,
  width: 300,
  height: 250,
  frames: 20,
  durationMs: 10_000,
  plays: 3,
} as const satisfies CreativeFacts

/** The findings of a file: code, measured value, and offered fixes. */
const told = (facts: CreativeFacts, mediaType: MediaType) =>
  checkCreative(facts, { mediaType, formatIds: [] }).map(({ code, measured, fixes }) =>
    [code, measured, ...fixes.map(({ kind }) => kind)].join(', '),
  )

describe('a video', () => {
  const film = (own: Partial<Extract<CreativeFacts, { kind: 'video' }>>) =>
    told({ ...VIDEO, ...own }, 'online_video')

  it.each([
    [{ videoCodec: 'hevc' }, ['codec_not_playable, HEVC (H.265), exportInstead']],
    [{ videoCodec: null }, ['codec_not_playable, unknown codec, exportInstead']],
    [{ audioCodec: 'ac3' }, ['codec_not_playable, AC-3, exportInstead, dropSound']],
    [
      { variableFrameRate: true },
      ['variable_frame_rate, 25.00 frames a second on average, exportInstead'],
    ],
    [{ framesPerSecond: 23.9 }, []],
    [{ framesPerSecond: 23.89 }, ['frame_rate, 23.89 frames a second, exportInstead']],
    [{ framesPerSecond: 30.1 }, []],
    [{ framesPerSecond: 30.11 }, ['frame_rate, 30.11 frames a second, exportInstead']],
    [{ framesPerSecond: 1 }, ['frame_rate, 1 frame a second, exportInstead']],
    [{ width: 1080, height: 1080 }, ['aspect_ratio, 1080x1080 (1:1), crop, letterbox']],
    [{ hasSound: false }, ['no_sound, no sound']],
    [{ hasSound: false, audioCodec: 'ac3' }, ['no_sound, no sound']],
    [{ sampleRate: 44_099 }, ['sample_rate, 44.099 kHz, exportInstead']],
    [{ sampleRate: 44_100 }, []],
    [{ audioCodec: 'pcm-u8' }, ['bit_depth, 8 bit, exportInstead']],
    [{ channels: 6 }, ['many_channels, 6 channels, exportInstead']],
    [{ loudnessLufs: -16 }, []],
    [{ loudnessLufs: -12 }, []],
    [{ durationMs: 0 }, ['wrong_duration, 0.0 s, exportInstead']],
    [{ durationMs: 30_051 }, ['too_long, 30.05 s, trim']],
  ])('with %j', (own, findings) => {
    expect(film(own)).toEqual(findings)
  })

  it('that cannot be played gets no fix that would have to play it', () => {
    expect(film({ videoCodec: 'hevc', audioCodec: 'ac3', width: 1080, height: 1080 })).toEqual([
      'codec_not_playable, HEVC (H.265), exportInstead',
      'codec_not_playable, AC-3, exportInstead',
      'aspect_ratio, 1080x1080 (1:1)',
    ])
  })

  it('for television has enough lines', () => {
    const lines = (width: number, height: number) => told({ ...VIDEO, width, height }, 'ctv')
    expect(lines(1920, 1080)).toEqual([])
    expect(lines(1280, 720)).toEqual(['low_resolution, 1280x720'])
    expect(lines(1280, 719)[0]).toMatch(/^wrong_resolution/)
    expect(lines(1080, 720)[0]).not.toMatch(/^wrong_resolution/)
    expect(lines(1079, 720)[0]).toMatch(/^wrong_resolution/)
  })

  it('on a billboard has exactly its size, and its sound is ignored', () => {
    const silent = { ...VIDEO, hasSound: false }
    expect(told({ ...silent, audioCodec: 'ac3' }, 'dooh')).toEqual([])
    expect(told({ ...VIDEO, audioCodec: 'ac3' }, 'dooh')).toEqual([
      'sound_discarded, with sound, dropSound',
    ])
    expect(told({ ...silent, width: 3840, height: 2160 }, 'dooh')).toEqual([
      'wrong_resolution, 3840x2160 (16:9), scale',
    ])
    expect(told({ ...silent, videoCodec: 'hevc', width: 3840, height: 2160 }, 'dooh')[1]).toBe(
      'wrong_resolution, 3840x2160 (16:9), exportInstead',
    )
    expect(told({ ...silent, width: 0 }, 'dooh')).toEqual([
      'wrong_resolution, 0x1080 (0:1), exportInstead',
    ])
  })
})

describe('a video for screens', () => {
  const screen = (name: string, acceptsVideo: boolean) => ({ name, acceptsVideo })
  const toldOn = (screens: { name: string; acceptsVideo: boolean }[], facts: CreativeFacts) =>
    checkCreative(facts, { mediaType: 'dooh', formatIds: [], screens }).map(
      ({ code, measured, allowed, items = [] }) => [code, measured, allowed, ...items].join(', '),
    )
  const silent = { ...VIDEO, hasSound: false }
  const still = { ...STILL, width: 1920, height: 1080 }

  it('is refused if no screen allows motion, while a picture is accepted', () => {
    const none = [screen('Mall door', false), screen('Airport', false)]
    expect(toldOn(none, silent)).toEqual(['kind_not_available, Video, Image, Mall door, Airport'])
    expect(toldOn(none, still)).toEqual([])
    expect(toldOn([], silent)).toEqual([])
  })

  it('runs on the screens that allow motion, and reports the others', () => {
    const some = [screen('Mall door', false), screen('Airport', true)]
    expect(toldOn(some, silent)).toEqual([
      'screens_without_video, 1 of 2 screens take no video, an image for these screens, Mall door',
    ])
    expect(toldOn(some, still)).toEqual([])
    expect(toldOn(some.slice(1), silent)).toEqual([])
  })
})

describe('a spot', () => {
  it.each([
    [{}, []],
    [{ audioCodec: 'ac3' }, ['codec_not_playable, AC-3, exportInstead']],
    [{ audioCodec: null }, ['codec_not_playable, unknown codec, exportInstead']],
    [{ fileType: 'wav', audioCodec: 'pcm-s16' }, ['uncompressed_sound, WAV, convertAudio']],
    [{ fileType: 'flac', audioCodec: 'flac' }, ['uncompressed_sound, FLAC, convertAudio']],
    [{ channels: 1 }, []],
    [{ channels: 3 }, ['many_channels, 3 channels, exportInstead']],
    [{ loudnessLufs: -16.1 }, ['loudness, −16.1 LUFS, level']],
    [{ bytes: 50 * 1024 * 1024 }, []],
    [{ bytes: 50 * 1024 * 1024 + 1 }, ['file_too_large, 50.1 MB, exportInstead']],
  ] as const)('with %j', (own, findings) => {
    expect(told({ ...SPOT, ...own }, 'online_audio')).toEqual(findings)
  })

  it('that is too large because it is uncompressed is converted', () => {
    const bytes = 50 * 1024 * 1024 + 1
    const own = { fileType: 'wav', audioCodec: 'pcm-s16', bytes } as const
    expect(told({ ...SPOT, ...own }, 'online_audio')[0]).toBe(
      'file_too_large, 50.1 MB, convertAudio',
    )
  })
})

describe('a picture', () => {
  it('has a booked size, and at most the recommended weight', () => {
    expect(told({ ...STILL, bytes: 150 * 1024 }, 'online_display')).toEqual([])
    expect(told({ ...STILL, bytes: 150 * 1024 + 1 }, 'online_display')).toEqual([
      'weight_high, 151 kB',
    ])
    expect(told({ ...STILL, width: 600, height: 500 }, 'online_display')).toEqual([
      'wrong_resolution, 600x500 (6:5), scale',
    ])
    expect(told({ ...STILL, width: 301 }, 'online_display')).toEqual([
      'wrong_resolution, 301x250, scale',
    ])
    expect(told({ ...STILL, width: 400 }, 'online_display')).toEqual([
      'wrong_resolution, 400x250 (8:5), crop, letterbox',
    ])
  })

  it.each([
    [3, []],
    [4, ['animation_too_long, 40.0 s, exportInstead']],
    [null, ['animation_too_long, never ends, exportInstead']],
  ])('that moves ends within 30 seconds: %j times', (plays, findings) => {
    expect(told({ ...MOVING, plays }, 'online_display')).toEqual(findings)
  })

  it('that moves is shown as a still on a billboard', () => {
    const large = { ...MOVING, fileType: 'png', width: 1920, height: 1080 } as const
    expect(told(large, 'dooh')).toEqual(['animation_not_shown, 20 pictures, exportInstead'])
  })
})

describe('a file of a type that a medium does not accept', () => {
  it('gets an export instruction', () => {
    const big = { width: 1920, height: 1080 }
    expect(told({ ...STILL, ...big, fileType: 'gif' }, 'dooh')).toEqual(['wrong_type, GIF, scale'])
    expect(told({ ...VIDEO, fileType: 'webm' }, 'ctv')).toEqual(['wrong_type, WebM, exportInstead'])
    expect(told({ ...SPOT, fileType: 'webm' }, 'online_audio')).toEqual([
      'wrong_type, WebM, convertAudio',
    ])
    const [wrong] = checkCreative(
      { ...STILL, ...big, fileType: 'gif' },
      { mediaType: 'dooh', formatIds: [] },
    )
    expect(wrong?.allowed).toBe('PNG or JPEG')
  })

  it('of another kind is refused with the accepted types', () => {
    const [refused] = checkCreative(SPOT, { mediaType: 'dooh', formatIds: ['dooh_16x9_static'] })
    expect(refused).toMatchObject({ code: 'kind_not_available', allowed: 'Image' })
    expect(refused?.fixes).toEqual([
      { kind: 'exportInstead', text: 'Export the ad as PNG or JPEG.' },
    ])
  })
})

describe('a file of an unknown type', () => {
  const unknown = { kind: 'unknown', bytes: 10, looksLike: null } as const

  it.each([
    ['empty', null, 'processing_failed, 0 bytes'],
    ['damaged', null, 'processing_failed, damaged'],
    ['damaged', 'PNG', 'processing_failed, damaged PNG'],
    ['mixed', null, 'unknown_file_type, unknown, with another type in the same file'],
    ['mixed', 'PNG', 'unknown_file_type, PNG, with another type in the same file'],
    ['unrecognized', null, 'unknown_file_type, unknown'],
    ['unrecognized', 'SVG', 'unknown_file_type, SVG'],
    ['oversized', 'PNG', 'file_too_large, 10 bytes'],
  ] as const)('%s, like %s', (reason, looksLike, finding) => {
    expect(told({ ...unknown, reason, looksLike }, 'online_display')).toEqual([
      `${finding}, exportInstead`,
    ])
    const placement = { mediaType: 'online_display', formatIds: [] } as const
    expect(fittingFormats({ ...unknown, reason, looksLike }, placement)).toEqual([])
  })
})

describe('the formats that a file fits', () => {
  const fitting = (facts: CreativeFacts, mediaType: MediaType) =>
    fittingFormats(facts, { mediaType, formatIds: [] }).map(
      ({ width, height }) => `${width}x${height}`,
    )

  it('match its size and duration', () => {
    expect(fitting(STILL, 'online_display')).toEqual(['300x250'])
    expect(fitting({ ...STILL, width: 250 }, 'online_display')).toEqual([])
    expect(fitting({ ...STILL, height: 300 }, 'online_display')).toEqual([])
    expect(fitting({ ...VIDEO, durationMs: 10_050 }, 'dooh')).toEqual(['1920x1080'])
    expect(fitting({ ...VIDEO, durationMs: 10_051 }, 'dooh')).toEqual([])
  })
})
