import { describe, expect, it } from 'vitest'
import { adFormatsFor } from '#domain/catalogue/adFormat.ts'
import type { MediaType } from '#domain/foundation/media/mediaTypes.ts'
import {
  animatedFacts,
  audioFacts,
  found,
  helps,
  html5Facts,
  imageFacts,
  videoFacts,
} from '#domain/testing/creativeSamples.ts'
import { checkCreative, fittingFormats } from './checkCreative.ts'
import type { CreativeFacts, UnknownFacts } from '../creativeFacts.ts'
import { creativeKindOf, type Placement } from '../placement.ts'

const on = (mediaType: MediaType, formatIds: readonly string[] = []): Placement => ({
  mediaType,
  formatIds,
})
const MB = 1024 * 1024

describe('a file that is not known', () => {
  const of = (reason: UnknownFacts['reason'], looksLike: string | null, bytes = 500) =>
    checkCreative({ kind: 'unknown', bytes, reason, looksLike }, on('ctv'))

  it('reports its apparent type and an export instruction', () => {
    expect(found(of('unrecognized', 'WebP'))).toEqual(['unknown_file_type: WebP; MP4 or MOV'])
    expect(found(of('unrecognized', null))).toEqual(['unknown_file_type: unknown; MP4 or MOV'])
    expect(found(of('mixed', 'PNG'))).toEqual([
      'unknown_file_type: PNG, with another type in the same file; MP4 or MOV',
    ])
    expect(found(of('mixed', null))[0]).toContain('unknown, with another type')
    expect(helps(of('mixed', null))).toEqual(['Export it again as MP4 or MOV.'])
  })

  it('is empty, damaged, or too large to read', () => {
    expect(found(of('empty', 'PNG', 0))).toEqual(['processing_failed: 0 bytes; MP4 or MOV'])
    expect(found(of('damaged', 'MP4'))).toEqual(['processing_failed: damaged MP4; MP4 or MOV'])
    expect(found(of('damaged', null))).toEqual(['processing_failed: damaged; MP4 or MOV'])
    expect(found(of('oversized', 'PNG', 11 * MB))).toEqual(['file_too_large: 11 MB; up to 10 MB'])
    expect(found(of('unrecognized', null, 501 * MB))[0]).toBe(
      'file_too_large: 501 MB; up to 500 MB',
    )
    expect(creativeKindOf({ kind: 'unknown', bytes: 0, reason: 'empty', looksLike: null })).toBe(
      undefined,
    )
  })
})

describe('a file that is too large', () => {
  it('is compressed here if it is uncompressed sound, else exported again', () => {
    const large = (facts: CreativeFacts) => {
      const findings = checkCreative({ ...facts, bytes: 501 * MB }, on('online_audio'))
      return helps(findings.filter(({ code }) => code === 'file_too_large'))
    }
    expect(large(audioFacts({ fileType: 'wav' }))).toEqual(['convertAudio'])
    expect(large(audioFacts({ fileType: 'flac' }))).toEqual(['convertAudio'])
    const again = ['Export it again with more compression, under 50 MB.']
    expect(large(audioFacts({ fileType: 'mp3' }))).toEqual(again)
    expect(large(videoFacts())).toEqual(['Export it again with more compression, under 500 MB.'])
  })
})

describe('a file of a kind that was not booked', () => {
  it('lists the booked kinds and types', () => {
    const sound = checkCreative(audioFacts(), on('online_display'))
    expect(found(sound)).toEqual(['kind_not_available: Audio; Image or HTML5'])
    expect(helps(sound)).toEqual(['Export the ad as PNG, JPEG, GIF or HTML5 ZIP.'])
    expect(helps(checkCreative(html5Facts(), on('online_audio')))).toEqual([
      'Export the ad as MP3, WAV, M4A, AAC, OGG or FLAC.',
    ])
    const still = checkCreative(videoFacts(), on('dooh', ['dooh_16x9_static']))
    expect(found(still)).toEqual(['kind_not_available: Video; Image'])
    expect(still[0]?.items).toBeUndefined()
  })

  it('is a video if no screen allows motion, and lists the screens', () => {
    const screens = ['Main Street', 'Mall'].map((name) => ({ name, acceptsVideo: false }))
    const silent = videoFacts({ hasSound: false })
    const none = checkCreative(silent, { ...on('dooh'), screens })
    expect(found(none)).toEqual(['kind_not_available: Video; Image'])
    expect(none[0]?.items).toEqual(['Main Street', 'Mall'])
    expect(helps(none)).toEqual(['Export the ad as PNG or JPEG.'])
    const [first] = screens
    if (!first) throw new Error('there are two')
    const some = [first, { name: 'Hall', acceptsVideo: true }]
    expect(found(checkCreative(silent, { ...on('dooh'), screens: some }))).toEqual([
      'screens_without_video: 1 of 2 screens take no video; an image for these screens',
    ])
    // Only videos were booked: these screens accept pictures.
    const moving = checkCreative(silent, { ...on('dooh', ['dooh_16x9_video']), screens })
    expect(found(moving)).toEqual(['kind_not_available: Video; Image'])
    expect(helps(moving)).toEqual(['Export the ad as PNG or JPEG.'])
    const picture = imageFacts({ width: 1920, height: 1080 })
    expect(checkCreative(picture, { ...on('dooh'), screens })).toEqual([])
  })
})

