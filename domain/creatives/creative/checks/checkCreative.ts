import type { AdFormat } from '#domain/catalogue/adFormat.ts'
import {
  creativeLimitFor,
  type CreativeLimit,
  type PixelSize,
} from '#domain/catalogue/creativeLimit.ts'
import { checkAudio } from './checkAudio.ts'
import { checkHtml5 } from './checkHtml5.ts'
import { checkImage, isSameSize } from './checkImage.ts'
import { isWithin } from './checkLength.ts'
import { checkVideo } from './checkVideo.ts'
import type { CreativeFacts, ReadableFacts, UnknownFacts } from '../creativeFacts.ts'
import { MAX_FILE_BYTES } from '../fileLimits.ts'
import type { Finding, Fix } from '../finding.ts'
import type { FindingCode } from '../findingCodes.ts'
import { FILE_TYPE_NAMES, anyOf, formatFileSize } from '../measureWords.ts'
import { exportInstead, newFinding } from '../newFinding.ts'
import { creativeKindOf, placementFormats, type Placement } from '../placement.ts'
import { nearestSize, sizeFixes } from '../sizeFixes.ts'

const KIND_NAMES = { image: 'Image', html5: 'HTML5', video: 'Video', audio: 'Audio' } as const

/**
 * Checks a file's facts against a placement (Creatives 2): refusals first, then advice. Empty if nothing is wrong.
 * Gives the same result in the browser and on the server.
 */
export function checkCreative(facts: CreativeFacts, placement: Placement): Finding[] {
  const limit = creativeLimitFor(placement.mediaType)
  if (facts.kind === 'unknown') return [...tooLarge(facts), unreadable(facts, limit)]
  const formats = formatsOfKind(facts, placement)
  const refused = wrongKind(facts, placement, formats)
  if (refused) return [...tooLarge(facts), refused]
  const findings = [
    ...tooLarge(facts),
    ...wrongType(facts, limit, formats),
    ...checkContent(facts, limit, formats),
    ...stillScreens(facts, placement),
  ]
  return [
    ...findings.filter(({ severity }) => severity === 'refuse'),
    ...findings.filter(({ severity }) => severity === 'advice'),
  ]
}

/** The booked formats that a file fits unchanged, by kind, size and duration. */
export function fittingFormats(facts: CreativeFacts, placement: Placement): AdFormat[] {
  if (facts.kind === 'unknown') return []
  const { sizes } = creativeLimitFor(placement.mediaType)
  return formatsOfKind(facts, placement).filter((format) => {
    if (sizes.length > 0) {
      const size = shownSize(facts)
      if (!size || size.width !== format.width || size.height !== format.height) return false
    }
    if (format.maxSeconds === null || !('durationMs' in facts)) return true
    return isWithin(facts.durationMs, format.maxSeconds)
  })
}

function shownSize(facts: ReadableFacts): PixelSize | null {
  if (facts.kind === 'html5') return facts.adSize
  return facts.kind === 'audio' ? null : facts
}

function formatsOfKind(facts: ReadableFacts, placement: Placement): AdFormat[] {
  const kind = creativeKindOf(facts)
  return placementFormats(placement).filter((format) => format.kinds.some((one) => one === kind))
}

function checkContent(
  facts: ReadableFacts,
  limit: CreativeLimit,
  formats: readonly AdFormat[],
): Finding[] {
  const sizes = limit.sizes.filter((size) =>
    formats.some(({ width, height }) => width === size.width && height === size.height),
  )
  switch (facts.kind) {
    case 'image':
    case 'animated_image':
      return checkImage(facts, limit, sizes)
    case 'html5':
      return checkHtml5(facts, limit, sizes)
    case 'audio':
      return checkAudio(facts, longest(formats))
    case 'video':
      return checkVideo(facts, limit, sizes, longest(formats))
  }
}

function longest(formats: readonly AdFormat[]): number | null {
  const seconds = formats.flatMap(({ maxSeconds }) => (maxSeconds === null ? [] : [maxSeconds]))
  return seconds.length === 0 ? null : Math.max(...seconds)
}

/** Reasons other than damage that prevent reading a file. */
const OWN_REASONS: Partial<
  Record<
    UnknownFacts['reason'],
    { code: FindingCode; measured: string; allowed: string; help: string }
  >
> = {
  too_complex: {
    code: 'too_complex',
    measured: 'more parts than we read',
    allowed: 'a file as tools export it',
    help: 'Export it again, with fewer layers, tags or fragments.',
  },
  encrypted: {
    code: 'processing_failed',
    measured: 'encrypted ZIP',
    allowed: 'a ZIP without a password',
    help: 'Pack the folder again without a password.',
  },
  packed: {
    code: 'processing_failed',
    measured: 'ZIP in a compression that browsers cannot open',
    allowed: 'Deflate',
    help: 'Pack the folder again as a usual ZIP, with Deflate.',
  },
}

