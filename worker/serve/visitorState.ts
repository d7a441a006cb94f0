import {
  NEW_VISITOR,
  visitorCountsSchema,
  type VisitorCounts,
} from '#domain/delivery/selection/visitorCounts.ts'
import {
  acceptedSignatures,
  isSigned,
  type SessionSecrets,
  sessionRing,
  sign,
} from '../adapters/keyRing.ts'

const PURPOSE = 'visitor-counts'
const MAX_LENGTH = 8_000

/** A visitor's state for frequency caps. */
export async function writeVisitor(
  settings: SessionSecrets,
  counts: VisitorCounts,
): Promise<string> {
  const payload = Buffer.from(JSON.stringify(counts)).toString('base64url')
  return `${payload}.${await sign(sessionRing(settings), PURPOSE, payload)}`
}

/** Reads the output of `writeVisitor`; anything else is a new visitor. */
export async function readVisitor(settings: SessionSecrets, text: string): Promise<VisitorCounts> {
  const [payload = '', signature = ''] = text.slice(0, MAX_LENGTH).split('.')
  if (payload === '' || !(await isSigned(sessionRing(settings), PURPOSE, payload, signature)))
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

/** Addresses of a device's counts in this edge's cache, the current one first: they do not reveal the device. */
const deviceKeys = async (settings: SessionSecrets, deviceId: string) =>
  (await acceptedSignatures(sessionRing(settings), 'device', deviceId)).map(
    (name) => new Request(`https://frequency.invalid/${name}`),
  )

/** Ads shown on a device, for players without storage: cached at this edge for two days. */
export async function readDevice(
  settings: SessionSecrets,
  deviceId: string,
): Promise<VisitorCounts> {
  const keys = await deviceKeys(settings, deviceId)
  const found = await Promise.all(keys.map((key) => caches.default.match(key)))
  const kept = found.find((response) => response !== undefined)
  const parsed = visitorCountsSchema.safeParse(kept ? await kept.json() : null)
  return parsed.success ? parsed.data : NEW_VISITOR
}

/** Stores the ads shown on a device. */
export async function writeDevice(
  settings: SessionSecrets,
  deviceId: string,
  counts: VisitorCounts,
): Promise<void> {
  const headers = { 'Cache-Control': `max-age=${2 * DAY_S}` }
  const [key] = await deviceKeys(settings, deviceId)
  if (key) await caches.default.put(key, Response.json(counts, { headers }))
}
