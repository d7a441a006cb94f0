import { sitePath } from '#content/sitePaths.ts'

/** The place of a line on its order's page; of the first line the page's beginning. */
export function orderLinePath(line: { orderId: string; lineId: string; position: number }): string {
  const order = sitePath('order', { id: line.orderId })
  return line.position === 0 ? order : `${order}#${line.lineId}`
}
