import { sql } from 'drizzle-orm'
import type { OrderAdvertiser, OrderBilling } from '#domain/commerce/checkout/orderParty.types.ts'
import { isFiledUnder } from '#database/queries/foundation/clientFile.ts'
import type { Database } from '#database/connection.ts'

interface Written {
  accountId: string
  /** For advertisers: their client. */
  clientId?: string | null
  id: string
  now: Date
}

/** The entries that an account has saved for checkout in one table; `column` holds the entry as JSON. */
function savedEntriesIn<Entry extends object>(
  table: 'saved_billing_addresses' | 'saved_advertisers',
  column: 'address' | 'advertiser',
) {
  const toEntry = (row: { id: string; content: string }): { id: string } & Entry => ({
    id: row.id,
    ...(JSON.parse(row.content) as Entry),
  })
  const [entries, content] = [sql.identifier(table), sql.identifier(column)]
  return {
    /** An account's entries, the oldest first. With `clientId`, only advertisers of that client, or of none. */
    list: async (
      db: Database,
      accountId: string,
      clientId?: string | null,
    ): Promise<({ id: string } & Entry)[]> => {
      const filed =
        clientId === undefined
          ? sql`true`
          : isFiledUnder(sql`${entries}.client_id`, { accountId, clientId })
      const rows = await db.all<{ id: string; content: string }>(sql`
        select id, ${content} as content from ${entries}
        where account_id = ${accountId} and ${filed} order by created_at, id`)
      return rows.map(toEntry)
    },
    /** Adds an entry unless the account has `max` already; returns whether it did, in one statement. */
    add: async (
      db: Database,
      { accountId, clientId, id, now }: Written,
      entry: Entry,
      max: number,
    ): Promise<boolean> => {
      const at = now.toISOString()
      const [column, value] = clientId ? [sql`client_id,`, sql`${clientId},`] : [sql``, sql``]
      const { meta } = await db.run(sql`
        insert into ${entries} (id, account_id, ${column} ${content}, created_at, updated_at)
        select ${id}, ${accountId}, ${value} ${JSON.stringify(entry)}, ${at}, ${at}
        where (select count(*) from ${entries} where account_id = ${accountId}) < ${max}`)
      return meta.changes > 0
    },
    /** Updates an entry; false if the account has none with this id. */
    change: async (
      db: Database,
      { accountId, id, now }: Written,
      entry: Entry,
    ): Promise<boolean> => {
      const { meta } = await db.run(sql`
        update ${entries} set ${content} = ${JSON.stringify(entry)}, updated_at = ${now.toISOString()}
        where id = ${id} and account_id = ${accountId}`)
      return meta.changes > 0
    },
    /** Removes an entry; false if the account has none with this id. */
    remove: async (db: Database, { accountId, id }: Omit<Written, 'now'>): Promise<boolean> => {
      const { meta } = await db.run(
        sql`delete from ${entries} where id = ${id} and account_id = ${accountId}`,
      )
      return meta.changes > 0
    },
  }
}

export type SavedEntryQueries<Entry extends object> = ReturnType<typeof savedEntriesIn<Entry>>

export const billingAddressEntries = savedEntriesIn<OrderBilling>(
  'saved_billing_addresses',
  'address',
)

export const advertiserEntries = savedEntriesIn<OrderAdvertiser>('saved_advertisers', 'advertiser')
