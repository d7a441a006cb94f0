import {
  productionComments,
  productionFiles,
  productions,
} from '#database/schema/creatives/productions.ts'
import { idOf } from '#database/seed/builders/orderLine.ts'
import type { OrderRows } from '#database/seed/builders/order.ts'
import { DEMO_ACCOUNTS } from '#database/seed/demo/demoAccounts.ts'
import { demoOrders } from '#database/seed/demo/demoOrders.ts'
import type { LineState } from '#domain/orders/order/line/lineState.ts'
import { briefingSchema } from '#domain/creatives/production/briefing.ts'
import { judgeDraft } from '#domain/creatives/production/draftFit.ts'
import { seedHash, type Seed, type SeedFile } from '../d1Seed.ts'
import { readDemoAd } from './readDemoAd.ts'
import { seedTableOf } from '../seedTableOf.ts'

const LOADER_VERSION = '2'
const HOUR_MS = 3_600_000
const MAKER = DEMO_ACCOUNTS.find(({ role }) => role === 'producer')?.id ?? null
const DRAFT = 'gifts-mobile-320x480.png'

const BRIEFING = briefingSchema.parse({
  text: 'Our holiday list is out: tents, lamps and boots for people who would rather be outside.',
  audience: 'Families in Texas who camp',
  tone: 'friendly',
  must: 'Our name, and that orders until December 18 arrive in time.',
  mustNot: 'No snow: it is Texas.',
  colors: ['#101D3F', '#FFD27A'],
})

/** States after the briefing, with the number of drafts sent by then. */
const DRAFTS: Partial<Record<LineState, 0 | 1>> = {
  briefed: 0,
  in_production: 0,
  draft_ready: 1,
  changes_asked: 1,
  delivered: 1,
}

interface Rows {
  productions: (typeof productions.$inferInsert)[]
  files: (typeof productionFiles.$inferInsert)[]
  comments: (typeof productionComments.$inferInsert)[]
  stored: SeedFile[]
}

/** Briefings and drafts of the ad creations in the demo orders, as their states imply. */
export function demoProductionsSeed(now: Date = new Date()): Seed {
  let rows: Promise<Rows> | undefined
  const built = () => (rows ??= demoProductionRows(demoOrders(now)))
  return {
    name: 'demo_productions',
    isDevelopmentOnly: true,
    hash: seedHash(LOADER_VERSION, JSON.stringify(BRIEFING)),
    tables: async () => {
      const all = await built()
      return [
        seedTableOf(productions, all.productions),
        seedTableOf(productionFiles, all.files),
        seedTableOf(productionComments, all.comments),
      ]
    },
    files: async () => (await built()).stored,
  }
}

/** The rows of the productions of these demo orders, and their files. */
export async function demoProductionRows(orders: readonly OrderRows[]): Promise<Rows> {
  const rows: Rows = { productions: [], files: [], comments: [], stored: [] }
  const lines = orders.flatMap(({ orders: [order], orderLines }) =>
    orderLines.map((line) => ({ line, placedAt: Date.parse(order?.createdAt ?? '') })),
  )
  for (const { line, placedAt } of lines) {
    const drafts = DRAFTS[line.state]
    if (line.type !== 'adcreation' || drafts === undefined) continue
    const key = `demo${rows.productions.length + 1}`
    await build(rows, { line, drafts, key, placedAt })
  }
  return rows
}

/** The instant this many hours after the order was placed. */
type TimeAfter = (hours: number) => string

async function build(
  rows: Rows,
  made: {
    line: OrderRows['orderLines'][number]
    drafts: 0 | 1
    key: string
    placedAt: number
  },
): Promise<void> {
  const { line, drafts, key, placedAt } = made
  const after: TimeAfter = (hours) => new Date(placedAt + hours * HOUR_MS).toISOString()
  const isChanged = line.state === 'changes_asked'
  rows.productions.push({
    lineId: line.id,
    orderId: line.orderId,
    briefing: BRIEFING,
    briefedAt: after(2),
    makerId: line.state === 'briefed' ? null : MAKER,
    startedAt: line.state === 'briefed' ? null : after(5),
    draftNumber: drafts,
    draftSentAt: drafts > 0 ? after(26) : null,
    roundsUsed: isChanged ? 1 : 0,
    changesAskedAt: isChanged ? after(30) : null,
    deliveredAt: line.state === 'delivered' ? after(40) : null,
  })
  if (drafts === 0) return
  const fileId = await addDraft(rows, { line, key, after })
  addComments(rows, { lineId: line.id, fileId, isChanged, after })
}

/** Adds the file of the first draft and returns its ID. */
async function addDraft(
  rows: Rows,
  { line, key, after }: { line: OrderRows['orderLines'][number]; key: string; after: TimeAfter },
): Promise<string> {
  const { content, facts, sha256 } = await readDemoAd(DRAFT)
  const storageKey = `demo/production-${key}-${DRAFT}`
  const fileId = idOf('pfl', key)
  rows.stored.push({ key: storageKey, content })
  rows.files.push({
    id: fileId,
    orderId: line.orderId,
    lineId: line.id,
    kind: 'draft',
    draftNumber: 1,
    fileName: DRAFT,
    bytes: content.byteLength,
    sha256,
    storageKey,
    facts,
    ...judgeDraft(facts, line.mediaType),
    createdAt: after(25),
  })
  return fileId
}

/** Adds the desk's comment on the first draft and, if changes were requested, the buyer's. */
function addComments(
  rows: Rows,
  {
    lineId,
    fileId,
    isChanged,
    after,
  }: { lineId: string; fileId: string; isChanged: boolean; after: TimeAfter },
): void {
  const comment = { lineId, draftNumber: 1, doneAt: null }
  rows.comments.push({
    ...comment,
    fileId: null,
    anchor: null,
    at: after(26),
    author: 'desk',
    accountId: MAKER,
    text: 'We kept the ridge at dusk from your website. What do you think?',
  })
  if (!isChanged) return
  rows.comments.push({
    ...comment,
    fileId,
    anchor: { x: 0.4, y: 0.28 },
    at: after(29),
    author: 'buyer',
    accountId: DEMO_ACCOUNTS.find(({ role }) => role === 'customer')?.id ?? null,
    text: 'Please make the button larger.',
  })
}
