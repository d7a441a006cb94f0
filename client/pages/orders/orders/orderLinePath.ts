import { sitePath } from '#content/sitePaths.ts'

/** The URL of a line on its order's page; the first line's is the page itself. */
export function orderLinePath(line: { orderId: string; lineId: string; position: number }): string {
  const order = sitePath('order', { id: line.orderId })
  return line.position === 0 ? order : `${order}#${line.lineId}`
}
