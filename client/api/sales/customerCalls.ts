import type { CustomersPage, CustomerView, Erasure } from '#domain/sales/admin/customers.ts'
import { answerOf, api } from '#client/api/foundation/apiClient.ts'
import { saveFile } from '#client/api/foundation/saveFile.ts'

const customers = api.customers
const customer = customers[':id']
const resets = customer['second-factor-resets']

/** A page of all accounts, filtered by the query of the address. Raises ProductError. */
export const loadCustomers = (query: Record<string, string>) =>
  answerOf<CustomersPage>(customers.$get({ query }))

/** A customer's details. Raises account_not_found. */
export const loadCustomer = (id: string) => answerOf<CustomerView>(customer.$get({ param: { id } }))

/** Saves a customer's data as a file. Raises account_not_found. */
export async function exportCustomerCall(id: string, reason: string): Promise<void> {
  const data = await answerOf<unknown>(customer.export.$post({ param: { id }, json: { reason } }))
  const text = JSON.stringify(data, null, 2)
  saveFile(`customer-data-${id}.json`, new Blob([text], { type: 'application/json' }))
}

/** Erases a customer. Raises email_differs, account_has_role. */
export const eraseCustomerCall = (id: string, json: Erasure) =>
  answerOf<unknown>(customer.erasure.$post({ param: { id }, json }))

/** Asks another admin to turn a second factor off. Raises two_factor_is_off, reset_asked. */
export const requestResetCall = (id: string, reason: string) =>
  answerOf<unknown>(resets.$post({ param: { id }, json: { reason } }))

/** Turns off a second factor at another admin's request. Raises reset_needs_another, reset_not_found. */
export const consentToResetCall = (id: string, resetId: string) =>
  answerOf<unknown>(resets[':resetId'].consent.$post({ param: { id, resetId } }))

/** Withdraws the request for a reset. Raises reset_not_found. */
export const withdrawResetCall = (id: string, resetId: string) =>
  answerOf<unknown>(resets[':resetId'].$delete({ param: { id, resetId } }))
