import { z } from 'zod'
import { deleteText, saveText, savedText } from '#client/state/foundation/storage/savedText.ts'
import { OPEN_ORDER_KEY } from '#client/state/foundation/storage/personalStorage.ts'

const openOrderSchema = z.object({ id: z.string().startsWith('ord_'), accessKey: z.string() })
export type OpenOrder = z.infer<typeof openOrderSchema>

/** The order that waits for its payment, if there is one in this browser. */
export function readOpenOrder(): OpenOrder | null {
  try {
    const parsed = openOrderSchema.safeParse(JSON.parse(savedText(OPEN_ORDER_KEY) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

/** Stores an order until it is paid or canceled; null deletes it. */
export function writeOpenOrder(order: OpenOrder | null): void {
  if (order) saveText(OPEN_ORDER_KEY, JSON.stringify(order))
  else deleteText(OPEN_ORDER_KEY)
}
