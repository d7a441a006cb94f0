import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { MAIL_RHYTHMS } from '#domain/reporting/sharing/mailRhythm.ts'
import { orders } from '#database/schema/orders/orders.ts'
import type { TimeZoneId } from '#domain/foundation/calendar/timeZones.ts'

/** Reports that are mailed to who ordered, until they stop it or the campaign is over. No address: it is the order's. */
export const reportMails = sqliteTable(
  'report_mails',
  {
    /** Unguessable: it is all that stopping the mails needs. */
    key: text('key').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    /** The report: of a line, or of the whole order. */
    reportId: text('report_id').notNull(),
    rhythm: text('rhythm', { enum: MAIL_RHYTHMS }).notNull(),
    /** Of its reader. */
    zone: text('zone').$type<TimeZoneId>().notNull(),
    /** The owner of the order at that time: the mails end with the account. Null for a guest's. */
    accountId: text('account_id'),
    createdAt: text('created_at').notNull(),
    nextAt: text('next_at').notNull(),
  },
  (table) => [
    index('report_mails_report').on(table.reportId),
    index('report_mails_due').on(table.nextAt),
  ],
)
