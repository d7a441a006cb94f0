import { createHmac } from 'node:crypto'

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const PERIOD_MS = 30_000

/** The current period of codes. */
export const currentPeriod = (): number => Math.floor(Date.now() / PERIOD_MS)

/** The remaining time of the current period. */
export const leftOfPeriodMs = (): number => PERIOD_MS - (Date.now() % PERIOD_MS)

function fromBase32(text: string): Buffer {
  const bits = Array.from(text.replaceAll('=', ''))
    .map((character) => BASE32.indexOf(character).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}

/** The code of an authenticator app for a secret (RFC 6238), some periods away from now. */
export function totpCode(secret: string, periods = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(currentPeriod() + periods))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 0xf
  const number = digest.readUInt32BE(offset) & 0x7f_ff_ff_ff
  return String(number % 1_000_000).padStart(6, '0')
}

const ROOM_MS = 5_000

/** Waits out the last seconds of a period, so that the previous code stays valid for the next steps. */
export async function earlyInPeriod(): Promise<void> {
  const leftMs = leftOfPeriodMs()
  if (leftMs > ROOM_MS) return
  await new Promise((resolve) => {
    setTimeout(resolve, leftMs)
  })
}
