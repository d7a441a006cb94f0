import type { PixelSize } from '#domain/catalogue/creativeLimit.ts'
import type { FileType } from './creativeFacts.ts'

const KB = 1024
const MB = KB * KB

/** Bytes for display: "512 bytes", "180 kB", "12.4 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes < KB) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`
  if (bytes < MB) return `${Math.ceil(bytes / KB)} kB`
  // Rounded up: a value over a limit must not display as the limit.
  return `${(Math.ceil((bytes / MB) * 10) / 10).toFixed(1).replace('.0', '')} MB`
}

/** A duration for display: "40.0 s". */
export function formatLength(ms: number): string {
  return `${(ms / 1000).toFixed(Math.abs(ms % 100) === 0 ? 1 : 2)} s`
}

/** A loudness for display, in LUFS: "−14 LUFS", "−20.1 LUFS", with `digits` decimals if given. */
export function formatLufs(lufs: number, digits = Number.isInteger(lufs) ? 0 : 1): string {
  return `${lufs.toFixed(digits).replace('-', '−')} LUFS`
}

/** A size for display: "4000x3000". */
export function formatSize({ width, height }: PixelSize): string {
  return `${width}x${height}`
}

/** A size with its ratio, if that is a simple one: "4000x3000 (4:3)". */
export function formatSizeAndRatio(size: PixelSize): string {
  const divisor = greatestCommonDivisor(size.width, size.height)
  if (divisor === 0) return formatSize(size)
  const [across, up] = [size.width / divisor, size.height / divisor]
  return across <= 21 && up <= 21 ? `${formatSize(size)} (${across}:${up})` : formatSize(size)
}

/** "a", "a or b", "a, b or c". */
export function anyOf(words: readonly string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

/** Display names of file types, as in the creative limits. */
export const FILE_TYPE_NAMES = {
  png: 'PNG',
  jpeg: 'JPEG',
  gif: 'GIF',
  zip: 'HTML5 ZIP',
  mp4: 'MP4',
  mov: 'MOV',
  webm: 'WebM',
  mp3: 'MP3',
  wav: 'WAV',
  m4a: 'M4A',
  aac: 'AAC',
  ogg: 'OGG',
  flac: 'FLAC',
} as const satisfies Record<FileType, string>

const CODEC_NAMES: Readonly<Record<string, string>> = {
  hevc: 'HEVC (H.265)',
  prores: 'ProRes',
  ac3: 'AC-3',
  eac3: 'E-AC-3',
  dts: 'DTS',
  alac: 'ALAC (Apple Lossless)',
  'pcm-s16': 'PCM sound',
  'pcm-s16be': 'PCM sound',
  'pcm-s24': 'PCM sound',
  'pcm-s24be': 'PCM sound',
}

/** The display name of a codec. */
export function formatCodec(codec: string | null): string {
  return codec === null ? 'unknown codec' : (CODEC_NAMES[codec] ?? codec)
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
