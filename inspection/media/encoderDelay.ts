import { latin1, textAt, viewOf } from '../bytes.ts'
import { readUpTo, type ByteSource } from '../byteSource.ts'

/** Encoder delay: at least 1,024 samples, 2,112 with Apple's; the file does not say which. */
const ADTS_DELAY_SAMPLES = 2_112
const HEAD_BYTES = 4_096
const MAX_TAG_BYTES = 16 * 1024 * 1024

/** Facts in an MP3's first frame. */
interface Mp3Header {
  /** Number of frames that the header declares; null if it declares none. */
  frames: number | null
  /** Bytes of sound that it declares, and those present. */
  promisedBytes: number | null
  heldBytes: number
  /** Samples of delay and padding; 0 if the encoder states none. */
  silentSamples: number
  samplesPerFrame: number
  sampleRate: number
}

/** Milliseconds of encoder delay in an ADTS stream, by its sample rate. */
export const adtsDelayMs = (sampleRate: number): number =>
  sampleRate > 0 ? (ADTS_DELAY_SAMPLES / sampleRate) * 1000 : 0

/**
 * Duration of an MP3 by its own header, without delay and padding, and whether the file is truncated: the declared
 * duration if it holds much less. Empty if the header declares nothing.
 */
export async function mp3Length(
  source: ByteSource,
): Promise<{ durationMs?: number; promisedMs?: number }> {
  const header = await readMp3Header(source)
  if (!header || !header.frames) return {}
  const samples = header.frames * header.samplesPerFrame
  const durationMs = ((samples - header.silentSamples) / header.sampleRate) * 1000
  const share = header.promisedBytes ? header.heldBytes / header.promisedBytes : 1
  // Trailing tags and padding take a few kB, not a tenth of the sound.
  if (share < 0.9) return { durationMs: durationMs * share, promisedMs: Math.round(durationMs) }
  return { durationMs }
}

async function readMp3Header(source: ByteSource): Promise<Mp3Header | null> {
  const start = await readUpTo(source, 0, 10)
  const at = textAt(start, 0, 3) === 'ID3' ? 10 + synchsafe(start) : 0
  if (at > MAX_TAG_BYTES) return null
  const head = await readUpTo(source, at, HEAD_BYTES)
  const frame = frameAt(head)
  if (!frame) return null
  const text = latin1(head.subarray(0, 200))
  const infoAt = Math.max(text.indexOf('Xing'), text.indexOf('Info'))
  if (infoAt < 0 || infoAt + 160 > head.length) return null
  const view = viewOf(head)
  const flags = view.getUint32(infoAt + 4)
  const frames = flags & 1 ? view.getUint32(infoAt + 8) : null
  const bytesAt = infoAt + 8 + (flags & 1 ? 4 : 0)
  const promisedBytes = flags & 2 ? view.getUint32(bytesAt) : null
  const encoderAt = bytesAt + (flags & 2 ? 4 : 0) + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0)
  return {
    ...frame,
    frames,
    promisedBytes,
    heldBytes: source.size - at,
    silentSamples: silentSamples(head, encoderAt),
  }
}

const synchsafe = (tag: Uint8Array): number =>
  [6, 7, 8, 9].reduce((size, at) => size * 128 + ((tag[at] ?? 0) & 0x7f), 0)

/** Delay and padding of the LAME extension, 12 bits each. */
function silentSamples(head: Uint8Array, encoderAt: number): number {
  if (!/^(LAME|Lav[cf]|GOGO|L3\.)/.test(textAt(head, encoderAt, 4))) return 0
  const [a = 0, b = 0, c = 0] = head.subarray(encoderAt + 21, encoderAt + 24)
  return ((a << 4) | (b >> 4)) + (((b & 0x0f) << 8) | c)
}

const RATES = [44_100, 48_000, 32_000]

function frameAt(head: Uint8Array): Pick<Mp3Header, 'samplesPerFrame' | 'sampleRate'> | null {
  const [first = 0, second = 0, third = 0] = head
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null
  const version = (second >> 3) & 3
  const layer = (second >> 1) & 3
  const rate = RATES[(third >> 2) & 3]
  if (layer !== 1 || version === 1 || rate === undefined) return null
  const isFirst = version === 3
  return {
    samplesPerFrame: isFirst ? 1152 : 576,
    sampleRate: isFirst ? rate : version === 2 ? rate / 2 : rate / 4,
  }
}
