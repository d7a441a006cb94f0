import type { APIRequestContext } from '@playwright/test'
import type { OrderListPage } from '#domain/orders/order/orderList.types.ts'

/** The ID of a line of the logged-in account, by its campaign's name. */
export async function reportedLine(
  request: APIRequestContext,
  origin: string,
  name: string,
): Promise<string> {
  const response = await request.get(`${origin}/api/orders?q=${encodeURIComponent(name)}`)
  const { rows } = (await response.json()) as OrderListPage
  const line = rows.find((row) => row.name === name)
  if (!line) throw new Error(`There is no campaign ${name}: ${response.status()}`)
  return line.lineId
}
