import fc from 'fast-check'
import { adFormatsFor } from '../catalogue/adFormat.ts'
import type { CreativeFacts } from '../creatives/creative/creativeFacts.ts'
import type { Fix } from '../creatives/creative/finding.ts'
import { MAX_LISTED } from '../creatives/creative/listLimits.ts'
import type { Placement } from '../creatives/creative/placement.ts'
import { MEDIA_TYPES } from '../foundation/media/mediaType.ts'

const bytes = fc.oneof(fc.nat(1_000_000), fc.nat(600 * 1024 * 1024))
const length = fc.oneof(fc.nat(60_000), fc.constantFrom(10_050, 10_051, 30_050, 30_051))
const side = fc.constantFrom(0, 1, 50, 90, 250, 300, 600, 720, 728, 1080, 1280, 1920)
const size = { width: side, height: side }
const sound = {
  audioCodec: fc.constantFrom('aac', 'mp3', 'pcm-u8', 'ac3', null),
  sampleRate: fc.constantFrom(8000, 44_100, 48_000),
  channels: fc.constantFrom(1, 2, 6),
  // JSON knows no negative zero.
  loudnessLufs: fc.double({ min: -60, max: 0, noNaN: true }).map((lufs) => lufs + 0),
}
const listed = fc.array(fc.string({ maxLength: 20 }), { maxLength: MAX_LISTED })
/** Facts of any file, sound or not. */
export const randomFacts: fc.Arbitrary<CreativeFacts> = fc.oneof(
  fc.record({
    kind: fc.constant('image' as const),
    fileType: fc.constantFrom('png', 'jpeg', 'gif'),
    bytes,
    ...size,
    orientation: fc.integer({ min: 1, max: 8 }),
  }),
  fc.record({
    kind: fc.constant('animated_image' as const),
    fileType: fc.constantFrom('png', 'gif'),
    bytes,
    ...size,
    frames: fc.integer({ min: 2, max: 200 }),
    durationMs: length,
    plays: fc.option(fc.integer({ min: 1, max: 20 })),
  }),
  fc.record({
    kind: fc.constant('video' as const),
    fileType: fc.constantFrom('mp4', 'mov', 'webm'),
    bytes,
    ...size,
    durationMs: length,
    videoCodec: fc.constantFrom('avc', 'vp9', 'hevc', null),
    framesPerSecond: fc.double({ min: 0, max: 120, noNaN: true }),
    variableFrameRate: fc.boolean(),
    hasSound: fc.boolean(),
    ...sound,
  }),
  fc.record({
    kind: fc.constant('audio' as const),
    fileType: fc.constantFrom('mp3', 'wav', 'm4a', 'webm'),
    bytes,
    durationMs: length,
    ...sound,
  }),
  fc.record({
    kind: fc.constant('html5' as const),
    fileType: fc.constant('zip' as const),
    bytes,
    fileCount: fc.nat(120),
    inflatedBytes: bytes,
    stoppedBy: fc.constantFrom(null, 'bytes', 'files'),
    htmlPages: listed,
    adSize: fc.option(fc.record(size)),
    hasClickTag: fc.boolean(),
    missingFiles: listed,
    externalAddresses: listed,
    codeAddresses: listed,
    escapingPaths: listed,
    initialBytes: bytes,
    laterBytes: bytes,
    initialRequests: fc.nat(50),
  }),
  fc.record({
    kind: fc.constant('unknown' as const),
    bytes,
    reason: fc.constantFrom(
      'empty',
      'unrecognized',
      'damaged',
      'mixed',
      'oversized',
      'too_complex',
      'encrypted',
      'packed',
    ),
    looksLike: fc.option(fc.constantFrom('SVG', 'PNG')),
  }),
)
/** Any line that a file may be meant for. */
export const randomPlacement: fc.Arbitrary<Placement> = fc
  .constantFrom(...MEDIA_TYPES)
  .chain((mediaType) =>
    fc.record({
      mediaType: fc.constant(mediaType),
      formatIds: fc.subarray(adFormatsFor(mediaType).map(({ id }) => id)),
      screens: fc.array(fc.record({ name: fc.string(), acceptsVideo: fc.boolean() }), {
        maxLength: 40,
      }),
    }),
  )

/** The facts of a file after a correctly applied fix. */
export function honestlyFixed(file: CreativeFacts, fix: Fix): CreativeFacts {
  switch (fix.kind) {
    case 'crop':
    case 'letterbox':
    case 'scale': {
      const { width, height } = fix
      if (file.kind === 'image') return { ...file, fileType: 'png', width, height }
      return file.kind === 'video' ? { ...file, width, height } : file
    }
    case 'trim':
      // Encoders overshoot by up to a frame of sound.
      return 'durationMs' in file ? { ...file, durationMs: fix.maxMs + 141 } : file
    case 'dropSound':
      return file.kind === 'video' ? { ...file, hasSound: false, audioCodec: null } : file
    case 'level':
      return { ...file, loudnessLufs: fix.targetLufs } as CreativeFacts
    case 'convertAudio':
      return file.kind === 'audio'
        ? { ...file, fileType: 'mp3', audioCodec: 'mp3', bytes: 1_000_000 }
        : file
    case 'remux':
      return file.kind === 'video' ? { ...file, fileType: 'mp4' } : file
    case 'exportInstead':
      return file
  }
}
