import { z } from 'zod'
import { MAX_LISTED, MAX_LISTED_LENGTH } from './listLimits.ts'

/** Supported file types; all others are unknown. */
export const FILE_TYPES = [
  'png',
  'jpeg',
  'gif',
  'zip',
  'mp4',
  'mov',
  'webm',
  'mp3',
  'wav',
  'm4a',
  'aac',
  'ogg',
  'flac',
] as const
export type FileType = (typeof FILE_TYPES)[number]

const count = z.int().nonnegative()
const listed = z.array(z.string().max(MAX_LISTED_LENGTH)).max(MAX_LISTED)
const codec = z.string().max(40).nullable()
const pixels = { width: count, height: count }

const sound = {
  /** In mediabunny's notation (`aac`, `mp3`, `pcm-u8` …); null if unknown. */
  audioCodec: codec,
  /** In RFC 6381 notation (`mp4a.40.2`); missing in older facts. */
  audioCodecString: z.string().max(60).optional(),
  /** Samples a second. */
  sampleRate: count,
  channels: count,
  /** Integrated loudness (BS.1770); measured only in the browser. */
  loudnessLufs: z.number().optional(),
}

const imageFacts = z.object({
  kind: z.literal('image'),
  fileType: z.enum(['png', 'jpeg', 'gif']),
  bytes: count,
  /** As displayed, after the EXIF orientation. */
  ...pixels,
  /** EXIF orientation, 1 to 8; 1 is upright. */
  orientation: z.int().min(1).max(8),
  /** CMYK instead of RGB. */
  isCmyk: z.boolean().optional(),
})

const animatedImageFacts = z.object({
  kind: z.literal('animated_image'),
  fileType: z.enum(['png', 'gif']),
  bytes: count,
  ...pixels,
  frames: count,
  /** Duration of one pass. */
  durationMs: count,
  /** Number of passes; null: endless. */
  plays: z.int().positive().nullable(),
})

const videoFacts = z.object({
  kind: z.literal('video'),
  fileType: z.enum(['mp4', 'mov', 'webm']),
  bytes: count,
  /** As displayed, after rotation and pixel ratio. */
  ...pixels,
  durationMs: count,
  videoCodec: codec,
  /** In RFC 6381 notation (`avc1.64001F`); missing in older facts. */
  videoCodecString: z.string().max(60).optional(),
  /** An unusual picture format: other than 8 bit, 4:2:0. Missing for the usual one, or if unknown. */
  pixelFormat: z.string().max(40).optional(),
  /** Interlaced. */
  isInterlaced: z.boolean().optional(),
  framesPerSecond: z.number().nonnegative(),
  /** Variable frame rate. */
  variableFrameRate: z.boolean(),
  hasSound: z.boolean(),
  ...sound,
})

const audioFacts = z.object({
  kind: z.literal('audio'),
  fileType: z.enum(['mp3', 'wav', 'm4a', 'aac', 'ogg', 'flac', 'mp4', 'mov', 'webm']),
  bytes: count,
  durationMs: count,
  /** The duration that the file's header declares, if the file holds much less, ms. */
  promisedMs: count.optional(),
  ...sound,
})

const html5Facts = z.object({
  kind: z.literal('html5'),
  fileType: z.literal('zip'),
  bytes: count,
  fileCount: count,
  /** Counted while unpacking, never taken from the ZIP's directory; counting stops at a cap. */
  inflatedBytes: count,
  /** Why unpacking stopped, null if all was unpacked. */
  stoppedBy: z.enum(['bytes', 'files']).nullable(),
  /** Paths of HTML files that may be the banner's page. */
  htmlPages: listed,
  /** The value of the page's ad.size meta tag. */
  adSize: z.object(pixels).nullable(),
  /** The page or a script refers to the click address that the ad server sets. */
  hasClickTag: z.boolean(),
  /** It is used, not only declared or in a comment; missing in older facts. */
  opensClickTag: z.boolean().optional(),
  /** Paths that the page or its style sheets load and the ZIP lacks. */
  missingFiles: listed,
  /** Addresses outside the ZIP that tags and style sheets load. */
  externalAddresses: listed,
  /** Addresses outside the ZIP in scripts, which may or may not be loaded. */
  codeAddresses: listed,
  /** Addresses of other hosts that the browser only connects to in advance, such as `preconnect`. */
  hintedAddresses: listed.optional(),
  /** Files that no banner needs: programs, documents, other archives. */
  foreignFiles: listed.optional(),
  /** Names that lead outside the ZIP (`../`, absolute). */
  escapingPaths: listed,
  /** Compressed bytes of the page and of all that its tags and style sheets load initially. */
  initialBytes: count,
  /** Compressed bytes of the rest. */
  laterBytes: count,
  initialRequests: count,
})

const unknownFacts = z.object({
  kind: z.literal('unknown'),
  bytes: count,
  /**
   * `damaged`: begins like a known type, but cannot be read. `mixed`: more than one type in one file. `oversized`: a
   * picture or ZIP too large to read. `too_complex`: too many tags, boxes or reads to read to the end. `encrypted`,
   * `packed`: a ZIP with a password, or with a compression that browsers cannot open.
   */
  reason: z.enum([
    'empty',
    'unrecognized',
    'damaged',
    'mixed',
    'oversized',
    'too_complex',
    'encrypted',
    'packed',
  ]),
  /** Its apparent type by its common name ("WebP", "SVG"); null if unknown. */
  looksLike: z.string().max(40).nullable(),
})

/** Facts measured in a file's content. The file's name and declared type are never part of it. */
export const creativeFactsSchema = z.discriminatedUnion('kind', [
  imageFacts,
  animatedImageFacts,
  videoFacts,
  audioFacts,
  html5Facts,
  unknownFacts,
])

export type CreativeFacts = z.infer<typeof creativeFactsSchema>
export type ImageFacts = z.infer<typeof imageFacts>
export type AnimatedImageFacts = z.infer<typeof animatedImageFacts>
export type VideoFacts = z.infer<typeof videoFacts>
export type AudioFacts = z.infer<typeof audioFacts>
export type Html5Facts = z.infer<typeof html5Facts>
export type UnknownFacts = z.infer<typeof unknownFacts>
/** Facts of a file that could be read. */
export type ReadableFacts = Exclude<CreativeFacts, UnknownFacts>
