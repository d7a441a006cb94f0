import { setTimeout as pause } from 'node:timers/promises'
import type { OrderListPage } from '#domain/orders/order/orderList.types.ts'
import type { ReportNews } from '#domain/reporting/report/reportView.types.ts'
import { printFigures, shown } from '#scripts/bench/report.ts'
import { callerHeaders } from '#scripts/setup/callerHeaders.ts'
import { logInDemo } from '#scripts/setup/logInDemo.ts'
import { callServe } from '#scripts/traffic/serveClient.ts'
import { benchToken } from './benchTokens.ts'

/** A running campaign of the demo customer. */
const REPORTED = 'Fall boots'
const BEACONS = 100
/** Maximum time between two beacons, which are spread over the report's polling interval. */
const MOST_GAP_MS = 1_500
/** The polling interval of an open page: client/pages/reporting/useReportNews.ts. */
const ASKED_EVERY_MS = 2_000
const GIVEN_UP_MS = 60_000

type Ask = <Answer>(path: string) => Promise<Answer>

/** Prints how long an impression takes from its beacon to an open report. */
export async function liveBench(origin: string): Promise<void> {
  const headers = { ...callerHeaders(), Cookie: await logInDemo(origin) }
  const ask: Ask = async (path) => {
    const response = await fetch(`${origin}/api${path}`, { headers })
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
    return (await response.json()) as never
  }
  const { rows } = await ask<OrderListPage>(`/orders?q=${encodeURIComponent(REPORTED)}`)
  const lineId = rows.find(({ name }) => name === REPORTED)?.lineId ?? ''
  const impressions = async () =>
    (await ask<ReportNews>(`/reports/${lineId}/news`)).totals.counts.impressions
  const before = await impressions()
  const toldAtMs: number[] = []
  const seenAfterMs: number[] = []
  const told = tellAll(origin, lineId, toldAtMs)
  const givenUpAt = Date.now() + BEACONS * MOST_GAP_MS + GIVEN_UP_MS
  while (seenAfterMs.length < BEACONS && Date.now() < givenUpAt) {
    await pause(ASKED_EVERY_MS)
    const counted = (await impressions()) - before
    const nowMs = Date.now()
    while (seenAfterMs.length < counted)
      seenAfterMs.push(nowMs - (toldAtMs[seenAfterMs.length] ?? nowMs))
  }
  await told
  if (seenAfterMs.length !== BEACONS)
    throw new Error(`${seenAfterMs.length} of ${BEACONS} impressions are on the report.`)
  const sorted = seenAfterMs.toSorted((a, b) => a - b)
  const at = (share: number) => `${shown((sorted[Math.floor(BEACONS * share)] ?? 0) / 1_000, 1)} s`
  printFigures(`From the beacon to an open report, ${BEACONS} impressions`, [
    { name: 'half of them within', value: at(0.5) },
    { name: '95 of 100 within', value: at(0.95), goal: 'p95 within 5 s' },
    { name: 'all within', value: `${shown((sorted.at(-1) ?? 0) / 1_000, 1)} s` },
  ])
}

async function tellAll(origin: string, lineId: string, toldAtMs: number[]): Promise<void> {
  for (let at = 0; at < BEACONS; at += 1) {
    await pause(Math.random() * MOST_GAP_MS)
    const token = await benchToken({ lineId })
    toldAtMs.push(Date.now())
    const caller = callerHeaders()['CF-Connecting-IP'] ?? ''
    const { status } = await callServe(origin, `/e/impression?t=${token}`, {
      method: 'POST',
      caller,
    })
    if (status !== 204) throw new Error(`The beacon was answered ${status}.`)
  }
}
