/** What to do with a numbered message, given the number of the last one that was taken. */
export type Arrival = 'take' | 'duplicate' | 'gap'

/**
 * Numbered messages arrive at least once; this makes it exactly once and in order: the next one is taken, an
 * earlier one dropped, and after a hole the rest is asked for again from `lastSeq`.
 */
export function classifyArrival(lastSeq: number, seq: number): Arrival {
  if (seq <= lastSeq) return 'duplicate'
  return seq === lastSeq + 1 ? 'take' : 'gap'
}

/**
 * Takes a replay: `messages` in order, beginning after `from`. A replay that begins later than what is known was
 * cut at the front, so it stands for itself.
 */
export function mergeReplay<Message extends { seq: number }>(
  known: readonly Message[],
  replay: { messages: readonly Message[]; from: number },
): Message[] {
  const lastKnown = known.at(-1)?.seq ?? 0
  if (replay.from > lastKnown) return [...replay.messages]
  return [...known, ...replay.messages.filter(({ seq }) => seq > lastKnown)]
}