function unreadable(facts: UnknownFacts, limit: CreativeLimit): Finding {
  const allowed = anyOf(limit.fileTypes)
  const fixes = [exportInstead(`Export it again as ${allowed}.`)]
  if (facts.reason === 'oversized') return oversized(facts.bytes, MAX_FILE_BYTES.image, [])
  const own = OWN_REASONS[facts.reason]
  if (own)
    return newFinding(own.code, {
      measured: own.measured,
      allowed: own.allowed,
      fixes: [exportInstead(own.help)],
    })
  if (facts.reason === 'empty') {
    return newFinding('processing_failed', { measured: '0 bytes', allowed, fixes })
  }
  if (facts.reason === 'damaged') {
    const measured = facts.looksLike ? `damaged ${facts.looksLike}` : 'damaged'
    return newFinding('processing_failed', { measured, allowed, fixes })
  }
  const measured =
    facts.reason === 'mixed'
      ? `${facts.looksLike ?? 'unknown'}, with another type in the same file`
      : (facts.looksLike ?? 'unknown')
  return newFinding('unknown_file_type', { measured, allowed, fixes })
}

function tooLarge(facts: CreativeFacts): Finding[] {
  const max = MAX_FILE_BYTES[facts.kind]
  if (facts.bytes <= max) return []
  const isUncompressed =
    facts.kind === 'audio' && (facts.fileType === 'wav' || facts.fileType === 'flac')
  return [oversized(facts.bytes, max, isUncompressed ? [{ kind: 'convertAudio' }] : [])]
}

function oversized(bytes: number, max: number, fixes: Fix[]): Finding {
  const compress = exportInstead(
    `Export it again with more compression, under ${formatFileSize(max)}.`,
  )
  return newFinding('file_too_large', {
    measured: formatFileSize(bytes),
    allowed: `up to ${formatFileSize(max)}`,
    fixes: fixes.length > 0 ? fixes : [compress],
  })
}

function wrongKind(
  facts: ReadableFacts,
  placement: Placement,
  formats: readonly AdFormat[],
): Finding | undefined {
  const kind = creativeKindOf(facts)
  const screens = placement.screens ?? []
  const noScreenTakesIt =
    kind === 'video' && screens.length > 0 && screens.every(({ acceptsVideo }) => !acceptsVideo)
  if (!kind || (formats.length > 0 && !noScreenTakesIt)) return undefined
  const kinds = new Set(placementFormats(placement).flatMap(({ kinds }) => kinds))
  if (noScreenTakesIt) kinds.delete('video')
  const types = creativeLimitFor(placement.mediaType).fileTypes.filter((type) =>
    [...kinds].some((one) => TYPES_OF_KIND[one].some((own) => own === type)),
  )
  return newFinding('kind_not_available', {
    measured: KIND_NAMES[kind],
    allowed: kinds.size > 0 ? anyOf([...kinds].map((one) => KIND_NAMES[one])) : 'Image',
    fixes: [exportInstead(`Export the ad as ${types.length > 0 ? anyOf(types) : 'PNG or JPEG'}.`)],
    fill: { kind: KIND_NAMES[kind] },
    ...(noScreenTakesIt ? { items: screens.map(({ name }) => name) } : {}),
  })
}

function wrongType(
  facts: ReadableFacts,
  limit: CreativeLimit,
  formats: readonly AdFormat[],
): Finding[] {
  const name = FILE_TYPE_NAMES[facts.fileType]
  if (limit.fileTypes.includes(name)) return []
  return [
    newFinding('wrong_type', {
      measured: name,
      allowed: anyOf(limit.fileTypes.filter((type) => isTypeOfKind(type, facts))),
      fixes: typeFixes(facts, formats),
    }),
  ]
}

function typeFixes(facts: ReadableFacts, formats: readonly AdFormat[]): Fix[] {
  switch (facts.kind) {
    case 'image': {
      const sizes = formats.flatMap(({ width, height }) =>
        width !== null && height !== null ? [{ width, height }] : [],
      )
      const target = sizes.find((size) => isSameSize(size, facts)) ?? nearestSize(facts, sizes)
      return target ? sizeFixes(facts, target) : []
    }
    case 'animated_image':
      return [exportInstead('Export a still picture as PNG or JPEG.')]
    case 'audio':
      return [{ kind: 'convertAudio' }]
    case 'video':
      return [exportInstead('Export the video as MP4 with H.264.')]
    case 'html5':
      return [exportInstead('Export a picture of the banner as PNG or JPEG.')]
  }
}

const TYPES_OF_KIND = {
  image: ['PNG', 'JPEG', 'GIF'],
  animated_image: ['PNG', 'JPEG', 'GIF'],
  html5: ['HTML5 ZIP'],
  video: ['MP4', 'MOV', 'WebM'],
  audio: ['MP3', 'WAV', 'M4A', 'AAC', 'OGG', 'FLAC'],
} as const satisfies Record<ReadableFacts['kind'], readonly string[]>

function isTypeOfKind(type: string, facts: ReadableFacts): boolean {
  return TYPES_OF_KIND[facts.kind].some((one) => one === type)
}

function stillScreens(facts: ReadableFacts, { screens = [] }: Placement): Finding[] {
  if (facts.kind !== 'video') return []
  const still = screens.filter(({ acceptsVideo }) => !acceptsVideo)
  if (still.length === 0) return []
  return [
    newFinding('screens_without_video', {
      measured: `${still.length} of ${screens.length} screens take no video`,
      allowed: 'an image for these screens',
      items: still.map(({ name }) => name),
    }),
  ]
}
