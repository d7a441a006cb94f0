import { isBanner, isOnScreens } from '#domain/foundation/media/mediaTraits.ts'
import { setTimeout as wait } from 'node:timers/promises'
import { callServe } from './serveClient.ts'
import type { Tally } from './Tally.ts'
import type { Visit } from './visits.ts'

interface Local {
  origin: string
  /** Cookie of an admin, who can read the screens' keys. */
  cookie: string
}

/** Share of visitors who see half of a picture for a second, and share who click. */
const VIEWABLE_SHARE = 0.7
const CLICK_SHARE = 0.003
/** Share of viewers who continue from each quartile of a spot to the next. */
const STAYING_SHARE = 0.985
/** Duration of a spot's quartile; counting rejects events that come too fast. */
const PART_MS = 400
const PARTS = ['start', 'firstQuartile', 'midpoint', 'thirdQuartile', 'complete'] as const

/** Simulates one visit. Counts unreachable requests. */
export async function playVisit(local: Local, visit: Visit, tally: Tally): Promise<void> {
  tally.add('visits')
  const told = async (address: string, what: string) => {
    const { pathname, search } = new URL(address)
    await callServe(local.origin, pathname + search, { method: 'POST', caller: callerOf(visit) })
    tally.add(what)
  }
  try {
    if (isOnScreens(visit.mediaType)) await playScreen(local, visit, tally)
    else if (isBanner(visit.mediaType)) await seePicture(local, visit, told)
    else await playSpot(local, visit, told)
  } catch {
    tally.add('failed')
  }
}

type Tell = (address: string, what: string) => Promise<void>

const callers = new WeakMap<Visit, string>()
/** A visitor's own address, of a network for tests. */
function callerOf(visit: Visit): string {
  const part = () => Math.floor(Math.random() * 256)
  const known = callers.get(visit) ?? `198.${18 + Math.round(Math.random())}.${part()}.${part()}`
  callers.set(visit, known)
  return known
}

const queryOf = ({ place, atMs }: Visit) =>
  new URLSearchParams({ demo: '1', place, at: new Date(atMs).toISOString() }).toString()

async function seePicture({ origin }: Local, visit: Visit, tell: Tell): Promise<void> {
  const { text } = await callServe(
    origin,
    `/a/${visit.productId}/${visit.formatId}?${queryOf(visit)}`,
    { method: 'POST', body: '{"seen":""}', caller: callerOf(visit) },
  )
  const { ad } = JSON.parse(text) as {
    ad: { events: { impression: string; viewable: string } } | null
  }
  if (!ad) return
  await tell(ad.events.impression, 'impressions')
  if (Math.random() < VIEWABLE_SHARE) {
    await wait(1_100)
    await tell(ad.events.viewable, 'viewable')
  }
  if (Math.random() < CLICK_SHARE)
    await tell(ad.events.impression.replace('/e/impression', '/e/click'), 'clicks')
}

const addressIn = (vast: string, pattern: RegExp) =>
  pattern.exec(vast)?.[1]?.replaceAll('&amp;', '&')

async function playSpot({ origin }: Local, visit: Visit, tell: Tell): Promise<void> {
  const { text } = await callServe(origin, `/v/${visit.productId}.xml?${queryOf(visit)}`, {
    caller: callerOf(visit),
  })
  const impression = addressIn(text, /<Impression>(.+?)<\/Impression>/)
  if (impression === undefined) return
  await tell(impression, 'impressions')
  for (const part of PARTS) {
    const address = addressIn(text, new RegExp(`event="${part}">(.+?)<`))
    if (address === undefined || Math.random() > STAYING_SHARE) return
    await tell(address, part === 'complete' ? 'heard or seen to the end' : 'parts')
    await wait(PART_MS)
  }
}

interface ScreenState {
  path: string
  batch: number
  numbers: Map<string, number>
  nextMs: number
}
const screens = new Map<string, Promise<ScreenState>>()

async function openScreen({ origin, cookie }: Local, productId: string): Promise<ScreenState> {
  const answer = await fetch(`${origin}/api/inventory/${productId}/tags`, { headers: { cookie } })
  const { groups } = (await answer.json()) as {
    groups: { tags: { id: string; text: string }[] }[]
  }
  const tag = groups.flatMap(({ tags }) => tags).find(({ id }) => id === 'playlist')
  if (!tag) throw new Error(`${productId} has no playlist.`)
  return { path: new URL(tag.text).pathname, batch: Date.now(), numbers: new Map(), nextMs: 0 }
}

interface Playlist {
  screen: { slotSeconds: number }
  hours: { from: number; to: number; slots: { token: string }[][] }[]
}

/** A screen plays one loop at a time, however many people pass. */
async function playScreen(local: Local, visit: Visit, tally: Tally): Promise<void> {
  const opened = screens.get(visit.productId) ?? openScreen(local, visit.productId)
  screens.set(visit.productId, opened)
  const state = await opened
  const nowMs = Date.now()
  if (nowMs < state.nextMs) return
  state.nextMs = nowMs + 60_000
  const caller = callerOf(visit)
  const { text } = await callServe(local.origin, `${state.path}?demo=1`, { caller })
  const list = JSON.parse(text) as Playlist
  const hour = list.hours.find(({ from, to }) => from <= nowMs && nowMs < to)
  const slots = hour?.slots ?? []
  state.nextMs = nowMs + slots.length * list.screen.slotSeconds * 1_000
  const plays = slots.flatMap(([turn]) => {
    if (!turn) return []
    const number = state.numbers.get(turn.token) ?? 0
    state.numbers.set(turn.token, number + 1)
    return [{ token: turn.token, number, at: nowMs }]
  })
  if (plays.length === 0) return
  state.batch += 1
  const body = JSON.stringify({ batch: state.batch, sentAt: nowMs, plays })
  await callServe(local.origin, '/plays', { method: 'POST', body, caller })
  for (const _ of plays) tally.add('plays')
}
