import { CUSTOMER_LIST_NAMES, type CustomerList } from '#domain/sales/admin/customers.ts'
import { sitePath } from '#content/sitePaths.ts'
import { MAX_SEARCH_LENGTH } from '#domain/foundation/search/searchLength.ts'
import { firstCharacters } from '#domain/foundation/forms/firstCharacters.ts'

/** The board's state in its URL. */
export interface CustomersAddress {
  list: CustomerList
  search: string
  /** The cursor of the page; empty for the newest. */
  after: string
}

/** Parses a URL; ignores invalid values. */
export const readCustomersAddress = (query: URLSearchParams): CustomersAddress => ({
  list: CUSTOMER_LIST_NAMES.find((name) => name === query.get('list')) ?? 'all',
  search: firstCharacters((query.get('q') ?? '').trim(), MAX_SEARCH_LENGTH),
  after: (query.get('after') ?? '').slice(0, 100),
})

/** The query for the server and the URL, without defaults. */
export const customersQuery = ({
  list,
  search,
  after,
}: CustomersAddress): Record<string, string> => ({
  ...(list === 'all' ? {} : { list }),
  ...(search ? { q: search } : {}),
  ...(after ? { after } : {}),
})

/** The board's URL. */
export function customersPath(address: CustomersAddress): string {
  const query = new URLSearchParams(customersQuery(address)).toString()
  return query === '' ? sitePath('customers') : `${sitePath('customers')}?${query}`
}
