import { readFileSync } from 'node:fs'
import { chromium, type Page } from '@playwright/test'
import { demoOrders } from '#database/seed/demo/demoOrders.ts'
import { DEMO_ACCOUNTS } from '#database/seed/demo/demoAccounts.ts'
import { sitePath } from '#content/sitePaths.ts'
import { MAX_UPLOAD_BYTES } from '#domain/creatives/upload/uploadLimits.ts'
import { writePng } from '../fixtures/writePng.ts'
import { BROWSER_ARGUMENTS, type Browser } from '../browser/findChromium.ts'
import { inRoot } from '../project/paths.ts'
import { callerHeaders } from '../setup/callerHeaders.ts'
import { logInDemo } from '../setup/logInDemo.ts'
import { runtimeMb } from './runtimeMb.ts'
import { printFigures, ratio, shown, type Figure } from './report.ts'

const VIDEO_BYTES = 20_000_000
const VERDICT_TIMEOUT_MS = 120_000
const BANNERS = 5
const EMPTY_ROUTES = 50

/** A demo line by its name. */
function demoLine(name: string): string {
  const line = demoOrders(new Date())
    .flatMap(({ orderLines }) => orderLines)
    .find((one) => one.name === name)
  if (!line) throw new Error(`No demo order has a line ${name}.`)
  return line.id
}

/** The demo film, padded to the size of a full-quality spot by a box that players skip. */
function largeFilm(): Buffer {
  const film = readFileSync(inRoot('database/seed/demo/creatives/camping-1920x1080.mp4'))
  const filler = Buffer.alloc(VIDEO_BYTES - film.length)
  filler.writeUInt32BE(filler.length, 0)
  filler.write('free', 4)
  return Buffer.concat([film, filler])
}

async function logIn(page: Page, origin: string): Promise<void> {
  const customer = DEMO_ACCOUNTS.find(({ role }) => role === 'customer')
  const { email, password } = customer ?? {}
  await page.request.post(`${origin}/api/logins`, {
    headers: { origin },
    data: { email, password },
  })
}

/**
 * The time from the file's selection until the page shows that it is in review, and the part after
 * its last byte.
 */
async function verdictMs(
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer },
): Promise<{ ms: number; afterLastByteMs: number }> {
  let lastByteAt = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/completion')) lastByteAt = performance.now()
  })
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).first().click()
  const chooser = await choosing
  const startedAt = performance.now()
  await chooser.setFiles(file)
  const title = file.name.replace(/\.\w+$/, '')
  await page
    .getByRole('region', { name: /^In review/ })
    .getByText(title, { exact: true })
    .waitFor({ timeout: VERDICT_TIMEOUT_MS })
  const endedAt = performance.now()
  return { ms: endedAt - startedAt, afterLastByteMs: endedAt - lastByteAt }
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Duration of an empty route, over a kept-alive connection. */
async function emptyRouteMs(origin: string): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < EMPTY_ROUTES; at += 1) {
    const startedAt = performance.now()
    await (await fetch(`${origin}/api/health`, { headers: callerHeaders() })).arrayBuffer()
    times.push(performance.now() - startedAt)
  }
  return median(times)
}

async function dropToVerdict(origin: string, browser: Browser): Promise<Figure[]> {
  const chrome = await chromium.launch({
    executablePath: browser.executablePath,
    args: BROWSER_ARGUMENTS,
    env: { ...(process.env as Record<string, string>), ...browser.env },
  })
  try {
    const page = await chrome.newPage()
    await logIn(page, origin)
    await page.goto(origin + sitePath('upload', { id: demoLine('Holiday gifts') }))
    const banners: number[] = []
    for (let at = 0; at < BANNERS; at += 1) {
      const noise = Buffer.alloc(300 * 250 * 3, crypto.randomUUID())
      const buffer = writePng({ width: 300, height: 250, noise })
      const file = { name: `bench ${at}.png`, mimeType: 'image/png', buffer }
      banners.push((await verdictMs(page, file)).ms)
    }
    await page.goto(origin + sitePath('upload', { id: demoLine('New year, new tent') }))
    const emptyMs = await emptyRouteMs(origin)
    const film = { name: 'bench film.mp4', mimeType: 'video/mp4', buffer: largeFilm() }
    const video = await verdictMs(page, film)
    return [
      {
        name: '300x250 PNG, from drop to in review (median)',
        value: `${shown(median(banners))} ms`,
        comparison: `${ratio(median(banners), emptyMs)} of the empty route`,
        goal: 'under 1,000 ms',
      },
      {
        name: '1080p MP4 of 20 MB, after its last byte',
        value: `${shown(video.afterLastByteMs)} ms`,
        comparison: `${ratio(video.afterLastByteMs, emptyMs)} of the empty route, ${shown(video.ms)} ms in all`,
        goal: 'under 3,000 ms',
      },
    ]
  } finally {
    await chrome.close()
  }
}

async function largestUpload(origin: string): Promise<Figure[]> {
  const cookie = await logInDemo(origin)
  const uploads = `${origin}/api/lines/${demoLine('New year, new tent')}/uploads`
  const headers = { ...callerHeaders(), cookie, origin }
  const begun = await fetch(uploads, {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'largest.mp4', bytes: MAX_UPLOAD_BYTES }),
  })
  const { upload } = (await begun.json()) as { upload: { id: string; partBytes: number } }
  const part = new Uint8Array(upload.partBytes)
  const parts = Math.ceil(MAX_UPLOAD_BYTES / upload.partBytes)
  const before = runtimeMb()
  let most = before
  const startedAt = performance.now()
  for (let number = 1; number <= parts; number += 1) {
    const bytes = Math.min(upload.partBytes, MAX_UPLOAD_BYTES - (number - 1) * upload.partBytes)
    const stored = await fetch(`${uploads}/${upload.id}/parts/${number}`, {
      method: 'PUT',
      headers: { ...headers, 'Content-Type': 'application/octet-stream' },
      body: part.subarray(0, bytes),
    })
    if (!stored.ok) throw new Error(`Part ${number} was answered ${stored.status}.`)
    most = Math.max(most, runtimeMb())
  }
  const seconds = (performance.now() - startedAt) / 1_000
  await fetch(`${uploads}/${upload.id}`, { method: 'DELETE', headers })
  return [
    {
      name: 'memory of the runtime while 500 MB come in',
      value: `${shown(most - before)} MB more`,
      comparison: `${ratio(most, before)} of ${shown(before)} MB before, ${shown(500 / seconds)} MB/s`,
      goal: 'far less than the file',
    },
  ]
}

/** Prints how soon an advertiser knows whether a file fits, and the memory of the largest upload. */
export async function creativesBench(origin: string, browser: Browser): Promise<void> {
  printFigures('Creatives', [
    ...(await dropToVerdict(origin, browser)),
    ...(await largestUpload(origin)),
  ])
}
