import { expect, test } from 'vitest'
import { checkCreative } from '#domain/creatives/creative/checks/checkCreative.ts'
import type {
  AudioFacts,
  CreativeFacts,
  ImageFacts,
  VideoFacts,
} from '#domain/creatives/creative/creativeFacts.ts'
import type { Placement } from '#domain/creatives/creative/placement.ts'
import { fixLabel, offeredFixes } from './fixOffer.ts'

const DOOH: Placement = { mediaType: 'dooh', formatIds: [] }
const VIDEO: Placement = { mediaType: 'online_video', formatIds: [] }

const photo: ImageFacts = {
  kind: 'image',
  fileType: 'jpeg',
  bytes: 2_000_000,
  width: 4000,
  height: 3000,
  orientation: 1,
}

const offers = (facts: CreativeFacts, placement: Placement, remakesFilms = false) =>
  checkCreative(facts, placement).flatMap((finding) =>
    offeredFixes(facts, placement, finding, { remakesFilms }).map(fixLabel),
  )

test('a photo of another shape can be cropped or padded to its size, best fix first', () => {
  expect(offers(photo, DOOH)).toEqual(['Crop to 1920x1080', 'Fit with bars to 1920x1080'])
})

test('a picture for a video-only placement has no fix', () => {
  expect(offers(photo, VIDEO)).toEqual([])
})

test('an animation names what to export, and has no fix', () => {
  const animation: CreativeFacts = {
    kind: 'animated_image',
    fileType: 'gif',
    bytes: 1_000,
    width: 200,
    height: 200,
    frames: 2,
    durationMs: 500,
    plays: 1,
  }
  expect(checkCreative(animation, DOOH).length).toBeGreaterThan(0)
  expect(offers(animation, DOOH)).toEqual([])
})

const film: VideoFacts = {
  kind: 'video',
  fileType: 'mp4',
  bytes: 4_000_000,
  width: 1920,
  height: 1080,
  durationMs: 12_000,
  videoCodec: 'avc',
  framesPerSecond: 25,
  variableFrameRate: false,
  hasSound: true,
  audioCodec: 'aac',
  sampleRate: 48_000,
  channels: 2,
}

test('a billboard video can be trimmed and muted', () => {
  expect(offers(film, DOOH)).toEqual(['Trim to 10 s', 'Remove the sound'])
})

test('a video of another size can be resized where the browser can re-encode it', () => {
  const small = { ...film, width: 1280, height: 720 }
  expect(offers(small, DOOH, true)).toEqual([
    'Scale to 1920x1080',
    'Trim to 10 s',
    'Remove the sound',
  ])
  const boxy = { ...film, width: 1440, height: 1080, durationMs: 8_000, hasSound: false }
  expect(offers(boxy, DOOH, true)).toEqual(['Crop to 1920x1080', 'Fit with bars to 1920x1080'])
})

test('without re-encoding no trim is offered either, because the size would still be refused', () => {
  expect(offers({ ...film, width: 1280, height: 720 }, DOOH)).toEqual([])
})

const AUDIO: Placement = { mediaType: 'online_audio', formatIds: [] }

const spot: AudioFacts = {
  kind: 'audio',
  fileType: 'wav',
  bytes: 4_000_000,
  durationMs: 31_000,
  audioCodec: 'pcm-s16',
  sampleRate: 48_000,
  channels: 2,
  loudnessLufs: -21.3,
}

test('an audio spot can be trimmed, with loudness advice', () => {
  expect(offers(spot, AUDIO)).toEqual(['Trim to 30 s', 'Compress the sound', 'Level to −14 LUFS'])
  expect(
    offers({ ...spot, fileType: 'webm', audioCodec: 'opus', durationMs: 9_000 }, AUDIO),
  ).toEqual(['Compress the sound', 'Level to −14 LUFS'])
})

test('audio that browsers cannot decode has no fix', () => {
  expect(offers({ ...spot, fileType: 'm4a', audioCodec: 'ac3' }, AUDIO)).toEqual([])
})
