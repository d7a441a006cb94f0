import { execFile, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod'
import { inRoot } from '../../project/paths.ts'

const INSTALLED = inRoot('node_modules/.cache/lighthouse')
const COMMAND = path.join(INSTALLED, 'node_modules/lighthouse/cli/index.js')
/** Asynchronous, since this process serves the product and the browser's other pages. */
const run = promisify(execFile)
const TIMEOUT_MS = 120_000
const SCORED = ['accessibility', 'best-practices', 'seo']
const MAX_OUTPUT_BYTES = 64 * 1_024 * 1_024

const score = z.object({ score: z.number().nullable() })
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), score),
  audits: z.record(
    z.string(),
    z.object({
      numericValue: z.number().optional(),
      details: z.looseObject({ items: z.unknown().optional() }).optional(),
    }),
  ),
})

/** Lighthouse's result for one visit of a page. */
export interface Visit {
  /** Out of 100: performance, then accessibility, best practices, SEO. */
  performance: number
  others: number[]
  lcpMs: number
  tbtMs: number
  cls: number
  requests: number
}

/** Installs Lighthouse's committed versions in a separate folder; does nothing if they are installed. */
export function installLighthouse(): void {
  if (existsSync(COMMAND)) return
  mkdirSync(INSTALLED, { recursive: true })
  for (const file of ['package.json', 'package-lock.json'])
    cpSync(path.join(import.meta.dirname, 'installed', file), path.join(INSTALLED, file))
  const { status, stderr } = spawnSync('npm', ['ci', '--ignore-scripts'], {
    cwd: INSTALLED,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error(`Lighthouse was not installed:\n${stderr}`)
}

/**
 * Visits a page once on a simulated phone, in the browser that listens on a port, and keeps its local storage. Raises
 * if the page could not be measured.
 */
export async function runLighthouse(url: string, port: number): Promise<Visit> {
  const { stdout } = await run(
    process.execPath,
    [
      COMMAND,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      '--ignore-status-code',
      // Outside production every response says noindex.
      '--skip-audits=is-crawlable',
      `--only-categories=${['performance', ...SCORED].join(',')}`,
    ],
    { maxBuffer: MAX_OUTPUT_BYTES, timeout: TIMEOUT_MS },
  )
  const { runtimeError, categories, audits } = reportSchema.parse(JSON.parse(stdout))
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const points = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    performance: points('performance'),
    others: SCORED.map(points),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    requests: lengthOf(audits['network-requests']?.details?.items),
  }
}

const lengthOf = (items: unknown): number => (Array.isArray(items) ? items.length : 0)
