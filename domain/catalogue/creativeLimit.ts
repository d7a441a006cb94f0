import { BANNER_UPLOAD_WORKING_DAYS } from '#domain/foundation/calendar/workingDays.ts'
import type { MediaType } from '#domain/foundation/media/mediaType.ts'
import { adFormatsFor, type CreativeKind } from './adFormat.ts'

/** Pixels. */
export interface PixelSize {
  width: number
  height: number
}

/** The IAB's advice for one size: initial and subsequent load, in kB. Advice only, never a refusal. */
export interface WeightAdvice extends PixelSize {
  initialKb: number
  subloadKb: number
}

/** Requirements of a creative for a medium; a null or empty entry is no limit. */
export interface CreativeLimit {
  mediaType: MediaType
  /** The name of the placement. */
  placement: 'Audio' | 'Video' | 'Digital billboard' | 'Display' | 'Mobile'
  kinds: readonly CreativeKind[]
  /** Display names of file types. */
  fileTypes: readonly string[]
  maxSeconds: number | null
  /** The creative must have exactly one of these sizes. */
  sizes: readonly PixelSize[]
  /** The creative must be at least this large. */
  minSize: PixelSize | null
  discardsAudio: boolean
  /**
   * Working days before the start by which the creative is required; null if it may arrive later.
   */
  dueWorkingDays: number | null
  weights: readonly WeightAdvice[]
  /** The limits in the Creatives step, one sentence each. */
  rules: readonly string[]
  /** Recommended, but never checked. */
  advice: readonly string[]
}

/** Maximum spot length for audio and video, seconds. */
export const MAX_SPOT_SECONDS = 30
/** Maximum length of a digital billboard video, seconds (Creatives 3). */
export const MAX_BILLBOARD_VIDEO_SECONDS = 10
/** Scheduling creatives needs at least this many of them (Creatives 3). */
export const MIN_CREATIVES_TO_SCHEDULE = 2

const BANNER_DUE_RULE = 'Upload it at least two working days before the start.'
const HTML5_ADVICE = [
  'HTML5: one HTML file in a ZIP, relative paths, clickTag, the ad.size meta tag, everything over HTTPS.',
  'Animation ends after 30 s; at most 10 files are requested at the start.',
] as const

const listed = (words: readonly string[], joint: 'and' | 'or') =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}` : (words[0] ?? '')

/** "Best under 150 kB, with up to 300 kB loaded later (IAB)", or size by size where they differ. */
function weightWords(weights: readonly WeightAdvice[]): string {
  const [first] = weights
  if (first && weights.every(({ initialKb }) => initialKb === first.initialKb))
    return `Best under ${first.initialKb} kB, with up to ${first.subloadKb} kB loaded later (IAB).`
  const bySize = weights.map(
    ({ width, height, initialKb }) => `${initialKb} kB for ${width}x${height}`,
  )
  return `Best under ${listed(bySize, 'and')} (IAB).`
}

/** The limits of a medium whose formats are banner sizes. */
function bannerLimit(mediaType: MediaType) {
  const formats = adFormatsFor(mediaType)
  const sizes = formats.map(({ width, height }) => ({ width: width ?? 0, height: height ?? 0 }))
  const weights = formats.flatMap(({ width, height, weight }) =>
    weight ? [{ width: width ?? 0, height: height ?? 0, ...weight }] : [],
  )
  return {
    kinds: ['image', 'html5'],
    fileTypes: ['PNG', 'JPEG', 'GIF', 'HTML5 ZIP'],
    maxSeconds: null,
    minSize: null,
    discardsAudio: false,
    dueWorkingDays: BANNER_UPLOAD_WORKING_DAYS,
    sizes,
    weights,
    rules: [
      'Image: PNG, JPEG, GIF or HTML5 ZIP.',
      `${listed(
        sizes.map(({ width, height }) => `${width}x${height}`),
        'or',
      )} pixels.`,
      BANNER_DUE_RULE,
    ],
    advice: [weightWords(weights), ...HTML5_ADVICE],
  } as const
}

const VIDEO = {
  placement: 'Video',
  kinds: ['video'],
  fileTypes: ['MP4', 'MOV', 'WebM'],
  maxSeconds: MAX_SPOT_SECONDS,
  sizes: [],
  minSize: { width: 1080, height: 720 },
  discardsAudio: false,
  dueWorkingDays: null,
  weights: [],
  rules: ['Video up to 30 s.', 'At least 1080x720 pixels.'],
} as const

/** Creative upload limits by placement (Creatives 6), with the IAB weights as advice. */
export const CREATIVE_LIMITS = {
  online_display: {
    ...bannerLimit('online_display'),
    mediaType: 'online_display',
    placement: 'Display',
  },
  mobile_display: {
    ...bannerLimit('mobile_display'),
    mediaType: 'mobile_display',
    placement: 'Mobile',
  },
  online_video: {
    ...VIDEO,
    mediaType: 'online_video',
    advice: ['16:9, 23.98 to 30 frames a second, with sound that also works muted.'],
  },
  online_audio: {
    mediaType: 'online_audio',
    placement: 'Audio',
    kinds: ['audio'],
    fileTypes: ['MP3', 'WAV', 'M4A', 'AAC', 'OGG', 'FLAC'],
    maxSeconds: MAX_SPOT_SECONDS,
    sizes: [],
    minSize: null,
    discardsAudio: false,
    dueWorkingDays: null,
    weights: [],
    rules: ['Audio up to 30 s.'],
    advice: ['44.1 kHz and about −14 LUFS, so that it is as loud as the program around it.'],
  },
  ctv: {
    ...VIDEO,
    mediaType: 'ctv',
    fileTypes: ['MP4', 'MOV'],
    advice: ['16:9, best at 1920x1080, 23.98 to 30 frames a second.'],
  },
  dooh: {
    mediaType: 'dooh',
    placement: 'Digital billboard',
    kinds: ['image', 'video'],
    fileTypes: ['PNG', 'JPEG', 'MP4', 'MOV', 'WebM'],
    maxSeconds: MAX_BILLBOARD_VIDEO_SECONDS,
    sizes: [
      { width: 1080, height: 1920 },
      { width: 1920, height: 1080 },
    ],
    minSize: null,
    discardsAudio: true,
    dueWorkingDays: null,
    weights: [],
    rules: [
      'Image (PNG or JPEG) or video up to 10 s.',
      '1080x1920 or 1920x1080 pixels.',
      'Audio is discarded.',
    ],
    advice: [
      'Seven words or fewer, one picture, strong contrast: people pass in a few seconds.',
      'Roadside screens show still pictures only.',
    ],
  },
} as const satisfies Record<MediaType, CreativeLimit>

/** The requirements of creatives for this medium (Catalogue 3). */
export function creativeLimitFor(mediaType: MediaType): CreativeLimit {
  return CREATIVE_LIMITS[mediaType]
}
