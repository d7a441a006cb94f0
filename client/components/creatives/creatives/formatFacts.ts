import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import {
  formatFileSize,
  FILE_TYPE_NAMES,
  formatLength,
  formatSize,
} from '#domain/creatives/creative/measureWords.ts'

/** A file's facts in one line: "MP4, 1920x1080, 9.8 s, 4.1 MB". */
export function formatFacts(facts: CreativeFacts | null, bytes: number): string {
  const parts: string[] = []
  if (facts && facts.kind !== 'unknown') {
    parts.push(FILE_TYPE_NAMES[facts.fileType])
    if (facts.kind === 'html5') {
      if (facts.adSize) parts.push(formatSize(facts.adSize))
    } else if (facts.kind !== 'audio') parts.push(formatSize(facts))
    if ('durationMs' in facts) parts.push(formatLength(facts.durationMs))
  }
  return [...parts, formatFileSize(bytes)].join(', ')
}

/** "27 s left", "4 min left"; empty while unknown. */
export function formatTimeLeft(bytesLeft: number, bytesPerSecond: number | null): string {
  if (bytesPerSecond === null || bytesPerSecond <= 0) return ''
  const seconds = Math.ceil(bytesLeft / bytesPerSecond)
  if (seconds < 60) return `${Math.max(1, seconds)} s left`
  return seconds < 3_600
    ? `${Math.round(seconds / 60)} min left`
    : `${(seconds / 3_600).toFixed(1)} h left`
}
