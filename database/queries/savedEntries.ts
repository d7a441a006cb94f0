import { and, asc, eq, sql } from 'drizzle-orm'
import type { SavedAdvertiser, SavedBillingAddress } from '#domain/account/account.types.ts'
import type { OrderAdvertiser, OrderBilling } from '#domain/order/orderParty.types.ts'
import type { Database } from '../connection.ts'
import { savedAdvertisers, savedBillingAddresses } from '../schema/accounts.ts'

interface Written {
  accountId: string
  id: string
  now: Date
}

const toBillingAddress = ({
  id,
  address,
}: {
  id: string
  address: OrderBilling
}): SavedBillingAddress => ({ id, ...address })

const toAdvertiser = ({
  id,
  advertiser,
}: {
  id: string
  advertiser: OrderAdvertiser
}): SavedAdvertiser => ({ id, ...advertiser })

/** An account's billing addresses, the oldest first. */
export async function listBillingAddresses(
  db: Database,
  accountId: string,
): Promise<SavedBillingAddress[]> {
  const rows = await db
    .select()
    .from(savedBillingAddresses)
    .where(eq(savedBillingAddresses.accountId, accountId))
    .orderBy(asc(savedBillingAddresses.createdAt), asc(savedBillingAddresses.id))
  return rows.map(toBillingAddress)
}

/** Adds a billing address unless the account has `max` already; gives whether it did, in one statement. */
export async function addBillingAddress(
  db: Database,
  { accountId, id, now }: Written,
  address: OrderBilling,
  max: number,
): Promise<boolean> {
  const at = now.toISOString()
  const { meta } = await db.run(sql`
    insert into saved_billing_addresses (id, account_id, address, created_at, updated_at)
    select ${id}, ${accountId}, ${JSON.stringify(address)}, ${at}, ${at}
    where (select count(*) from saved_billing_addresses where account_id = ${accountId}) < ${max}`)
  return meta.changes > 0
}

/** Writes a billing address anew; false if the account has none with this id. */
export async function changeBillingAddress(
  db: Database,
  { accountId, id, now }: Written,
  address: OrderBilling,
): Promise<boolean> {
  const changed = await db
    .update(savedBillingAddresses)
    .set({ address, updatedAt: now.toISOString() })
    .where(and(eq(savedBillingAddresses.id, id), eq(savedBillingAddresses.accountId, accountId)))
    .returning({ id: savedBillingAddresses.id })
  return changed.length > 0
}

/** Removes a billing address; false if the account has none with this id. */
export async function removeBillingAddress(
  db: Database,
  { accountId, id }: Omit<Written, 'now'>,
): Promise<boolean> {
  const removed = await db
    .delete(savedBillingAddresses)
    .where(and(eq(savedBillingAddresses.id, id), eq(savedBillingAddresses.accountId, accountId)))
    .returning({ id: savedBillingAddresses.id })
  return removed.length > 0
}

/** An account's advertisers, the oldest first. */
export async function listAdvertisers(db: Database, accountId: string): Promise<SavedAdvertiser[]> {
  const rows = await db
    .select()
    .from(savedAdvertisers)
    .where(eq(savedAdvertisers.accountId, accountId))
    .orderBy(asc(savedAdvertisers.createdAt), asc(savedAdvertisers.id))
  return rows.map(toAdvertiser)
}

/** Adds an advertiser unless the account has `max` already; gives whether it did, in one statement. */
export async function addAdvertiser(
  db: Database,
  { accountId, id, now }: Written,
  advertiser: OrderAdvertiser,
  max: number,
): Promise<boolean> {
  const at = now.toISOString()
  const { meta } = await db.run(sql`
    insert into saved_advertisers (id, account_id, advertiser, created_at, updated_at)
    select ${id}, ${accountId}, ${JSON.stringify(advertiser)}, ${at}, ${at}
    where (select count(*) from saved_advertisers where account_id = ${accountId}) < ${max}`)
  return meta.changes > 0
}

/** Writes an advertiser anew; false if the account has none with this id. */
export async function changeAdvertiser(
  db: Database,
  { accountId, id, now }: Written,
  advertiser: OrderAdvertiser,
): Promise<boolean> {
  const changed = await db
    .update(savedAdvertisers)
    .set({ advertiser, updatedAt: now.toISOString() })
    .where(and(eq(savedAdvertisers.id, id), eq(savedAdvertisers.accountId, accountId)))
    .returning({ id: savedAdvertisers.id })
  return changed.length > 0
}

/** Removes an advertiser; false if the account has none with this id. */
export async function removeAdvertiser(
  db: Database,
  { accountId, id }: Omit<Written, 'now'>,
): Promise<boolean> {
  const removed = await db
    .delete(savedAdvertisers)
    .where(and(eq(savedAdvertisers.id, id), eq(savedAdvertisers.accountId, accountId)))
    .returning({ id: savedAdvertisers.id })
  return removed.length > 0
}
