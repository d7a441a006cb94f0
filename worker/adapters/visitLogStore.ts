import type { VisitEvent } from '#domain/contact/visits/visit.ts'
import { readVisitLogText, visitLogText } from '#domain/contact/visits/visitLogFile.ts'
import type { Bindings } from '../platform/env.ts'
import { gunzipText, gzipText } from './gzipText.ts'

type Store = Pick<Bindings, 'VISIT_LOG'>

/** Writes a part of a session's log as a gzipped file; replaces one with the same name. */
export async function storeVisitLog(
  { VISIT_LOG }: Store,
  key: string,
  events: readonly VisitEvent[],
): Promise<void> {
  const bytes = await gzipText(visitLogText(events))
  await VISIT_LOG.put(key, bytes, { httpMetadata: { contentType: 'application/gzip' } })
}

/** Events in a file; empty if it is not written yet or has expired. */
export async function readVisitLog({ VISIT_LOG }: Store, key: string): Promise<VisitEvent[]> {
  const stored = await VISIT_LOG.get(key)
  return stored ? readVisitLogText(await gunzipText(stored.body)) : []
}

const MAX_KEYS = 1_000

/** Deletes files; missing ones are fine. */
export async function deleteVisitLogs(
  { VISIT_LOG }: Store,
  keys: readonly string[],
): Promise<void> {
  for (let at = 0; at < keys.length; at += MAX_KEYS)
    await VISIT_LOG.delete(keys.slice(at, at + MAX_KEYS))
}
