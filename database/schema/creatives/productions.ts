import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import type { Briefing } from '#domain/creatives/production/briefing.ts'
import type { CommentAnchor } from '#domain/creatives/production/commentAnchor.ts'
import { orderLines } from '#database/schema/orders/orders.ts'

/** An ad in production for an advertiser, from its briefing on; its line's state is its state. */
export const productions = sqliteTable(
  'productions',
  {
    lineId: text('line_id')
      .primaryKey()
      .references(() => orderLines.id),
    orderId: text('order_id').notNull(),
    briefing: text('briefing', { mode: 'json' }).$type<Briefing>().notNull(),
    briefedAt: text('briefed_at').notNull(),
    /** The producer. */
    makerId: text('maker_id'),
    startedAt: text('started_at'),
    /** The number of the last sent draft; 0 before the first. */
    draftNumber: integer('draft_number').notNull().default(0),
    draftSentAt: text('draft_sent_at'),
    /** Rounds of changes that the buyer has used. */
    roundsUsed: integer('rounds_used').notNull().default(0),
    changesAskedAt: text('changes_asked_at'),
    deliveredAt: text('delivered_at'),
  },
  (table) => [
    index('productions_order').on(table.orderId),
    index('productions_delivered')
      .on(table.deliveredAt, table.lineId)
      .where(sql`delivered_at is not null`),
    check('productions_rounds', sql`${table.roundsUsed} >= 0`),
  ],
)

/** A file of a production: the buyer's material, or part of a draft. */
export const productionFiles = sqliteTable(
  'production_files',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull(),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id),
    kind: text('kind', { enum: ['briefing', 'draft'] }).notNull(),
    /** The draft that it belongs to; 0 for material. */
    draftNumber: integer('draft_number').notNull(),
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    /** Of the stored bytes, hex. */
    sha256: text('sha256').notNull(),
    /** Its key in the bucket of creatives. */
    storageKey: text('storage_key').notNull(),
    /** The facts and findings of the check; null for material, which may be anything. */
    facts: text('facts', { mode: 'json' }).$type<CreativeFacts | null>(),
    findings: text('findings', { mode: 'json' }).$type<Finding[]>().notNull(),
    formatId: text('format_id'),
    createdAt: text('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('production_files_storage').on(table.storageKey),
    index('production_files_line').on(table.lineId, table.kind, table.draftNumber),
  ],
)

/** Comments on a production, on a file of a draft, or on a point in it; append-only. */
export const productionComments = sqliteTable(
  'production_comments',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id),
    /** The latest draft at the time of the comment. */
    draftNumber: integer('draft_number').notNull(),
    fileId: text('file_id'),
    anchor: text('anchor', { mode: 'json' }).$type<CommentAnchor | null>(),
    at: text('at').notNull(),
    author: text('author', { enum: ['buyer', 'desk'] }).notNull(),
    accountId: text('account_id'),
    text: text('text').notNull(),
    doneAt: text('done_at'),
  },
  (table) => [index('production_comments_line').on(table.lineId, table.author)],
)
