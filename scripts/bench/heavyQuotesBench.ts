import { newPlan } from '#domain/planning/campaign/start/newPlan.ts'
import { addPlace } from '#domain/planning/campaign/edits/regionEdits.ts'
import { campaignItem, cartEntry } from '#domain/commerce/cart/newCartItem.ts'
import type { Place } from '#domain/foundation/geo/place.ts'
import { benchCart } from './benchCart.ts'
import { callerHeaders } from '../setup/callerHeaders.ts'
import { latencyOf, shownLatency } from './latency.ts'
import { printFigures, ratio, shown } from './report.ts'

/** Runs with and without the flood alternate, so that other load on the machine affects both. */
const TURNS = 4
const TURN_MS = 5_000
const HEAVY_EVERY_MS = 100
const HEAVY_LINES = 10
const CITIES = ['Austin', 'Dallas', 'Chicago', 'Boston', 'Seattle', 'Denver', 'Miami', 'Atlanta']
/** The network of all heavy quotes. */
const FLOODER = { 'Content-Type': 'application/json', 'CF-Connecting-IP': '203.0.113.50' }

/**
 * Requests light quotes one after the other, each from another network, like visitors. Returns the
 * duration of each.
 */
async function lightQuotes(ask: () => Promise<Response>): Promise<number[]> {
  const times: number[] = []
  const endsAt = performance.now() + TURN_MS
  while (performance.now() < endsAt) {
    const startedAt = performance.now()
    const response = await ask()
    await response.text()
    if (!response.ok) throw new Error(`A light quote was answered ${response.status}.`)
    times.push(performance.now() - startedAt)
  }
  return times
}

const perSecond = (times: readonly number[]) => times.length / ((TURNS * TURN_MS) / 1_000)

async function placesOf(origin: string): Promise<Place[]> {
  const found = await Promise.all(
    CITIES.map(async (city) => {
      const response = await fetch(`${origin}/api/places?country=US&q=${city}&limit=1`)
      return ((await response.json()) as { places: Place[] }).places
    }),
  )
  return found.flat()
}

/** Ten campaigns around all these places, none of them requested before. */
function heavyCart(places: readonly Place[], salt: number) {
  return Array.from({ length: HEAVY_LINES }, (_, line) => {
    const start = newPlan({ mediaType: 'online_display', country: 'US', now: new Date() })
    const plan = places.reduce((sofar, place) => addPlace(sofar, place), start)
    const zipCodes = [String(10_000 + ((salt * HEAVY_LINES + line) % 80_000))]
    const region = { ...plan.region, zipCodes }
    return cartEntry(campaignItem({ ...plan, name: 'Heavy', region }), `cart_${line + 1}`)
  })
}

const LOST = 0

/** The server may close an idle connection just as it is reused. */
async function statusOf(pending: Promise<Response>): Promise<number> {
  try {
    const response = await pending
    await response.text()
    return response.status
  } catch {
    return LOST
  }
}

/** Sends ten heavy quotes per second from one network until stopped; returns the responses. */
function floodWith(send: (salt: number) => Promise<Response>, firstSalt: number) {
  const statuses: Promise<number>[] = []
  const every = setInterval(() => {
    statuses.push(statusOf(send(firstSalt + statuses.length)))
  }, HEAVY_EVERY_MS)
  return async () => {
    clearInterval(every)
    return await Promise.all(statuses)
  }
}

/** Prints how much ten heavy quotes per second from one network slow other quotes in the same run. */
export async function heavyQuotesBench(origin: string): Promise<void> {
  const { session, quoteBody } = await benchCart(origin)
  const places = await placesOf(origin)
  const quote = (body: unknown, headers: Record<string, string>) =>
    fetch(`${origin}/api/quotes`, {
      method: 'POST',
      headers: { ...headers, ...session },
      body: JSON.stringify(body),
    })
  const light = () => quote(quoteBody, callerHeaders())
  await light()
  const heavy = (salt: number) => quote({ items: heavyCart(places, salt), discounts: [] }, FLOODER)
  const alone: number[] = []
  const flooded: number[] = []
  const statuses: number[] = []
  for (let turn = 0; turn < TURNS; turn += 1) {
    alone.push(...(await lightQuotes(light)))
    const stop = floodWith(heavy, statuses.length)
    flooded.push(...(await lightQuotes(light)))
    statuses.push(...(await stop()))
  }
  const priced = statuses.filter((status) => status === 200).length
  printFigures(`Light quotes beside ten heavy ones a second, ${(TURNS * TURN_MS) / 1_000} s each`, [
    {
      name: 'light quotes alone',
      value: `${shown(perSecond(alone))}/s`,
      comparison: shownLatency(latencyOf(alone)),
    },
    {
      name: 'light quotes beside the flood',
      value: `${shown(perSecond(flooded))}/s`,
      comparison: `${ratio(perSecond(flooded), perSecond(alone))} as many, ${shownLatency(latencyOf(flooded))}`,
      goal: 'at least 0.80x',
    },
    {
      name: 'heavy quotes priced',
      value: `${priced} of ${statuses.length}`,
      comparison: `${statuses.filter((status) => status === LOST).length} lost on the way`,
    },
  ])
}
