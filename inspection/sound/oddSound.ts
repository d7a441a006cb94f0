import { textAt, viewOf } from '../bytes.ts'

/** WAV codings that browsers cannot play, by format tag (RFC 2361). */
const WAVE_CODINGS: Readonly<Record<number, string>> = {
  0x0002: 'WAV with ADPCM',
  0x0011: 'WAV with ADPCM',
  0x0031: 'WAV with GSM',
  0x0050: 'WAV with MPEG sound inside',
  0x0055: 'WAV with MP3 inside',
  0x00ff: 'WAV with AAC inside',
  0x0160: 'WAV with Windows Media inside',
  0x0161: 'WAV with Windows Media inside',
  0x0162: 'WAV with Windows Media inside',
  0x2000: 'WAV with AC-3 inside',
}

const EXTENSIBLE = 0xfffe
/** Maximum offset of the format chunk: broadcast WAVs have a chunk before it. */
const MAX_CHUNKS = 20

/** The name of a sound format that studio tools write and players do not open; null for others. */
export function oddSound(head: Uint8Array): string | null {
  const mark = textAt(head, 0)
  const form = textAt(head, 8)
  if ((mark === 'RF64' || mark === 'BW64') && form === 'WAVE') return 'RF64 (a large WAV)'
  if (mark === 'riff' && head[4] === 0x2e) return 'Wave64 (Sony W64)'
  if (mark === 'FORM' && (form === 'AIFF' || form === 'AIFC')) return 'AIFF'
  if (mark === 'caff') return 'CAF (Core Audio)'
  if (mark === 'OggS') return oddOgg(head)
  return mark === 'RIFF' && form === 'WAVE' ? oddWave(head) : null
}

/** The first packet of the stream follows its segment table. */
function oddOgg(head: Uint8Array): string | null {
  const packetAt = 27 + (head[26] ?? 0)
  if (textAt(head, packetAt + 1) === 'FLAC') return 'FLAC in Ogg'
  return textAt(head, packetAt, 5) === 'Speex' ? 'Speex' : null
}

function oddWave(head: Uint8Array): string | null {
  const view = viewOf(head)
  let at = 12
  for (let chunk = 0; chunk < MAX_CHUNKS && at + 10 <= head.length; chunk += 1) {
    if (textAt(head, at) === 'fmt ') {
      const tag = view.getUint16(at + 8, true)
      const isWide = tag === EXTENSIBLE && at + 34 <= head.length
      return WAVE_CODINGS[isWide ? view.getUint16(at + 32, true) : tag] ?? null
    }
    at += 8 + view.getUint32(at + 4, true)
  }
  return null
}
