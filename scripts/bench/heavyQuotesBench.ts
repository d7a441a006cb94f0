import { newPlan } from '#domain/campaign/newPlan.ts'
import { addPlace } from '#domain/campaign/regionEdits.ts'
import { campaignItem, cartEntry } from '#domain/cart/newCartItem.ts'
import type { Place } from '#domain/geo/place.ts'
import { benchCart, callerHeaders } from './benchCart.ts'
import { latencyOf, shownLatency, type Latency } from './latency.ts'
import { printFigures, ratio, shown } from './report.ts'

const DURATION_MS = 20_000
const HEAVY_EVERY_MS = 100
const HEAVY_LINES = 10
const CITIES = ['Austin', 'Dallas', 'Chicago', 'Boston', 'Seattle', 'Denver', 'Miami', 'Atlanta']
/** All heavy quotes come from here. */
const FLOODER = { 'Content-Type': 'application/json', 'CF-Connecting-IP': '203.0.113.50' }

interface Run {
  latency: Latency
  perSecond: number
}

/** Asks for one light quote after the other, each from another network, as visitors do. */
async function lightQuotes(ask: () => Promise<Response>): Promise<Run> {
  const times: number[] = []
  const endsAt = performance.now() + DURATION_MS
  while (performance.now() < endsAt) {
    const startedAt = performance.now()
    const response = await ask()
    await response.text()
    if (!response.ok) throw new Error(`A light quote was answered ${response.status}.`)
    times.push(performance.now() - startedAt)
  }
  return { latency: latencyOf(times), perSecond: times.length / (DURATION_MS / 1_000) }
}

async function placesOf(origin: string): Promise<Place[]> {
  const found = await Promise.all(
    CITIES.map(async (city) => {
      const response = await fetch(`${origin}/api/places?country=US&q=${city}&limit=1`)
      return ((await response.json()) as { places: Place[] }).places
    }),
  )
  return found.flat()
}

/** Ten campaigns around all these places, none of them asked for before. */
function heavyCart(places: readonly Place[], salt: number) {
  return Array.from({ length: HEAVY_LINES }, (_, line) => {
    const start = newPlan({ mediaType: 'online_display', country: 'US', now: new Date() })
    const plan = places.reduce((sofar, place) => addPlace(sofar, place), start)
    const zipCodes = [String(10_000 + ((salt * HEAVY_LINES + line) % 80_000))]
    const region = { ...plan.region, zipCodes }
    return cartEntry(campaignItem({ ...plan, name: 'Heavy', region }), `cart_${line + 1}`)
  })
}

/** Sends ten heavy quotes a second from one network until it is stopped; gives what was answered. */
function floodWith(send: (salt: number) => Promise<Response>) {
  const statuses: Promise<number>[] = []
  const every = setInterval(() => {
    statuses.push(send(statuses.length).then(({ status }) => status))
  }, HEAVY_EVERY_MS)
  return async () => {
    clearInterval(every)
    return await Promise.all(statuses)
  }
}

/** Prints how much ten heavy quotes a second from one network slow the quotes of all others, in the same run. */
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
  const alone = await lightQuotes(light)
  const stop = floodWith((salt) =>
    quote({ items: heavyCart(places, salt), discounts: [] }, FLOODER),
  )
  const flooded = await lightQuotes(light)
  const statuses = await stop()
  const priced = statuses.filter((status) => status === 200).length
  printFigures(`Light quotes beside ten heavy ones a second, ${DURATION_MS / 1_000} s each`, [
    {
      name: 'light quotes alone',
      value: `${shown(alone.perSecond)}/s`,
      comparison: shownLatency(alone.latency),
    },
    {
      name: 'light quotes beside the flood',
      value: `${shown(flooded.perSecond)}/s`,
      comparison: `${ratio(flooded.perSecond, alone.perSecond)} as many, ${shownLatency(flooded.latency)}`,
      goal: 'at least 0.80x',
    },
    { name: 'heavy quotes priced', value: `${priced} of ${statuses.length}` },
  ])
}
