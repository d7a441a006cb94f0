import { creativeNotes, creatives, creativeVersions } from '#database/schema/creatives/creatives.ts'
import type { OrderRows } from '#database/seed/builders/order.ts'
import { DEMO_ACCOUNTS } from '#database/seed/demo/demoAccounts.ts'
import {
  DEMO_CREATIVES,
  type DemoCreative,
  type DemoVersion,
} from '#database/seed/demo/demoCreatives.ts'
import { demoOrders } from '#database/seed/demo/demoOrders.ts'
import { idOf } from '#database/seed/builders/orderLine.ts'
import { firstLandingPage, judgeVersion } from '#domain/creatives/review/judgeVersion.ts'
import { seedHash, type Seed, type SeedFile, type SeedTable } from '../d1Seed.ts'
import { readDemoAd } from './readDemoAd.ts'
import { seedTableOf } from '../seedTableOf.ts'

const LOADER_VERSION = '1'
const HOUR_MS = 3_600_000
const REVIEWER = DEMO_ACCOUNTS.find(({ role }) => role === 'admin')?.id ?? null
/** History from the upload to the verdict. */
const REVIEW_MS = 4 * HOUR_MS

type CreativeRow = typeof creatives.$inferInsert
type VersionRow = typeof creativeVersions.$inferInsert
type NoteRow = typeof creativeNotes.$inferInsert

/** Rows of ads in the tables of creatives, with their files. */
export interface DemoCreativeRows {
  creatives: CreativeRow[]
  versions: VersionRow[]
  notes: NoteRow[]
  files: SeedFile[]
}

/** Ads of the demo orders with their files, in the state that upload and review would leave. */
export function demoCreativesSeed(now: Date = new Date()): Seed {
  let rows: Promise<DemoCreativeRows> | undefined
  const built = () => (rows ??= demoCreativeRows(demoOrders(now), now))
  return {
    name: 'demo_creatives',
    isDevelopmentOnly: true,
    hash: seedHash(LOADER_VERSION, JSON.stringify(DEMO_CREATIVES)),
    tables: async () => creativeTables(await built()),
    files: async () => (await built()).files,
  }
}

/** Builds the seed tables of ads. */
export const creativeTables = (rows: DemoCreativeRows): SeedTable[] => [
  seedTableOf(creatives, rows.creatives),
  seedTableOf(creativeVersions, rows.versions),
  seedTableOf(creativeNotes, rows.notes),
]

/** The rows of the ads on these demo orders, and their files. `key` begins their ids. */
export async function demoCreativeRows(
  orders: readonly OrderRows[],
  now: Date,
  { ads, key }: { ads: readonly DemoCreative[]; key: string } = {
    ads: DEMO_CREATIVES,
    key: 'demo',
  },
): Promise<DemoCreativeRows> {
  const rows: DemoCreativeRows = { creatives: [], versions: [], notes: [], files: [] }
  for (const [at, facts] of ads.entries()) {
    await buildCreative(rows, { facts, key: `${key}${at + 1}`, now, ...placeOf(orders, facts) })
  }
  return rows
}

function placeOf(orders: readonly OrderRows[], { line: name }: DemoCreative) {
  for (const {
    orders: [order],
    orderLines,
  } of orders) {
    const line = orderLines.find((one) => one.name === name)
    if (order && line) return { order, line }
  }
  throw new Error(`No demo order has a line ${name}.`)
}

type Place = ReturnType<typeof placeOf>

async function buildCreative(
  rows: DemoCreativeRows,
  made: Place & { facts: DemoCreative; key: string; now: Date },
): Promise<void> {
  const { facts, key, order, line } = made
  const id = idOf('cre', key)
  const versions = await Promise.all(
    facts.versions.map((version, at) => buildVersion(version, at, made)),
  )
  const [first] = versions
  if (!first) throw new Error(`${facts.title} has no version.`)
  rows.creatives.push({
    id,
    orderId: order.id,
    lineId: line.id,
    title: facts.title,
    nameForReporting: facts.title,
    weight: facts.weight ?? 1,
    schedule: null,
    createdAt: first.row.createdAt,
    removedAt: null,
  })
  for (const { row, file, notes } of versions) {
    rows.versions.push(row)
    rows.files.push(file)
    rows.notes.push(...notes)
  }
}

async function buildVersion(
  { file, state, hoursAgo }: DemoVersion,
  at: number,
  { key, order, line, now }: Place & { key: string; now: Date },
): Promise<{ row: VersionRow; file: SeedFile; notes: NoteRow[] }> {
  const { content, facts, sha256 } = await readDemoAd(file)
  const landing = {
    address: firstLandingPage(line.mediaType, order.advertiser.website),
    facts: null,
  }
  const placement = { mediaType: line.mediaType, formatIds: line.plan?.formatIds ?? [] }
  const judged = judgeVersion(facts, placement, landing)
  if (judged.state !== 'in_review') {
    throw new Error(`${file} does not fit ${line.name}: ${JSON.stringify(judged.findings)}`)
  }
  const came =
    hoursAgo === undefined
      ? Date.parse(order.createdAt) + HOUR_MS
      : now.getTime() - hoursAgo * HOUR_MS
  const createdAt = new Date(came).toISOString()
  const decidedAt = new Date(came + REVIEW_MS).toISOString()
  const storageKey = `demo/${key}-${at + 1}-${file}`
  const row: VersionRow = {
    id: idOf('crv', `${key}x${at + 1}`),
    creativeId: idOf('cre', key),
    orderId: order.id,
    lineId: line.id,
    number: at + 1,
    state,
    fileName: file,
    bytes: content.byteLength,
    sha256,
    storageKey,
    patches: [],
    formatId: judged.formatId,
    facts,
    findings: judged.findings,
    landingPage: landing.address,
    landingFacts: null,
    createdAt,
    submittedAt: createdAt,
    ...(state === 'approved'
      ? {
          decidedAt,
          decisionId: idOf('dec', `${key}x${at + 1}`),
          decidedBy: REVIEWER,
          decidedFrom: 'in_review',
        }
      : {}),
  }
  return {
    row,
    file: { key: storageKey, content },
    notes: historyOf(row, order.accountId ?? null),
  }
}

/** Builds a version's history: submitted and, where it applies, approved. */
function historyOf(row: VersionRow, accountId: string | null): NoteRow[] {
  const about = { creativeId: row.creativeId, versionId: row.id, text: '' }
  const submitted = { ...about, at: row.createdAt, accountId }
  const decided = { ...about, at: row.decidedAt ?? row.createdAt, accountId: REVIEWER }
  return [
    { ...submitted, author: 'buyer', kind: 'submitted' },
    ...(row.state === 'approved'
      ? [{ ...decided, author: 'desk' as const, kind: 'approved' as const }]
      : []),
  ]
}
