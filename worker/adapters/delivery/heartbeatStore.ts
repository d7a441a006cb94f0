import { POINTER_FORM } from '#domain/delivery/book/bookPointer.ts'
import type { Heartbeat } from '#domain/delivery/book/heartbeat.ts'
import type { Bindings } from '../../platform/env.ts'

type Bucket = Pick<Bindings, 'DELIVERY_LOG'>

const HEARTBEAT_KEY = 'books/heartbeat.json'

/** Writes the keeper's heartbeat to the bucket, which is strongly consistent worldwide. */
export async function writeHeartbeat({ DELIVERY_LOG }: Bucket, heartbeat: Heartbeat) {
  await DELIVERY_LOG.put(HEARTBEAT_KEY, JSON.stringify(heartbeat))
}

/** The keeper's last heartbeat; null without a readable one. */
export async function readHeartbeat({ DELIVERY_LOG }: Bucket): Promise<Heartbeat | null> {
  const stored = await DELIVERY_LOG.get(HEARTBEAT_KEY)
  const heartbeat = await stored?.json<Heartbeat>()
  return heartbeat?.pointer.form === POINTER_FORM ? heartbeat : null
}
