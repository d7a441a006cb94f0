import type { StoredPlaylist, Turn } from './playlist.types.ts'

/**
 * Returns the function that gives the next turn of a screen: slot by slot, and within a slot one turn per loop. It
 * returns null while the playlist has no hour for now, or the slot is free.
 */
export function turnSequence(): (list: StoredPlaylist | null, deviceMs: number) => Turn | null {
  let count = 0
  return (list, deviceMs) => {
    // The screen's own clock may be days off: the ad server determines the hour.
    const nowMs = deviceMs + (list?.aheadMs ?? 0)
    const slots = list?.hours.find(({ from, to }) => from <= nowMs && nowMs < to)?.slots ?? []
    if (slots.length === 0) return null
    const turns = slots[count % slots.length] ?? []
    const loop = Math.floor(count / slots.length)
    count += 1
    return turns[loop % turns.length] ?? null
  }
}
