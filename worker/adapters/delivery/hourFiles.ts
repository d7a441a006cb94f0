import {
  hourFileKey,
  type HourRow,
  readHourRows,
  writeHourRows,
} from '#domain/delivery/counting/hourFile.ts'
import type { Bindings } from '../../platform/env.ts'
import { gunzipText, gzipText } from '../gzipText.ts'

type Store = Pick<Bindings, 'DELIVERY_LOG'>

/** Writes the rows of a line and UTC day to their file; replaces an existing one. */
export async function writeHourFile(
  { DELIVERY_LOG }: Store,
  { lineId, day }: { lineId: string; day: string },
  rows: readonly HourRow[],
): Promise<void> {
  await DELIVERY_LOG.put(hourFileKey(lineId, day), await gzipText(writeHourRows(rows)), {
    httpMetadata: { contentType: 'application/gzip' },
  })
}

/** Rows of a line and UTC day in their file; empty without one. */
export async function readHourFile(
  { DELIVERY_LOG }: Store,
  { lineId, day }: { lineId: string; day: string },
): Promise<HourRow[]> {
  const stored = await DELIVERY_LOG.get(hourFileKey(lineId, day))
  return stored ? readHourRows(await gunzipText(stored.body)) : []
}
