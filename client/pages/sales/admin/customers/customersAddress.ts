import { CUSTOMER_LIST_NAMES, type CustomerList } from '#domain/sales/admin/customers.ts'
import { sitePath } from '#content/sitePaths.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchText.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** What the address of the board says. */
export interface CustomersAddress {
  list: CustomerList
  search: string
  /** Where the page goes on; empty: at the newest. */
  after: string
}

/** An address as it is read; what it cannot mean is left out. */
export const readCustomersAddress = (query: URLSearchParams): CustomersAddress => ({
  list: CUSTOMER_LIST_NAMES.find((name) => name === query.get('list')) ?? 'all',
  search: firstCharacters((query.get('q') ?? '').trim(), MAX_SEARCH_LENGTH),
  after: (query.get('after') ?? '').slice(0, 100),
})

/** What the server is asked for, and what stands in the address; what is as usual is left out. */
export const customersQuery = ({
  list,
  search,
  after,
}: CustomersAddress): Record<string, string> => ({
  ...(list === 'all' ? {} : { list }),
  ...(search ? { q: search } : {}),
  ...(after ? { after } : {}),
})

/** The board's address. */
export function customersPath(address: CustomersAddress): string {
  const query = new URLSearchParams(customersQuery(address)).toString()
  return query === '' ? sitePath('customers') : `${sitePath('customers')}?${query}`
}
