import {
  NEW_VISITOR,
  visitorCountsSchema,
  type VisitorCounts,
} from '#domain/delivery/visitorCounts.ts'
import { isSignedBy, sign } from '../adapters/signature.ts'
import type { Settings } from '#domain/settings/settings.ts'

type Secret = Pick<Settings, 'SESSION_SECRET'>

const PURPOSE = 'visitor-counts'
const MAX_LENGTH = 8_000

/** What a visitor carries to be shown nothing too often. */
export async function writeVisitor(
  { SESSION_SECRET }: Secret,
  counts: VisitorCounts,
): Promise<string> {
  const payload = Buffer.from(JSON.stringify(counts)).toString('base64url')
  return `${payload}.${await sign(SESSION_SECRET, PURPOSE, payload)}`
}

/** Reads what `writeVisitor` wrote; anybody else's word is that of a new visitor. */
export async function readVisitor(
  { SESSION_SECRET }: Secret,
  text: string,
): Promise<VisitorCounts> {
  const [payload = '', signature = ''] = text.slice(0, MAX_LENGTH).split('.')
  if (payload === '' || !(await isSignedBy(SESSION_SECRET, PURPOSE, payload, signature)))
    return NEW_VISITOR
  try {
    const parsed = visitorCountsSchema.safeParse(
      JSON.parse(Buffer.from(payload, 'base64url').toString()),
    )
    return parsed.success ? parsed.data : NEW_VISITOR
  } catch {
    return NEW_VISITOR
  }
}

const DAY_S = 86_400

const deviceKey = async ({ SESSION_SECRET }: Secret, deviceId: string) =>
  new Request(`https://frequency.invalid/${await sign(SESSION_SECRET, 'device', deviceId)}`)

/**
 * What a device was shown, of players that keep nothing themselves: kept at this edge for two days, under a name that
 * does not lead back to the device.
 */
export async function readDevice(secret: Secret, deviceId: string): Promise<VisitorCounts> {
  const kept = await caches.default.match(await deviceKey(secret, deviceId))
  const parsed = visitorCountsSchema.safeParse(kept ? await kept.json() : null)
  return parsed.success ? parsed.data : NEW_VISITOR
}

/** Keeps what a device was shown. */
export async function writeDevice(
  secret: Secret,
  deviceId: string,
  counts: VisitorCounts,
): Promise<void> {
  const headers = { 'Cache-Control': `max-age=${2 * DAY_S}` }
  await caches.default.put(await deviceKey(secret, deviceId), Response.json(counts, { headers }))
}
