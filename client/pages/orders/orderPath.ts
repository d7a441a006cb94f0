import { localePath } from '#client/routing/localePath.ts'

export const MY_ORDERS_PATH = localePath('/my-orders')

/** An order's page. */
export const orderPath = (orderId: string): string => localePath(`/my-orders/${orderId}`)

/** The place of a line on its order's page; of the first line the page's beginning. */
export const orderLinePath = (line: {
  orderId: string
  lineId: string
  position: number
}): string =>
  line.position === 0 ? orderPath(line.orderId) : `${orderPath(line.orderId)}#${line.lineId}`
