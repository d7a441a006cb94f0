import { z } from 'zod'
import { MAX_LISTED, MAX_LISTED_LENGTH } from './listLimits.ts'

/** File types that are read; everything else is unknown. */
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
  /** As mediabunny names it (`aac`, `mp3`, `pcm-u8` …); null where none is known. */
  audioCodec: codec,
  /** As RFC 6381 names it (`mp4a.40.2`); missing in facts of before. */
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
  /** As seen, after the EXIF orientation. */
  ...pixels,
  /** EXIF orientation, 1 to 8; 1 is upright. */
  orientation: z.int().min(1).max(8),
  /** Four inks instead of three colors of light. */
  isCmyk: z.boolean().optional(),
})

const animatedImageFacts = z.object({
  kind: z.literal('animated_image'),
  fileType: z.enum(['png', 'gif']),
  bytes: count,
  ...pixels,
  frames: count,
  /** Length of one pass. */
  durationMs: count,
  /** How often the animation is shown; null: for ever. */
  plays: z.int().positive().nullable(),
})

const videoFacts = z.object({
  kind: z.literal('video'),
  fileType: z.enum(['mp4', 'mov', 'webm']),
  bytes: count,
  /** As shown, after rotation and pixel ratio. */
  ...pixels,
  durationMs: count,
  videoCodec: codec,
  /** As RFC 6381 names it (`avc1.64001F`); missing in facts of before. */
  videoCodecString: z.string().max(60).optional(),
  /** What players rarely show: other than 8 bit, 4:2:0. Missing where it is that, or unknown. */
  pixelFormat: z.string().max(40).optional(),
  /** Half pictures, as for tubes. */
  isInterlaced: z.boolean().optional(),
  framesPerSecond: z.number().nonnegative(),
  /** The time between frames changes. */
  variableFrameRate: z.boolean(),
  hasSound: z.boolean(),
  ...sound,
})

const audioFacts = z.object({
  kind: z.literal('audio'),
  fileType: z.enum(['mp3', 'wav', 'm4a', 'aac', 'ogg', 'flac', 'mp4', 'mov', 'webm']),
  bytes: count,
  durationMs: count,
  /** What the file's header promises, where the file holds much less, ms. */
  promisedMs: count.optional(),
  ...sound,
})

const html5Facts = z.object({
  kind: z.literal('html5'),
  fileType: z.literal('zip'),
  bytes: count,
  fileCount: count,
  /** Counted while unpacking, never taken from the ZIP's own words; counting stops at a cap. */
  inflatedBytes: count,
  /** What made the unpacking stop, null where all was unpacked. */
  stoppedBy: z.enum(['bytes', 'files']).nullable(),
  /** Paths of HTML files that may be the banner's page. */
  htmlPages: listed,
  /** What the page's ad.size meta tag says. */
  adSize: z.object(pixels).nullable(),
  /** The page or a script names the click address that the ad server sets. */
  hasClickTag: z.boolean(),
  /** It is used, not only declared or in a comment; missing in facts of before. */
  opensClickTag: z.boolean().optional(),
  /** Paths that the page or its style sheets ask for and the ZIP does not hold. */
  missingFiles: listed,
  /** Addresses outside the ZIP that tags and style sheets ask for. */
  externalAddresses: listed,
  /** Addresses outside the ZIP that stand in scripts; they may be asked for or not. */
  codeAddresses: listed,
  /** Addresses of other hosts that the browser only prepares for, such as `preconnect`. */
  hintedAddresses: listed.optional(),
  /** Files that no banner has: programs, documents, other archives. */
  foreignFiles: listed.optional(),
  /** Names that lead out of the ZIP (`../`, absolute). */
  escapingPaths: listed,
  /** Packed bytes of the page and of what its tags and style sheets ask for at once. */
  initialBytes: count,
  /** Packed bytes of the rest. */
  laterBytes: count,
  initialRequests: count,
})

const unknownFacts = z.object({
  kind: z.literal('unknown'),
  bytes: count,
  /**
   * `damaged`: begins like a known type, but cannot be read. `mixed`: more than one type in one file.
   * `oversized`: a picture or ZIP so large that it was not read. `too_complex`: so many tags, boxes or reads that it was
   * not read to its end. `encrypted`, `packed`: a ZIP with a password, or packed in a way that browsers cannot open.
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
  /** What it seems to be, as people name it ("WebP", "SVG"); null where nothing is known. */
  looksLike: z.string().max(40).nullable(),
})

/** What was measured in a file's content. The file's name and stated type are never part of it. */
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