describe('a file of an unsupported type', () => {
  const wrong = (facts: CreativeFacts, mediaType: MediaType) =>
    checkCreative(facts, on(mediaType)).filter(({ code }) => code === 'wrong_type')

  it('lists the supported types of its kind, and the conversion', () => {
    const gif = wrong(imageFacts({ fileType: 'gif', width: 1920, height: 1080 }), 'dooh')
    expect(found(gif)).toEqual(['wrong_type: GIF; PNG or JPEG'])
    expect(gif[0]?.fixes).toEqual([{ kind: 'scale', width: 1920, height: 1080 }])
    const upright = wrong(imageFacts({ fileType: 'gif', width: 500, height: 900 }), 'dooh')
    expect(upright[0]?.fixes[0]).toEqual({ kind: 'crop', width: 1080, height: 1920 })
    expect(found(wrong(videoFacts({ fileType: 'webm' }), 'ctv'))).toEqual([
      'wrong_type: WebM; MP4 or MOV',
    ])
    expect(helps(wrong(videoFacts({ fileType: 'webm' }), 'ctv'))).toEqual([
      'Export the video as MP4 with H.264.',
    ])
    expect(helps(wrong(animatedFacts(), 'dooh'))).toEqual([
      'Export a still picture as PNG or JPEG.',
    ])
    expect(helps(wrong(audioFacts({ fileType: 'webm' }), 'online_audio'))).toEqual(['convertAudio'])
    expect(wrong(audioFacts(), 'online_audio')).toEqual([])
  })
})

describe('the formats that a file fits', () => {
  const fits = (facts: CreativeFacts, mediaType: MediaType, formatIds?: readonly string[]) =>
    fittingFormats(facts, on(mediaType, formatIds)).map(({ id }) => id)

  it('match its exact size', () => {
    expect(fits(imageFacts(), 'online_display')).toEqual(['display_300x250'])
    expect(fits(animatedFacts({ width: 728, height: 90 }), 'online_display')).toEqual([
      'display_728x90',
    ])
    expect(fits(imageFacts({ height: 90 }), 'online_display')).toEqual([])
    expect(fits(html5Facts(), 'online_display')).toEqual(['display_300x250'])
    expect(fits(html5Facts({ adSize: null }), 'online_display')).toEqual([])
    expect(fits(imageFacts(), 'online_display', ['display_728x90'])).toEqual([])
    expect(fits(imageFacts({ width: 1920, height: 1080 }), 'dooh')).toEqual(['dooh_16x9_static'])
  })

  it('are, for spots, those that are long enough, whatever their size', () => {
    const all = adFormatsFor('online_audio')
    const long = all.filter(({ maxSeconds }) => maxSeconds === 30).map(({ id }) => id)
    expect(long.length).toBeLessThan(all.length)
    expect(fits(audioFacts({ durationMs: 30_050 }), 'online_audio')).toEqual(long)
    expect(fits(audioFacts({ durationMs: 1_000 }), 'online_audio')).toHaveLength(all.length)
    expect(fits(audioFacts({ durationMs: 30_051 }), 'online_audio')).toEqual([])
    expect(fits(videoFacts({ width: 640, durationMs: 1_000 }), 'ctv')).toHaveLength(
      adFormatsFor('ctv').length,
    )
    expect(fits({ kind: 'unknown', bytes: 1, reason: 'empty', looksLike: null }, 'ctv')).toEqual([])
  })

  it('allow the duration of the longest booked format', () => {
    const codes = (formatIds: readonly string[]) =>
      checkCreative(audioFacts({ durationMs: 20_000 }), on('online_audio', formatIds)).map(
        ({ code }) => code,
      )
    const byLength = (seconds: number) =>
      adFormatsFor('online_audio').flatMap(({ id, maxSeconds }) =>
        maxSeconds === seconds ? [id] : [],
      )
    expect(codes(byLength(15))).toEqual(['too_long'])
    expect(codes([...byLength(15), ...byLength(30)])).toEqual([])
  })

  it('request only the booked sizes', () => {
    const booked = on('online_display', ['display_728x90', 'display_120x600'])
    expect(found(checkCreative(imageFacts(), booked))).toEqual([
      'wrong_resolution: 300x250 (6:5); 728x90 or 120x600',
    ])
  })
})
