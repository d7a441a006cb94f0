import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { DraftContent } from '#domain/planning/drafts/draft.ts'
import { MEDIA_TYPES } from '#domain/foundation/media/mediaTypes.ts'

const content = {
  plan: text('plan', { mode: 'json' }).$type<DraftContent['plan']>().notNull(),
  stepTimes: text('step_times', { mode: 'json' }).$type<DraftContent['stepTimes']>().notNull(),
  outline: text('outline', { mode: 'json' }).$type<DraftContent['outline']>(),
}

/** Plans that an account has saved and not ordered. */
export const drafts = sqliteTable(
  'drafts',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    /** The client of the account's agency that it is for; null for none. */
    clientId: text('client_id'),
    mediaType: text('media_type', { enum: MEDIA_TYPES }).notNull(),
    ...content,
    /** Folded words of name and outline, each after a space. */
    searchText: text('search_text').notNull(),
    /** Raised by every change; a write names the revision that it follows. */
    revision: integer('revision').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
    /** Set by a deletion, which can be undone for 30 days. */
    deletedAt: text('deleted_at'),
  },
  (table) => [
    index('drafts_account').on(table.accountId, table.updatedAt),
    index('drafts_deleted').on(table.deletedAt),
  ],
)

/** States of a draft that a merge or a restore replaced, for 30 days. */
export const draftVersions = sqliteTable(
  'draft_versions',
  {
    /** Hash of draft and plan: each plan once. */
    id: text('id').primaryKey(),
    draftId: text('draft_id').notNull(),
    ...content,
    keptAt: text('kept_at').notNull(),
  },
  (table) => [
    index('draft_versions_draft').on(table.draftId, table.keptAt),
    index('draft_versions_kept').on(table.keptAt),
  ],
)

/** Links that show a draft to their readers, who can comment on it. */
export const draftShares = sqliteTable(
  'draft_shares',
  {
    /** Unguessable: it is all that the reader needs. */
    key: text('key').primaryKey(),
    draftId: text('draft_id').notNull(),
    createdAt: text('created_at').notNull(),
    expiresAt: text('expires_at').notNull(),
  },
  (table) => [
    index('draft_shares_draft').on(table.draftId),
    index('draft_shares_expiry').on(table.expiresAt),
  ],
)

/** Comments on a draft, by its owner and by readers of a link. */
export const draftComments = sqliteTable(
  'draft_comments',
  {
    id: text('id').primaryKey(),
    draftId: text('draft_id').notNull(),
    author: text('author').notNull(),
    isOwner: integer('is_owner', { mode: 'boolean' }).notNull(),
    body: text('body').notNull(),
    createdAt: text('created_at').notNull(),
  },
  (table) => [index('draft_comments_draft').on(table.draftId, table.createdAt)],
)
