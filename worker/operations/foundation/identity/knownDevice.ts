import { nanoid } from 'nanoid'
import type { Settings } from '#domain/foundation/settings/settings.ts'
import { isSigned, sessionRing, sign } from '#worker/adapters/keyRing.ts'

const PURPOSE = 'known-device'
const LIFE_SECONDS = 400 * 24 * 60 * 60
/** Number of accounts that a device remembers: the last ones used on it. */
const MAX_ACCOUNTS = 4
const VALUE = /^([\w-]{21})((?:\.[\w-]{43})+)$/

const isHttps = ({ SITE_URL }: Pick<Settings, 'SITE_URL'>) => SITE_URL.startsWith('https:')
const cookieName = (settings: Pick<Settings, 'SITE_URL'>) =>
  isHttps(settings) ? '__Host-amd_device' : 'amd_device'

const signedText = (deviceId: string, email: string) => `${deviceId} ${email}`

function readCookie(settings: Settings, headers: Headers) {
  const name = `${cookieName(settings)}=`
  const cookies = (headers.get('Cookie') ?? '').split(/;\s*/)
  const value = cookies.find((cookie) => cookie.startsWith(name))?.slice(name.length)
  const [, deviceId, signatures = ''] = VALUE.exec(value ?? '') ?? []
  if (deviceId === undefined) return null
  return { deviceId, signatures: signatures.split('.').slice(1, MAX_ACCOUNTS + 1) }
}

/** Id of a device on which this account has logged in before; null for another one. */
export async function knownDevice(
  settings: Settings,
  headers: Headers,
  email: string,
): Promise<string | null> {
  const device = readCookie(settings, headers)
  if (!device) return null
  const text = signedText(device.deviceId, email)
  for (const signature of device.signatures) {
    if (await isSigned(sessionRing(settings), PURPOSE, text, signature)) return device.deviceId
  }
  return null
}

/** Cookie that identifies a device to an account that has just logged in; it grants no login. */
export async function deviceCookie(
  settings: Settings,
  headers: Headers,
  email: string,
): Promise<string> {
  const before = readCookie(settings, headers)
  const deviceId = before?.deviceId ?? nanoid()
  const own = await sign(sessionRing(settings), PURPOSE, signedText(deviceId, email))
  const others = (before?.signatures ?? []).filter((signature) => signature !== own)
  const value = [deviceId, own, ...others.slice(0, MAX_ACCOUNTS - 1)].join('.')
  const secure = isHttps(settings) ? '; Secure' : ''
  return `${cookieName(settings)}=${value}; Max-Age=${LIFE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
