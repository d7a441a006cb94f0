/**
 * Simulates visitors on the tags of a running local server, to fill its reports:
 * npm run traffic -- --days 3 --rate 50 [--open 200] [--port 8787]. Finds the port by itself. At most `--open` visits
 * run at once: a visitor who arrives while the server is behind is skipped and counted. Marked as demo traffic, which
 * counts only outside deployments.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { demoWorld } from '#database/seed/demo/demoWorld.ts'
import { logInDemo } from './setup/logInDemo.ts'
import { findRunningServer } from './setup/runningServer.ts'
import { OpenVisits } from './traffic/OpenVisits.ts'
import { Tally } from './traffic/Tally.ts'
import { visitsOf, type Visit } from './traffic/visits.ts'
import { playVisit } from './traffic/playVisit.ts'

const HOUR_MS = 3_600_000
/** Real duration of one simulated hour. */
const HOUR_LASTS_MS = 10_000
const TICK_MS = 200
const DEFAULTS = { days: '1', rate: '20', open: '200' }

const { values } = parseArgs({
  options: {
    days: { type: 'string', default: DEFAULTS.days },
    rate: { type: 'string', default: DEFAULTS.rate },
    open: { type: 'string', default: DEFAULTS.open },
    port: { type: 'string' },
  },
})

function positive(name: keyof typeof values, most: number): number {
  const value = Number(values[name])
  if (value > 0 && value <= most) return value
  throw new Error(`--${name} must be a number up to ${most}, not ${values[name]}.`)
}

async function playDays(
  { days, rate }: { days: number; rate: number },
  play: (visit: Visit) => void,
): Promise<void> {
  const firstMs = Date.now() - days * 24 * HOUR_MS
  for (let hour = 0; hour < days * 24; hour += 1) {
    const untilMs = Date.now() + HOUR_LASTS_MS
    let due = 0
    while (Date.now() < untilMs) {
      due += (rate * TICK_MS) / 1_000
      for (; due >= 1; due -= 1)
        for (const visit of visitsOf(firstMs + hour * HOUR_MS, Math.random)) play(visit)
      await wait(TICK_MS)
    }
  }
}

async function main(): Promise<void> {
  const days = positive('days', 30)
  const rate = positive('rate', 1_000)
  const most = positive('open', 5_000)
  const origin =
    values.port === undefined
      ? await findRunningServer()
      : `http://127.0.0.1:${positive('port', 65_535)}`
  const cookie = await logInDemo(origin, 'admin').catch(() => {
    throw new Error(`Nothing answers at ${origin}. Start the product first: npm start`)
  })
  const { order } = demoWorld(new Date())
  console.log(
    `${rate} visitors a second, through the hours of ${days} day(s) in ${Math.round((days * 24 * HOUR_LASTS_MS) / 60_000)} minutes. Stop with Ctrl+C.\nWatch: ${origin}/en-US/report/${order.orders[0]?.id} (as store@example.com or an admin)`,
  )
  const tally = new Tally()
  const timer = setInterval(() => console.log(tally.words()), HOUR_LASTS_MS)
  const visits = new OpenVisits(most)
  let isSaid = false
  await playDays({ days, rate }, (visit) => {
    if (visits.begin(() => playVisit({ origin, cookie }, visit, tally))) return
    tally.add('held back')
    if (!isSaid)
      console.log(`${most} visits are open: more come than are answered. --open allows more.`)
    isSaid = true
  })
  await visits.ended()
  clearInterval(timer)
  console.log(tally.words())
}

await main()
