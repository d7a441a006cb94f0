import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { CreativeFacts } from '#domain/creatives/creative/creativeFacts.ts'
import type { BytePatch } from '#domain/creatives/creative/bytePatch.ts'
import type { Finding } from '#domain/creatives/creative/finding.ts'
import type { KeptMeasure } from '#domain/creatives/creative/previewMeasure.ts'
import type { LandingPageFacts } from '#domain/creatives/creative/checks/checkLandingPage.ts'
import type { CreativeSchedule } from '#domain/creatives/assignment/schedule.ts'
import { VERSION_STATES } from '#domain/creatives/review/versionState.ts'
import { REVIEW_NOTE_KINDS } from '#domain/creatives/review/reviewNote.ts'
import { DENIAL_CLASSES } from '#domain/creatives/review/denialClass.ts'
import { UPLOAD_PURPOSES } from '#domain/creatives/upload/uploadSchema.ts'
import { orderLines, orders } from '#database/schema/orders/orders.ts'

/** A creative that an advertiser runs on a line; its files are in its versions (Creatives 4). */
export const creatives = sqliteTable(
  'creatives',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id),
    title: text('title').notNull(),
    nameForReporting: text('name_for_reporting').notNull(),
    /** Frequency weight: its share among the creatives of its line that can run at a moment. */
    weight: integer('weight').notNull().default(1),
    /** Its schedule; null: whenever its line runs. */
    schedule: text('schedule', { mode: 'json' }).$type<CreativeSchedule | null>(),
    createdAt: text('created_at').notNull(),
    removedAt: text('removed_at'),
  },
  (table) => [
    index('creatives_line').on(table.lineId),
    check('creatives_weight', sql`${table.weight} between 1 and 100`),
  ],
)

/** A file of a creative with its landing page, as checked and reviewed; immutable afterwards. */
export const creativeVersions = sqliteTable(
  'creative_versions',
  {
    id: text('id').primaryKey(),
    creativeId: text('creative_id')
      .notNull()
      .references(() => creatives.id),
    orderId: text('order_id').notNull(),
    lineId: text('line_id').notNull(),
    /** 1, 2, … within its creative. */
    number: integer('number').notNull(),
    state: text('state', { enum: VERSION_STATES }).notNull(),
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    /** Of the stored bytes, hex. */
    sha256: text('sha256').notNull(),
    /** Its key in the bucket of creatives. */
    storageKey: text('storage_key').notNull(),
    /** Bytes to replace when the file is served: removes the sound of a billboard video. */
    patches: text('patches', { mode: 'json' }).$type<BytePatch[]>().notNull(),
    /** The ad format of the plan that it fits; null while it fits none. */
    formatId: text('format_id'),
    facts: text('facts', { mode: 'json' }).$type<CreativeFacts>().notNull(),
    findings: text('findings', { mode: 'json' }).$type<Finding[]>().notNull(),
    /** A browser's measurements of an HTML5 banner: advice only. */
    preview: text('preview', { mode: 'json' }).$type<KeptMeasure | null>(),
    landingPage: text('landing_page'),
    landingFacts: text('landing_facts', { mode: 'json' }).$type<LandingPageFacts | null>(),
    createdAt: text('created_at').notNull(),
    submittedAt: text('submitted_at'),
    decidedAt: text('decided_at'),
    /** The verdict that led to its state, with its own ID. */
    decisionId: text('decision_id'),
    decidedBy: text('decided_by'),
    /** The state before the verdict. */
    decidedFrom: text('decided_from', { enum: VERSION_STATES }),
    /** The approved version that its approval replaced. */
    tookPlaceOf: text('took_place_of'),
    /** The mail that informs the buyer; until it goes out the verdict can be undone. */
    decisionMailId: text('decision_mail_id'),
    denialClass: text('denial_class', { enum: DENIAL_CLASSES }),
    decisionText: text('decision_text'),
    /**
     * The reviewer who has claimed it, and the end of the claim, until which others get a warning before they decide.
     */
    takenBy: text('taken_by'),
    takenUntil: text('taken_until'),
  },
  (table) => [
    uniqueIndex('creative_versions_number').on(table.creativeId, table.number),
    index('creative_versions_line').on(table.lineId, table.sha256),
    index('creative_versions_state').on(table.state, table.submittedAt),
    index('creative_versions_hash').on(table.sha256),
    index('creative_versions_decided').on(table.decidedAt),
    index('creative_versions_decision_mail').on(table.decisionMailId),
  ],
)

/** Messages between buyer and desk about a creative, and its events; append-only. */
export const creativeNotes = sqliteTable(
  'creative_notes',
  {
    id: integer('id').primaryKey(),
    creativeId: text('creative_id')
      .notNull()
      .references(() => creatives.id),
    versionId: text('version_id'),
    at: text('at').notNull(),
    author: text('author', { enum: ['buyer', 'desk', 'system'] }).notNull(),
    accountId: text('account_id'),
    kind: text('kind', { enum: REVIEW_NOTE_KINDS }).notNull(),
    denialClass: text('denial_class', { enum: DENIAL_CLASSES }),
    text: text('text').notNull().default(''),
  },
  (table) => [index('creative_notes_creative').on(table.creativeId)],
)

/** An upload in progress: can be resumed at the missing part, deleted after a day. */
export const creativeUploads = sqliteTable(
  'creative_uploads',
  {
    id: text('id').primaryKey(),
    orderId: text('order_id').notNull(),
    lineId: text('line_id')
      .notNull()
      .references(() => orderLines.id),
    purpose: text('purpose', { enum: UPLOAD_PURPOSES }).notNull().default('creative'),
    /** The creative that it replaces; null for a new one. */
    replaces: text('replaces'),
    fileName: text('file_name').notNull(),
    bytes: integer('bytes').notNull(),
    partBytes: integer('part_bytes').notNull(),
    /** As the browser calculated it, to find the upload again; never trusted. */
    statedSha256: text('stated_sha256'),
    storageKey: text('storage_key').notNull(),
    multipartId: text('multipart_id').notNull(),
    /** The network that began it, under a name that does not reveal the address: its daily uploads are counted. */
    network: text('network').notNull(),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
    /** The version of a creative, or the file of a production, that the upload became. */
    versionId: text('version_id'),
    completedAt: text('completed_at'),
  },
  (table) => [
    index('creative_uploads_line').on(table.lineId, table.createdAt),
    index('creative_uploads_network').on(table.network, table.createdAt),
    index('creative_uploads_expiry').on(table.expiresAt),
  ],
)

/** The parts of an upload that have arrived; the bucket cannot list them. */
export const creativeUploadParts = sqliteTable(
  'creative_upload_parts',
  {
    uploadId: text('upload_id')
      .notNull()
      .references(() => creativeUploads.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    etag: text('etag').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.number] })],
)
