import { gunzipSync } from 'node:zlib'
import { readHourRows } from '#domain/delivery/counting/hourFile.ts'
import { type CountedEvent, eventId, readEvent } from '#domain/delivery/counting/countedEvent.ts'

/** Counts of a line and day: events by kind and validity, as `impression valid`. */
export type DayCounts = Map<string, number>

/** Recounts the events of a line and a UTC day, each once, from lines of the raw log. Skips blank lines. */
export function recountDay(
  lines: Iterable<string>,
  { line, day }: { line: string; day: string },
): { counts: DayCounts; doubles: number } {
  const counts: DayCounts = new Map()
  const seen = new Set<string>()
  let doubles = 0
  for (const text of lines) {
    if (text === '') continue
    const event = readEvent(text)
    if (event.lineId !== line || !event.hour.startsWith(day)) continue
    if (isDouble(seen, event)) doubles += 1
    else addTo(counts, event)
  }
  return { counts, doubles }
}

function isDouble(seen: Set<string>, event: CountedEvent): boolean {
  // A late event is only deduplicated within an hour.
  const id = event.validity === 'late' ? `${eventId(event)} ${event.hour}` : eventId(event)
  if (seen.has(id)) return true
  seen.add(id)
  return false
}

function addTo(counts: DayCounts, { kind, validity }: CountedEvent): void {
  const name = `${kind} ${validity}`
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

/** Differences between two counts as text; none if they agree. */
export function differences(recounted: DayCounts, rollups: DayCounts): string[] {
  const names = [...new Set([...recounted.keys(), ...rollups.keys()])].toSorted()
  return names.flatMap((name) => {
    const [ours, theirs] = [recounted.get(name) ?? 0, rollups.get(name) ?? 0]
    return ours === theirs ? [] : [`${name}: the raw log has ${ours}, the rollups have ${theirs}`]
  })
}

/** The text of a file. Files of the raw log are gzipped since November 2026. */
export const textOfFile = (key: string, bytes: Uint8Array): string =>
  (key.endsWith('.gz') ? gunzipSync(bytes) : Buffer.from(bytes)).toString('utf8')

/** Rows in the file of a line and day; empty without one. */
export function countHourFile(bytes: Uint8Array | null): DayCounts {
  const counts: DayCounts = new Map()
  const rows = bytes ? readHourRows(gunzipSync(bytes).toString('utf8')) : []
  for (const { kind, validity, count } of rows) {
    const name = `${kind} ${validity}`
    counts.set(name, (counts.get(name) ?? 0) + count)
  }
  return counts
}
