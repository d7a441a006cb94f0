import { type CountedEvent, eventId, readEvent } from '#domain/delivery/counting/countedEvent.ts'

/** What of a line and day was counted: how many events of each kind and validity, as `impression valid`. */
export type DayCounts = Map<string, number>

/** Counts the events of a line and a UTC day anew, each once, from lines of the raw log. Blank lines are none. */
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
  // A late event is only kept from being counted twice in an hour.
  const id = event.validity === 'late' ? `${eventId(event)} ${event.hour}` : eventId(event)
  if (seen.has(id)) return true
  seen.add(id)
  return false
}

function addTo(counts: DayCounts, { kind, validity }: CountedEvent): void {
  const name = `${kind} ${validity}`
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

/** Where two countings differ, in words; none when they say the same. */
export function differences(recounted: DayCounts, rollups: DayCounts): string[] {
  const names = [...new Set([...recounted.keys(), ...rollups.keys()])].toSorted()
  return names.flatMap((name) => {
    const [ours, theirs] = [recounted.get(name) ?? 0, rollups.get(name) ?? 0]
    return ours === theirs ? [] : [`${name}: the raw log has ${ours}, the rollups have ${theirs}`]
  })
}
