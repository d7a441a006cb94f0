import { primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Slots that an order had to give back for want of payment; when it is paid after all, it gets them again if it can. */
export const releasedSlots = sqliteTable(
  'released_slots',
  {
    orderId: text('order_id').notNull(),
    cartKey: text('cart_key').notNull(),
    screenId: text('screen_id').notNull(),
    week: text('week').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.cartKey, table.screenId, table.week] })],
)
