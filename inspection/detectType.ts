import type { FileType } from '#domain/creatives/creative/creativeFacts.ts'
import { latin1, startsWith, textAt } from './bytes.ts'
import { oddSound } from './sound/oddSound.ts'

/** The number of leading bytes that identify a file's type. */
export const TYPE_HEAD_BYTES = 4096

/** A supported type, or the apparent type of another file. */
export type DetectedType = { fileType: FileType } | { fileType: null; looksLike: string | null }

const unknown = (looksLike: string | null): DetectedType => ({ fileType: null, looksLike })

/** Types that are recognized by their first bytes but not supported. */
const OTHERS: readonly (readonly [string, readonly number[]])[] = [
  ['PDF', [0x25, 0x50, 0x44, 0x46]],
  ['BMP', [0x42, 0x4d]],
  ['TIFF', [0x49, 0x49, 0x2a, 0x00]],
  ['TIFF', [0x4d, 0x4d, 0x00, 0x2a]],
  ['Photoshop', [0x38, 0x42, 0x50, 0x53]],
  ['RAR', [0x52, 0x61, 0x72, 0x21]],
  ['7-Zip', [0x37, 0x7a, 0xbc, 0xaf]],
  ['gzip', [0x1f, 0x8b]],
  ['Flash', [0x46, 0x57, 0x53]],
  ['Flash', [0x43, 0x57, 0x53]],
  ['Windows Media', [0x30, 0x26, 0xb2, 0x75]],
  ['Flash video', [0x46, 0x4c, 0x56, 0x01]],
  ['MPEG video', [0x00, 0x00, 0x01, 0xba]],
  ['a program', [0x4d, 0x5a]],
  ['a program', [0x7f, 0x45, 0x4c, 0x46]],
]

/** The type of a file by its first bytes; its name and declared type are ignored. */
export function detectType(head: Uint8Array): DetectedType {
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return { fileType: 'png' }
  if (startsWith(head, [0xff, 0xd8, 0xff])) return { fileType: 'jpeg' }
  if (/^GIF8[79]a/.test(textAt(head, 0, 6))) return { fileType: 'gif' }
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04]) || startsWith(head, [0x50, 0x4b, 0x05, 0x06])) {
    return { fileType: 'zip' }
  }
  if (startsWith(head, [0x1a, 0x45, 0xdf, 0xa3])) return detectEbml(head)
  const odd = oddSound(head)
  if (odd !== null) return unknown(odd)
  if (textAt(head, 0) === 'RIFF') return detectRiff(head)
  if (textAt(head, 0) === 'OggS') return { fileType: 'ogg' }
  if (textAt(head, 0) === 'fLaC') return { fileType: 'flac' }
  return detectIsoMedia(head) ?? detectSoundStream(head) ?? detectOther(head)
}

function detectEbml(head: Uint8Array): DetectedType {
  return latin1(head.subarray(0, 64)).includes('webm') ? { fileType: 'webm' } : unknown('Matroska')
}

function detectRiff(head: Uint8Array): DetectedType {
  const form = textAt(head, 8)
  if (form === 'WAVE') return { fileType: 'wav' }
  if (form === 'WEBP') return unknown('WebP')
  return unknown(form === 'AVI ' ? 'AVI' : 'RIFF')
}

function detectIsoMedia(head: Uint8Array): DetectedType | undefined {
  const box = textAt(head, 4)
  if (box !== 'ftyp') {
    // Old QuickTime files have no ftyp box.
    return ['moov', 'mdat', 'wide', 'skip'].includes(box) ? { fileType: 'mov' } : undefined
  }
  const brand = textAt(head, 8)
  if (brand === 'qt  ') return { fileType: 'mov' }
  if (brand === 'M4A ' || brand === 'M4B ') return { fileType: 'm4a' }
  if (/^avi[fs]/.test(brand)) return unknown('AVIF')
  if (/^(hei[cxms]|hev[cx]|mif1|msf1)/.test(brand)) return unknown('HEIC')
  return { fileType: 'mp4' }
}

function detectSoundStream(head: Uint8Array): DetectedType | undefined {
  if (textAt(head, 0, 3) === 'ID3') return { fileType: 'mp3' }
  const [first = 0, second = 0] = head
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return undefined
  // Both begin with a sync word; only ADTS has layer bits of 0.
  return { fileType: (second & 0xf6) === 0xf0 ? 'aac' : 'mp3' }
}

function detectOther(head: Uint8Array): DetectedType {
  const other = OTHERS.find(([, magic]) => startsWith(head, magic))
  if (other) return unknown(other[0])
  const text = latin1(head).replace(/^(?:\u00ef\u00bb\u00bf)?\s*/, '')
  if (!text.startsWith('<')) return unknown(null)
  if (/<svg[\s>]/i.test(text)) return unknown('SVG')
  return unknown(
    /<(!doctype html|html|head|body|script|iframe|div|meta)\b/i.test(text) ? 'HTML' : 'XML',
  )
}
