import { listCustomers as findCustomers } from '#database/queries/sales/customers.ts'
import { cutPage } from '#domain/foundation/admin/cutPage.ts'
import {
  CUSTOMER_PAGE_SIZE,
  type CustomersPage,
  type CustomersQuery,
  writeCustomerCursor,
} from '#domain/sales/admin/customers.ts'
import { readRoles } from '#domain/accounts/roleSet.ts'
import type { OperationContext } from '#worker/platform/env.ts'

/** A page of matching accounts, newest first. */
export async function listCustomers(
  { db, now }: OperationContext,
  query: CustomersQuery,
): Promise<CustomersPage> {
  const found = await findCustomers(db, query, now.toISOString())
  const customers = found.map((row) => ({
    id: row.id,
    name: `${row.firstName} ${row.lastName}`.trim(),
    email: row.email,
    companyName: row.companyName,
    roles: readRoles(row.role),
    isApp2FAEnabled: row.twoFactorEnabled,
    createdAt: row.createdAt.toISOString(),
    orders: row.orders,
  }))
  const { shown: rows, last } = cutPage(customers, CUSTOMER_PAGE_SIZE)
  return { rows, next: last ? writeCustomerCursor(last) : null }
}
