import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * The number of delivery databases with counted rows (from `DELIVERY_DB_0` on); 0 for the orders database of earlier
 * releases. One row at most. The job `moveDeliveries` changes it when the number of bound databases changes.
 */
export const deliveryLayouts = sqliteTable('delivery_layouts', {
  id: integer('id').primaryKey(),
  /** The layout for reads. */
  reads: integer('reads').notNull(),
  /** The next layout, which gets all writes too, until it has all rows. */
  copies: integer('copies'),
  /** The previous layout, which gets all writes too, so that the previous release can still serve. */
  leaves: integer('leaves'),
  /** Progress of copying or deleting the rows: JSON. */
  after: text('after'),
  /** When it last changed. */
  at: text('at').notNull(),
})
