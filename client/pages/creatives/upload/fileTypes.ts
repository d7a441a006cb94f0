import { creativeLimitFor } from '#domain/catalogue/creativeLimit.ts'
import type { AdFormat } from '#domain/catalogue/adFormat.ts'
import { MAX_FILE_BYTES } from '#domain/creatives/creative/fileLimits.ts'
import { anyOf, formatFileSize } from '#domain/creatives/creative/measureWords.ts'
import { placementFormats, type Placement } from '#domain/creatives/creative/placement.ts'

const ENDINGS: Record<string, string> = {
  PNG: '.png',
  JPEG: '.jpg,.jpeg',
  GIF: '.gif',
  'HTML5 ZIP': '.zip',
  MP4: '.mp4',
  MOV: '.mov',
  WebM: '.webm',
  MP3: '.mp3',
  WAV: '.wav',
  M4A: '.m4a',
  AAC: '.aac',
  OGG: '.ogg',
  FLAC: '.flac',
}

const KINDS = [
  { kind: 'image', types: ['PNG', 'JPEG', 'GIF'] },
  { kind: 'html5', types: ['HTML5 ZIP'] },
  { kind: 'video', types: ['MP4', 'MOV', 'WebM'] },
  { kind: 'audio', types: ['MP3', 'WAV', 'M4A', 'AAC', 'OGG', 'FLAC'] },
] as const

/** The file types that a placement's file dialog offers; other files can still be dropped, and get a finding. */
export const acceptedEndings = ({ mediaType }: Placement): string =>
  creativeLimitFor(mediaType)
    .fileTypes.map((type) => ENDINGS[type] ?? '')
    .filter(Boolean)
    .join(',')

/** The limits in one line: "PNG or JPEG up to 10 MB, MP4, MOV or WebM up to 500 MB and 10 s". */
export function formatLimit(placement: Placement): string {
  const { fileTypes } = creativeLimitFor(placement.mediaType)
  const formats = placementFormats(placement)
  return KINDS.filter(({ kind }) => formats.some(takes(kind)))
    .map(({ kind, types }) => {
      const own = anyOf(fileTypes.filter((type) => types.some((one) => one === type)))
      const seconds = Math.max(0, ...formats.filter(takes(kind)).map((one) => one.maxSeconds ?? 0))
      const length = seconds > 0 ? ` and ${seconds} s` : ''
      return `${own} up to ${formatFileSize(MAX_FILE_BYTES[kind])}${length}`
    })
    .join(', ')
}

const takes =
  (kind: (typeof KINDS)[number]['kind']) =>
  ({ kinds }: AdFormat): boolean =>
    kinds.includes(kind)
