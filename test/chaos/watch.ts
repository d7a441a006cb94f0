import { setTimeout as wait } from 'node:timers/promises'
import { readTokenPayload } from '#domain/delivery/counting/deliveryToken.ts'
import { type EventKind, isEventKind } from '#domain/delivery/counting/eventKind.ts'
import { callServe, type ServeAnswer } from '#scripts/traffic/serveClient.ts'
import { type Visit, visitsOf } from '#scripts/traffic/visits.ts'
import { type Chance, newAddress, type World } from './World.ts'

const RETRY_MS = 400
const PARTS_OF_A_SPOT = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'] as const
const DAY_MS = 86_400_000

type Request = Parameters<typeof callServe>[2]

/**
 * Repeats a request to the ad server until it gets a response. Raises only when the run ends first.
 */
export async function requestUntilAnswered(
  { origin, end }: World,
  path: string,
  request: Request,
): Promise<ServeAnswer> {
  for (;;) {
    const answer = await callServe(origin, path, request).catch(() => null)
    if (answer && answer.status < 500 && answer.status !== 429) return answer
    await wait(RETRY_MS, undefined, { signal: end })
  }
}

/** The key of an event in the raw log. */
export function eventKey(tokenText: string, kind: EventKind, number = 0): string {
  const [payload = ''] = tokenText.split('.')
  const read = readTokenPayload(Buffer.from(payload, 'base64url').toString())
  if (!read) throw new Error('An answer carries a token that cannot be read.')
  return `${read.token.nonce}:${kind}:${number}`
}

/**
 * Visits publishers of the development world, requests their ads and reports the events, some of
 * them twice.
 */
export async function watch(world: World, chance: Chance): Promise<void> {
  const atMs = Date.now() - chance.draw() * DAY_MS
  for (const visit of visitsOf(atMs, chance.draw)) {
    if (visit.mediaType === 'dooh') continue
    const caller = newAddress()
    const isPicture = visit.mediaType === 'online_display' || visit.mediaType === 'mobile_display'
    const events = isPicture ? pictureOf : spotOf
    for (const address of await events(world, visit, caller)) {
      await tell(world, address, caller)
      if (chance.happens(0.15)) await tell(world, address, caller)
      await chance.think(1_500)
    }
  }
}

async function tell(world: World, address: string, caller: string): Promise<void> {
  const { pathname, search, searchParams } = new URL(address)
  const { status } = await requestUntilAnswered(world, pathname + search, {
    method: 'POST',
    caller,
  })
  if (status !== 204) throw new Error(`An event was answered with ${status}.`)
  const kind = pathname.slice('/e/'.length)
  if (!isEventKind(kind)) throw new Error(`${address} is no event's.`)
  world.journal.note('ad event', eventKey(searchParams.get('t') ?? '', kind))
}

const queryOf = ({ place, atMs }: Visit) =>
  new URLSearchParams({ demo: '1', place, at: new Date(atMs).toISOString() }).toString()

async function pictureOf(world: World, visit: Visit, caller: string): Promise<string[]> {
  const path = `/a/${visit.productId}/${visit.formatId}?${queryOf(visit)}`
  const request = { method: 'POST', body: '{"seen":""}', caller }
  const { text } = await requestUntilAnswered(world, path, request)
  const { ad } = JSON.parse(text) as { ad: { events: Record<string, string> } | null }
  const { impression, viewable } = ad?.events ?? {}
  return [impression, viewable].filter((address) => address !== undefined)
}

const addressIn = (vast: string, pattern: RegExp) =>
  pattern.exec(vast)?.[1]?.replaceAll('&amp;', '&')

async function spotOf(world: World, visit: Visit, caller: string): Promise<string[]> {
  const path = `/v/${visit.productId}.xml?${queryOf(visit)}`
  const { text } = await requestUntilAnswered(world, path, { caller })
  const impression = addressIn(text, /<Impression>(.+?)<\/Impression>/)
  if (impression === undefined) return []
  const parts = PARTS_OF_A_SPOT.map((name) => addressIn(text, new RegExp(`event="${name}">(.+?)<`)))
  return [impression, ...parts].filter((address) => address !== undefined)
}
