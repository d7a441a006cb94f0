import { bitReader, withoutEmulation } from './bitReader.ts'

/** A video's picture format, as far as its description states it. */
export interface PictureFormat {
  /** In common notation: "10 bit, 4:2:2"; undefined if it is 8 bit, 4:2:0, which all players show, or unknown. */
  pixelFormat?: string
  /** Interlaced. */
  isInterlaced?: boolean
}

/** H.264 profiles whose parameter set has the color format (ITU-T H.264, 7.3.2.1.1). */
const HIGH_PROFILES: ReadonlySet<number> = new Set([
  44, 83, 86, 100, 110, 118, 122, 128, 134, 135, 138, 139, 244,
])
const CHROMA = ['4:0:0', '4:2:0', '4:2:2', '4:4:4']

/** The format of H.264 by its avcC record, of VP9 and AV1 by their codec string (RFC 6381). Empty if unknown. */
export function pictureFormat(
  codecString: string | undefined,
  description: Uint8Array | undefined,
): PictureFormat {
  if (codecString?.startsWith('avc1')) return description ? ofAvc(description) : {}
  const parts = (codecString ?? '').split('.')
  const profile = Number(parts[1])
  if (parts[0] === 'vp09') {
    return named(Number(parts[3]) || 8, profile === 1 || profile === 3 ? '4:4:4' : '4:2:0')
  }
  if (parts[0] === 'av01') {
    return named(Number(parts[3]) || 8, profile === 1 ? '4:4:4' : profile === 2 ? '4:2:2' : '4:2:0')
  }
  return {}
}

function named(bits: number, chroma: string): PictureFormat {
  return bits === 8 && chroma === '4:2:0' ? {} : { pixelFormat: `${bits} bit, ${chroma}` }
}

/** Reads the first sequence parameter set of an avcC record; empty for a damaged one. */
function ofAvc(description: Uint8Array): PictureFormat {
  const length = ((description[6] ?? 0) << 8) | (description[7] ?? 0)
  const sps = withoutEmulation(description.subarray(8, 8 + length))
  const bits = bitReader(sps)
  bits.skip(8)
  const profile = bits.take(8)
  bits.skip(16)
  bits.unsigned()
  let chroma = 1
  let depth = 8
  if (HIGH_PROFILES.has(profile)) {
    chroma = bits.unsigned()
    if (chroma === 3) bits.skip(1)
    depth = 8 + bits.unsigned()
    bits.unsigned()
    bits.skip(1)
    if (bits.take(1) === 1) skipScaling(bits, chroma === 3 ? 12 : 8)
  }
  bits.unsigned()
  skipOrder(bits)
  bits.unsigned()
  bits.skip(1)
  bits.unsigned()
  bits.unsigned()
  const isInterlaced = bits.take(1) === 0
  if (bits.isOver() || chroma > 3 || depth > 14) return {}
  return { ...named(depth, CHROMA[chroma] ?? '4:2:0'), ...(isInterlaced ? { isInterlaced } : {}) }
}

type Bits = ReturnType<typeof bitReader>

function skipScaling(bits: Bits, lists: number): void {
  for (let list = 0; list < lists; list += 1) {
    if (bits.take(1) === 0) continue
    let last = 8
    let next = 8
    for (let at = 0; at < (list < 6 ? 16 : 64) && next !== 0; at += 1) {
      next = (last + bits.signed() + 256) % 256
      last = next === 0 ? last : next
    }
  }
}

function skipOrder(bits: Bits): void {
  const type = bits.unsigned()
  if (type === 0) bits.unsigned()
  if (type !== 1) return
  bits.skip(1)
  bits.signed()
  bits.signed()
  const cycle = Math.min(bits.unsigned(), 255)
  for (let at = 0; at < cycle; at += 1) bits.signed()
}
